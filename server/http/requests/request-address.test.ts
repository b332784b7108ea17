import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestAddress } from './request-address.ts';

describe('the address of a request', () => {
  test.each([
    ['/news?page=2', '/news?page=2'],
    ['/news/%CE%B1?q=%', '/news/%CE%B1?q=%'],
    ['http://other.example/news?x=1', '/news?x=1'],
    ['HTTPS://user:password@other.example:99/a/../b', '/b'],
    ['/a/%2e%2E/b', '/b'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/x\\..\\y', '/y'],
    ['*', '/'],
    ['example.org:443', '/'],
    ['', '/'],
    ['/%', '/%25'],
    ['/100%/a', '/100%25/a'],
    ['/%ff%fe/x?%ff', '/%EF%BF%BD%EF%BF%BD/x?%ff'],
    ['/%c0%ae%c0%ae/etc', '/%EF%BF%BD%EF%BF%BD%EF%BF%BD%EF%BF%BD/etc'],
    ['/%2f%ff', '/%2F%EF%BF%BD'],
    ['/%252e%252e/x', '/%252e%252e/x'],
    ['/%6eews/%41%2d%5F%7e%30?q=%61', '/news/A-_~0?q=%61'],
    ['/%61dmin', '/admin'],
    ['/a%2/%6', '/a%252/%256'],
    ['/x/%2%65%2%65/y', '/x/%252e%252e/y'],
  ])('%s is %s', (target, address) => {
    expect(requestAddress(target)).toBe(address);
  });

  test('is always a path that can be decoded and that goes nowhere up', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '%',
        '%2f',
        '%5c',
        '\\',
        '.',
        '../../..',
        '%2e',
        '?',
        '%ff',
        '%00',
        '%61',
        '%2',
        'a',
        ':',
        '//',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const path = requestAddress(`/${pieces.join('')}`).split('?', 1)[0] ?? '';
        expect(path.startsWith('/')).toBe(true);
        expect(() => decodeURIComponent(path)).not.toThrow();
        expect(path.split('/')).not.toContain('../../..');
        expect(path).not.toMatch(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i);
      }),
      { seed: 1, numRuns: 3000 },
    );
  });
});
