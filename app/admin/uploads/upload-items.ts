import type { Pause } from './send-in-pieces.ts';
import type { SentMedium } from './upload-types.ts';

/** A file on its way into the library. */
export interface UploadItem {
  key: number;
  file: File;
  /** Who has chosen it, or tried it again. */
  person: string | undefined;
  state: 'waiting' | 'preparing' | 'sending' | 'paused' | 'done' | 'failed';
  /** The share that was sent, from 0 to 1. */
  share: number;
  /** The size of what is sent, in bytes; 0 while it is not known. */
  sentSize: number;
  /** Why it waits in the middle. */
  pause: Pause | undefined;
  /** Why it failed, in the language of the admin. */
  problem: string;
  /** Whether trying again may help. */
  canRetry: boolean;
  medium: SentMedium | null;
}

/** So many are sent at once: more would only share the same line. */
const MOST_AT_ONCE = 3;

export function newItem(key: number, file: File, person?: string): UploadItem {
  return {
    key,
    file,
    person,
    state: 'waiting',
    share: 0,
    sentSize: 0,
    pause: undefined,
    problem: '',
    canRetry: false,
    medium: null,
  };
}

const isUnderWay = ({ state }: UploadItem) =>
  state === 'preparing' || state === 'sending' || state === 'paused';

/** Whether something is still to come of a file without anybody doing anything. */
export const isOpen = (item: UploadItem) => item.state === 'waiting' || isUnderWay(item);

/** The files to begin now, in the order in which they were chosen. */
export function nextItems(items: readonly UploadItem[]): UploadItem[] {
  const free = MOST_AT_ONCE - items.filter(isUnderWay).length;
  return items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
}

/** The items with one of them changed. */
export function changeItem(
  items: readonly UploadItem[],
  key: number,
  part: Partial<UploadItem>,
): UploadItem[] {
  return items.map((item) => (item.key === key ? { ...item, ...part } : item));
}

/**
 * The files that are done and may be handed on: those before which none is still to come, so that pictures stand in
 * the order in which they were chosen.
 */
export function inOrderChosen(items: readonly UploadItem[]): UploadItem[] {
  const firstOpen = items.findIndex(isOpen);
  const settled = firstOpen === -1 ? items : items.slice(0, firstOpen);
  return settled.filter(({ state }) => state === 'done');
}
