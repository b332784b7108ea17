// `npm run doctor`: says, in a line for each check, that all is well or what to do.
import type { CheckFinding } from '../checks/finding.ts';
import { examine } from '../doctor.ts';
import { runCommand } from './command.ts';

const MARKS: Record<CheckFinding['level'], string> = {
  ok: 'ok      ',
  note: 'note    ',
  problem: 'PROBLEM ',
};

await runCommand([], async ({ settings }) => {
  const findings = await examine(settings, new Date());
  for (const { level, text } of findings) console.log(MARKS[level] + text);
  return !findings.some(({ level }) => level === 'problem');
});
