import type { Breakage } from './breakage.ts';

/** What the sixth attempt from outside has found. */
export const SIXTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks: 'A handler says by itself when a note was written.',
    file: 'api/correspondence/messages-routes.ts',
    find: "await addNote(db, id, c.req.valid('json').text, c.get('acting'));",
    replace:
      "await addNote(db, id, c.req.valid('json').text, { ...c.get('acting'), now: new Date(0) });",
    tests: ['scripts/one-acting.test.ts'],
  },
  {
    breaks: 'A message is assigned at another moment than that of who acts.',
    file: 'api/correspondence/messages-routes.ts',
    find: "return c.json(await assignMessage(db, id, assignee, c.get('acting')), 200);",
    replace:
      "const { by } = c.get('acting'); const now = services.now(); return c.json(await assignMessage(db, id, assignee, { by, now }), 200);",
    tests: ['scripts/one-acting.test.ts'],
  },
  {
    breaks: 'An entry whose answer was lost is made twice where a colleague saved meanwhile.',
    file: 'app/admin/content/form/send-entry.ts',
    find: 'const LOOK_BACK = 20;',
    replace: 'const LOOK_BACK = 1;',
    tests: ['app/admin/content/form/send-entry.test.ts'],
  },
  {
    breaks:
      'The draft of an issue that was saved since is taken for the one whose answer was lost.',
    file: 'app/admin/newsletter/make-issue.ts',
    find: 'stored.version === 1 && ',
    replace: '',
    tests: ['app/admin/newsletter/make-issue.test.ts'],
  },
  {
    breaks: 'After a lost answer the issue of a colleague is saved over.',
    file: 'app/admin/newsletter/make-issue.ts',
    find: "state !== 'draft' || updatedBy !== email",
    replace: "state !== 'draft'",
    tests: ['app/admin/newsletter/make-issue.test.ts'],
  },
];
