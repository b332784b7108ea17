// Finds Chromium for the journeys, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './environment.mjs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium; if there is none, ends the process and says what to do. */
export function ensureChromium() {
  const found = PLACES.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  return fail(
    'The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
