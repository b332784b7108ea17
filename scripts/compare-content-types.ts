import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS } from '../database/migrate.ts';
import { describeTypes, type Release } from '../domain/content/releases/definitions.ts';
import { findUnpreparedChanges } from '../domain/content/releases/unprepared-changes.ts';
import { CONTENT_TYPES } from '../domain/content-types/all.ts';
import packageJson from '../package.json' with { type: 'json' };
import { readGivenFile } from './command-line.mjs';

const FILE = fileURLToPath(
  new URL('../domain/content/releases/last-release.json', import.meta.url),
);
const types = describeTypes(CONTENT_TYPES);

if (process.argv[2] === 'release') {
  const release: Release = {
    version: packageJson.version,
    migration: MIGRATIONS.at(-1)?.name ?? '',
    types,
  };
  writeFileSync(FILE, `${JSON.stringify(release, null, 2)}\n`);
} else {
  const release = JSON.parse(readGivenFile(process.argv[2] ?? FILE)) as Release;
  const problems = findUnpreparedChanges(release, types, MIGRATIONS);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error('See docs/releases.md, Migrations of content.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}
