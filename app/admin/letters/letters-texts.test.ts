import { expect, test } from 'vitest';
import { sayAttempts, sayProblem } from './letters-texts.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server does not answer.'],
  ['getaddrinfo ENOTFOUND mail.example.org', 'The mail server does not answer.'],
  ['Connection timeout', 'The mail server does not answer.'],
  [
    'Invalid login: 535 5.7.8 Authentication failed',
    'The mail server does not let the website in.',
  ],
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown",
    'The mail server refused the email.',
  ],
  ['Message failed: 554 Rejected', 'The mail server refused the email.'],
  ['Mail command failed: 421 4.7.0 Try again later', 'The mail server asks for another try later.'],
  ['interrupted', 'The email could not be sent.'],
])('what a mail server says, ‘%s’, is said in plain words', (problem, en) => {
  const said = sayProblem(problem);
  expect(said.en).toBe(en);
  expect(said.el).toMatch(/^[Α-ώ].*\.$/);
});

test('one attempt is not several', () => {
  expect(sayAttempts(1)).toEqual({ el: '1 προσπάθεια', en: '1 attempt' });
  expect(sayAttempts(2)).toEqual({ el: '2 προσπάθειες', en: '2 attempts' });
});
