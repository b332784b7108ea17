// Files in memory instead of on a disk, for what tests make and throw away.
import { existsSync, statfsSync } from 'node:fs';

/** Memory that Linux gives as a folder. What a container has there is often little. */
const MEMORY = '/dev/shm';
/** Five times what all tests, with their databases, have in files at once. */
const NEEDED_BYTES = 2 ** 31;

/** That folder where there is room in it, else undefined. */
export function findMemoryFolder() {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < NEEDED_BYTES ? undefined : MEMORY;
}
