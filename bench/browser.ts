import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';

/** Chromium as the journeys use it: without a graphics card, and without calls of its own. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
