import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

describe('the size of a file', () => {
  it('is said in kilobytes below a megabyte, and never as zero', () => {
    expect(formatFileSize(12, 'gr')).toBe('1 KB');
    expect(formatFileSize(240 * 1024, 'gr')).toBe('240 KB');
    expect(formatFileSize(1024 * 1024 - 1, 'en')).toBe('1 MB');
  });

  it('is said in megabytes above, with the decimal mark of the language', () => {
    expect(formatFileSize(1.25 * 1024 * 1024, 'gr')).toBe('1,3 MB');
    expect(formatFileSize(1.25 * 1024 * 1024, 'en')).toBe('1.3 MB');
    expect(formatFileSize(2 * 1024 * 1024, 'en')).toBe('2 MB');
  });
});
