import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { atExit } from '../../scripts/at-exit.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A folder in which the first test that needs a filled database leaves it for the others
     * (harness/databases/filled-sqlite.ts).
     */
    filledFolder: string;
  }
}

/** Makes the folder before all tests, and removes it after them, also when they are interrupted. */
export default function makeFilledFolder(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-filled-'));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  project.provide('filledFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
