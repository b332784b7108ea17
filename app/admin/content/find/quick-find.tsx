import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { focusAgain } from '../../pieces/dialogs/dialog.tsx';
import { lazyDialog } from '../../pieces/lazy-part.tsx';
import { type EarlyTyping, keepEarlyTyping } from './early-typing.ts';
import { FIND_TEXTS } from './find-texts.ts';

import './quick-find.css';

// Loaded at its first use.
const FindDialog = lazyDialog(() => import('./find-dialog.tsx'));

/**
 * The button, and Ctrl+K anywhere, that open the search for entries and screens. It belongs in the header of the
 * admin.
 */
export function QuickFind() {
  const { say } = useAdminLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const from = useRef<Element | null>(null);
  const early = useRef<EarlyTyping | undefined>(undefined);
  const takeEarly = () => early.current?.take() ?? '';
  const leave = () => {
    takeEarly();
    setOpen(false);
    focusAgain(from.current);
  };
  const open = () => {
    takeEarly();
    early.current = keepEarlyTyping(leave);
    from.current = document.activeElement;
    setWanted(true);
    setOpen(true);
  };
  // Whoever signs out meanwhile types elsewhere.
  useEffect(() => () => void early.current?.take(), []);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // By the key's place, since it writes κ on a Greek keyboard.
      const isK = event.code === 'KeyK' || event.key.toLowerCase() === 'k';
      if (!isK || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      // Not over another dialog that waits for an answer.
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) open();
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  });

  return (
    <>
      <button type="button" className="quick-find" aria-keyshortcuts="Control+K" onClick={open}>
        <Search aria-hidden size={18} />
        <span className="quick-find-words">
          {say(FIND_TEXTS.open)} <kbd>Ctrl K</kbd>
        </span>
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <FindDialog
            isOpen={isOpen}
            takeEarly={takeEarly}
            onClose={() => setOpen(false)}
            onLeave={leave}
          />
        </Suspense>
      )}
    </>
  );
}
