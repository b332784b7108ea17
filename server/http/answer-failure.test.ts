import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { DomainError } from '../../domain/errors.ts';
import { answerFailure } from './answer-failure.ts';

const BUSY = { el: 'Δοκιμάστε ξανά.', en: 'Try again.' };

test.each([
  ['of a part of the site that is away', new DomainError('unavailable', BUSY), 503, '5'],
  ['of a database that is away', Object.assign(new Error('x'), { code: '57P01' }), 503, '5'],
  ['that nobody foresaw', new Error('x'), 500, null],
])('a failure %s says whether trying again makes sense', async (_, error, status, retry) => {
  const app = new Hono().get('/', (c) => answerFailure(error, c));
  const answer = await app.request('/');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, retry]);
});
