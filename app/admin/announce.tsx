import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import { type LocalisedText, t } from '../i18n/language.ts';
import { adminLanguage } from './admin-language.tsx';
import { messageOf } from './calls/api-client.ts';
import { titleIn } from './pieces/addresses/title-in.ts';

const UNDO = { el: 'Αναίρεση', en: 'Undo' };

const SHORT_MS = 6_000;
/** Long enough to reach for a link. */
const LINK_MS = 10_000;
/** Long enough to find the button by keyboard or with a screen reader. */
const UNDO_MS = 20_000;

/** A message at the edge of the screen. */
export interface Announcement {
  id: number;
  kind: 'done' | 'failed';
  message: string;
  /** The title in the message, which may be in another language. */
  title?: LocalisedText | undefined;
  /** A link or button beside the message. */
  action?: ReactNode;
  /** After how long it closes by itself; null when somebody has to close it. */
  lastsMs: number | null;
}

let shown: readonly Announcement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Announcement[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function show(announcement: Omit<Announcement, 'id'>): number {
  lastId += 1;
  const { kind, message } = announcement;
  // Said once more, it takes the place of what was said; two things with one name are undone each by its own button.
  const others = shown.filter(
    (one) => one.kind !== kind || one.message !== message || one.lastsMs === UNDO_MS,
  );
  change([...others, { ...announcement, id: lastId }]);
  return lastId;
}

/** The present messages, for `useSyncExternalStore`. */
export const announcements = {
  current: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Removes an announcement. */
export function dismiss(id: number): void {
  change(shown.filter((one) => one.id !== id));
}

/** Removes all of them: what was said to one person is not for the next. */
export function dismissAll(): void {
  change([]);
}

const shownTitle = (title: Bilingual | undefined) => title && titleIn(title, adminLanguage());

/** Says that something was done, perhaps with the `title` of what; read by assistive technology. */
export function announce(message: string, title?: Bilingual): void {
  show({ kind: 'done', message, title: shownTitle(title), lastsMs: SHORT_MS });
}

/** Says that something failed; stays until it is closed. */
export function announceFailure(message: string, title?: Bilingual): void {
  show({ kind: 'failed', message, title: shownTitle(title), lastsMs: null });
}

/** Says that something was done, with a link to where it can be seen. */
export function announceWithLink(
  message: string,
  link: { href: string; words: string },
  title?: Bilingual,
): void {
  const action = (
    <Anchor size="sm" href={link.href} target="_blank" rel="noreferrer">
      {link.words}
    </Anchor>
  );
  show({ kind: 'done', message, title: shownTitle(title), action, lastsMs: LINK_MS });
}

/** Says that something was done, with a button that undoes it; `done` is said after the undoing. */
export function announceWithUndo(options: {
  message: string;
  undo: () => Promise<unknown>;
  done: string;
  /** The title in both. */
  title?: Bilingual;
}): void {
  const action = (
    <Button size="xs" variant="light" onClick={() => void takeBack()}>
      {t(UNDO, adminLanguage())}
    </Button>
  );
  const { message, title } = options;
  const id = show({
    kind: 'done',
    message,
    title: shownTitle(title),
    action,
    lastsMs: UNDO_MS,
  });
  let isUnderWay = false;
  async function takeBack() {
    // Nothing is to be seen before the answer comes: somebody presses it again.
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await options.undo();
      dismiss(id);
      announce(options.done, title);
    } catch (error) {
      announceFailure(messageOf(error));
    } finally {
      isUnderWay = false;
    }
  }
}
