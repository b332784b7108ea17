import type { Breakage } from './breakage.ts';

/** What staff write about messages, and to their senders. */
export const ANSWERS: readonly Breakage[] = [
  {
    breaks: 'Of two who answer a message at once both send a letter.',
    file: 'domain/inbox/write-note.ts',
    find: 'if ((await countAnswers(tx, messageId)) !== answer.seen) throw answeredMeanwhile();',
    replace: '',
    tests: ['domain/inbox/answering.test.ts'],
  },
  {
    breaks: 'A note that is for staff counts as an answer.',
    file: 'domain/inbox/write-note.ts',
    find: "{ message_id: messageId, kind: 'note', body, letter_id: null }",
    replace: "{ message_id: messageId, kind: 'answer', body, letter_id: null }",
    tests: ['domain/inbox/answering.test.ts'],
  },
  {
    breaks: 'The letter of an answer outlives its message.',
    file: 'domain/inbox/delete-message.ts',
    find: "      ...answers.map(({ letter_id }) => letter_id ?? ''),\n",
    replace: '',
    tests: ['domain/inbox/answering.test.ts'],
  },
  {
    breaks: 'A message is assigned to an account that cannot sign in.',
    file: 'domain/inbox/assign-message.ts',
    find: '.filter(({ banned }) => !banned)',
    replace: '',
    tests: ['domain/inbox/answering.test.ts'],
  },
  {
    breaks: 'What was typed as an answer is gone when the dialog is closed.',
    file: 'app/admin/messages/write-about.tsx',
    find: 'else keep(key, value);',
    replace: '',
    tests: ['e2e/answers.e2e.ts'],
  },
  {
    breaks: 'A letter goes to a colleague who cannot sign in any more.',
    file: 'domain/inbox/tell-assignee.ts',
    find: ' || account.banned',
    replace: '',
    tests: ['domain/inbox/answering.test.ts'],
    title: 'is told by a letter',
  },
];
