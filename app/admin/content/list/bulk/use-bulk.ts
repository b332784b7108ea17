import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentType } from '../../../../../domain/content/model/content-type.ts';
import type { Lang } from '../../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { announce, announceWithUndo } from '../../../announce.tsx';
import { ApiError, messageOf } from '../../../calls/api-client.ts';
import { describePath } from '../../../form/fields/field-path.ts';
import { personHere, whoIsHere } from '../../../session.tsx';
import {
  type AnyEntry,
  deleteEntry,
  forgetEntries,
  restoreDeleted,
  saveEntry,
  unpublishEntry,
} from '../../content-api.ts';
import type { BulkAct, BulkResult, PlainAct, Refused } from './bulk-acts.ts';
import { BULK_TEXTS, sayDone } from './bulk-texts.ts';

/** How far an act on several entries is. */
interface Progress {
  done: number;
  all: number;
}

/**
 * Acts on entries one after the other, each whole or not at all, and only where nobody has saved since the list was
 * read. One that is refused stays as it was, and the others go on; where somebody else signs in meanwhile, none does.
 */
export function useBulk(type: ContentType) {
  const { say, lang } = useAdminLanguage();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);

  const run = (act: PlainAct, entries: readonly AnyEntry[]) =>
    runEach(act, entries, (entry) => ACTS[act](type.name, entry));

  /** Runs one call for each entry; `act` names it in what is said. */
  async function runEach(
    act: BulkAct,
    entries: readonly AnyEntry[],
    call: (entry: AnyEntry) => Promise<unknown>,
  ): Promise<BulkResult> {
    const done: AnyEntry[] = [];
    const refused: Refused[] = [];
    const person = personHere();
    let isStopped = false;
    for (const [at, entry] of entries.entries()) {
      setProgress({ done: at, all: entries.length });
      isStopped ||= ['other', 'unknown'].includes(await whoIsHere(person));
      if (isStopped) {
        refused.push({ entry, reason: say(BULK_TEXTS.stopped) });
        continue;
      }
      try {
        await call(entry);
        done.push(entry);
      } catch (error) {
        refused.push({ entry, reason: reasonOf(type, error, lang) });
      }
    }
    await forgetEntries(queries, type.name);
    setProgress(null);
    const result = { act, done, refused, isStopped };
    tell(result);
    return result;
  }

  function tell({ act, done }: BulkResult): void {
    const [first] = done;
    if (!first) return;
    const message = say(sayDone(act, done.length, first.title[lang]));
    if (act !== 'delete') {
      announce(message, first.title);
      return;
    }
    announceWithUndo({
      message,
      undo: () => restore(done),
      done: say(BULK_TEXTS.restored),
      title: first.title,
    });
  }

  async function restore(entries: readonly AnyEntry[]): Promise<void> {
    try {
      // Undo that failed half-way goes on from there.
      for (const entry of entries) await restoreDeleted(type.name, entry.id);
    } finally {
      await forgetEntries(queries, type.name);
    }
  }

  return { run, runEach, progress };
}

const ACTS: Record<PlainAct, (type: string, entry: AnyEntry) => Promise<unknown>> = {
  publish: (type, { id, slug, data, version }) =>
    saveEntry(type, id, { slug, data, version, publish: true }),
  'hand-in': (type, { id, slug, data, version }) =>
    saveEntry(type, id, { slug, data, version, publish: false, handIn: true }),
  unpublish: (type, { id, version }) => unpublishEntry(type, id, undefined, version),
  delete: (type, { id, version }) => deleteEntry(type, id, version),
};

/** Why an entry was refused, with the names of the fields that need something. */
function reasonOf(type: ContentType, error: unknown, lang: Lang): string {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const named = fields.map(([path, message]) => `${describePath(type, path, lang)}: ${message}`);
  return [messageOf(error), ...named].join(' ');
}
