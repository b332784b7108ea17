import { expect, test } from 'vitest';
import { changeItem, inOrderChosen, newItem, nextItems, type UploadItem } from './upload-items.ts';

const item = (key: number, state: UploadItem['state']): UploadItem => ({
  ...newItem(key, new File(['x'], `${key}.png`)),
  state,
});
const keys = (items: UploadItem[]) => items.map(({ key }) => key);

test('three files are under way at once, in their order', () => {
  const waiting = [1, 2, 3, 4].map((key) => item(key, 'waiting'));
  expect(keys(nextItems(waiting))).toEqual([1, 2, 3]);
  const begun = [item(1, 'sending'), item(2, 'paused'), item(3, 'waiting'), item(4, 'waiting')];
  expect(keys(nextItems(begun))).toEqual([3]);
  expect(nextItems([...begun.slice(0, 2), item(5, 'preparing'), item(6, 'waiting')])).toEqual([]);
});

test('a failed file holds nothing up', () => {
  expect(keys(nextItems([item(1, 'failed'), item(2, 'waiting')]))).toEqual([2]);
});

test('files are handed on in the order in which they were chosen', () => {
  const items = [item(1, 'done'), item(2, 'sending'), item(3, 'done'), item(4, 'failed')];
  expect(keys(inOrderChosen(items))).toEqual([1]);
  expect(keys(inOrderChosen(changeItem(items, 2, { state: 'failed' })))).toEqual([1, 3]);
  expect(keys(inOrderChosen(changeItem(items, 2, { state: 'done' })))).toEqual([1, 2, 3]);
});

test('one file changes, the others stay', () => {
  const [first, second] = changeItem([item(1, 'waiting'), item(2, 'waiting')], 2, { share: 0.5 });
  expect([first?.share, second?.share]).toEqual([0, 0.5]);
});
