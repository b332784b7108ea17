import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPrivacy } from './check-files.ts';

test('of a folder that is not there yet nothing is said, and nothing is called well', () => {
  expect(checkPrivacy(join(import.meta.dirname, 'no-such-folder'))).toEqual([]);
});
