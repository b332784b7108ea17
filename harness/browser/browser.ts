import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { quickenWaits } from './quick-waits.ts';

quickenWaits();

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

/**
 * The same with a profile of its own, which goes with it. Chromium keeps compiled code on the disk alone, and so never
 * in a context that is made in an open browser: a document of the staff takes a fifth less of the processor here.
 */
export function openOwnBrowser(
  more: readonly string[],
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const args = [...BROWSER_ARGUMENTS, ...more];
  return chromium.launchPersistentContext('', {
    executablePath: ensureChromium(),
    args,
    ...options,
  });
}
