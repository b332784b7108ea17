import type { Breakage } from './breakage.ts';

/** Changes to calls of the API that only journeys would have noticed: what they pass on, and what they do besides. */
export const WHOLE_CALLS: readonly Breakage[] = [
  {
    breaks: 'An invitation by letter waits for the next letter of somebody else.',
    file: 'api/accounts/invitations-routes.ts',
    find: `invite(db, c.req.valid('json'), services, c.get('acting'));
        services.nudgeMail();`,
    replace: `invite(db, c.req.valid('json'), services, c.get('acting'));`,
    tests: ['api/accounts/invitations.test.ts'],
  },
  {
    breaks: 'Who is invited again by a link gets a letter.',
    file: 'api/accounts/invitations-routes.ts',
    find: "const chosen = c.req.valid('json').way;",
    replace: "const chosen = 'letter' as const;",
    tests: ['api/accounts/invitations.test.ts'],
  },
  {
    breaks: 'A passkey is removed without the password.',
    file: 'domain/accounts/passkeys/own-passkeys.ts',
    find: "await requireOwnPassword(auth, db, password, acting, 'password');",
    replace: '',
    tests: ['api/accounts/own-means.test.ts'],
  },
  {
    breaks: 'Who signs in with a passkey is greeted in Greek, whatever their language.',
    file: 'api/accounts/passkey-sign-in-routes.ts',
    find: "describeEntry(result.user)[c.get('language')]",
    replace: "describeEntry(result.user)['en']",
    tests: ['api/accounts/own-means.test.ts'],
  },
  {
    breaks: 'Another one than was asked for deals with a message.',
    file: 'api/correspondence/messages-routes.ts',
    find: "assignMessage(db, id, assignee, c.get('acting'))",
    replace: "assignMessage(db, id, c.get('acting').by.id, c.get('acting'))",
    tests: ['api/correspondence/messages.test.ts'],
  },
  {
    breaks: 'An answer to a message waits for the next letter of somebody else.',
    file: 'api/correspondence/messages-routes.ts',
    find: 'services.nudgeMail();',
    replace: '',
    tests: ['api/correspondence/messages.test.ts'],
  },
  {
    breaks: 'A search is taken from the list of missed ones and cannot be put back.',
    file: 'api/site/searches-routes.ts',
    find: 'await ignoreMissedSearch(db, words, isIgnored);',
    replace: 'await ignoreMissedSearch(db, words, true);',
    tests: ['api/site/redirects.test.ts'],
  },
  {
    breaks: 'An address is taken from the list of missed ones and cannot be put back.',
    file: 'api/site/missed-routes.ts',
    find: 'await ignoreMissed(db, path, isIgnored);',
    replace: 'await ignoreMissed(db, path, true);',
    tests: ['api/site/redirects.test.ts'],
  },
  {
    breaks: 'The good lines of a file with bad ones are not taken.',
    file: 'api/site/redirects-routes.ts',
    find: "importRedirects(db, c.req.valid('json'), siteUrl",
    replace: "importRedirects(db, { ...c.req.valid('json'), onlyGood: false }, siteUrl",
    tests: ['api/site/redirects.test.ts'],
  },
  {
    breaks: 'A piece of a file does not say where the next one begins.',
    file: 'api/media/upload-routes.ts',
    find: "await takePiece(services, id, { offset, bytes }, c.get('acting'));\n        c.header('Upload-Offset', String(upload.offset));",
    replace: "await takePiece(services, id, { offset, bytes }, c.get('acting'));",
    tests: ['api/media/pieces-and-replacing.test.ts'],
  },
  {
    breaks: 'A file that the library has is sent once more.',
    file: 'api/media/upload-routes.ts',
    find: "'medium' in begun ? c.json(begun, 200) : c.json(begun, 201)",
    replace: 'c.json(begun as never, 201)',
    tests: ['api/media/pieces-and-replacing.test.ts'],
  },
  {
    breaks: 'The menu keeps what was in it beside what every site begins with.',
    file: 'domain/site-menu/reset-menu.ts',
    find: 'for (const { id } of rows) await deleteEntry(tx, type, id, acting);',
    replace: '',
    tests: ['api/site/beginnings.test.ts'],
  },
];
