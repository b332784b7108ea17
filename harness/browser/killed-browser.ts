import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { atExit } from '../../scripts/at-exit.mjs';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { BROWSER_ARGUMENTS } from './browser.ts';

/** A Chromium with a profile on the disk, as somebody's own is, which can be killed and started again. */
export interface OwnBrowser {
  /** Starts it, again after a kill. */
  start(): Promise<BrowserContext>;
  /** Ends it as a power cut or the system does, without any chance to write something. */
  kill(): Promise<void>;
  /** Kills it and removes the profile. */
  remove(): Promise<void>;
}

export async function makeOwnBrowser(): Promise<OwnBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'dimos-profile-'));
  let running: ChildProcess | undefined;
  /** The end that it then has; nothing where it does not run. */
  const sendKill = () => {
    if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    // The group: Chromium is many processes.
    process.kill(-running.pid, 'SIGKILL');
    return ended;
  };
  const kill = async () => {
    await sendKill();
  };
  // Of a group of its own, it hears nothing of a Ctrl-C.
  const callOff = atExit(() => {
    sendKill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  return {
    start: async () => {
      running = spawn(
        ensureChromium() ?? 'chromium',
        [
          ...BROWSER_ARGUMENTS,
          '--headless=new',
          '--lang=en-GB',
          '--remote-debugging-port=0',
          `--user-data-dir=${profile}`,
          'about:blank',
        ],
        { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const browser = await chromium.connectOverCDP(await addressOf(running));
      const [context] = browser.contexts();
      if (!context) throw new Error('Chromium has no window.');
      return context;
    },
    kill,
    remove: async () => {
      await kill();
      callOff();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Where a Chromium that was started listens, as it says itself. What it says later is read, too, or it would wait. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-10_000);
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stderr?.on('close', () => reject(new Error(`Chromium did not start: ${said}`)));
  });
}
