import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a data folder holds, read without the site. */
export interface Stored {
  /** Titles of pages by id. */
  titles: Map<string, string>;
  media: Set<string>;
  /** What is not as it should be, in words. */
  faults: string[];
}

/** Opens the file as the next start of the site would, and looks whether everything fits together. */
export function readStored(dataDir: string): Stored {
  const file = new DatabaseSync(join(dataDir, 'dimos.sqlite'));
  try {
    const faults: string[] = [];
    const check = file.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    for (const { integrity_check: text } of check) if (text !== 'ok') faults.push(text);
    if (file.prepare('pragma foreign_key_check').all().length > 0) faults.push('stray references');
    const entries = file
      .prepare("select id, version, title_en from entries where type = 'page'")
      .all() as { id: string; version: number; title_en: string }[];
    const revisions = file.prepare(
      'select max(version) as newest from revisions where entry_id = ?',
    );
    for (const { id, version } of entries) {
      const { newest } = revisions.get(id) as { newest: number | null };
      // What the seed put in has no revision until it is saved.
      if (newest !== null && newest !== version) faults.push(`half a save of ${id}`);
    }
    const media = file.prepare('select id, storage_key, digest from media').all() as {
      id: string;
      storage_key: string;
      digest: string;
    }[];
    for (const { id, storage_key: key, digest } of media) {
      const original = join(dataDir, 'media', key);
      const found = existsSync(original)
        ? createHash('sha256').update(readFileSync(original)).digest('hex')
        : '';
      if (!found.startsWith(digest)) faults.push(`the original of ${id} is missing or spoilt`);
    }
    return {
      titles: new Map(entries.map((entry) => [entry.id, entry.title_en])),
      media: new Set(media.map(({ id }) => id)),
      faults,
    };
  } finally {
    file.close();
  }
}

/** Files that a broken-off upload left in the media folder. */
export function listUnfinished(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.part'),
  );
}
