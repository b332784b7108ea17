import type { Connection, Db } from '../database/connect.ts';
import type { MediaStore } from '../domain/media/store/store.ts';
import { fillOnce, isFilled } from './first-entries.ts';
import { minimalContent } from './minimal-content.ts';

export interface SeedOptions {
  /** 'sample' fills the site with the municipality's content; 'none' only with the entries that the site needs. */
  kind: 'sample' | 'none';
  now: Date;
}

/** Fills an empty database once; a database that was ever filled is left alone. Returns whether it did. */
export async function fillEmptyDatabase(
  db: Db,
  store: MediaStore,
  { kind, now }: SeedOptions,
): Promise<boolean> {
  if (await isFilled(db)) return false;
  if (kind === 'none') return fillOnce(db, minimalContent(), now);
  // Loaded only where it is wanted: the texts and what draws documents take a second and much memory.
  const { sampleContent } = await import('./sample-content.ts');
  return fillOnce(db, await sampleContent(db, store, now), now);
}

/**
 * The same at a start, where nobody waits for an answer: a request's limit for a statement does not count. Where two
 * servers start at once, one waits for as long as the other fills the database.
 */
export async function fillPatiently(
  connection: Connection,
  store: MediaStore,
  options: SeedOptions,
): Promise<boolean> {
  const patient = connection.openPatient?.();
  try {
    return await fillEmptyDatabase((patient ?? connection).db, store, options);
  } finally {
    await patient?.close();
  }
}
