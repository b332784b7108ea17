import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildShim, missingForShim } from './build-shim.ts';
import { type Operation, readLog } from './read-log.ts';
import { type Keep, rebuild } from './rebuild.ts';

const NOTHING: Keep = () => 'nothing';
const ALL: Keep = () => 'all';

describe('what a power cut leaves', () => {
  const root = '/site';
  let target: string;
  let end: number;

  beforeEach(() => {
    target = join(mkdtempSync(join(tmpdir(), 'dimos-rebuild-')), 'after');
    end = 0;
    return () => rmSync(join(target, '..'), { recursive: true });
  });

  const open = (opening: bigint, path: string, isNew = true): Operation => ({
    ...{ kind: 'open', opening, path: `${root}/${path}`, isNew, empties: false, end: ++end },
  });
  const write = (opening: bigint, text: string, at = 0): Operation => ({
    ...{ kind: 'write', opening, at, data: Buffer.from(text), end: ++end },
  });
  const sync = (opening: bigint): Operation => ({ kind: 'sync', opening, end: ++end });
  const folder = (opening: bigint) => open(opening, '', false);
  const left = (name: string) =>
    existsSync(join(target, name)) ? readFileSync(join(target, name), 'utf8') : undefined;
  // The root is opened as a folder: by its own path.
  const ofRoot = (operations: Operation[]) =>
    operations.map((one) =>
      one.kind === 'open' && one.path === `${root}/` ? { ...one, path: root } : one,
    );
  const cut = (operations: Operation[], keep = NOTHING) =>
    rebuild(ofRoot(operations), root, target, keep);

  test('bytes that were synced, under a name that was', () => {
    cut([open(1n, 'a'), write(1n, 'abc'), sync(1n), folder(2n), sync(2n), write(1n, 'X')]);
    expect(left('a')).toBe('abc');
  });

  test('no file whose name nobody synced, and no bytes that nobody synced', () => {
    cut([open(1n, 'a'), write(1n, 'abc'), sync(1n), open(2n, 'b'), folder(3n)]);
    expect([left('a'), left('b')]).toEqual([undefined, undefined]);
    cut([open(1n, 'a'), folder(2n), sync(2n), write(1n, 'abc')]);
    expect(left('a')).toBe('');
  });

  test('a file under the name that it had, when nobody synced its new one', () => {
    const renamed: Operation[] = [
      ...[open(1n, 'a.part'), write(1n, 'abc'), sync(1n), folder(2n), sync(2n)],
      { kind: 'rename', from: `${root}/a.part`, to: `${root}/a`, end: 99 },
    ];
    cut(renamed);
    expect([left('a.part'), left('a')]).toEqual(['abc', undefined]);
    rmSync(target, { recursive: true });
    cut([...renamed, folder(3n), sync(3n)]);
    expect([left('a.part'), left('a')]).toEqual([undefined, 'abc']);
  });

  test('of what nobody synced as much as luck has it', () => {
    const operations = [open(1n, 'a'), write(1n, 'abcdef'), write(1n, 'XY', 2)];
    cut(operations, ALL);
    expect(left('a')).toBe('abXYef');
    cut(operations, (index) => (index < 2 ? 'all' : { bytes: () => 1 }));
    expect(left('a')).toBe('abXdef');
  });

  test('nothing of a folder that was lost', () => {
    const made: Operation = { kind: 'mkdir', path: `${root}/m`, end: 1 };
    const inside = [made, open(1n, 'm/a'), sync(1n), open(2n, 'm', false), sync(2n)];
    cut(inside);
    expect(left('m/a')).toBeUndefined();
    cut([...inside, folder(3n), sync(3n)]);
    expect(left('m/a')).toBe('');
  });
});

describe.runIf(missingForShim() === undefined)('what the site writes', () => {
  let folder: string;
  let root: string;
  let operations: Operation[];
  let acknowledged: { what: string; n: number; logBytes: number }[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dimos-power-'));
    root = join(folder, 'disk');
    mkdirSync(root);
    const log = join(folder, 'log');
    const { stdout, stderr, signal } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'writer-for-tests.ts'), root, log],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          LD_PRELOAD: buildShim(folder),
          POWER_CUT_FOLDER: root,
          POWER_CUT_LOG: log,
        },
      },
    );
    expect(signal, stderr).toBe('SIGKILL');
    operations = readLog(log);
    acknowledged = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([what = '', n, bytes]) => ({ what, n: Number(n), logBytes: Number(bytes) }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What is left of a power cut right after something was acknowledged. */
  function afterCut(logBytes: number, keep: Keep) {
    const target = join(folder, 'after');
    rmSync(target, { recursive: true, force: true });
    rebuild(
      operations.filter(({ end }) => end <= logBytes),
      root,
      target,
      keep,
    );
    const dataDir = join(target, 'var', 'dimos');
    const file = new DatabaseSync(join(dataDir, 'dimos.sqlite'));
    const notes = (file.prepare('select n from notes order by n').all() as { n: number }[]).map(
      ({ n }) => n,
    );
    const check = file.prepare('pragma integrity_check').all();
    file.close();
    const medium = (n: number) => {
      const original = join(dataDir, 'media', 'originals', `${n}.webp`);
      return existsSync(original) ? readFileSync(original) : undefined;
    };
    return { notes, check, medium };
  }

  test.each([
    ['what was synced alone', NOTHING],
    ['half of the rest, too', (index: number) => (index % 2 ? ('all' as const) : 'nothing')],
  ])('is there when it is acknowledged: of %s', (_what, keep) => {
    expect(acknowledged.filter(({ what }) => what === 'note')).toHaveLength(30);
    for (const { what, n, logBytes } of acknowledged) {
      const { notes, check, medium } = afterCut(logBytes, keep);
      expect(check).toEqual([{ integrity_check: 'ok' }]);
      // Every one until then, and no hole.
      expect(notes.slice(0, n + 1)).toEqual(Array.from({ length: n + 1 }, (_, i) => i));
      if (what === 'medium') expect(medium(n)).toEqual(Buffer.alloc(10_000, n));
    }
  });
});
