import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerOf, bytesOf, holdPage, plainOf, tighten } from './held-page.ts';

const page = (body: string) => holdPage(200, { 'content-type': 'text/html' }, body);

describe('the bytes of a page', () => {
  test('are the same text in every encoding, each made once', () => {
    const held = page('Δήμος Αιγιαλείας '.repeat(100));
    const text = plainOf(held).toString();
    expect(bytesOf(held, 'identity').toString()).toBe(text);
    expect(gunzipSync(bytesOf(held, 'gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(bytesOf(held, 'br')).toString()).toBe(text);
    expect(bytesOf(held, 'br')).toBe(bytesOf(held, 'br'));
    expect(bytesOf(held, 'gzip')).toBe(bytesOf(held, 'gzip'));
    expect(bytesOf(held, 'br').length).toBeLessThan(text.length / 5);
  });

  test('stay plain only where somebody asks for them so, and come back where nobody did', () => {
    const text = 'Δήμος Αιγιαλείας '.repeat(100);
    const compressed = page(text);
    bytesOf(compressed, 'br');
    bytesOf(compressed, 'gzip');
    expect(compressed.plain).toBeUndefined();
    expect(plainOf(compressed).toString()).toBe(text);
    expect(compressed.plain).toBeUndefined();
    expect(bytesOf(compressed, 'identity').toString()).toBe(text);
    expect(bytesOf(compressed, 'identity')).toBe(bytesOf(compressed, 'identity'));

    const asked = page(text);
    answerOf(asked, 'identity', 'no-cache', {});
    bytesOf(asked, 'br');
    expect(asked.plain?.toString()).toBe(text);

    const zipped = page(text);
    bytesOf(zipped, 'gzip');
    expect(gunzipSync(bytesOf(zipped, 'gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(bytesOf(zipped, 'br')).toString()).toBe(text);
  });

  test('have no tag where there is no page: such an answer is given as it is (RFC 9110, 13.2.1)', () => {
    for (const status of [301, 404, 503]) {
      const answer = answerOf(holdPage(status, {}, 'nothing'), 'identity', 'public, no-cache', {});
      expect([answer.tags, answer.unchanged.includes('ETag')], `${status}`).toEqual([[], false]);
    }
  });

  test('hold no more memory than they need', () => {
    const held = page('Δήμος Αιγιαλείας '.repeat(1000));
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = bytesOf(held, encoding);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
  });

  test('become fewer in brotli, with a tag of their own; who has the page with either tag has it', async () => {
    const text = Array.from(
      { length: 400 },
      (_, at) => `<li>Απόφαση ${at * 7919}: έργο ${at % 13}</li>`,
    ).join('');
    const held = page(text);
    const before = answerOf(held, 'br', 'no-cache', {});
    const loose = before.whole.body;
    await tighten(held);
    const after = answerOf(held, 'br', 'no-cache', {});
    expect(after.whole.body.length).toBeLessThan(loose.length * 0.95);
    expect(brotliDecompressSync(after.whole.body).toString()).toBe(text);
    expect(after.whole.headers).toContain(String(after.whole.body.length));
    expect(after.whole.body.buffer.byteLength).toBe(after.whole.body.length);
    expect(after.tags[0]).not.toBe(before.tags[0]);
    expect([...after.tags].sort()).toEqual([...before.tags].sort());
    expect(plainOf(held).toString()).toBe(text);
  });

  test('have a tag that follows the text alone', () => {
    expect(page('a').etag).toBe(page('a').etag);
    expect(page('a').etag).not.toBe(page('b').etag);
    expect(page('a').etag).toMatch(/^[\w-]{22}$/);
  });
});
