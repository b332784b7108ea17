import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bytesOf, holdPage } from './held-page.ts';

const page = (body: string) => holdPage(200, { 'content-type': 'text/html' }, body);

describe('the bytes of a page', () => {
  test('are the same text in every encoding, each made once', () => {
    const held = page('Δήμος Αιγιαλείας '.repeat(100));
    const text = held.plain.toString();
    expect(bytesOf(held, 'identity').toString()).toBe(text);
    expect(gunzipSync(bytesOf(held, 'gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(bytesOf(held, 'br')).toString()).toBe(text);
    expect(bytesOf(held, 'br')).toBe(bytesOf(held, 'br'));
    expect(bytesOf(held, 'gzip')).toBe(bytesOf(held, 'gzip'));
    expect(bytesOf(held, 'br').length).toBeLessThan(text.length / 5);
  });

  test('have a tag that follows the text alone', () => {
    expect(page('a').etag).toBe(page('a').etag);
    expect(page('a').etag).not.toBe(page('b').etag);
    expect(page('a').etag).toMatch(/^[\w-]{22}$/);
  });
});
