import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';

/**
 * The most bytes that each island may weigh, compressed, with everything that it imports. A page may have several
 * (the home page slider, map and suggestions), and the head of each answer weighs about 900 bytes more; together they
 * must stay far below 12 KB on the wire.
 */
const LIMITS: Record<string, number> = {
  gallery: 1200,
  'live-filter': 1000,
  'map-frame': 500,
  offline: 200,
  slider: 1500,
  // With what opens the menus of browsers that know no popovers, and what has filters say what is shown.
  suggestions: 1650,
};

const built = (await build({
  configFile: 'vite.islands.config.ts',
  mode: 'production',
  logLevel: 'silent',
  build: { write: false },
})) as Rolldown.RolldownOutput;
const chunks = built.output.filter((part) => part.type === 'chunk');

const weigh = ({ code }: Rolldown.OutputChunk) => brotliCompressSync(code).length;

/** The script with all scripts that it imports, now or later. */
function weighWhole(chunk: Rolldown.OutputChunk): number {
  const imported = [...chunk.imports, ...chunk.dynamicImports].flatMap((file) =>
    chunks.filter(({ fileName }) => fileName === file),
  );
  return imported.reduce((sum, part) => sum + weighWhole(part), weigh(chunk));
}

describe('the scripts of public pages', () => {
  const islands = chunks.filter(({ isEntry }) => isEntry);

  test('each has a limit', () => {
    expect(islands.map(({ name }) => name).sort()).toEqual(Object.keys(LIMITS).sort());
  });

  test.each(islands.map((chunk) => [chunk.name, chunk] as const))(
    '%s stays light',
    (name, chunk) => {
      expect(weighWhole(chunk)).toBeLessThanOrEqual(LIMITS[name] ?? 0);
    },
  );
});
