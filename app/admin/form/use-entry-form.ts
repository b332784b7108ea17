import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../api-client.ts';
import { useUser } from '../session.tsx';
import {
  type Draft,
  draftKey,
  dropDraft,
  findDraft,
  keepDraft,
  sameValues,
} from './draft-store.ts';
import { focusFirstError } from './field-id.ts';

const KEEP_AFTER_MS = 400;

export interface EntryForm<V extends object> {
  values: V;
  change: (part: Partial<V>) => void;
  /** The version that the values began from; null for a new entry. */
  baseVersion: number | null;
  hasChanges: boolean;
  /** Whether the browser keeps the changes: false when it has no room. */
  isKept: boolean;
  /** A message for each field that will not do, by its path. */
  errors: Record<string, string>;
  /** What went wrong with the last save; '' when nothing did. */
  problem: string;
  isSaving: boolean;
  /** Set when somebody else saved since: show ConflictDialog. */
  conflict: ApiError | null;
  /** Whether the last save found that the entry has been deleted meanwhile. */
  isGone: boolean;
  /** Whether something the form needs is still on its way, such as an upload. */
  isWaiting: boolean;
  /** Tells the form so; a save asked for meanwhile happens when it is over. */
  setWaiting: (isWaiting: boolean) => void;
  closeConflict: () => void;
  /** Saves; with arguments, these values on top of that version. */
  save: (values?: V, baseVersion?: number | null) => Promise<void>;
  /** Unsaved changes of an earlier visit, to be offered. */
  draft: Draft<V> | undefined;
  takeDraft: () => void;
  dropDraft: () => void;
  /** Shows a failure of something that the screen tried by itself, as one of saving. */
  fail: (error: unknown) => void;
  /** Gives up the changes, on the way out of the screen. */
  abandon: () => void;
  /** Whether leaving would leave changes behind; read it at the moment of leaving. */
  mustHoldBack: () => boolean;
}

interface Options<V extends object> {
  /** Names the form among the kept drafts: `page:new`, `news:<id>`. */
  name: string;
  /** What is stored, or the empty form. Read once: give the component a `key` for another entry. */
  initial: V;
  baseVersion: number | null;
  /** Sends the values; throws ApiError. */
  send: (values: V, baseVersion: number | null) => Promise<void>;
  /** After a successful save; leaving the screen from here holds nobody back. */
  onSaved: () => void;
}

/** The state of a form that never loses what was typed: kept in the browser, and on every error. */
export function useEntryForm<V extends object>(options: Options<V>): EntryForm<V> {
  const [stored] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [baseVersion, setBaseVersion] = useState(options.baseVersion);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<ApiError | null>(null);
  const [isGone, setGone] = useState(false);
  const [isKept, setKept] = useState(true);
  const [isWaiting, setWaiting] = useState(false);
  const [isSaveWanted, setSaveWanted] = useState(false);
  const key = draftKey(useUser().id, options.name);
  const [draft, setDraft] = useState(() => {
    const found = findDraft(localStorage, key, options.initial);
    return found && !sameValues(found.values, options.initial) ? found : undefined;
  });
  const hasChanges = !sameValues(values, stored);

  // What an event handler outside of a render reads.
  const now = useRef({ values, baseVersion, hasChanges, isDone: false, isSaving: false });
  Object.assign(now.current, { values, baseVersion, hasChanges });

  const keep = useCallback(() => {
    const { values, baseVersion, hasChanges, isDone } = now.current;
    if (!hasChanges || isDone) return;
    setKept(keepDraft(localStorage, key, { values, baseVersion, keptAt: timestamp() }));
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the wait anew
  useEffect(() => {
    // An offered draft stays until the person has decided.
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

  const change = useCallback((part: Partial<V>) => {
    setValues((previous) => ({ ...previous, ...part }));
    setErrors((previous) => withoutErrorsOf(previous, Object.keys(part)));
  }, []);

  function fail(error: unknown): void {
    now.current.isDone = false;
    keep();
    setProblem(messageOf(error));
    setGone(error instanceof ApiError && error.status === 404);
    if (isStale(error)) setConflict(error);
    else if (error instanceof ApiError) {
      setErrors(error.fields);
      focusFirstError(Object.keys(error.fields));
    }
  }

  async function save(given?: V, givenVersion?: number | null): Promise<void> {
    if (now.current.isSaving) return;
    if (isWaiting) {
      setSaveWanted(true);
      return;
    }
    now.current.isSaving = true;
    const toSend = given ?? now.current.values;
    const version = givenVersion === undefined ? now.current.baseVersion : givenVersion;
    if (given) setValues(given);
    setBaseVersion(version);
    setSaving(true);
    setProblem('');
    setErrors({});
    setConflict(null);
    setGone(false);
    try {
      await options.send(toSend, version);
      now.current.isDone = true;
      dropDraft(localStorage, key);
      options.onSaved();
    } catch (error) {
      fail(error);
    } finally {
      now.current.isSaving = false;
      setSaving(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves once, when what it waited for has come
  useEffect(() => {
    if (isWaiting || !isSaveWanted) return;
    setSaveWanted(false);
    void save();
  }, [isWaiting, isSaveWanted]);

  return {
    values,
    change,
    baseVersion,
    hasChanges,
    isKept,
    errors,
    problem,
    isSaving: isSaving || isSaveWanted,
    isGone,
    isWaiting,
    setWaiting,
    conflict,
    closeConflict: () => setConflict(null),
    save,
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
    fail,
    abandon: () => {
      now.current.isDone = true;
      dropDraft(localStorage, key);
    },
    mustHoldBack: () => now.current.hasChanges && !now.current.isDone,
  };
}

const timestamp = () => new Date().toISOString();

/** A conflict without a field of its own: another save came first. */
function isStale(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 409 && Object.keys(error.fields).length === 0
  );
}

function withoutErrorsOf(errors: Record<string, string>, names: string[]): Record<string, string> {
  const kept = Object.entries(errors).filter(
    ([path]) => !names.some((name) => path === name || path.startsWith(`${name}.`)),
  );
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}
