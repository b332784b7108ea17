import { expect, test } from 'vitest';
import { createRecoveryCodes, tidyRecoveryCode } from './recovery-codes.ts';

test('ten different codes, of letters and digits that are not mistaken for each other', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
    expect(code).not.toMatch(/[iolu]/);
  }
});

test('a code is known however it is typed', () => {
  const [code = ''] = createRecoveryCodes();
  for (const typed of [
    code,
    code.toUpperCase(),
    code.replaceAll('-', ''),
    code.replaceAll('-', ' '),
    ` ${code}\n`,
    code.replaceAll('-', ' – '),
    code.replaceAll('-', '\u2011'),
  ]) {
    expect(tidyRecoveryCode(typed)).toBe(code);
  }
});

test('what is no such code stays as it was typed, such as one of the form before', () => {
  for (const other of ['aB3dE-Fg7hI', '123456', '', '7kq2-xm4d', 'σ23a-bcde-fghj']) {
    expect(tidyRecoveryCode(other)).toBe(other);
  }
});
