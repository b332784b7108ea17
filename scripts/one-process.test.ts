import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { keepOneProcess } from './one-process.mjs';

/** Says when it is there and when it shall end, and ends when it is told that it may. */
const SLOW_TO_END = `
  process.on('SIGTERM', () => process.send('ending'));
  process.on('message', () => process.exit());
  process.send('there');
`;

const begun: ChildProcess[] = [];
const begin = () => {
  const child = spawn(process.execPath, ['--eval', SLOW_TO_END], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  begun.push(child);
  return child;
};
const said = async (child: ChildProcess | undefined) =>
  (await once(child as ChildProcess, 'message'))[0];

const keepers: ReturnType<typeof keepOneProcess>[] = [];
const openSite = () => {
  const site = keepOneProcess(begin);
  keepers.push(site);
  site.start();
  return site;
};

afterEach(async () => {
  for (const site of keepers.splice(0)) site.end(() => {});
  const left = begun
    .splice(0)
    .filter((child) => child.exitCode === null && child.signalCode === null);
  await Promise.all(left.map((child) => child.kill('SIGKILL') && once(child, 'exit')));
});

test('two restarts while a process ends begin one other', async () => {
  const site = openSite();
  expect(await said(begun[0])).toBe('there');
  site.restart();
  expect(await said(begun[0])).toBe('ending');
  site.restart();
  expect(begun).toHaveLength(1);
  begun[0]?.send('end');
  await once(begun[0] as ChildProcess, 'exit');
  expect(begun).toHaveLength(2);
  expect(await said(begun[1])).toBe('there');
  expect(site.isRunning()).toBe(true);
  // The next change is not taken for one of those before.
  site.restart();
  expect(await said(begun[1])).toBe('ending');
});

test('a process that ended by itself begins with the next restart, not before', async () => {
  const site = openSite();
  expect(await said(begun[0])).toBe('there');
  begun[0]?.send('end');
  await once(begun[0] as ChildProcess, 'exit');
  expect(site.isRunning()).toBe(false);
  site.restart();
  expect(await said(begun[1])).toBe('there');
  expect(begun).toHaveLength(2);
});

test('nothing begins after the end, not even what was asked for before', async () => {
  const site = openSite();
  expect(await said(begun[0])).toBe('there');
  site.restart();
  expect(await said(begun[0])).toBe('ending');
  const over = new Promise<void>((resolve) => site.end(resolve));
  begun[0]?.send('end');
  await over;
  site.restart();
  expect(begun).toHaveLength(1);
  expect(site.isRunning()).toBe(false);
});
