import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { listIssues } from '../../../domain/newsletter/issues.ts';
import { openTestApi, type TestApi } from '../../../harness/api.ts';
import { openStaffLine, type StaffLine } from '../../../harness/browser/staff-line.ts';
import { IssueMaker } from './make-issue.ts';

const EDITOR = 'editor@example.org';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

let line: StaffLine;
beforeEach(() => {
  line = openStaffLine(api, 'editor');
});

const issue = (el: string) => ({
  subject: { el, en: 'News' },
  intro: { el: 'Καλημέρα', en: 'Good morning' },
  items: [],
});

/** A maker whose first call arrived, and whose answer did not. */
async function makerOf(subject: string): Promise<IssueMaker> {
  const maker = new IssueMaker();
  line.lose('answer');
  await expect(maker.make(issue(subject), EDITOR)).rejects.toMatchObject({ status: 0 });
  return maker;
}

test('an issue whose answer was lost is made once, and holds what was typed since', async () => {
  const maker = await makerOf('Μάρτιος');
  const stored = await maker.make(issue('Μάρτιος και Απρίλιος'), EDITOR);
  expect(stored).toMatchObject({ version: 2, subject: { el: 'Μάρτιος και Απρίλιος' } });
  expect(line.sent).toEqual(['POST /newsletter/issues', `PUT /newsletter/issues/${stored.id}`]);
});

test('of several calls without an answer any may be the one that arrived', async () => {
  const maker = await makerOf('Αύγουστος');
  line.lose('answer');
  await expect(maker.make(issue('Αύγουστος, αρχές'), EDITOR)).rejects.toMatchObject({ status: 0 });
  line.lose('call');
  await expect(maker.make(issue('Αύγουστος, μέσα'), EDITOR)).rejects.toMatchObject({ status: 0 });
  expect(await maker.make(issue('Αύγουστος, τέλη'), EDITOR)).toMatchObject({ version: 3 });
});

test('of several calls that all arrived without an answer no second issue is made', async () => {
  const maker = await makerOf('Οκτώβριος');
  line.lose('answer');
  await expect(maker.make(issue('Οκτώβριος, αρχές'), EDITOR)).rejects.toMatchObject({ status: 0 });
  line.lose('answer', 1);
  await expect(maker.make(issue('Οκτώβριος, μέσα'), EDITOR)).rejects.toMatchObject({ status: 0 });
  expect(await maker.make(issue('Οκτώβριος, τέλη'), EDITOR)).toMatchObject({ version: 4 });
});

test('of a draft that somebody has deleted since a new one is made', async () => {
  const maker = await makerOf('Νοέμβριος');
  line.lose('call');
  await expect(maker.make(issue('Νοέμβριος, αρχές'), EDITOR)).rejects.toMatchObject({ status: 0 });
  const answer = await api.call('GET', '/newsletter/issues?limit=100', { as: 'editor' });
  const { issues } = (await answer.json()) as Awaited<ReturnType<typeof listIssues>>;
  const { id = '' } = issues.find(({ subject }) => subject.el === 'Νοέμβριος') ?? {};
  expect((await api.call('DELETE', `/newsletter/issues/${id}`, { as: 'editor' })).ok).toBe(true);
  const stored = await maker.make(issue('Νοέμβριος, μέσα'), EDITOR);
  expect(stored).toMatchObject({ version: 1, subject: { el: 'Νοέμβριος, μέσα' } });
  expect(stored.id).not.toBe(id);
});

test('a draft that somebody has saved since is theirs, though it reads the same', async () => {
  const maker = await makerOf('Μάιος');
  const answer = await api.call('GET', '/newsletter/issues?limit=100', { as: 'editor' });
  const { issues } = (await answer.json()) as Awaited<ReturnType<typeof listIssues>>;
  const { id = '' } = issues.find(({ subject }) => subject.el === 'Μάιος') ?? {};
  const saved = await api.call('PUT', `/newsletter/issues/${id}`, {
    as: 'editor',
    body: { ...issue('Μάιος'), version: 1 },
  });
  expect(saved.status).toBe(200);
  const stored = await maker.make(issue('Ιούνιος'), EDITOR);
  expect(stored.id).not.toBe(id);
  expect(stored.version).toBe(1);
});

test('of a call that never arrived nothing is found: neither the same of a colleague, nor another of one’s own', async () => {
  await api.call('POST', '/newsletter/issues', { as: 'admin', body: issue('Ιούλιος') });
  await api.call('POST', '/newsletter/issues', { as: 'editor', body: issue('Άλλο') });
  const maker = new IssueMaker();
  line.lose('call');
  await expect(maker.make(issue('Ιούλιος'), EDITOR)).rejects.toMatchObject({ status: 0 });
  const stored = await maker.make(issue('Ιούλιος'), EDITOR);
  expect(stored).toMatchObject({ version: 1, updatedBy: EDITOR });
});
