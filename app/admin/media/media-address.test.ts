import { expect, test } from 'vitest';
import { NO_FILTERS, readMediaAddress, writeMediaAddress } from './media-address.ts';

test('what the library shows survives the way through the address', () => {
  const asked = {
    filters: { search: 'λιμάνι', kind: 'image', missing: 'alt', tag: 'Καρναβάλι 2026' },
    page: 2,
    open: 'abc',
  } as const;
  expect(readMediaAddress(writeMediaAddress(asked))).toEqual(asked);
});

test('what nobody could have chosen is ignored', () => {
  const read = readMediaAddress(new URLSearchParams('kind=video&missing=all&page=0'));
  expect(read).toEqual({ filters: NO_FILTERS, page: 1, open: '' });
  expect(writeMediaAddress(read).toString()).toBe('');
});
