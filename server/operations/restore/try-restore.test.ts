import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import fs, { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { page } from '../../../domain/content-types/page.ts';
import { addMedium } from '../../../domain/media/uploads/add-medium.ts';
import { pageData, pdf } from '../../../harness/databases/backup-contents.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  signInAs,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
  testMedia,
} from '../../../harness/services.ts';
import { createBackup } from '../backup/create-backup.ts';
import { type Manifest, measureFile, readManifest, writeManifest } from '../backup/manifest.ts';
import { tryInChild } from './try-in-child.ts';
import { tryRestore } from './try-restore.ts';

const acting = actAs(TEST_EDITOR);

/** Of the processes that this one has started and that have not ended, as proc_pid_task(5) has them. */
function prioritiesOfChildren(): number[] {
  const tasks = readdirSync('/proc/self/task');
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.map((pid) => getPriority(Number(pid)));
}

describe.each(TEST_DATABASES)('a backup of $name, on trial', ({ name, open }) => {
  let site: TestServices;
  let folder: string;
  let backup: string;
  beforeEach(async () => {
    const connection = await open();
    site = await openTestServices(connection);
    // A shell would read such a name in its own way: none is asked.
    folder = await mkdtemp(join(tmpdir(), 'dimos trial $(exit 1);-'));
    backup = join(folder, 'backup');
    const { services } = site;
    await signInAs(services.auth, services, 'admin');
    await createEntry(services.db, page, pageData('Πρώτη'), acting);
    await addMedium(testMedia(services.db, services.store), pdf('one'), acting);
    await addMedium(testMedia(services.db, services.store), pdf('two'), acting);
    await createBackup({ connection, store: services.store }, { folder: backup, now: TEST_NOW });
  });
  afterEach(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  const attempt = () => tryRestore(backup, folder);

  /** Changes a table of the backup so that only what is in it is wrong, not its checksum. */
  async function forge(
    table: string,
    change: (lines: string[]) => string[],
    more: Partial<Manifest> = {},
  ): Promise<void> {
    const file = join(backup, 'tables', `${table}.jsonl`);
    const lines = change((await readFile(file, 'utf8')).split('\n').filter(Boolean));
    await writeFile(file, lines.map((line) => `${line}\n`).join(''));
    const manifest = await readManifest(backup);
    const files = { ...manifest.files, [`tables/${table}.jsonl`]: await measureFile(file) };
    const tables = { ...manifest.tables, [table]: lines.length };
    await writeManifest(backup, { ...manifest, files, tables, ...more });
  }

  test('has all its rows and originals, and leaves nothing behind', async () => {
    const manifest = await readManifest(backup);
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
    expect(rows).toBeGreaterThan(5);
    expect(await attempt()).toEqual({ rows, originals: 2 });
    expect(await readdir(folder)).toEqual(['backup']);
  });

  test('is not believed where an original was changed or is gone', async () => {
    const [name = ''] = Object.keys((await readManifest(backup)).files).filter((file) =>
      file.startsWith('media/'),
    );
    await writeFile(join(backup, name), 'x');
    await expect(attempt()).rejects.toThrow(/is not what it was/);
    await rm(join(backup, name));
    await expect(attempt()).rejects.toThrow(/is missing or cannot be read/);
    expect(await readdir(folder)).toEqual(['backup']);
  });

  test('is not believed where a row refers to one that is not there', async () => {
    await forge('user', () => []);
    await expect(attempt()).rejects.toThrow(/FOREIGN KEY|refer to rows that are not there/);
    expect(await readdir(folder)).toEqual(['backup']);
  });

  test('is not believed where a medium has another original than the database says', async () => {
    await forge('media', (lines) =>
      lines.map((line, i) => {
        const row = JSON.parse(line) as { digest: string };
        return JSON.stringify(i === 0 ? { ...row, digest: '0'.repeat(16) } : row);
      }),
    );
    await expect(attempt()).rejects.toThrow(/came back, but the original \S+ is not in it as/);
  });

  test('is believed although it has sessions, as those of an earlier version have', async () => {
    const file = join(backup, 'tables', 'session.jsonl');
    await writeFile(file, '{"id":"s"}\n');
    const manifest = await readManifest(backup);
    await writeManifest(backup, {
      ...manifest,
      tables: { ...manifest.tables, session: 1 },
      files: { ...manifest.files, 'tables/session.jsonl': await measureFile(file) },
    });
    expect(await attempt()).toMatchObject({ originals: 2 });
  });

  test('is tried where one before it was ended in its middle', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    for (const name of [`restore-trial-${pid}-x`, 'restore-trial']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'dimos.sqlite'), 'half');
    }
    // Somebody’s own is nobody else’s to remove.
    await mkdir(join(folder, 'restore-trials-of-march'));
    expect(await attempt()).toMatchObject({ originals: 2 });
    expect((await readdir(folder)).sort()).toEqual(['backup', 'restore-trials-of-march']);
  });

  test('is tried while other trials are under way', async () => {
    const trials = [attempt()];
    const begun = async () => expect((await readdir(folder)).join()).toContain('restore-trial');
    await vi.waitFor(begun, { interval: 1 });
    trials.push(attempt(), attempt());
    expect(await Promise.all(trials)).toMatchObject(Array(3).fill({ originals: 2 }));
    expect(await readdir(folder)).toEqual(['backup']);
  });

  test('is not tried where there is no room', async () => {
    const manifest = await readManifest(backup);
    const file = 'tables/entries.jsonl';
    const size = { ...(manifest.files[file] as { bytes: number; sha256: string }), bytes: 1e15 };
    await writeManifest(backup, { ...manifest, files: { ...manifest.files, [file]: size } });
    await expect(attempt()).rejects.toThrow(/^There is no room to try the backup: \d+ MB must be/);
  });

  test.runIf(name === 'SQLite')(
    'is tried where just enough is free for it and the site',
    async () => {
      const { files } = await readManifest(backup);
      const lines = Object.entries(files).reduce(
        (sum, [file, { bytes }]) => sum + (file.startsWith('tables/') ? bytes : 0),
        0,
      );
      const room = async (bavail: number) => {
        const look = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail, bsize: 1 } as never);
        syncBuiltinESMExports();
        try {
          return await attempt();
        } finally {
          look.mockRestore();
          syncBuiltinESMExports();
        }
      };
      const needed = 4 * lines + 200 * 1024 ** 2;
      await expect(room(needed - 1)).rejects.toThrow('There is no room to try the backup: 20');
      expect(await room(needed)).toMatchObject({ originals: 2 });
    },
  );

  // All backups are the same to the process: it restores each into a SQLite.
  describe.runIf(name === 'SQLite')('in a process of its own', () => {
    test('has everything', async () => {
      const { isGood, text } = await tryInChild(backup, { dataDir: folder });
      expect(text).toMatch(
        /^Restored \d+ rows and 2 originals of media from .+: everything is there/,
      );
      expect(isGood).toBe(true);
    });

    test('gives way to everything else that the machine does', async () => {
      const trial = tryInChild(backup, { dataDir: folder });
      await vi.waitFor(() => expect(prioritiesOfChildren()).toContain(10), {
        timeout: 20_000,
        interval: 1,
      });
      expect(await trial).toMatchObject({ isGood: true });
    });

    test('is told of where it is damaged, in one sentence', async () => {
      await writeFile(join(backup, 'tables', 'entries.jsonl'), '');
      const { isGood, text } = await tryInChild(backup, { dataDir: folder });
      expect(text).toMatch(
        /^The backup in .+ is damaged: tables\/entries\.jsonl is not what it was/,
      );
      expect(text).not.toContain('\n');
      expect(isGood).toBe(false);
    });

    test('is given up when it takes too long, and leaves nothing behind', async () => {
      // What one before it left, whose process was ended in the middle: this one ends before it looks for that.
      const { pid } = spawnSync(process.execPath, ['--version']);
      await mkdir(join(folder, `restore-trial-${pid}-x`));
      const tried = await tryInChild(backup, { dataDir: folder, limitMs: 1 });
      expect(tried).toEqual({
        isGood: false,
        text: 'Restoring the backup took longer than 0 minutes.',
      });
      expect(await readdir(folder)).toEqual(['backup']);
    });
  });

  test('does not touch the site', async () => {
    const { rows: before } = await sql`select count(*) as n from entries`.execute(site.services.db);
    await attempt();
    const { rows: after } = await sql`select count(*) as n from entries`.execute(site.services.db);
    expect(after).toEqual(before);
  });
});
