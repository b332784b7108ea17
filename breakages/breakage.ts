/** A small change to the code that breaks a promise, and the tests that must notice it. */
export interface Breakage {
  /** What no longer holds, in a sentence: "An editor reads the audit log." */
  breaks: string;
  /** A path from the root of the project. */
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** Files of tests of which at least one must fail: `*.test.ts`, `*.test.tsx` or `*.e2e.ts`. */
  tests: readonly string[];
  /** Narrows the tests to those whose titles match this regular expression, where a whole file takes long. */
  title?: string;
  /**
   * Which promise it breaks, where one is written down: the id of a line of docs/specification.md or of a
   * 'held' row of docs/security.md.
   */
  of?: readonly string[];
}
