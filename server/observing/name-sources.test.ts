import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameSources } from './name-sources.ts';

/** A source whose error is made on its fifth line, in the ninth column. */
const SOURCE = `interface Asked {
  name: string;
}
export function refuse(asked: Asked): never {
  throw new Error(\`Not \${asked.name}\`);
}
`;

/** What a site does with an error: a process of its own, since Vitest translates the stacks of its process itself. */
const LOGGED = `
  const [file, log, names] = process.argv.slice(1);
  const { createLog } = await import(log);
  const { nameSources } = await import(names);
  const { refuse } = await import(file);
  try {
    refuse({ name: 'found' });
  } catch (error) {
    const lines = [];
    createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
      .error({ err: new Error('Nothing saved', { cause: error }) });
    const { stack } = error;
    process.stdout.write(JSON.stringify({ stack, twice: [nameSources(stack), nameSources(stack)], logged: lines[0].err.cause.stack }));
  }
`;

let folder: string;
let said: { stack: string; twice: string[]; logged: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dimos-sources-'));
  writeFileSync(join(folder, 'refuse.ts'), SOURCE);
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: join(folder, 'refuse.ts'), outDir: join(folder, 'built'), sourcemap: true },
  });
  const files = [
    pathToFileURL(join(folder, 'built/refuse.js')),
    new URL('./log.ts', import.meta.url),
    new URL('./name-sources.ts', import.meta.url),
  ];
  said = JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', LOGGED, ...files.map(({ href }) => href)],
      { encoding: 'utf8' },
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an error of the build says where in our own sources it happened, also in the log', () => {
  const place = `at refuse (${pathToFileURL(join(folder, 'refuse.ts')).href}:5:9)`;
  expect(said.stack).toMatch(/built\/refuse\.js:\d+:\d+/);
  for (const named of [...said.twice, said.logged]) {
    expect(named).toContain(place);
    expect(named).not.toContain('refuse.js');
  }
});

test('what no map knows stays as it is', () => {
  const broken = join(folder, 'broken.js');
  writeFileSync(`${broken}.map`, 'not JSON');
  for (const file of [broken, join(folder, 'missing.js')]) {
    const text = `Error: x\n    at f (${pathToFileURL(file).href}:3:7)\n    at node:internal/x:1:1`;
    expect(nameSources(text)).toBe(text);
  }
});

describe('a file of the build whose letters are each from a line of their own', () => {
  // Two columns of the built line: line 2, column 4 of the source, and line 3, column 4, each counted from zero.
  const MAP = { version: 3, sources: ['own.ts'], names: [], mappings: 'AAEI,CACA' };
  const at = (file: string, column: number) => `at f (${pathToFileURL(file).href}:1:${column})`;
  const named = (line: number) => `at f (${pathToFileURL(join(folder, 'own.ts')).href}:${line}:5)`;
  const writeMap = (name: string) => {
    const file = join(folder, name);
    writeFileSync(`${file}.map`, JSON.stringify(MAP));
    return file;
  };

  test('has each place told from its neighbour', () => {
    const file = writeMap('letters.js');
    expect(nameSources(at(file, 1))).toBe(named(3));
    expect(nameSources(`${at(file, 2)}, ${at(file, 1)}`)).toBe(`${named(4)}, ${named(3)}`);
  });

  test('is read once for an error that comes again, until a thousand others have come', () => {
    const file = writeMap('again.js');
    expect(nameSources(at(file, 1))).toBe(named(3));
    renameSync(`${file}.map`, `${file}.gone`);
    expect(nameSources(at(file, 1))).toBe(named(3));
    const others = Array.from({ length: 1_000 }, (_, i) => at(join(folder, 'none.js'), i + 1));
    nameSources(others.join('\n'));
    expect(nameSources(at(file, 1))).toBe(at(file, 1));
  });
});
