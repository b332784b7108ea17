import { expect, test } from 'vitest';
import { describePasswordProblem } from '../../../domain/accounts/passwords/password-rules.ts';
import { suggestPassword } from './suggest-password.ts';

test('a suggestion passes the rules and is never the same', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const password = suggestPassword();
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(describePasswordProblem(password, 'maria@example.org')).toBeNull();
    seen.add(password);
  }
  expect(seen.size).toBe(50);
});

test('bytes that would favour some letters are passed over', () => {
  let calls = 0;
  const password = suggestPassword((bytes) => bytes.fill(calls++ === 0 ? 255 : 0));
  expect(password).toBe('aaaaa-aaaaa-aaaaa-aaaaa');
});
