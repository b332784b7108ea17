import { expect, test } from 'vitest';
import { CallKeys } from './call-keys.ts';

const SAVE = 'POST /api/notes {"text":"α"}';
const answer = (status: number) => new Response('{}', { status });

test('a call that is made twice before an answer has one key, another call another', () => {
  const keys = new CallKeys();
  const key = keys.keyFor(SAVE);
  expect(keys.keyFor(SAVE)).toBe(key);
  expect(keys.keyFor('POST /api/notes {"text":"β"}')).not.toBe(key);
});

test.each([200, 201, 400, 409, 429])('after an answer of %i it is a new call', (status) => {
  const keys = new CallKeys();
  const key = keys.keyFor(SAVE);
  keys.note(SAVE, key, answer(status));
  expect(keys.keyFor(SAVE)).not.toBe(key);
});

test.each([500, 502, 504])(
  'after %i it is the same call: the answer may have been lost',
  (status) => {
    const keys = new CallKeys();
    const key = keys.keyFor(SAVE);
    keys.note(SAVE, key, answer(status));
    expect(keys.keyFor(SAVE)).toBe(key);
  },
);

test('after an answer that broke off it is the same call', () => {
  const keys = new CallKeys();
  const key = keys.keyFor(SAVE);
  const broken = answer(201);
  keys.note(SAVE, key, broken);
  keys.noteBroken(broken);
  expect(keys.keyFor(SAVE)).toBe(key);
});

test('after something else was done it is a new call: what was lost may have been undone', () => {
  const keys = new CallKeys();
  const key = keys.keyFor(SAVE);
  keys.noteLost(SAVE, key);
  expect(keys.keyFor(SAVE)).toBe(key);
  keys.noteLost(SAVE, key);
  keys.note('PUT /api/x', keys.keyFor('PUT /api/x'), answer(200));
  expect(keys.keyFor(SAVE)).not.toBe(key);
});

test('so it is where something in between had answered it', () => {
  const keys = new CallKeys();
  const key = keys.keyFor(SAVE);
  keys.note(SAVE, key, answer(502));
  keys.note('PUT /api/x', keys.keyFor('PUT /api/x'), answer(200));
  expect(keys.keyFor(SAVE)).not.toBe(key);
});

test('what is still under way stays the same call while something else is done', () => {
  const keys = new CallKeys();
  const key = keys.keyFor(SAVE);
  keys.note('PUT /api/x', keys.keyFor('PUT /api/x'), answer(200));
  expect(keys.keyFor(SAVE)).toBe(key);
});
