import { describe, expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

describe('the encoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0.1', 'gzip'],
    ['br;q=0,gzip;q=0', 'identity'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['br ; q=0 , gzip ; q=0', 'identity'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['x-gzip, brotli, sbr', 'identity'],
    ['br;q=x', 'identity'],
    [',,;;==,', 'identity'],
    ['br;'.repeat(2000), 'br'],
    ['\u0000', 'identity'],
  ])('for “%.60s” is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test('does not depend on what others asked for before', () => {
    for (let number = 0; number < 500; number++) chooseEncoding(`gzip;q=0.${number}, x${number}`);
    expect(chooseEncoding('br;q=0, gzip')).toBe('gzip');
    expect(chooseEncoding('br')).toBe('br');
  });
});
