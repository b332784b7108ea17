import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';

/** Without a graphics card, and without calls of its own; letters are drawn as the whole browser draws them. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
];

/** Chromium as the journeys use it, with further arguments. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [...BROWSER_ARGUMENTS, ...more];
  return chromium.launch({ executablePath: ensureChromium(), args });
}
