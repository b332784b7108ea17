import type { Medium } from '../api-client.ts';

/** A file on its way into the library. */
export interface UploadItem {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The share that was sent, from 0 to 1. */
  share: number;
  /** Why it failed, in the language of the admin. */
  problem: string;
  /** Whether trying again may help. */
  canRetry: boolean;
  medium: Medium | null;
}

/** Ten megabytes (specification, section 9). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Why a file need not be sent at all, as a key of the screen's texts; null if it may be accepted. */
export function refuseFile(file: Pick<File, 'size'>): 'tooLarge' | 'empty' | null {
  if (file.size > MAX_UPLOAD_BYTES) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
}

/** The file to send next: one at a time, in the order in which they were chosen. */
export function nextUpload(items: readonly UploadItem[]): UploadItem | undefined {
  if (items.some((item) => item.state === 'sending')) return undefined;
  return items.find((item) => item.state === 'waiting');
}

/** The items with one of them changed. */
export function changeUpload(
  items: readonly UploadItem[],
  key: number,
  part: Partial<UploadItem>,
): UploadItem[] {
  return items.map((item) => (item.key === key ? { ...item, ...part } : item));
}
