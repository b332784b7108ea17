import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../calls/api-client.ts';
import { hasSessionEnded, personHere, untilSignedIn } from '../../session.tsx';
import { dropBrowserCopy, findBrowserCopies } from '../browser-copies.ts';
import { isSameContent } from '../entry-values.ts';
import { findOffers, type Offer } from './find-offers.ts';
import { discardCopy, type FormSubject, fetchCopies, fetchCopy } from './kept-api.ts';
import { findOpenElsewhere } from './tab-locks.ts';

/** Until the server has answered, it is asked again after this time: not where somebody must sign in first. */
const ASK_AGAIN_MS = 5_000;

interface Options<V> {
  subject: FormSubject;
  /** Where the browser keeps its copies. */
  place: string;
  /** The values of the form as it begins. */
  like: V;
  /** The values of a copy for the form as it is today. */
  adapt: (values: object) => V;
}

/**
 * What was typed into a form before and not saved, in this browser and on the server; found once for each form that is
 * opened. While the server does not answer, the browser's own copies are offered.
 */
export function useOffers<V extends object>({ subject, place, like, adapt }: Options<V>) {
  const [offers, setOffers] = useState<Offer<V>[]>([]);
  const [isWanted, setWanted] = useState(false);
  const search = useRef<AbortController>(undefined);
  /** What somebody has taken, or left for later: a later answer does not offer it again. */
  const decided = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form is opened
  useEffect(() => {
    search.current = new AbortController();
    const { signal } = search.current;
    const person = personHere();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offer = (found: { offers: Offer<V>[]; isWanted: boolean }) => {
      if (signal.aborted) return;
      setWanted(found.isWanted);
      const fitting = found.offers.map((one) => ({ ...one, values: adapt(one.values) }));
      const isStored = (one: Offer<V>) => isSameContent(one.values, like);
      for (const one of fitting.filter(isStored)) discard(subject, place, one);
      setOffers(fitting.filter((one) => !isStored(one) && !decided.current.has(one.id)));
    };
    const find = async (isFirst: boolean) => {
      const local = findBrowserCopies<V>(localStorage, place, new Date());
      const wanted = new URLSearchParams(window.location.search).get('draft') ?? undefined;
      const ways = { findOpen: findOpenElsewhere, wanted };
      try {
        const server = await fetchCopies(subject, signal);
        const fetchValues = (id: string) => fetchValuesOf<V>(id, signal);
        const found = await findOffers<V>({ local, server, fetchValues, ...ways });
        for (const id of found.ended) dropBrowserCopy(localStorage, place, id);
        offer(found);
      } catch {
        if (signal.aborted) return;
        const again = () => (signal.aborted ? undefined : find(false));
        // What somebody else has typed is none of this form's.
        if (hasSessionEnded()) void untilSignedIn(person).then(again, () => undefined);
        else timer = setTimeout(() => void again(), ASK_AGAIN_MS);
        const fetchValues = () => Promise.resolve(undefined);
        const own = { local, server: undefined, fetchValues, ...ways };
        if (isFirst) offer(await findOffers<V>(own));
      }
    };
    void find(true);
    return () => {
      search.current?.abort();
      clearTimeout(timer);
    };
  }, []);

  function putAway(): void {
    for (const { id } of offers) decided.current.add(id);
    setOffers([]);
  }

  return {
    offers,
    isWanted,
    setOffers,
    putAway,
    /** The form has been saved: what was typed before it is offered to the next one. */
    end(): void {
      search.current?.abort();
      setOffers([]);
    },
  };
}

/** What says the same as the stored entry is nothing to offer: it was saved by a call whose answer got lost. */
function discard<V>(subject: FormSubject, place: string, offer: Offer<V>): void {
  dropBrowserCopy(localStorage, place, offer.id);
  // Left over, it is found and discarded the next time.
  void discardCopy(subject, offer).catch(() => undefined);
}

async function fetchValuesOf<V>(id: string, signal: AbortSignal): Promise<V | undefined> {
  try {
    return (await fetchCopy(id, signal)).values as V;
  } catch (error) {
    // It has ended since it was listed.
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
