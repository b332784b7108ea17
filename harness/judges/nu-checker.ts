import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atExit } from '../../scripts/at-exit.mjs';
import { freePort } from '../../scripts/free-port.mjs';

/** Whether there is a Java to run the W3C's checker with. */
export const hasJava = spawnSync('java', ['-version']).status === 0;

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** Stands in front of the copy of HTML's specification that is only for advice: to read that takes three seconds. */
const WITHOUT_SPECIFICATION = fileURLToPath(new URL('without-specification', import.meta.url));
const CLASSES = [WITHOUT_SPECIFICATION, JAR].join(delimiter);
/** What a process that lives for a minute needs: no second compiler, no threads to collect garbage. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m', '-Xmx512m'];
const START_LIMIT_MS = 120_000;
const POLL_MS = 50;

/** What the servlet says of a document. */
interface NuMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal' | 'io' | 'schema' | 'internal';
  message: string;
  extract?: string;
}

/** The Nu HTML checker of the W3C, in a process of its own. */
export interface NuChecker {
  /**
   * Its errors and warnings about a document, one line each; its mere remarks are left out. Throws where it could not
   * read the document.
   */
  check(document: string, type?: 'text/html' | 'image/svg+xml'): Promise<string[]>;
}

/** One that runs until it is stopped; other processes reach it by its address. */
export interface StartedNuChecker extends NuChecker {
  url: string;
  stop(): Promise<void>;
}

/** Starts the checker on a port of the loopback: documents are sent to it, so that Java starts once for all of them. */
export async function startNuChecker(): Promise<StartedNuChecker> {
  const port = await freePort();
  const process = spawn(
    'java',
    [
      ...SHORT_LIVED,
      '-Dnu.validator.servlet.bind-address=127.0.0.1',
      ...['-cp', CLASSES, 'nu.validator.servlet.Main', String(port)],
    ],
    { stdio: 'ignore' },
  );
  // Java lives on where whoever started it is ended by a signal.
  const callOff = atExit(() => process.kill());
  const ended = new Promise<void>((resolve) => process.once('exit', () => resolve()));
  process.once('exit', callOff);
  const url = `http://127.0.0.1:${port}/?out=json`;
  await untilItAnswers(url, process);
  return {
    ...nuCheckerAt(url),
    url,
    stop: async () => {
      process.kill();
      await ended;
    },
  };
}

/** The checker that somebody has started. */
export function nuCheckerAt(url: string): NuChecker {
  return { check: (document, type = 'text/html') => ask(url, document, type) };
}

async function untilItAnswers(url: string, process: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && process.exitCode === null) {
    const answer = await fetch(url.split('?')[0] as string).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  process.kill();
  throw new Error('The Nu checker did not start.');
}

async function ask(url: string, document: string, type: string): Promise<string[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': `${type}; charset=utf-8` },
    body: document,
  });
  const { messages } = (await response.json()) as { messages: NuMessage[] };
  const failed = messages.find((one) => one.type === 'non-document-error');
  if (failed) throw new Error(`The Nu checker could not read a document: ${failed.message}`);
  return messages
    .filter(({ type: kind, subType }) => kind === 'error' || subType === 'warning')
    .map(({ message, extract = '' }) => `${message} In: ${extract.replaceAll(/\s+/g, ' ').trim()}`);
}
