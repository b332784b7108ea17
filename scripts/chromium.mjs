// Finds Chromium for the journeys, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './environment.mjs';
import { findQuickChromium } from './quick-chromium.mjs';

/** Chromium without the windows and menus of the whole browser takes little more than half of the processor's time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const PLACES = [
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

let found;

/**
 * The path of a Chromium: the one that `CHROMIUM_PATH` names, the quick one, or the machine's own. If there is none,
 * ends the process and says what to do.
 */
export function ensureChromium() {
  found ??= findNamed() ?? findQuickChromium();
  if (!found) {
    found = ensureOwnChromium();
    // Processes that this one starts do not try to fetch the other again.
    process.env.CHROMIUM_PATH = found;
  }
  return found;
}

/** The same without the quick one, which is older than Debian's. */
export function ensureOwnChromium() {
  const own = findNamed() ?? PLACES.find((path) => existsSync(path));
  if (own) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Older systems have the whole browser alone.
    for (const name of [HEADLESS_SHELL, 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  return fail(
    'The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

function findNamed() {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH && existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
}
