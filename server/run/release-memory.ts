import { Session } from 'node:inspector/promises';

/**
 * Gives back what a large piece of work left behind, at once: Node does so only when it needs room, and
 * until then the process is as large as the work made it.
 */
export async function releaseMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
