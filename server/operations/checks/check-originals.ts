import { createHash } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import { listOriginals } from '../../../domain/media/store/originals.ts';
import { type MediaStore, readIfThere } from '../../../domain/media/store/store.ts';
import { type CheckFinding, ok, problem } from './finding.ts';

/** The number of originals that are named; the rest is counted. */
const NAMED = 5;

/** Whether every original of the media library is in the store and is still what was uploaded. */
export async function checkOriginals(db: Db, store: MediaStore): Promise<CheckFinding> {
  const media = await listOriginals(db);
  const gone: string[] = [];
  const changed: string[] = [];
  for (const { file_name, storage_key, digest, size_bytes } of media) {
    const bytes = await readIfThere(store, storage_key);
    if (!bytes) gone.push(file_name);
    else if (bytes.length !== size_bytes || !sha256(bytes).startsWith(digest)) {
      changed.push(file_name);
    }
  }
  if (gone.length + changed.length === 0) {
    return ok(`Originals: all ${media.length} of the media library are there, as uploaded.`);
  }
  const parts = [describe(gone, 'gone'), describe(changed, 'not what was uploaded')];
  return problem(
    `Originals: ${parts.filter(Boolean).join('; ')}: put them back from a backup (its folder media), or upload them again.`,
  );
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function describe(names: readonly string[], how: string): string {
  if (names.length === 0) return '';
  const more = names.length > NAMED ? ' and others' : '';
  return `${names.length} ${names.length === 1 ? 'is' : 'are'} ${how} (${names.slice(0, NAMED).join(', ')}${more})`;
}
