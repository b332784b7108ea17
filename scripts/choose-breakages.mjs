// Which breakages `npm run breakages` tries. `-- WORD` takes those whose text has the word, `-- --quick` leaves out
// those that need a build, `-- --sample N` takes N of the others, different ones after each commit, and `-- --part
// 1/3` takes a third of what the other words choose, so that three can run at once. `-- --without FILE` leaves out
// what is noticed according to the output of a former run that was kept in a file, and `-- --from FILE` tries those of
// a list in JSON instead, such as an outsider's, where `tests` may be left out: then the tests beside the broken file
// run, and those that import it. `-- --once` believes what passes in the open Vitest.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseWords, readCount, readGivenFile } from './command-line.mjs';
import { fail, ROOT } from './environment.mjs';

const OPTIONS = {
  sample: { type: 'string' },
  part: { type: 'string', default: '1/1' },
  quick: { type: 'boolean', default: false },
  without: { type: 'string' },
  from: { type: 'string' },
  once: { type: 'boolean', default: false },
};

const isJourney = ({ tests }) => tests.some((test) => test.endsWith('.e2e.ts'));

/** Reads what stands behind the command. What makes no sense ends the process with one sentence. */
export function readChoice(args) {
  const { values, positionals } = parseWords({ args, allowPositionals: true, options: OPTIONS });
  const [part, parts] = /^\d+\/\d+$/.test(values.part) ? values.part.split('/').map(Number) : [];
  if (!(part >= 1 && part <= parts)) fail('--part takes two numbers, as in 1/3.');
  if (positionals.length > 1) fail('Several words are one text: put them in quotes.');
  return {
    part,
    parts,
    word: positionals[0] ?? '',
    sample: readCount(values.sample, '--sample', undefined),
    isQuick: values.quick,
    isOnce: values.once,
    said: values.without ? readGivenFile(values.without) : '',
    listed: values.from ? readList(values.from) : undefined,
  };
}

function readList(path) {
  const text = readGivenFile(path);
  let list;
  try {
    list = JSON.parse(text);
  } catch (error) {
    fail(`${path} is not JSON: ${error.message}`);
  }
  const isBreakage = (one) =>
    [one?.file, one?.find, one?.replace].every((x) => typeof x === 'string');
  if (!Array.isArray(list) || !list.every(isBreakage)) {
    fail(`${path} is to be a list of objects with at least \`file\`, \`find\` and \`replace\`.`);
  }
  return list;
}

/** The chosen ones of all breakages, or of the list that was given instead. */
export function chooseBreakages({ part, parts, word, sample, isQuick, said, listed }, all) {
  const isOfPart = (_, i) => i % parts === part - 1;
  if (sample) return takeSample(all, sample).filter(isOfPart);
  const done = new Set([...said.matchAll(/^\d+\/\d+ noticed: (.*)$/gm)].map(([, what]) => what));
  return (listed?.map(withTestsNear) ?? all)
    .filter(
      (one) =>
        !(isQuick && isJourney(one)) && !done.has(one.breaks) && JSON.stringify(one).includes(word),
    )
    .filter(isOfPart);
}

/**
 * A breakage of a list from outside with its tests: those beside the file and those that import it, if it names none.
 */
function withTestsNear({ breaks, tests, ...broken }) {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const isNear = (test) =>
    dirname(test) === dirname(broken.file) ||
    readFileSync(join(ROOT, test), 'utf8').includes(`/${basename(broken.file)}'`);
  return {
    breaks: breaks ?? `${broken.file}: ${broken.replace}`,
    tests: tests ?? stdout.trim().split('\n').filter(isNear),
    ...broken,
  };
}

/** Spread over the list from a place that depends on the last commit, so that everybody tries the same ones. */
function takeSample(all, count) {
  const quick = all.filter((one) => !isJourney(one));
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const start = createHash('sha256').update(stdout).digest().readUInt32BE(0) % quick.length;
  const step = Math.max(1, Math.floor(quick.length / count));
  return Array.from(
    { length: Math.min(count, quick.length) },
    (_, i) => quick[(start + i * step) % quick.length],
  );
}
