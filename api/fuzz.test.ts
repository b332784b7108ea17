import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import { fuzzApi } from '../harness/fuzzing/fuzz-api.ts';

/** `npm run bench:fuzz` sends a hundred thousand, from another seed at each run. */
const CASES = 1300;

describe.each(TEST_DATABASES)('the API over $name', ({ open }) => {
  test(`answers ${CASES} mangled requests with JSON and never with a server error`, async () => {
    const report = await fuzzApi(await open(), { seed: 20_260_304, cases: CASES });
    expect(report.failures).toEqual([]);
    expect(report.cases).toBeGreaterThanOrEqual(CASES);
    // Some calls are refused at the access rule, but most get to their handler.
    expect(report.statuses[401]).toBeLessThan(CASES / 4);
    // Some were right after all, and some were wrong in each of the usual ways.
    for (const status of [200, 201, 400, 401, 404, 409, 415]) {
      expect(report.statuses[status], `answers with ${status}`).toBeGreaterThan(0);
    }
  }, 300_000);
});
