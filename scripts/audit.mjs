// `npm run audit`: known vulnerabilities of the packages that the site runs with. Exits with 1 when there are any,
// and with 2 when the registry did not answer, so that silence is not taken for a good answer.
import { spawnSync } from 'node:child_process';
import { ROOT } from './environment.mjs';

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const report = read(stdout);
const found = report?.metadata?.vulnerabilities;
if (!found) {
  const why = report?.message ?? report?.error?.summary ?? stderr.trim().split('\n').at(-1);
  console.error(`Nothing was checked: the registry does not answer (${why}).`);
  console.error('No package brings the advisories along: ask again where the registry answers.');
  process.exit(2);
}
for (const { name, severity, range } of Object.values(report.vulnerabilities)) {
  console.error(`${severity}: ${name} ${range}`);
}
console.log(
  `${found.total} known vulnerabilities in ${report.metadata.dependencies.prod} packages.`,
);
process.exit(found.total > 0 ? 1 : 0);

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
