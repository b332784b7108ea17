import { useMemo, useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { useReason } from '../../form/advice/use-reason.ts';
import { type EntryValues, newAlts, toData, toValues } from '../../form/entry-values.ts';
import { suggestLanguages } from '../../form/languages/choose-languages.ts';
import { findDeclared } from '../../form/languages/english-in-step.ts';
import { saveAlts } from '../../form/media/save-alts.ts';
import {
  type SaveAct,
  type SentPublication,
  saveActOf,
  usePublication,
} from '../../form/publication/use-publication.ts';
import { type Choice, useEntryForm } from '../../form/use-entry-form.ts';
import { takeBack } from '../../review/review-api.ts';
import { useUser } from '../../session.tsx';
import {
  type AnyEntry,
  cancelPlan,
  checkEntry,
  fetchEntry,
  restoreDeleted,
} from '../content-api.ts';
import { presetOf } from '../presets.ts';
import { requireNames } from './require-names.ts';
import { EntrySender } from './send-entry.ts';

/** The acts on an entry. */
type Act = SaveAct | 'check' | 'cancel-plan' | 'leave' | 'recheck' | 'duplicate' | 'take-back';

interface Options {
  type: ContentType;
  /** The stored entry; null for a new one. It is read once: another entry needs another `key`. */
  entry: AnyEntry | null;
  /** The values of a new entry. */
  start: EntryValues;
}

/** The form of an entry of any type: its stored values and its acts. */
export function useContentForm({ type, entry: first, start }: Options) {
  const { email } = useUser();
  const [entry, setEntry] = useState(first);
  const form = useEntryForm<EntryValues, Act>({
    type,
    id: entry?.id ?? null,
    initial: first ? toValues(type, first) : start,
    version: entry?.version ?? null,
    fetchStored: () => fetchEntry(type.name, entry?.id ?? ''),
  });
  const { asked: askedReason, withReason } = useReason();
  const publicationOf = usePublication();
  const sender = useMemo(() => new EntrySender(type, email), [type, email]);

  /**
   * Saves the form's values; with 'plan', `moment` is the moment at which they are to become public. Without
   * `languages`, those become public that are ready. Returns the stored entry, or null when it was refused.
   */
  function save(
    act: SaveAct,
    chosen?: Choice<EntryValues>,
    moment?: string,
    languages?: readonly Lang[],
  ): Promise<AnyEntry | null> {
    return send(act, publicationOf(act, { moment, languages }, chosen !== undefined), chosen);
  }

  function send(
    act: SaveAct,
    named: SentPublication,
    chosen?: Choice<EntryValues>,
  ): Promise<AnyEntry | null> {
    return form.run(
      act,
      async (sent, version, kept) => {
        const publication = completePublication(type, named, entry, sent);
        const { isNamedBySlug } = presetOf(type.name);
        // Who publishes one language by name is not asked for a title in the other.
        if (act !== 'draft' && isNamedBySlug) requireNames(type, sent, named.languages);
        await saveAlts(newAlts(sent, form.stored));
        const slug = type.singleton ? undefined : sent.slug.trim();
        const known = { id: entry?.id ?? null, version: version ?? 0 };
        const before = { stored: form.stored, englishFrom: entry?.englishFrom ?? {} };
        const inStep = findDeclared(type, before, sent);
        const json = {
          slug,
          data: toData(type, sent),
          kept,
          ...publication,
          ...(inStep.length > 0 && { inStep }),
        };
        const saved = await withReason((more) => sender.send(known, { ...json, ...more }));
        setEntry(saved);
        form.accept(sent, { ...saved, values: toValues(type, saved) }, kept);
        return saved;
      },
      chosen,
    );
  }

  /** Looks for all that a publication would be refused for, and shows it as a refusal. Whether there is nothing. */
  async function check(): Promise<boolean> {
    const isFine = await form.run('check', async (sent) => {
      if (presetOf(type.name).isNamedBySlug) requireNames(type, sent);
      await checkEntry(type.name, {
        ...(entry && { id: entry.id }),
        ...(!type.singleton && { slug: sent.slug.trim() }),
        data: toData(type, sent),
        languages: suggestLanguages(type, sent),
      });
      return true;
    });
    return isFine ?? false;
  }

  /** Cancels the plan; the form's values stay. Null when it was refused. */
  const endPlan = () => changeState('cancel-plan', cancelPlan);

  /** Takes the entry back from its reviewers; the form's values stay. Null when it was refused. */
  const takeBackFromReview = () => changeState('take-back', takeBack);

  /** Runs an act on the stored entry; the form's values stay. Null when it was refused. */
  async function changeState(
    act: Act,
    call: (type: string, id: string) => Promise<AnyEntry>,
  ): Promise<AnyEntry | null> {
    if (!entry) return null;
    const stored = await form.runBeside(act, () => call(type.name, entry.id));
    if (stored) setEntry(stored);
    return stored;
  }

  /** Takes an entry out of the bin that somebody deleted while it was being edited, then saves it by the chosen act. */
  async function restoreAndSave(): Promise<AnyEntry | null> {
    if (!entry) return null;
    const act = saveActOf(form.gone);
    const isBack = await form.run(act, () => restoreDeleted(type.name, entry.id));
    return isBack && send(act, publicationOf(act, {}, true));
  }

  return {
    ...form,
    entry,
    /** Takes over what was decided about the entry beside the form. */
    setEntry,
    /** The question why personal data must be public; null where nothing asks. */
    askedReason,
    save,
    check,
    changeState,
    /** Runs an act that leaves both the form and its entry as they are. Null when it was refused. */
    runOnly: <R>(act: Act, call: () => Promise<R>) => form.run(act, call),
    endPlan,
    takeBackFromReview,
    restoreAndSave,
  };
}

/** A publication, now or planned, concerns the languages that are ready, unless somebody has named others. */
function completePublication(
  type: ContentType,
  named: SentPublication,
  entry: AnyEntry | null,
  values: EntryValues,
): SentPublication {
  const isPlanned = named.publishAt !== undefined || entry?.publishAt != null;
  if (named.languages || !(named.publish || isPlanned)) return named;
  return { ...named, languages: suggestLanguages(type, values) };
}

export type ContentForm = ReturnType<typeof useContentForm>;
