import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Connection, openDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { createTestPostgres } from '../../harness/databases/create-test-postgres.ts';
import { isFilled } from '../../seed/first-entries.ts';
import { readSettings } from '../settings.ts';
import { makeFirstContent } from './make-first-content.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

/** The first process leaves there what Node has compiled; the others would compile the same. */
let compiled: string;
beforeAll(() => {
  compiled = mkdtempSync(join(tmpdir(), 'dimos-compiled-'));
});
afterAll(() => rm(compiled, { recursive: true, force: true }));

let folder: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-first-'));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

/** An empty database, as the server has it when it asks for the first content. */
async function emptySite(variables: Record<string, string> = {}) {
  const dataDir = join(folder, 'data');
  const environment = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compiled,
    DATA_DIR: dataDir,
    ...variables,
  };
  const connection = openDatabase(readSettings(environment));
  closing.push(() => connection.close());
  await migrate(connection);
  return { connection, environment, originals: join(dataDir, 'media', 'originals') };
}

async function countRows({ db }: Connection, table: 'entries' | 'media'): Promise<number> {
  return (await db.selectFrom(table).select('id').execute()).length;
}

/** The files that are whole, as their endings tell. */
async function filesIn(path: string): Promise<number> {
  const names = await readdir(path).catch(() => []);
  return names.filter((name) => /\.(?:svg|pdf)$/.test(name)).length;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('the server holds nothing that makes the sample content', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'server/run/prepare-database.ts', write: false },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const own = modules.map((id) => relative(process.cwd(), id));
  expect(own).toContain('seed/minimal-content.ts');
  const makers =
    /^seed\/(?:documents|pictures|sample-content|content\/sample-entries|content\/news)/;
  expect(own.filter((id) => makers.test(id))).toEqual([]);
});

describe('the first content', () => {
  test('that cannot be made is said in a sentence', async () => {
    const { connection, environment } = await emptySite();
    await writeFile(join(folder, 'data', 'media'), 'no folder');
    await expect(makeFirstContent(environment)).rejects.toThrow(
      `The first content was not made: ${join(folder, 'data', 'media', 'originals')} cannot be written`,
    );
    expect(await isFilled(connection.db)).toBe(false);
  }, 60_000);

  test('comes from a process of its own, which ends with a server that is killed; the next one makes it whole in a database that it has open', async () => {
    const { connection, environment, originals } = await emptySite();
    const script = `
      import { makeFirstContent } from './server/first-content/make-first-content.ts';
      await makeFirstContent();`;
    const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: environment,
      stdio: 'ignore',
    });
    const ended = once(server, 'exit');
    await vi.waitFor(async () => expect(await filesIn(originals)).toBeGreaterThan(0), 50_000);
    const maker = Number(await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8'));
    server.kill('SIGKILL');
    await ended;
    await vi.waitFor(() => expect(isRunning(maker)).toBe(false), 20_000);
    // It ended with its server, instead of going on by itself.
    expect(await isFilled(connection.db)).toBe(false);
    await makeFirstContent(environment);
    expect(await countRows(connection, 'entries')).toBeGreaterThan(300);
    expect(await filesIn(originals)).toBe(await countRows(connection, 'media'));
  }, 120_000);

  test.skipIf(SERVER === '')(
    'is made once when two servers start together',
    async () => {
      const { url, drop } = await createTestPostgres(SERVER);
      closing.push(drop);
      const { connection, environment, originals } = await emptySite({ DATABASE_URL: url });
      await Promise.all([makeFirstContent(environment), makeFirstContent(environment)]);
      const slugs = await connection.db.selectFrom('entries').select(['type', 'slug']).execute();
      expect(slugs.length).toBeGreaterThan(300);
      expect(new Set(slugs.map(({ type, slug }) => `${type}/${slug}`)).size).toBe(slugs.length);
      expect(await filesIn(originals)).toBe(await countRows(connection, 'media'));
    },
    60_000,
  );
});
