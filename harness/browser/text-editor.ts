import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { openBrowser } from './browser.ts';

/** The editor of rich text in Chromium, without the form around it. */
export interface TextEditor {
  page: Page;
  open(html: string): Promise<void>;
  /** The text as the form would send it. */
  read(): Promise<string>;
  close(): Promise<void>;
}

type EditorWindow = Window & { openText(html: string): void; readText(): string };

/** Bundles the editor, which takes some seconds, and opens it in a browser of its own. */
export async function openTextEditor(): Promise<TextEditor> {
  const entry = fileURLToPath(new URL('./text-editor-entry.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'textEditor' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const script = bundle && 'output' in bundle ? bundle.output[0].code : '';
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="el"><body></body></html>');
  await page.addScriptTag({ content: script });
  return {
    page,
    open: (html) =>
      page.evaluate((text) => (window as unknown as EditorWindow).openText(text), html),
    read: () => page.evaluate(() => (window as unknown as EditorWindow).readText()),
    close: () => browser.close(),
  };
}
