import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What people see and what is stored goes by the clock of the services, which tests set: the moment is passed in.
 * Screens of staff and islands run in a browser, which has its own.
 */
const ROOMS = '{api,app/{i18n,site,ui},database,domain,seed,server}/**/*.{ts,tsx}';
const ALONE = ['app/root.tsx', 'app/entry.server.tsx', 'app/request-context.ts', 'server.mjs'];
const ASKS =
  /\bnew Date\(\s*\)|\bDate\.now\b|\bnew Date\b(?!\s*\()|(?<!new )\bDate\(\)|\.format\(\)/;

/** Who may ask the machine what time it is, and why. */
const EXCEPTIONS: Record<string, string> = {
  'server/run/start.ts': 'makes the clock of the services',
  'server/development/workshop.ts': 'makes it in development',
  'server/first-content/main.ts': 'a process of its own, which makes its moment',
  'server/fast-path/connections.ts': 'the Date field of HTTP, as Node writes it',
  'server/operations/checks/check-database.ts': "compares the machine's clock with the database's",
  'server/operations/commands/administrator-command.ts':
    'a command of its own, which makes its moment',
  'server/operations/commands/backup-command.ts': 'a command of its own, which makes its moment',
  'server/operations/commands/doctor-command.ts': 'a command of its own, which makes its moment',
  'server/operations/commands/move-command.ts': 'a command of its own, which makes its moment',
  'server/operations/commands/rotate-keys-command.ts':
    'a command of its own, which makes its moment',
  'server/operations/commands/person-command.ts': 'a command of its own, which makes its moment',
  'server/operations/commands/restore-command.ts': 'a command of its own, which makes its moment',
};

const files = [...globSync(ROOMS), ...ALONE].filter((file) => !/\.test\.|-for-tests\./.test(file));
const asking = files.filter((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && ASKS.test(line)),
);

test('nobody asks the machine what time it is, but for those with a reason', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(asking.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test.each([
  'const now = new Date();',
  'const now = Date.now();',
  'times.map(Date.now)',
  'const clock = () => new Date;',
  'formatter.format()',
])('%s asks', (line) => {
  expect(ASKS.test(line)).toBe(true);
});

test.each(['new Date(row.created_at)', 'services.now()', 'formatter.format(day)', 'now: Date,'])(
  '%s does not',
  (line) => {
    expect(ASKS.test(line)).toBe(false);
  },
);
