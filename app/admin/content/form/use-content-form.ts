import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentType } from '../../../../domain/content/content-type.ts';
import { ApiError, messageOf } from '../../api-client.ts';
import {
  type Draft,
  draftKey,
  dropDraft,
  findDraft,
  keepDraft,
  sameValues,
} from '../../form/draft-store.ts';
import { saveAlts } from '../../form/medium-query.ts';
import { useUser } from '../../session.tsx';
import type { AnyEntry } from '../content-api.ts';
import { restoreEntry, unpublishEntry } from '../content-api.ts';
import { type EntryValues, newAlts, toData, toValues } from './entry-values.ts';
import { withoutErrorsUnder } from './field-path.ts';
import { EntrySender } from './send-entry.ts';
import { useWaiting } from './use-waiting.ts';

/** Typing that pauses this long is kept in the browser. */
const KEEP_AFTER_MS = 400;

/** What the form waits for. */
export type Busy = 'publish' | 'draft' | 'unpublish' | null;

/** Two versions of an entry that must become one. */
export interface Conflict {
  /** What both began from; null where it is not known any more. */
  base: EntryValues | null;
  theirs: AnyEntry;
  publish: boolean;
}

interface Options {
  type: ContentType;
  /** What is stored; null for a new entry. Read once: another entry needs another `key`. */
  entry: AnyEntry | null;
  /** The values of a new entry. */
  start: EntryValues;
}

/** The form of an entry. Nothing typed is lost: it is kept in the browser, and stays on every error. */
export function useContentForm({ type, entry: first, start }: Options) {
  const user = useUser();
  const initial = first ? toValues(type, first) : start;
  const [entry, setEntry] = useState(first);
  const [stored, setStored] = useState(initial);
  const [values, setValues] = useState(initial);
  /** The version that the values began from: older than the entry's when they are a kept draft. */
  const [baseVersion, setBaseVersion] = useState(first?.version ?? null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<Busy>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isGone, setGone] = useState(false);
  const [isKept, setKept] = useState(true);
  /** Counts refused saves, so that each one moves the focus to what is wrong. */
  const [refusals, setRefusals] = useState(0);
  const { setWaiting, untilReady } = useWaiting();
  const sender = useMemo(() => new EntrySender(type, user.email), [type, user.email]);

  const key = draftKey(user.id, `${type.name}:${entry?.id ?? 'new'}`);
  const [draft, setDraft] = useState<Draft<EntryValues> | undefined>(() => {
    const found = findDraft(localStorage, key, initial);
    return found && !sameValues(found.values, initial) ? found : undefined;
  });
  const hasChanges = !sameValues(values, stored);

  // What handlers outside of a render read.
  const now = useRef({ values, baseVersion, hasChanges, isDone: false, key, isBusy: false });
  Object.assign(now.current, { values, baseVersion, hasChanges, key });

  const keep = useCallback(() => {
    const { values, baseVersion, hasChanges, isDone, key } = now.current;
    if (!hasChanges || isDone) return;
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

  const change = useCallback((name: string, value: unknown) => {
    setValues((previous) => ({ ...previous, [name]: value }));
    setErrors((previous) => withoutErrorsUnder(previous, name));
  }, []);

  /** Saves what is in the form. Returns what is stored then, or null when it was refused. */
  async function save(
    publish: boolean,
    chosen?: { values: EntryValues; version: number },
  ): Promise<AnyEntry | null> {
    if (now.current.isBusy) return null;
    begin(publish ? 'publish' : 'draft');
    await untilReady();
    const sent = chosen?.values ?? now.current.values;
    const version = chosen?.version ?? now.current.baseVersion;
    if (chosen) {
      setValues(sent);
      setBaseVersion(version);
    }
    try {
      await saveAlts(newAlts(sent, stored));
      const slug = type.singleton ? undefined : sent.slug.trim();
      const known = entry && version !== null ? { id: entry.id, version } : null;
      const answer = await sender.send(known, { slug, data: toData(type, sent), publish });
      accept(answer, sent);
      // Read before the next render: whoever leaves now leaves nothing behind.
      if (now.current.values === sent) now.current.hasChanges = false;
      return answer;
    } catch (error) {
      refuse(error, publish);
      return null;
    } finally {
      end();
    }
  }

  function accept(answer: AnyEntry, sent: EntryValues) {
    // The slug may have been made by the server; everything else stays as it is under the cursor.
    const asStored = { ...sent, slug: answer.slug };
    dropDraft(localStorage, now.current.key);
    setEntry(answer);
    setBaseVersion(answer.version);
    setStored(asStored);
    setValues((current) =>
      current.slug === sent.slug ? { ...current, slug: answer.slug } : current,
    );
    setGone(false);
    setDraft(undefined);
  }

  function refuse(error: unknown, publish: boolean) {
    keep();
    setProblem(messageOf(error));
    setRefusals((count) => count + 1);
    if (!(error instanceof ApiError)) return;
    setErrors(error.fields);
    const theirs = error.body.current as AnyEntry | undefined;
    if (error.status === 409 && theirs) {
      const isBaseKnown = now.current.baseVersion === entry?.version;
      setConflict({ base: isBaseKnown ? stored : null, theirs, publish });
    }
    if (error.status === 404 && entry) setGone(true);
  }

  function begin(what: Exclude<Busy, null>) {
    now.current.isBusy = true;
    setBusy(what);
    setProblem('');
    setErrors({});
    setConflict(null);
  }

  function end() {
    now.current.isBusy = false;
    setBusy(null);
  }

  /** Takes the entry off the site; what is in the form stays. */
  async function unpublish(): Promise<boolean> {
    if (!entry || now.current.isBusy) return false;
    begin('unpublish');
    try {
      const answer = await unpublishEntry(type.name, entry.id);
      setEntry(answer);
      // Only when nobody else saved in between may the next save be on top of this one.
      if (answer.version === (now.current.baseVersion ?? 0) + 1) setBaseVersion(answer.version);
      return true;
    } catch (error) {
      refuse(error, false);
      return false;
    } finally {
      end();
    }
  }

  /** Brings back an entry that somebody deleted while it was being edited, then saves as asked. */
  async function bringBack(publish: boolean): Promise<AnyEntry | null> {
    if (!entry) return null;
    try {
      await restoreEntry(type.name, entry.id);
    } catch (error) {
      // Somebody has brought it back already: then saving will do.
      if (!(error instanceof ApiError && error.status === 404)) {
        refuse(error, publish);
        return null;
      }
    }
    setGone(false);
    return save(publish);
  }

  return {
    type,
    entry,
    values,
    change,
    setWaiting,
    errors,
    problem,
    refusals,
    busy,
    hasChanges,
    isKept,
    isGone,
    bringBack,
    save,
    unpublish,
    conflict,
    closeConflict: () => setConflict(null),
    draft,
    takeDraft: () => {
      if (!draft) return;
      setValues(draft.values);
      setBaseVersion(draft.baseVersion);
      setDraft(undefined);
    },
    dropDraft: () => {
      dropDraft(localStorage, key);
      setDraft(undefined);
    },
    /** Forgets the changes for good: whoever leaves now is not held back. */
    abandon: () => {
      now.current.isDone = true;
      dropDraft(localStorage, key);
    },
    /** Whether leaving would leave changes behind; read at the moment of leaving. */
    mustHoldBack: () => now.current.hasChanges && !now.current.isDone,
  };
}

export type ContentForm = ReturnType<typeof useContentForm>;
