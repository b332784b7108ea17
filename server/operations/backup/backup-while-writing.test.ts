import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, openPostgres, openSqlite } from '../../../database/connect.ts';
import { migrate } from '../../../database/migrate.ts';
import { recordChange } from '../../../domain/audit/record.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { page } from '../../../domain/content-types/page.ts';
import { addMedium } from '../../../domain/media/uploads/add-medium.ts';
import { pageData, pdf } from '../../../harness/databases/backup-contents.ts';
import { createTestPostgres } from '../../../harness/databases/create-test-postgres.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  testMedia,
} from '../../../harness/services.ts';
import { createBackup } from './create-backup.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const acting = actAs(TEST_EDITOR);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface OwnDatabase {
  open(): Connection;
  drop(): Promise<void>;
}

const OWN_DATABASES: { name: string; make: () => Promise<OwnDatabase> }[] = [
  {
    name: 'an SQLite file',
    make: async () => {
      const dataDir = join(folder, 'data');
      return { open: () => openSqlite(dataDir), drop: async () => {} };
    },
  },
  ...(SERVER
    ? [
        {
          name: 'a PostgreSQL server',
          make: async () => {
            const { url, drop } = await createTestPostgres(SERVER);
            return { open: () => openPostgres(url), drop };
          },
        },
      ]
    : []),
];

describe.each(OWN_DATABASES)('a backup of $name while the site writes', ({ make }) => {
  test('shows one moment: every save is there whole or not at all', async () => {
    const database = await make();
    const writer = database.open();
    const reader = database.open();
    await migrate(writer);
    const site = await openTestServices(writer);
    const { db, store } = site.services;
    // Many rows, so that the copy takes several batches.
    await db.transaction().execute(async (tx) => {
      for (let i = 0; i < 250; i++) {
        await recordChange(tx, TEST_EDITOR, 'changed', { type: 't', id: '', title: '' }, TEST_NOW);
      }
    });
    let running = true;
    let writes = 0;
    const writing = (async () => {
      while (running) {
        // Each makes an entry, its revision and its audit record in one transaction.
        await createEntry(
          db,
          page,
          { ...pageData(`Σελίδα ${writes}`), slug: `s-${writes}` },
          acting,
        );
        if (writes % 5 === 0) await addMedium(testMedia(db, store), pdf(String(writes)), acting);
        writes++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    try {
      // Only a backup in whose course something was written says anything; a quick one may have met nothing.
      let overlapped = 0;
      for (let time = 0; overlapped < 2; time++) {
        expect(time).toBeLessThan(50);
        const before = writes;
        while (writes < before + 3) await new Promise((resolve) => setImmediate(resolve));
        const copy = join(folder, `copy-${time}`);
        const { tables, files, damaged } = await createBackup(
          { connection: reader, store },
          { folder: copy, now: TEST_NOW },
        );
        if (writes > before + 3) overlapped++;
        expect(tables.entries).toBeGreaterThan(before);
        expect(tables.revisions).toBe(tables.entries);
        expect(tables.audit).toBe(250 + (tables.entries ?? 0) + (tables.media ?? 0));
        expect(damaged).toEqual([]);
        const originals = Object.keys(files).filter((file) => file.startsWith('media/'));
        expect(originals).toHaveLength(tables.media ?? -1);
      }
    } finally {
      running = false;
      await writing;
      await site.close();
      await reader.close();
      await database.drop();
    }
  });
});
