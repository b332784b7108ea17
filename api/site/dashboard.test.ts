import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup, noteRestoreTrial } from '../../domain/upkeep/backup-state.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const backups = async (as: 'admin' | 'editor') => {
  const answer = await api.call('GET', '/dashboard', { as });
  return ((await answer.json()) as { backups: unknown }).backups;
};

test('administrators learn how the backups are, without paths but in what was found', async () => {
  expect(await backups('admin')).toEqual({ last: null, failedAt: null, trial: null });
  const { db } = api.services;
  const at = '2026-03-04T01:00:00.000Z';
  await noteBackup(db, { at, host: 'h', folder: '/f', damaged: 1 });
  await noteRestoreTrial(db, { at, host: 'h', folder: '/f', isGood: false, text: 'Damaged.' });
  expect(await backups('admin')).toEqual({
    last: { at, damaged: 1 },
    failedAt: null,
    trial: { at, isGood: false, text: 'Damaged.' },
  });
});

test('editors learn nothing of backups', async () => {
  expect(await backups('editor')).toBeNull();
});

test('the audit log is asked for days that there are', async () => {
  const statusOf = async (days: string) =>
    (await api.call('GET', `/audit?${days}`, { as: 'admin' })).status;
  expect(await statusOf('from=2028-02-29&until=2028-02-29')).toBe(200);
  for (const days of ['from=2026-02-30', 'until=2026-02-30', 'from=yesterday']) {
    expect(await statusOf(days), days).toBe(400);
  }
});
