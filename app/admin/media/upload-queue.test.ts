import { expect, test } from 'vitest';
import {
  changeUpload,
  MAX_UPLOAD_BYTES,
  nextUpload,
  refuseFile,
  type UploadItem,
} from './upload-queue.ts';

const item = (key: number, state: UploadItem['state']): UploadItem => ({
  key,
  file: new File(['x'], `${key}.png`),
  state,
  share: 0,
  problem: '',
  canRetry: false,
  medium: null,
});

test('files go out one at a time, in their order', () => {
  expect(nextUpload([item(1, 'done'), item(2, 'waiting'), item(3, 'waiting')])?.key).toBe(2);
  expect(nextUpload([item(1, 'sending'), item(2, 'waiting')])).toBeUndefined();
});

test('a failed file holds nothing up', () => {
  expect(nextUpload([item(1, 'failed'), item(2, 'waiting')])?.key).toBe(2);
});

test('a file that cannot pass is not sent', () => {
  expect(refuseFile({ size: MAX_UPLOAD_BYTES })).toBeNull();
  expect(refuseFile({ size: MAX_UPLOAD_BYTES + 1 })).toBe('tooLarge');
  expect(refuseFile({ size: 0 })).toBe('empty');
});

test('one file changes, the others stay', () => {
  const [first, second] = changeUpload([item(1, 'waiting'), item(2, 'waiting')], 2, { share: 0.5 });
  expect(first?.share).toBe(0);
  expect(second?.share).toBe(0.5);
});
