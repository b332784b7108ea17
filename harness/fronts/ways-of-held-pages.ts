import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { PublicPages } from '../../server/pages/public-pages.ts';

type Open = (server: Server, pages: () => PublicPages | undefined) => void;

const DOOR = join(import.meta.dirname, '../../server/fast-path/door.ts');

/**
 * Lets a server answer held pages before Node's parser, as in production. Undefined once the folder is taken away
 * (decision 0011): it is looked for, not imported by name, so that these tests need no change then.
 */
export const openFastPath: Open | undefined = existsSync(DOOR)
  ? ((await import(DOOR)) as { openFastPath: Open }).openFastPath
  : undefined;

/** The ways in which a server answers held pages, for tests of what is the same in all. */
export const WAYS: [name: string, open: Open | undefined][] = [['by Node alone', undefined]];
if (openFastPath) WAYS.unshift(['with the fast path', openFastPath]);
