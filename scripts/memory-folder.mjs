// Files in memory instead of on a disk, for what tests make and throw away.
import { existsSync, statfsSync } from 'node:fs';

/** Memory that Linux gives as a folder. What a container has there is often little. */
const MEMORY = '/dev/shm';

/** That folder where so many bytes are free in it, else undefined. */
export function findMemoryFolder(neededBytes) {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < neededBytes ? undefined : MEMORY;
}
