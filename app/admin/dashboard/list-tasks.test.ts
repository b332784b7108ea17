import { expect, test } from 'vitest';
import { listTasks } from './list-tasks.ts';

const nothing = {
  drafts: 0,
  newMessages: 0,
  endingMessages: { count: 0 },
  mail: { waiting: 0, failing: 0 },
  picturesWithoutAlt: 0,
};

test('where nothing waits, nothing is listed', () => {
  expect(listTasks(nothing)).toEqual([]);
});

test('pressing things come first, and a failing letter is counted once', () => {
  const tasks = listTasks({
    ...nothing,
    drafts: 2,
    endingMessages: { count: 1 },
    mail: { waiting: 3, failing: 1 },
  });
  expect(tasks.map(({ id, count }) => [id, count])).toEqual([
    ['mailFailing', 1],
    ['endingMessages', 1],
    ['drafts', 2],
    ['mailWaiting', 2],
  ]);
});
