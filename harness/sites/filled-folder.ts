import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A folder in which the first test that needs a filled database leaves it for the others
     * (harness/databases/filled-sqlite.ts).
     */
    filledFolder: string;
  }
}

/** Makes the folder before all tests, and removes it after them. */
export default async function makeFilledFolder(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'dimos-filled-'));
  project.provide('filledFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
