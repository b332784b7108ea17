import type { Plugin } from 'vite';

/** One such letter, and V8 keeps the source of the whole file with two bytes a letter. */
const BEYOND_ASCII = /[^\0-\x7f]/g;

/** Writes letters beyond ASCII as escapes. The code does the same, and V8 holds its source in one byte a letter. */
export function escapeLetters(code: string): string {
  return code.replace(
    BEYOND_ASCII,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Keeps the source of the server's bundle small, since it stays in memory while the server runs
 * (docs/performance.md): letters as escapes, and none of zod's messages in sixty languages that nobody reads here.
 */
export function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    load(id) {
      if (/[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/.test(id)) {
        return `export { default as en } from './en.js';`;
      }
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        // Escapes move columns only within lines that have such letters: the map stays true for lines.
        if (file.type === 'chunk') file.code = escapeLetters(file.code);
      }
    },
  };
}
