import type { Breakage } from './breakage.ts';

/** Held pages before Node's parser: these go with the folder `server/fast-path/` (decision 0011). */
export const FAST_PATH: readonly Breakage[] = [
  {
    breaks: 'Held pages that nobody reads hold connections for ever.',
    file: 'server/http/connections/stalled-connections.ts',
    find: 'if (socket.writableLength > 0) waiting',
    replace: "if (socket.writableLength > 0 && 'parser' in socket) waiting",
    tests: ['server/fast-path/connections.test.ts'],
    title: 'held page for too long',
  },
  {
    breaks: 'A head of spaces takes the reader of plain requests 10 ms.',
    file: 'server/fast-path/plain-get.ts',
    find: ': *([\\x21-\\x7e][\\x20-\\x7e]*|)',
    replace: ': *([\\x20-\\x7e]*)',
    tests: ['scripts/sources/slow-patterns.test.ts'],
  },
  {
    breaks: 'A held page is given to whoever names a host of spaces and dots.',
    file: 'server/fast-path/plain-get.ts',
    find: ' || !isHostField(value)) return undefined;',
    replace: ') return undefined;',
    tests: ['server/fast-path/plain-get.test.ts'],
  },
  {
    breaks: 'A server that stops waits for those who read a held page and ask nothing more.',
    file: 'server/fast-path/connections.ts',
    find: '      for (const socket of this.#open) if (socket.writableLength === 0) socket.destroy();\n',
    replace: '',
    tests: ['server/fast-path/connections.test.ts'],
    title: 'idle ones',
  },
];
