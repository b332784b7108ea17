import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { LONG, SpreadFiles, spread } from '../harness/spread-files.ts';

const ROOT = new URL('../', import.meta.url).pathname;

describe('the order in which test files begin', () => {
  const files = (letter: string, ...lengths: number[]) =>
    lengths.map((length, at) => ({ name: `${letter}${at + 1}`, text: letter.repeat(length) }));

  test('has got through the same share of both kinds at each point', () => {
    const order = spread(files('a', 60, 30, 10), files('b', 100, 50, 50));
    expect(order.map(({ name }) => name)).toEqual(['a1', 'b1', 'b2', 'a2', 'b3', 'a3']);
  });

  test('has all of a kind where there is no other', () => {
    expect(spread(files('a', 2, 1), []).map(({ name }) => name)).toEqual(['a1', 'a2']);
    expect(spread([], files('b', 2, 1)).map(({ name }) => name)).toEqual(['b1', 'b2']);
  });

  test('begins with what takes long for its length, and spreads what waits for a browser', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dimos-order-'));
    const write = (name: string, length: number, imported = './rule.ts') => {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `import '${imported}';`.padEnd(length));
      return { moduleId: file } as TestSpecification;
    };
    const screens = '../harness/browser/staff-screens.ts';
    const specs = [
      write('short.test.ts', 200),
      write('long.test.ts', 400),
      write('api/fuzz.test.ts', 100),
      write('app/short.test.ts', 200, screens),
      write('app/long.test.ts', 400, screens),
    ];
    const order = await new SpreadFiles({} as never).sort(specs);
    rmSync(folder, { recursive: true });
    expect(order.map(({ moduleId }) => relative(folder, moduleId))).toEqual([
      'app/long.test.ts',
      'api/fuzz.test.ts',
      'long.test.ts',
      'app/short.test.ts',
      'short.test.ts',
    ]);
  });

  test.each(LONG)('knows %s, which there is', (name) => {
    expect(existsSync(ROOT + name)).toBe(true);
  });
});
