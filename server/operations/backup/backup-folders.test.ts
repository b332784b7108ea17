import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../../../database/connect.ts';
import { migrate } from '../../../database/migrate.ts';
import { readBackupState } from '../../../domain/upkeep/backup-state.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { backupRoot, findNewestBackup, listBackups, pruneBackups } from './backup-folders.ts';
import { runBackup } from './run-backup.ts';

const NOW = new Date('2026-03-04T10:00:00.000Z');
const DAY_MS = 86_400_000;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dimos-backups-'));
  const connection = openSqlite(dataDir);
  await migrate(connection);
  await connection.close();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const backUp = (now = NOW, folder?: string) =>
  runBackup(
    { dataDir, databaseUrl: undefined, s3: undefined, backupKeepDays: 14 },
    { now, folder },
  );
const root = () => backupRoot(dataDir);

test('two backups of one second are two', async () => {
  const first = await backUp();
  const second = await backUp();
  expect(first.folder).toBe(join(root(), '2026-03-04T10-00-00Z'));
  expect(second.folder).toBe(join(root(), '2026-03-04T10-00-00Z-2'));
  expect((await findNewestBackup(root()))?.folder).toBe(second.folder);
  expect((await listBackups(root())).map(({ madeAt }) => madeAt)).toEqual([NOW, NOW]);
});

test('one does not take the place of another that is under way', async () => {
  mkdirSync(join(root(), '2026-03-04T10-00-00Z.unfinished'), { recursive: true });
  expect((await backUp()).folder).toBe(join(root(), '2026-03-04T10-00-00Z-2'));
  expect(readdirSync(root())).toContain('2026-03-04T10-00-00Z.unfinished');
});

test('an original that the last one has takes no room once more', async () => {
  const bytes = Buffer.from('report');
  const connection = openSqlite(dataDir);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  await connection.db.insertInto('media').values(testDocumentRow({ digest })).execute();
  await connection.close();
  mkdirSync(join(dataDir, 'media/originals'), { recursive: true });
  writeFileSync(join(dataDir, 'media/originals/report.pdf'), bytes);
  await backUp();
  const { folder } = await backUp(new Date(NOW.getTime() + DAY_MS));
  expect(statSync(join(folder, 'media/originals/report.pdf')).nlink).toBe(2);
});

test('both are removed when their days are over', async () => {
  await backUp();
  await backUp();
  const later = await backUp(new Date(NOW.getTime() + 14 * DAY_MS));
  const { folder, pruned } = await backUp(new Date(NOW.getTime() + 15 * DAY_MS));
  expect(pruned).toHaveLength(2);
  expect((await listBackups(root())).map((one) => one.folder)).toEqual([later.folder, folder]);
});

test('a clock that jumped removes none in its first night', async () => {
  const { folder } = await backUp();
  const inYears = new Date(NOW.getTime() + 3650 * DAY_MS);
  expect((await backUp(inYears)).pruned).toEqual([]);
  expect((await backUp(new Date(inYears.getTime() + DAY_MS))).pruned).toEqual([folder]);
});

test('some days without a backup are no jump of the clock', async () => {
  for (const day of ['01', '07'])
    mkdirSync(join(root(), `2026-02-${day}T10-00-00Z`), { recursive: true });
  const now = new Date('2026-02-07T10:00:00.000Z');
  expect(await pruneBackups(root(), 5, now)).toEqual([join(root(), '2026-02-01T10-00-00Z')]);
});

test('what was broken off makes room before another one is made', async () => {
  const stay = [
    '2026-03-03T10-00-00Z.unfinished',
    '2026-03-04T09-00-00Z.unfinished',
    'before-restore-2026-03-01T09-00-00Z',
    'before-restore-2026-03-04T09-00-00Z.unfinished',
  ];
  const go = [
    '2026-03-03T09-00-00Z.unfinished',
    'before-restore-2026-03-03T09-00-00Z-2.unfinished',
  ];
  for (const name of [...stay, ...go]) mkdirSync(join(root(), name), { recursive: true });
  rmSync(join(dataDir, 'dimos.sqlite'));
  await expect(backUp()).rejects.toThrow('The database is empty');
  expect(readdirSync(root()).sort()).toEqual(stay);
});

test('one that fails is noted with its words, when and on which machine', async () => {
  writeFileSync(root(), 'a file where the folder should be');
  await expect(backUp()).rejects.toThrow('ENOTDIR');
  const { db, close } = openSqlite(dataDir);
  const { failing } = await readBackupState(db);
  await close();
  expect(failing).toEqual({
    at: NOW.toISOString(),
    host: hostname(),
    message: expect.stringMatching(/^ENOTDIR: not a directory/),
  });
});

test('a folder that cannot be read does not pass for one without backups', async () => {
  writeFileSync(root(), 'a file where the folder should be');
  await expect(listBackups(root())).rejects.toThrow('ENOTDIR');
});

test('one into a folder that somebody named removes none of the others', async () => {
  const names = ['2026-01-01T10-00-00Z', '2026-01-02T10-00-00Z'];
  for (const name of names) mkdirSync(join(root(), name), { recursive: true });
  const named = join(dataDir, 'named');
  expect(await backUp(NOW, named)).toMatchObject({ folder: named, pruned: [] });
  expect(readdirSync(root())).toEqual(names);
});

test('the newest stays, however old it is', async () => {
  const names = ['2026-02-01T10-00-00Z', '2026-03-01T10-00-00Z', '2026-03-02T10-00-00Z'];
  for (const name of names) mkdirSync(join(root(), name), { recursive: true });
  expect(await pruneBackups(root(), 14, NOW)).toEqual([join(root(), names[0] ?? '')]);
  // Not before its last day is over.
  expect(await pruneBackups(root(), 3, NOW)).toEqual([]);
  expect(await pruneBackups(root(), 1, new Date(NOW.getTime() + DAY_MS))).toHaveLength(1);
  expect(readdirSync(root())).toEqual([names[2]]);
});

test('the newest backup that can be read is taken, however many there are', async () => {
  const made: string[] = [];
  for (const days of [0, 1, 2]) {
    made.push((await backUp(new Date(NOW.getTime() + days * DAY_MS))).folder);
  }
  mkdirSync(join(root(), '2026-03-07T10-00-00Z.unfinished'));
  mkdirSync(join(root(), 'before-restore-2026-03-08T10-00-00Z'));
  expect((await listBackups(root())).map(({ folder }) => folder)).toEqual(made);
  expect(await findNewestBackup(root())).toMatchObject({ folder: made[2] });
  writeFileSync(join(made[2] ?? '', 'manifest.json'), '{}');
  expect(await findNewestBackup(root())).toMatchObject({
    folder: made[1],
    manifest: { madeAt: '2026-03-05T10:00:00.000Z' },
  });
  expect(await findNewestBackup(join(dataDir, 'nowhere'))).toBeUndefined();
});
