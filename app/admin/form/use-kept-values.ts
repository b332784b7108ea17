import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { hasSessionEnded, personHere, requirePerson, useSession, useUser } from '../session.tsx';
import {
  browserPlace,
  dropBrowserCopy,
  fitValues,
  keepBrowserCopy,
  sameValues,
} from './browser-copies.ts';
import { CopyKeeper, type KeepState, type Typed } from './kept/copy-keeper.ts';
import type { Offer } from './kept/find-offers.ts';
import {
  type Company,
  type CopyMark,
  discardCopy,
  type FormSubject,
  keepCopy,
} from './kept/kept-api.ts';
import { holdForm, newFormId } from './kept/tab-locks.ts';
import { useOffers } from './kept/use-offers.ts';

/** After a pause of this length, the typed values are kept in the browser, too. */
const KEEP_AFTER_MS = 400;

interface Options<V extends object> {
  /** Names this form among all that are open. */
  id: string;
  subject: FormSubject;
  /**
   * The stored values, or the empty form. They are read once: give the component another `key` for another entry.
   */
  initial: V;
  /** The version of the entry in `initial`; null for a new entry. */
  baseVersion: number | null;
  /** The values of an earlier copy for the form as it is today; left out: with what its fields have gained since. */
  adapt?: (values: object) => V;
  /** Told who else has the entry open, with each copy that the server has kept. */
  onCompany: (company: Company) => void;
}

/**
 * The values of a form, and the copies of them that the server and the browser keep, so that nothing typed is lost.
 * Every form that is opened has an id of its own: two tabs never share a copy.
 */
export function useKeptValues<V extends object>(options: Options<V>) {
  const { id, subject } = options;
  const [stored, setStored] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  /** The version that the values began from: older than the entry's when they are a kept draft. */
  const [baseVersion, setBaseVersion] = useState(options.baseVersion);
  /** What `stored` is on the server, and its version there; the server may have tidied what was typed. */
  const [known, setKnown] = useState({ values: options.initial, version: options.baseVersion });
  const [isKeptHere, setKeptHere] = useState(true);
  const [keepState, setKeepState] = useState<KeepState>({ kind: 'nothing' });
  const place = browserPlace(useUser().id, `${subject.type}:${subject.entryId ?? 'new'}`);
  const hasChanges = !sameValues(values, stored);

  // For handlers that run outside a render.
  const current = { values, stored, baseVersion, known, hasChanges, place };
  const now = useRef({ ...options, ...current, isAbandoned: false, typist: personHere() });
  Object.assign(now.current, options, current);

  const keeper = useMemo(
    () =>
      new CopyKeeper({
        id,
        send: async (copy, isLast) => {
          await requirePerson(now.current.typist);
          const { keptAt, company } = await keepCopy(copy, isLast);
          if (company) now.current.onCompany(company);
          for (const taken of copy.instead)
            dropBrowserCopy(localStorage, now.current.place, taken.id);
          return { keptAt };
        },
        // Without an answer it is offered once more, and discarded then.
        discard: (of, mark) => void discardCopy(of, mark).catch(() => undefined),
        onState: setKeepState,
        hasSessionEnded,
      }),
    [id],
  );
  const { initial, adapt = (of: object) => fitValues(of, initial) } = options;
  const earlier = useOffers({ subject, place, like: initial, adapt });

  const keepHere = useCallback(() => {
    const { values, baseVersion, hasChanges, isAbandoned, place, typist } = now.current;
    if (!hasChanges || isAbandoned || typist !== personHere()) return;
    const keptAt = new Date().toISOString();
    const sequence = keeper.upcoming(typedOf(now.current));
    const draft = { id, sequence, values, baseVersion, keptAt };
    setKeptHere(keepBrowserCopy(localStorage, place, draft));
    if (now.current.subject.entryId === null) nameInAddress(id);
  }, [id, keeper]);

  // The form stays open for who signs in next: what is kept is kept for whoever typed last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the values
  useEffect(() => {
    now.current.typist = personHere();
  }, [values]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the wait anew
  useEffect(() => {
    const { isAbandoned } = now.current;
    if (isAbandoned) return;
    if (!hasChanges) {
      dropBrowserCopy(localStorage, place, id);
      keeper.clear();
      return;
    }
    keeper.note(typedOf({ subject, values, baseVersion }));
    const timer = setTimeout(keepHere, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, stored, baseVersion, hasChanges, keepHere, keeper, place]);

  useEffect(() => {
    const keepLast = () => {
      keepHere();
      keeper.flush(true);
    };
    const keepHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      keepHere();
      keeper.flush();
    };
    const retry = () => keeper.retry();
    const release = holdForm(id);
    keeper.start();
    window.addEventListener('pagehide', keepLast);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      window.removeEventListener('pagehide', keepLast);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', keepHidden);
      keepLast();
      keeper.stop();
      release();
    };
  }, [id, keeper, keepHere]);

  const session = useSession();
  const isSignedIn = session.status === 'signed-in' && !session.hasEnded;
  useEffect(() => {
    if (isSignedIn) keeper.retry();
  }, [isSignedIn, keeper]);

  /** What was typed before somebody chose an earlier copy becomes a copy of its own. */
  function setAside(): void {
    if (!now.current.hasChanges) return;
    const copy = { id: newFormId(), sequence: 1, values, baseVersion };
    keepBrowserCopy(localStorage, place, { ...copy, keptAt: new Date().toISOString() });
    const sent = { ...copy, ...subject, values: values as Record<string, unknown>, instead: [] };
    // No form is open with it. Where the server does not answer, the browser has it.
    void keepCopy(sent, true).catch(() => undefined);
  }

  function forgetOffer(offer: Offer<V>): void {
    dropBrowserCopy(localStorage, place, offer.id);
    earlier.setOffers((all) => all.filter(({ id }) => id !== offer.id));
  }

  return {
    id,
    values,
    setValues,
    /** The entry's values as far as this form knows. */
    stored,
    baseVersion,
    known,
    hasChanges,
    /** Whether the browser keeps the changes: false when it has no room. */
    isKeptHere,
    /** Whether the server does. */
    keepState,
    keep(): void {
      keepHere();
      keeper.flush();
    },
    /** The values at this moment, for handlers that began before the last render. */
    current: () => now.current,
    /** The copies that end with a save of the values at this moment. */
    marksForSave: () => keeper.marksForSave(),
    /**
     * Call it after a save: `sent` is stored now, under a slug that the server may have made, and as `values` where it
     * has tidied it; the copies of `marks` have ended.
     */
    accept(
      sent: V & { slug: string },
      saved: { slug: string; version: number; values?: V },
      marks: readonly CopyMark[],
    ): void {
      for (const mark of [{ id }, ...marks])
        dropBrowserCopy(localStorage, now.current.place, mark.id);
      keeper.saved(marks);
      setBaseVersion(saved.version);
      setKnown({ values: saved.values ?? sent, version: saved.version });
      setStored({ ...sent, slug: saved.slug });
      // All other values stay as the person is typing them.
      setValues((current) =>
        (current as typeof sent).slug === sent.slug ? { ...current, slug: saved.slug } : current,
      );
      earlier.end();
      // Set before the next render, since a person who leaves now leaves no unsaved changes.
      if (now.current.values === sent) now.current.hasChanges = false;
    },
    /** Shows a newer version in place of the stored one; `values` are what the form goes on with. */
    adopt(newer: { stored: V; values: V; version: number }): void {
      setStored(newer.stored);
      setValues(newer.values);
      setBaseVersion(newer.version);
      setKnown({ values: newer.stored, version: newer.version });
    },
    /** What is known here stands under another version now. */
    follow(version: number): void {
      const { known, baseVersion } = now.current;
      setKnown({ ...known, version });
      // A draft of long ago still began from what it began from.
      if (baseVersion === known.version) setBaseVersion(version);
    },
    /** Unsaved changes of earlier visits and of other devices, to be offered. */
    offers: earlier.offers,
    /** Whether the offer is the copy that the address names: that of this form before it was loaded again. */
    isWanted: earlier.isWanted,
    takeOffer(offer: Offer<V>): void {
      setAside();
      setValues(offer.values);
      setBaseVersion(offer.baseVersion);
      keeper.take({ id: offer.id, sequence: offer.sequence });
      earlier.putAway();
    },
    /** Discards it for good. Throws ApiError where the server cannot be reached: then it is still there. */
    async dropOffer(offer: Offer<V>): Promise<void> {
      await discardCopy(subject, offer);
      forgetOffer(offer);
    },
    /** Leaves them for another time. */
    postponeOffers: earlier.putAway,
    /** Forgets the changes for good, so that leaving asks no question. */
    abandon(): void {
      now.current.isAbandoned = true;
      dropBrowserCopy(localStorage, place, id);
      keeper.clear();
    },
    /** Whether leaving would leave changes behind; read it at the moment of leaving. */
    mustHoldBack: () => now.current.hasChanges && !now.current.isAbandoned,
  };
}

/** What the keeper of copies is told of a form. */
function typedOf(form: {
  subject: FormSubject;
  values: object;
  baseVersion: number | null;
}): Typed {
  const { subject, values, baseVersion } = form;
  const { type, entryId } = subject;
  return { type, entryId, values: values as Record<string, unknown>, baseVersion };
}

/** A reload of a new entry's form finds its copy again, not that of another tab. */
function nameInAddress(id: string): void {
  const url = new URL(window.location.href);
  if (!url.pathname.endsWith('/new') || url.searchParams.get('draft') === id) return;
  url.searchParams.set('draft', id);
  // Not by the router, which would begin a new form.
  window.history.replaceState(window.history.state, '', url);
}
