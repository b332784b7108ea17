import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';

/** Without a graphics card, and without calls of its own. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium as the journeys use it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: BROWSER_ARGUMENTS });
}
