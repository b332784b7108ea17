import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../session.tsx';
import { type Company, type FormSubject, noteClosed, noteOpen } from './kept-api.ts';

/** The server counts a form as open for 45 seconds after it was heard of. */
const ALONE_MS = 15_000;
/** Whoever shares an entry hears of a save of the others soon. */
const TOGETHER_MS = 5_000;

/**
 * Says every few seconds that a form of a stored entry is open, and learns who else has it open and what was saved
 * last; not while the tab is hidden, where nobody types. `hear` takes what another call has brought.
 */
export function useCompany(id: string, { type, entryId }: FormSubject) {
  const [company, setCompany] = useState<Company | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef(() => {});
  const session = useSession();
  const isSignedIn = session.status === 'signed-in' && !session.hasEnded;

  const hear = useCallback((news: Company | null) => {
    setCompany((known) => {
      // What was saved stays saved.
      const now = news ?? (known && { ...known, others: [] });
      return JSON.stringify(known) === JSON.stringify(now) ? known : now;
    });
    clearTimeout(timer.current);
    const pause = news && news.others.length > 0 ? TOGETHER_MS : ALONE_MS;
    if (document.visibilityState === 'visible')
      timer.current = setTimeout(() => ask.current(), pause);
  }, []);

  useEffect(() => {
    if (entryId === null || !isSignedIn) return;
    let isLeft = false;
    ask.current = () => {
      if (isLeft) return;
      // Nobody is known to be there while the server does not answer; the bar says why what is typed is not kept.
      void noteOpen(id, type, entryId).then(
        (news) => !isLeft && hear(news),
        () => !isLeft && hear(null),
      );
    };
    const follow = () => {
      clearTimeout(timer.current);
      if (document.visibilityState === 'visible') ask.current();
    };
    const leave = () => noteClosed(id);
    ask.current();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', leave);
    return () => {
      isLeft = true;
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, type, entryId, isSignedIn, hear]);

  return { company, hear };
}
