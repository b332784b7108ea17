import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

let commands: BundledCommands;
const folder = mkdtempSync(join(tmpdir(), 'dimos-restoring-'));
beforeAll(async () => {
  commands = await bundleCommands();
});
afterAll(() => {
  commands.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('who restores a backup is told which files it was made without', async () => {
  const connection = openSqlite(folder);
  await migrate(connection);
  await fillOnce(connection.db, [], TEST_NOW);
  await connection.db.insertInto('media').values(testDocumentRow()).execute();
  await connection.close();
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: commands.compiled, DATA_DIR: folder };
  runEach([[commands.fileOf('backup'), []]], env);
  const [backup = ''] = readdirSync(join(folder, 'backups'));
  const words = [join(folder, 'backups', backup), '--force'];
  const [restored] = runEach([[commands.fileOf('restore'), words]], env);
  expect(restored?.said).toMatch(/^The backup was made without originals\/report\.pdf\.$/m);
  expect(restored?.status).toBe(0);
});
