import { expect, test } from 'vitest';
import { decodeCsv } from './decode-csv.ts';

test.each([
  ['UTF-8', Buffer.from('/νέα;/news')],
  ['UTF-16, as Excel writes its Unicode text', Buffer.from('\ufeff/νέα;/news', 'utf16le')],
  ['UTF-16 with its bytes the other way', Buffer.from('\ufeff/νέα;/news', 'utf16le').swap16()],
  ['UTF-8 with a mark', Buffer.from('\ufeff/νέα;/news')],
  // ν, έ and α in windows-1253.
  [
    'the encoding of Greek Excel',
    Buffer.concat([Buffer.from('/'), Buffer.from([0xed, 0xdd, 0xe1]), Buffer.from(';/news')]),
  ],
])('a file in %s is read', (_, bytes) => {
  const file = Uint8Array.from(bytes).buffer;
  expect(decodeCsv(file)).toBe('/νέα;/news');
});
