import type { Locator, Page } from '@playwright/test';

/** Something that staff send: what leads to it, what is typed, the button, and what says that it is done. */
export interface AdminForm {
  /** The call behind the button, as the API's document names it. */
  call: string;
  /** What it is for, where several forms make one call. */
  of?: string;
  path: string;
  /** Leads from the screen to the form, and fills it. */
  fill(page: Page): Promise<void>;
  /** A field that has what was typed, and must keep it. */
  typed?(page: Page): Locator;
  press(page: Page): Locator;
  /** What stands on the screen when it is done. */
  done(page: Page): Locator;
  /** How many records of the audit log it leaves; 1 where nothing is said. */
  records?: number;
  /** What the screen does by itself: it sends once somebody has signed in again, or it shows what was done already. */
  byItself?: 'sends' | 'shows';
}

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
export const dialog = (page: Page) => page.getByRole('dialog').last();
export const inDialog = (name: string | RegExp) => (page: Page) => button(dialog(page), name);
export const onScreen = (name: string | RegExp) => (page: Page) => button(page, name);
export const said = (text: string | RegExp) => (page: Page) =>
  page.getByRole('status').filter({ hasText: text });
export const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });

export const PASSWORD = 'olive-harbour-lantern';
