// `npm run doctor`: says in one line each what is well and what to do about what is not.
import type { Finding } from './checks/finding.ts';
import { runCommand } from './command.ts';
import { examine } from './doctor.ts';

const MARKS: Record<Finding['level'], string> = {
  ok: 'ok      ',
  note: 'note    ',
  problem: 'PROBLEM ',
};

await runCommand([], async ({ settings }) => {
  const findings = await examine(settings, new Date());
  for (const { level, text } of findings) console.log(MARKS[level] + text);
  return !findings.some(({ level }) => level === 'problem');
});
