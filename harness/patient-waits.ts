import { vi } from 'vitest';

/**
 * Runs before each test file. Vitest has what `vi.waitFor` waits for happen within a second, for which it has no
 * setting; on a busy machine that takes longer. `expect.poll` has as long (vitest.config.ts).
 */
const PATIENCE_MS = 15_000;

const patient = Symbol.for('dimos patient waits');
const { waitFor } = vi;
// Files of a worker share Vitest.
if (!(patient in waitFor)) {
  const waitLonger: typeof waitFor = (act, options) =>
    waitFor(act, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
  vi.waitFor = Object.assign(waitLonger, { [patient]: true });
}
