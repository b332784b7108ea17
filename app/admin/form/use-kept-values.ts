import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../session.tsx';
import {
  type Draft,
  draftKey,
  dropDraft,
  findDraft,
  keepDraft,
  sameValues,
} from './draft-store.ts';

/** After a pause of this length, the typed values are kept in the browser. */
const KEEP_AFTER_MS = 400;

interface Options<V extends object> {
  /** Names the form among the kept drafts: `page:new`, `news:<id>`. */
  name: string;
  /**
   * The stored values, or the empty form. They are read once: give the component another `key` for another entry.
   */
  initial: V;
  /** The version of the entry in `initial`; null for a new entry. */
  baseVersion: number | null;
}

/** The values of a form and the browser's copy of them, so that nothing typed is lost. */
export function useKeptValues<V extends object>(options: Options<V>) {
  const [stored, setStored] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  /** The version that the values began from: older than the entry's when they are a kept draft. */
  const [baseVersion, setBaseVersion] = useState(options.baseVersion);
  const [isKept, setKept] = useState(true);
  const key = draftKey(useUser().id, options.name);
  const [draft, setDraft] = useState<Draft<V> | undefined>(() => {
    const found = findDraft(localStorage, key, options.initial);
    return found && !sameValues(found.values, options.initial) ? found : undefined;
  });
  const hasChanges = !sameValues(values, stored);

  // For handlers that run outside a render.
  const now = useRef({ values, baseVersion, hasChanges, key, isAbandoned: false });
  Object.assign(now.current, { values, baseVersion, hasChanges, key });

  const keep = useCallback(() => {
    const { values, baseVersion, hasChanges, isAbandoned, key } = now.current;
    if (!hasChanges || isAbandoned) return;
    const keptAt = new Date().toISOString();
    setKept(keepDraft(localStorage, key, { values, baseVersion, keptAt }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the wait anew
  useEffect(() => {
    // An offered draft is not overwritten before the person has decided.
    if (draft) return;
    if (!hasChanges) {
      dropDraft(localStorage, key);
      return;
    }
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, hasChanges, draft, keep, key]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return {
    values,
    setValues,
    /** The entry's values as far as this form knows. */
    stored,
    baseVersion,
    setBaseVersion,
    hasChanges,
    /** Whether the browser keeps the changes: false when it has no room. */
    isKept,
    keep,
    /** The values at this moment, for handlers that began before the last render. */
    current: () => now.current,
    /** Call it after a save: `sent` is stored now, under a slug that the server may have made. */
    accept(sent: V & { slug: string }, saved: { slug: string; version: number }): void {
      dropDraft(localStorage, now.current.key);
      setBaseVersion(saved.version);
      setStored({ ...sent, slug: saved.slug });
      // All other values stay as the person is typing them.
      setValues((current) =>
        (current as typeof sent).slug === sent.slug ? { ...current, slug: saved.slug } : current,
      );
      setDraft(undefined);
      // Set before the next render, since a person who leaves now leaves no unsaved changes.
      if (now.current.values === sent) now.current.hasChanges = false;
    },
    /** Unsaved changes of an earlier visit, to be offered. */
    draft,
    takeDraft(): void {
      if (!draft) return;
      setValues(draft.values);
      setBaseVersion(draft.baseVersion);
      setDraft(undefined);
    },
    dropDraft(): void {
      dropDraft(localStorage, key);
      setDraft(undefined);
    },
    /** Forgets the changes for good, so that leaving asks no question. */
    abandon(): void {
      now.current.isAbandoned = true;
      dropDraft(localStorage, key);
    },
    /** Whether leaving would leave changes behind; read it at the moment of leaving. */
    mustHoldBack: () => now.current.hasChanges && !now.current.isAbandoned,
  };
}
