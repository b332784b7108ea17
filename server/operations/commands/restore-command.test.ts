import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../../database/connect.ts';
import { migrate } from '../../../database/migrate.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import {
  type BundledCommands,
  bundleCommands,
  runEach,
} from '../../../harness/sites/bundled-commands.ts';
import { fillOnce } from '../../../seed/first-entries.ts';
import { readManifest } from '../backup/manifest.ts';

let commands: BundledCommands;
const folder = mkdtempSync(join(tmpdir(), 'dimos-restoring-'));
beforeAll(async () => {
  commands = await bundleCommands();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a backup takes the place of content only when that is asked for, and says what it was made without', async () => {
  const connection = openSqlite(folder);
  await migrate(connection);
  await fillOnce(connection.db, [], TEST_NOW);
  await connection.db.insertInto('media').values(testDocumentRow()).execute();
  await connection.close();
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: commands.compiled, DATA_DIR: folder };
  runEach([[commands.fileOf('backup'), []]], env);
  const [backup = ''] = readdirSync(join(folder, 'backups'));
  const words = [join(folder, 'backups', backup), '--force'];
  const restore = commands.fileOf('restore');
  // Another one, of which nobody can know any more whom it knows as erased.
  const damaged = join(folder, 'backups', '2026-01-01T10-00-00Z');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'manifest.json'), '{}');
  const [refused, restored] = runEach(
    [
      [restore, words.slice(0, 1)],
      [restore, words],
    ],
    env,
  );
  expect(refused).toEqual({
    status: 1,
    said: 'The database is not empty. Add --force to replace what is in it with the backup.\n',
  });
  // It is none of the backups that are removed after some days.
  expect(restored?.said).toMatch(/^What the database held is kept in \S+\/before-restore-\S+\.$/m);
  const { madeAt } = await readManifest(words[0] ?? '');
  expect(restored?.said).toMatch(new RegExp(`^Restored \\d+ rows as of ${madeAt}\\.`, 'm'));
  expect(restored?.said).toMatch(/^The backup was made without originals\/report\.pdf\.$/m);
  expect(restored?.said).toContain(
    `Whom ${damaged} knows as erased could not be read: it is damaged.\n`,
  );
  expect(restored?.status).toBe(0);
  expect(readdirSync(folder), 'the site may start').not.toContain('restore-unfinished');
});
