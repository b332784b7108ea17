import { describe, expect, it } from 'vitest';
import { isFromThisSite, MAX_FORM_BYTES, readFields } from './read-form.ts';

const SITE = 'https://www.example.gr';

function post(headers: Record<string, string>, body = 'name=%CE%9C%CE%B1%CF%81%CE%AF%CE%B1') {
  return new Request('http://127.0.0.1:3000/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
}

describe('where a form comes from', () => {
  it.each([
    ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: SITE }, true],
    ['the address bar', { 'sec-fetch-site': 'none' }, true],
    ['the site behind its proxy, to an old browser', { origin: SITE }, true],
    ['the machine itself', { origin: 'http://127.0.0.1:3000' }, true],
    ['a page of the site, by its referrer', { referer: `${SITE}/contact` }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.gr' }, false],
    ['another site, to an old browser', { origin: 'https://evil.example' }, false],
    ['a name that begins alike', { origin: 'https://www.example.gr.evil.example' }, false],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['nowhere', {}, false],
  ])('is %s', (_name, headers, accepted) => {
    expect(isFromThisSite(post(headers), SITE)).toBe(accepted);
  });
});

describe('reading a form', () => {
  it('gives its fields', async () => {
    const fields = await readFields(post({}));
    expect((fields as URLSearchParams).get('name')).toBe('Μαρία');
  });

  it('stops at a body that is too large, whether it says so or not', async () => {
    expect(await readFields(post({}, `name=${'a'.repeat(200_000)}`))).toBe('too-large');
    const endless = new Request('http://127.0.0.1:3000/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
      }),
      duplex: 'half',
    } as RequestInit);
    expect(await readFields(endless)).toBe('too-large');
  });

  it('has room for 64 kB', async () => {
    const body = `name=${'a'.repeat(MAX_FORM_BYTES - 'name='.length)}`;
    const stated: Record<string, string> = { 'content-length': String(MAX_FORM_BYTES) };
    for (const headers of [{}, stated]) {
      expect(await readFields(post(headers, body))).toBeInstanceOf(URLSearchParams);
      expect(await readFields(post(headers, `${body}a`))).toBe('too-large');
    }
  });

  it('reads nothing of what says that it is too large', async () => {
    const request = post({ 'content-length': String(MAX_FORM_BYTES + 1) });
    expect(await readFields(request)).toBe('too-large');
    expect(request.bodyUsed).toBe(false);
  });

  it.each([
    [1, false],
    [100, false],
    [101, true],
    [5000, true],
  ])('with %i fields is too much: %s', async (count, isTooMuch) => {
    const fields = await readFields(post({}, Array(count).fill('a=1').join('&')));
    expect(fields === 'too-large' || fields.toString().split('&').length).toBe(isTooMuch || count);
  });

  it.each([
    'application/x-www-form-urlencoded ; charset=utf-8',
    'Application/X-WWW-Form-Urlencoded',
  ])('takes %s', async (type) => {
    expect(await readFields(post({ 'content-type': type }))).toBeInstanceOf(URLSearchParams);
  });

  it('survives escapes that are none', async () => {
    const fields = await readFields(post({}, 'name=%ZZ%C3&=&&name'));
    expect((fields as URLSearchParams).get('name')).toContain('%ZZ');
  });

  it('reads forms only', async () => {
    expect(await readFields(post({ 'content-type': 'application/json' }, '{}'))).toBe(
      'unsupported',
    );
  });
});
