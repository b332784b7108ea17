import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { sqliteFile } from '../../../database/connect.ts';
import { SETTING_NAMES } from '../../settings.ts';
import { type CheckFinding, note, ok, problem } from './finding.ts';
import { findMeant } from './mistyped-names.ts';

/** What Node, malloc and the system read themselves. */
const OTHERS = /^(?:NODE_|MALLOC_|UV_|PG|LC_|LANG$|TZ$|PATH$)/;
const BY_ANYBODY = 0o007;

/**
 * Whether the file of settings has an unknown name, or the environment a name that is nearly a setting: a mistyped
 * name leaves its setting unchanged.
 */
export function checkNames(
  file = '.env',
  environment: Record<string, string | undefined> = process.env,
): CheckFinding {
  const given = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
  const near = [...new Set([...given, ...Object.keys(environment)])].flatMap((name) => {
    const meant = findMeant(name, SETTING_NAMES);
    return meant && !OTHERS.test(name) ? [`${name} (${meant}?)`] : [];
  });
  if (near.length > 0) {
    return problem(
      `Names: the site does not read ${near.join(', ')}: it runs without that setting. Correct the name.`,
    );
  }
  const unknown = given.filter((name) => !SETTING_NAMES.includes(name) && !OTHERS.test(name));
  return unknown.length > 0
    ? note(`${file} sets ${unknown.join(', ')}, which the site does not read: is it mistyped?`)
    : ok('The settings can be read.');
}

/** Whether other accounts of the machine can read what visitors wrote and staff sign in with. */
export function checkPrivacy(dataDir: string, envFile = '.env'): CheckFinding[] {
  const isOpen = (path: string) =>
    ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & BY_ANYBODY) !== 0;
  if (!existsSync(dataDir)) return [];
  const file = sqliteFile(dataDir);
  if (isOpen(dataDir) && isOpen(file)) {
    return [
      problem(
        `Files: every account of this machine can read ${file}: chmod -R go= ${dataDir}, and UMask=0077 in the service.`,
      ),
    ];
  }
  return isOpen(envFile)
    ? [problem(`Files: every account of this machine can read ${envFile}: chmod 600 ${envFile}`)]
    : [ok('Files: other accounts of this machine cannot read them.')];
}
