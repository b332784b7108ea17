import { afterEach, expect, test, vi } from 'vitest';
import { findOpenElsewhere, holdForm, newFormId } from './tab-locks.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each form has an id of its own, which can stand in an address', () => {
  const ids = Array.from({ length: 20 }, newFormId);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
  expect(new Set(ids).size).toBe(20);
});

test('a form is open to other tabs as long as its own holds it, and no other form is', async () => {
  const [held, other] = [newFormId(), newFormId()];
  const release = holdForm(held);
  await expect.poll(() => findOpenElsewhere([held, other])).toEqual(new Set([held]));
  release();
  await expect.poll(() => findOpenElsewhere([held, other])).toEqual(new Set());
});

test('after a reload the form of the page before is not taken for an open one', async () => {
  vi.useFakeTimers();
  const leaving = [{ name: 'kept-copy:left' }, { name: 'kept-copy:open' }];
  const query = vi
    .fn()
    .mockResolvedValueOnce({ held: leaving })
    .mockResolvedValueOnce({ held: leaving.slice(1) });
  vi.stubGlobal('navigator', { locks: { query } });
  const found = findOpenElsewhere(['left', 'open']);
  await vi.advanceTimersByTimeAsync(400);
  expect(await found).toEqual(new Set(['open']));
});

test('where no form is open nobody waits', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [] }) } });
  expect(await findOpenElsewhere(['left'])).toEqual(new Set());
});

test('a browser without locks, on an unencrypted line, knows of no other tab', async () => {
  vi.stubGlobal('navigator', {});
  holdForm('here')();
  expect(await findOpenElsewhere(['here'])).toEqual(new Set());
});
