import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processorTimeOf } from './processor-time.ts';

test('a process has had a processor for its own work and for what the system did for it', () => {
  // So much of the latter that it would be missed.
  const before = process.cpuUsage();
  while (process.cpuUsage(before).system < 60_000) statSync('.');
  const { user, system } = process.cpuUsage();
  const told = processorTimeOf(process.pid) ?? 0;
  // The system counts in steps of ten milliseconds.
  expect(Math.abs(told - (user + system) / 1000)).toBeLessThan(50);
});

test('of a process that is gone nothing is known', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect(processorTimeOf(pid)).toBeUndefined();
});
