import type { Page } from '@playwright/test';
import { openEditorPage } from './staff-screens.ts';

/** The editor of rich text in Chromium, without the form around it. */
export interface TextEditor {
  page: Page;
  open(html: string): Promise<void>;
  /** The text as the form would send it. */
  read(): Promise<string>;
}

type EditorWindow = Window & { openText(html: string): void; readText(): string };

/** Opens the editor in the browser of the staff's screens, with which it is bundled. */
export async function openTextEditor(): Promise<TextEditor> {
  const page = await openEditorPage();
  return {
    page,
    open: (html) =>
      page.evaluate((text) => (window as unknown as EditorWindow).openText(text), html),
    read: () => page.evaluate(() => (window as unknown as EditorWindow).readText()),
  };
}
