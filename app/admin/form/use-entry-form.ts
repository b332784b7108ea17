import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentType } from '../../../domain/content/model/content-type.ts';
import { htmlLang, t } from '../../i18n/language.ts';
import { adminLanguage } from '../admin-language.tsx';
import { announceFailure } from '../announce.tsx';
import { ApiError, messageOf } from '../calls/api-client.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { compareVersions } from './conflict/versions.ts';
import { type EntryValues, fitToForm, titleOf, titlesOf, toValues } from './entry-values.ts';
import { withoutErrorsUnder } from './fields/field-path.ts';
import { FORM_TEXTS } from './form-texts.ts';
import type { CopyMark } from './kept/kept-api.ts';
import { useCompany } from './kept/use-company.ts';
import { useFormId } from './kept/use-form-id.ts';
import { useKeptValues } from './use-kept-values.ts';

/** An entry as the API returns it when somebody else has saved first. */
export interface StoredVersion {
  slug: string;
  data: Record<string, unknown>;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
}

/** Two versions of an entry that must become one. */
export interface Conflict<V, A> {
  /** The version that both began from; null where it is no longer known. */
  base: V | null;
  theirs: StoredVersion;
  /** Who has saved what differs, and when; not who then did what left the text as it was. */
  saved: { at: string; by: string | null };
  /** The act during which they met. */
  act: A;
}

/** Values to use instead of the form's: a decision between two versions. */
export interface Choice<V> {
  values: V;
  /** The other version as it is stored. */
  stored: V;
  version: number;
}

interface Options<V extends EntryValues> {
  type: ContentType;
  /** The id of the entry; null before it has been saved. */
  id: string | null;
  /**
   * The stored values, or the empty form. They are read once: give the component another `key` for another entry.
   */
  initial: V;
  /** The version of the stored entry; null for a new one. */
  version: number | null;
  /** The entry as it is stored now; only asked of one that has an id. Throws ApiError. */
  fetchStored: () => Promise<StoredVersion>;
  /** What stands in the way of a later act, shown from the beginning as if that act had been refused. */
  obstacles?: { fields: Record<string, string>; text: string } | undefined;
}

/**
 * The state of an entry's form that every editor shares: values that are never lost, one call at a time, and its
 * outcome. `A` names the possible acts: 'publish', 'draft'.
 */
export function useEntryForm<V extends EntryValues, A extends string>(options: Options<V>) {
  const { type, id, initial, version } = options;
  const subject = { type: type.name, entryId: id };
  const formId = useFormId();
  const { company, hear } = useCompany(formId, subject);
  const kept = useKeptValues({
    id: formId,
    subject,
    initial,
    baseVersion: version,
    adapt: (values) => fitToForm(type, values, initial),
    onCompany: hear,
  });
  const { setValues } = kept;
  const [errors, setErrors] = useState(options.obstacles?.fields ?? {});
  const [problem, setProblem] = useState(options.obstacles?.text ?? '');
  const [busy, setBusy] = useState<A | null>(null);
  const [conflict, setConflict] = useState<Conflict<V, A> | null>(null);
  const [gone, setGone] = useState<A | null>(null);
  /** Counts refused calls, so that each one moves the focus to the errors. */
  const [refusals, setRefusals] = useState(options.obstacles ? 1 : 0);
  const { setWaiting, untilReady } = useWaiting();
  const isBusy = useRef(false);
  const isHere = useIsHere();

  const change = useCallback(
    (part: Partial<V>) => {
      setValues((previous) => ({ ...previous, ...part }));
      setErrors((previous) => Object.keys(part).reduce(withoutErrorsUnder, previous));
    },
    [setValues],
  );

  /**
   * Runs an act with the form's values, once its uploads are complete, and with the kept copies that end with them.
   * Returns null when it was refused or another act is under way.
   */
  async function run<R>(
    act: A,
    call: (values: V, baseVersion: number | null, marks: CopyMark[]) => Promise<R>,
    chosen?: Choice<V>,
  ): Promise<R | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setBusy(act);
    setProblem('');
    setErrors({});
    setConflict(null);
    try {
      await untilReady();
      if (chosen) kept.adopt(chosen);
      const { values, baseVersion } = kept.current();
      const marks = kept.marksForSave();
      const result = await call(chosen?.values ?? values, chosen?.version ?? baseVersion, marks);
      setGone(null);
      return result;
    } catch (error) {
      refuse(error, act);
      return null;
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }

  function refuse(error: unknown, act: A): void {
    if (!isHere()) {
      const lang = htmlLang(adminLanguage());
      const title = titleOf(type, kept.current().values, lang) || type.label.one[lang];
      announceFailure(`${title}: ${describe(error)}`, titlesOf(type, kept.current().values));
      return;
    }
    kept.keep();
    setProblem(describe(error));
    setRefusals((count) => count + 1);
    if (!(error instanceof ApiError)) return;
    setErrors(error.fields);
    const theirs = error.body.current as StoredVersion | undefined;
    if (error.status === 409 && theirs) {
      const { baseVersion, known, stored } = kept.current();
      const base = baseVersion === known.version ? stored : null;
      const saved = (error.body.textChange as Conflict<V, A>['saved'] | null | undefined) ?? {
        at: theirs.updatedAt,
        by: theirs.updatedBy,
      };
      setConflict({ base, theirs, saved, act });
    }
    if (error.status === 404 && id !== null) setGone(act);
  }

  /** Runs an act on the stored entry and leaves the form's values alone. Returns null when it was refused. */
  function runBeside<R extends { slug: string; data: Record<string, unknown>; version: number }>(
    act: A,
    call: () => Promise<R>,
  ): Promise<R | null> {
    return run(act, async () => {
      const stored = await call();
      // The next save may build on this one only if nobody has saved another text in between. Its number does not
      // tell: some acts make a version, others do not.
      const changes = compareVersions(
        type,
        null,
        kept.current().known.values,
        toValues(type, stored),
      );
      if (changes.length === 0) kept.follow(stored.version);
      return stored;
    });
  }

  const knownVersion = kept.known.version ?? 0;
  const saved = busy === null ? company?.saved : undefined;
  const textSaved = company?.textSaved;
  const isTextNewer = textSaved && textSaved.version > knownVersion;

  return {
    ...kept,
    type,
    /** The version of the stored entry; null for a new one. */
    version,
    /** Who else has the entry open; null where it is not known. */
    company,
    /** Set when somebody has saved since: their version, when, and who. */
    newer:
      version !== null && saved && saved.version > knownVersion
        ? { ...(isTextNewer ? textSaved : saved), version: saved.version }
        : null,
    fetchStored: options.fetchStored,
    change,
    /** A message for each invalid field, by its path. */
    errors,
    /** The error of the last call; '' when there was none. */
    problem,
    refusals,
    /** The act under way. */
    busy,
    run,
    runBeside,
    /** Set when somebody else has saved since: show ConflictDialog. */
    conflict,
    closeConflict: () => setConflict(null),
    /** Whether the last call found that the entry has been deleted. */
    isGone: gone !== null,
    /** The act of that call. */
    gone,
    /** Tells whether a part of the form waits for an upload. */
    setWaiting,
  };
}

/** The error, in words that are still true once somebody has signed in again. */
function describe(error: unknown): string {
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return isSignedOut ? t(FORM_TEXTS.sessionEnded, adminLanguage()) : messageOf(error);
}

/** The parts of a form's state that the pieces around its fields need. */
export type EntryForm = Pick<
  ReturnType<typeof useEntryForm<EntryValues, string>>,
  | 'type'
  | 'values'
  | 'hasChanges'
  | 'id'
  | 'isKeptHere'
  | 'keepState'
  | 'stored'
  | 'baseVersion'
  | 'known'
  | 'version'
  | 'company'
  | 'newer'
  | 'fetchStored'
  | 'adopt'
  | 'errors'
  | 'problem'
  | 'refusals'
  | 'busy'
  | 'conflict'
  | 'closeConflict'
  | 'isGone'
  | 'offers'
  | 'isWanted'
  | 'takeOffer'
  | 'dropOffer'
  | 'postponeOffers'
  | 'abandon'
  | 'mustHoldBack'
>;

/** Delays a save while files for the form are still being uploaded. */
function useWaiting() {
  const waiting = useRef(new Set<string>());
  const resolvers = useRef<(() => void)[]>([]);
  const [asked, setAsked] = useState(0);
  const rendered = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells of the render that `asked` began
  useEffect(() => {
    for (const resolve of rendered.current.splice(0)) resolve();
  }, [asked]);

  /** Tells whether a part of the form waits for something; `name` is the same at the beginning and at the end. */
  const setWaiting = useCallback((name: string, isWaiting: boolean) => {
    if (isWaiting) waiting.current.add(name);
    else waiting.current.delete(name);
    if (waiting.current.size > 0) return;
    for (const resolve of resolvers.current.splice(0)) resolve();
  }, []);

  /** Resolves once nothing is awaited any more and the form has been rendered with the results. */
  const untilReady = useCallback(async () => {
    if (waiting.current.size === 0) return;
    await new Promise<void>((resolve) => resolvers.current.push(resolve));
    // A next frame may come before the render on a busy machine, and never in a tab that nobody sees.
    await new Promise<void>((resolve) => {
      rendered.current.push(resolve);
      setAsked((count) => count + 1);
    });
  }, []);

  return useMemo(() => ({ setWaiting, untilReady }), [setWaiting, untilReady]);
}
