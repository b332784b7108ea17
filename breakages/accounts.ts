import type { Breakage } from './breakage.ts';

const AUDITED = ['domain/audit/sign-ins.test.ts'];
const CALLERS = ['api/admit-callers.test.ts'];

/** What a stranger could find out or go on doing, and what several do with accounts at one moment. */
export const ACCOUNTS: readonly Breakage[] = [
  {
    breaks:
      'Once a network may try no more, the time of a refusal tells which addresses have accounts.',
    file: 'domain/accounts/signing-in/sign-in.ts',
    find: 'keysOf(PASSWORD_ATTEMPTS, target)',
    replace: 'keysOf(PASSWORD_ATTEMPTS, target).slice(0, 1)',
    tests: AUDITED,
  },
  {
    breaks: 'More is read at an attempt where the address has an account.',
    file: 'domain/accounts/signing-in/sign-in.ts',
    find: "await readGround(db, account?.id ?? 'nobody')",
    replace: 'account && (await readGround(db, account.id))',
    tests: AUDITED,
  },
  {
    breaks:
      'Attempts that were refused because many came at one moment keep others out afterwards.',
    file: 'domain/limits/rate-limit.ts',
    find: 'attempts.slice(0, index + 1)',
    replace: 'attempts.slice(0, index)',
    tests: ['domain/limits/rate-limit.test.ts'],
  },
  {
    breaks: 'Whoever was signed out goes on making calls without limit that anybody may make.',
    file: 'api/admit-callers.ts',
    find: 'else if (!(await isStoredToken(services.db, token))) sessions',
    replace: "else if (token === '') sessions",
    tests: CALLERS,
  },
  {
    breaks:
      'A session counts for one that ended once a call is made for which nobody must be signed in.',
    file: 'api/admit-callers.ts',
    find: 'else if (!(await isStoredToken(services.db, token))) sessions',
    replace: 'else sessions',
    tests: CALLERS,
  },
  {
    breaks: 'Two administrators who give each other a password leave nobody with one of their own.',
    file: 'domain/accounts/members/still-administrator.ts',
    find: 'if (account?.firstPasswordExpiresAt) throw sessionEnded();',
    replace: 'void sessionEnded;',
    tests: ['domain/accounts/members/still-administrator.test.ts'],
    title: 'at the same moment',
  },
  {
    breaks: 'Who gives a role and enables an account at once has no record of the role.',
    file: 'domain/accounts/members/change-user.ts',
    find: "role !== undefined && 'role-changed',",
    replace: "role !== undefined && disabled === undefined && 'role-changed',",
    tests: ['domain/accounts/members/change-user.test.ts'],
  },
  {
    breaks: 'A reviewer who is made an editor is said to lose the accounts, which they never saw.',
    file: 'app/admin/users/change-dialog.tsx',
    find: "change === 'makeEditor' && role === 'reviewer'",
    replace: "change === 'makeReviewer' && role === 'reviewer'",
    tests: ['app/admin/users/list-changes.test.ts'],
  },
  {
    breaks: 'An invitation whose letter never went out is said to have been handed over.',
    file: 'app/admin/users/invitations-section.tsx',
    find: "return way === 'link' ? TEXTS.byHand : undefined;",
    replace: "return way === 'link' || letter === null ? TEXTS.byHand : undefined;",
    tests: ['app/admin/users/list-changes.test.ts'],
  },
  {
    breaks: 'Whose session is ended while an app is begun is told that it is on already.',
    file: 'domain/accounts/second-step/authenticator.ts',
    find: '=== SESSION_ENDED ? sessionEnded() : alreadyOn();',
    replace: '=== 0 ? sessionEnded() : alreadyOn();',
    tests: ['domain/accounts/second-step/authenticator.test.ts'],
    title: 'ended meanwhile',
  },
  {
    breaks: 'Whose session is ended while recovery codes are made is told that the app is off.',
    file: 'domain/accounts/second-step/authenticator.ts',
    find: '=== SESSION_ENDED) throw sessionEnded();',
    replace: '=== 0) throw sessionEnded();',
    tests: ['domain/accounts/second-step/authenticator.test.ts'],
    title: 'ended meanwhile',
  },
  {
    breaks:
      'Whoever set the site up and could not be signed in is told that the link does not hold.',
    file: 'app/admin/sign-in/setup-page.tsx',
    find: "    } catch {\n      setOutcome('made');",
    replace: '    } catch {\n      setBusy(false);',
    tests: ['app/admin/signing-out.test.ts'],
    title: 'made the account and could not',
  },
  {
    breaks: 'Whoever opens a used link for setting up is led nowhere.',
    file: 'app/admin/sign-in/setup-page.tsx',
    find: "error.status === 403) setOutcome('ended')",
    replace: "error.status === 404) setOutcome('ended')",
    tests: ['app/admin/signing-out.test.ts'],
    title: 'opens the link when it was used',
  },
  {
    breaks: 'An address in Greek capitals is another one than the same in small letters.',
    file: 'domain/text/contact-formats.ts',
    find: ".replace(/(?<=[\\p{L}\\p{M}])Σ(?![\\p{L}\\p{M}])/gu, 'ς')",
    replace: '',
    tests: ['domain/text/contact-formats.test.ts'],
  },
  {
    breaks: 'Who reads a backup finds a link that opens an account.',
    file: 'server/operations/backup/create-backup.ts',
    find: 'batch.filter((row) => !isPassing(table, row))',
    replace: 'batch.filter((row) => !isPassing(table, { ...row, secret_link: null }))',
    tests: ['server/operations/backup/backup.test.ts'],
    title: 'whose letter waits',
  },
  {
    breaks: 'A letter that goes out after the key was changed has a link that opens nothing.',
    file: 'domain/keys/choose-server-key.ts',
    find: "  await tx.deleteFrom('outbox').where('secret_link', '!=', '').execute();\n",
    replace: '',
    tests: ['domain/keys/choose-server-key.test.ts'],
    title: 'letters that wait',
  },
];
