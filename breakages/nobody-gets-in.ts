import type { Breakage } from './breakage.ts';

const SETTINGS = ['server/settings.test.ts'];
const SETTINGS_OF_A_SITE = ['server/run/settings-of-a-site.test.ts'];
const END_SESSIONS = ['domain/accounts/sessions/end-sessions.test.ts'];
const PASSKEYS = ['domain/accounts/passkeys/passkeys.test.ts'];
const PEOPLE = ['domain/people/people.test.ts'];
const DAILY_JOBS = ['server/run/daily-jobs.test.ts'];

/** Nobody gets in or stays in who should not, and nothing of anybody is lost. */
export const NOBODY_GETS_IN: readonly Breakage[] = [
  {
    breaks: 'The number of lines to PostgreSQL that the operator set is not read.',
    file: 'server/settings.ts',
    find: 'env.DATABASE_POOL_SIZE ?? POSTGRES_LIMITS.poolSize',
    replace: 'POSTGRES_LIMITS.poolSize',
    tests: SETTINGS,
  },
  {
    breaks: 'The number of lines to PostgreSQL that was set is lost on the way.',
    file: 'database/connect.ts',
    find: 'poolSize === undefined ? {} : { poolSize }',
    replace: 'poolSize === undefined ? {} : {}',
    tests: ['database/connect.test.ts'],
  },
  {
    breaks: 'Records of who did what are kept for five years whatever the office has set.',
    file: 'server/settings.ts',
    find: 'env.RETENTION_AUDIT_DAYS ?? 1825',
    replace: '1825',
    tests: SETTINGS,
  },
  {
    breaks: 'Letters come from the office although another sender was named.',
    file: 'server/run/open-site.ts',
    find: "settings.mailFrom ?? settings.contactEmail ?? 'noreply@localhost'",
    replace: "settings.contactEmail ?? 'noreply@localhost'",
    tests: SETTINGS_OF_A_SITE,
  },
  {
    breaks: 'Behind a proxy that is trusted all visitors count as one.',
    file: 'server/run/open-site.ts',
    find: '    trustedProxies: settings.trustedProxies,',
    replace: '    trustedProxies: [],',
    tests: SETTINGS_OF_A_SITE,
  },
  {
    breaks: 'The budget of a network is the usual one whatever was set.',
    file: 'server/run/open-site.ts',
    find: 'perMinute: settings.networkBudget',
    replace: 'perMinute: 600',
    tests: SETTINGS_OF_A_SITE,
  },
  {
    breaks: 'What was planned just now comes up to a minute late.',
    file: 'server/run/open-site.ts',
    find: '      cache.change(withdrawn);\n      planned.look();\n',
    replace: '      cache.change(withdrawn);\n',
    tests: SETTINGS_OF_A_SITE,
  },
  {
    breaks: 'Who ends one of their sessions is in no record.',
    file: 'domain/accounts/sessions/end-sessions.ts',
    find: "    await recordEnd(tx, acting.by, acting);\n  });\n}\n\n/**\n * Ends all of one's own sessions except",
    replace: "  });\n}\n\n/**\n * Ends all of one's own sessions except",
    tests: END_SESSIONS,
    title: 'ended one by one',
  },
  {
    breaks: 'An administrator signs somebody out everywhere, and nobody learns of it.',
    file: 'domain/accounts/sessions/end-sessions.ts',
    find: '    await recordEnd(tx, user, acting);\n',
    replace: '    void user;\n',
    tests: END_SESSIONS,
    title: 'but by an administrator',
  },
  {
    breaks: 'A device makes a second passkey of an account that has one on it.',
    file: 'domain/accounts/passkeys/add-passkey.ts',
    find: "excludeCredentials: known.map(({ credential_id: id }) => ({ type: 'public-key', id }))",
    replace:
      "excludeCredentials: known.slice(1).map(({ credential_id: id }) => ({ type: 'public-key', id }))",
    tests: PASSKEYS,
    title: 'it is told which ones they have',
  },
  {
    breaks: 'Who adds a passkey beside an app is signed out everywhere else.',
    file: 'domain/accounts/passkeys/add-passkey.ts',
    find: '!(await usesTotp(tx, by.id)) && !(await hasPasskeys(tx, by.id))',
    replace: '!(await hasPasskeys(tx, by.id))',
    tests: PASSKEYS,
    title: 'beside an app',
  },
  {
    breaks: 'Who has an app cannot remove a passkey that was lost.',
    file: 'domain/accounts/passkeys/own-passkeys.ts',
    find: ' && !(await usesTotp(tx, by.id));',
    replace: ';',
    tests: PASSKEYS,
    title: 'beside an app',
  },
  {
    breaks: 'That somebody tried a passkey of a disabled account is in no record.',
    file: 'domain/accounts/passkeys/sign-in-with-passkey.ts',
    find: "    await recordRefusal(db, holder, 'sign-in-failed', from.now);\n",
    replace: '',
    tests: PASSKEYS,
    title: 'not to a disabled account',
  },
  {
    breaks: 'Who is disabled while they sign in with a passkey meets an error that nobody foresaw.',
    file: 'domain/accounts/sessions/begin-session.ts',
    find: '    if (isOfBanned(error)) throw accountDisabled();\n',
    replace: '    void [isOfBanned, accountDisabled];\n',
    tests: ['domain/accounts/sessions/keep-session.test.ts'],
    title: 'is of an account disabled',
  },
  {
    breaks: 'The link of the first start makes an administrator of a site that has one.',
    file: 'domain/accounts/members/first-administrator.ts',
    find: 'used.numDeletedRows === 0n || (await hasUsers(tx))',
    replace: 'used.numDeletedRows === 0n',
    tests: ['domain/accounts/members/first-administrator.test.ts'],
    title: 'comes from no link',
  },
  {
    breaks: 'A password is changed to the same, with its letters put together otherwise.',
    file: 'domain/accounts/passwords/change-password.ts',
    find: "if (password.normalize('NFKC') === current.normalize('NFKC'))",
    replace: 'if (password === current)',
    tests: ['domain/accounts/passwords/change-password.test.ts'],
    title: 'however its letters',
  },
  {
    breaks:
      'A restore deletes the letter that asks somebody to confirm who subscribed after they were erased.',
    file: 'domain/people/erase-again.ts',
    find: '    letters: found.letters.filter(isOld),\n',
    replace: '',
    tests: PEOPLE,
    title: 'stay where they came after',
  },
  {
    breaks: 'A restore deletes the account of somebody who became staff after they were erased.',
    file: 'domain/people/erase-again.ts',
    find: '    account: found.account && isOld(found.account) ? found.account : null,\n',
    replace: '',
    tests: PEOPLE,
    title: 'stay where they came after',
  },
  {
    breaks: 'A backup without all media passes for a whole one on the dashboard.',
    file: 'server/operations/backup/run-backup.ts',
    find: '      damaged: manifest.damaged.length,',
    replace: '      damaged: 0,',
    tests: DAILY_JOBS,
    title: 'media that a backup lacks',
  },
  {
    breaks: 'That a nightly backup lacks media is nowhere in the log.',
    file: 'server/run/daily-jobs.ts',
    find: "            log.error({ originals: manifest.damaged }, 'media are missing or damaged');",
    replace: "            log.info('backup');",
    tests: DAILY_JOBS,
    title: 'media that a backup lacks',
  },
];
