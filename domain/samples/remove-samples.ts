import { type Db, isSqlite } from '../../database/connect.ts';
import { inTransaction, lockName, type Tx } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { findContentType } from '../content-types/all.ts';
import { DomainError } from '../errors.ts';
import { deleteMedium } from '../media/acts/delete-medium.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { listSampleEntries, listSampleFiles } from './list-samples.ts';

/** A sample that stays, and why. */
export interface KeptSample {
  /** The name of a content type, or 'media'. */
  type: string;
  id: string;
  title: Bilingual;
  reason: Bilingual;
}

/** What became of the samples. */
export interface RemovedSamples {
  entries: number;
  files: number;
  kept: KeptSample[];
}

/**
 * Moves the first content that nobody has changed to the bin, from where each piece can be brought back: entries, and
 * then the files that nothing uses any more. All of it happens or nothing. What the site needs, and what other entries
 * lead to, stays and is named. A second call at the same moment waits as long as the database lets a statement wait,
 * and finds nothing more to do or is told to try later.
 */
export async function removeSamples(db: Db, acting: Acting): Promise<RemovedSamples> {
  return inTransaction(db, async (tx) => {
    await lockName(tx, 'samples');
    const entries = await removeEntries(tx, acting);
    const files = await removeFiles(tx, acting);
    if (entries.removed + files.removed > 0) {
      const subject = { type: 'samples', id: '', title: '' };
      await recordChange(tx, acting.by, 'samples-removed', subject, acting.now);
    }
    return {
      entries: entries.removed,
      files: files.removed,
      kept: [...entries.kept, ...files.kept],
    };
  });
}

interface Outcome {
  removed: number;
  kept: KeptSample[];
}

/** A sample may be kept only by others that go as well: so all are tried again, until none goes any more. */
async function removeEntries(tx: Tx, acting: Acting): Promise<Outcome> {
  await lockSamples(tx);
  let left = await listSampleEntries(tx);
  let removed = 0;
  for (;;) {
    const kept: KeptSample[] = [];
    for (const sample of left) {
      const type = findContentType(sample.type);
      const reason = type
        ? await refusalOf(() => deleteEntry(tx, type, sample.id, acting))
        : undefined;
      if (reason) kept.push({ ...sample, reason });
      else removed++;
    }
    if (kept.length === left.length || kept.length === 0) return { removed, kept };
    left = kept.map(({ type, id, title }) => ({ type, id, title }));
  }
}

/** Nobody makes a sample their own between the list and its removal; a save that is under way ends first. */
async function lockSamples(tx: Tx): Promise<void> {
  await tx
    .selectFrom('entries')
    .select('id')
    .where('is_sample', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .execute();
}

async function removeFiles(tx: Tx, acting: Acting): Promise<Outcome> {
  const files = await listSampleFiles(tx);
  const kept: KeptSample[] = [];
  for (const file of files) {
    const reason = await refusalOf(() => deleteMedium(tx, file.id, acting));
    if (reason) kept.push({ ...file, reason });
  }
  return { removed: files.length - kept.length, kept };
}

/**
 * Why an act was refused; undefined where it was carried out. A refusal comes before anything is written, so the
 * transaction goes on.
 */
async function refusalOf(act: () => Promise<void>): Promise<Bilingual | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict') return error.text;
    throw error;
  }
}
