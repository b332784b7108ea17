import { expect, test } from 'vitest';
import { receiveForm } from './receive-form.ts';

const MOST = 1000;

const formOf = (length: number, stated: Record<string, string> = {}) =>
  new Request('http://localhost/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...stated },
    body: 'a'.repeat(length),
  });

test('a form as long as may be is there with all that it says', async () => {
  for (const stated of [undefined, { 'content-length': String(MOST) }]) {
    const received = await receiveForm(formOf(MOST, stated), MOST);
    expect(received.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect((await received.text()).length).toBe(MOST);
  }
});

test('of a longer one the length is there by which it is refused, and nothing else', async () => {
  for (const stated of [undefined, { 'content-length': String(MOST + 1) }]) {
    const received = await receiveForm(formOf(MOST + 1, stated), MOST);
    expect(Number(received.headers.get('content-length'))).toBeGreaterThan(MOST);
    expect(received.body).toBeNull();
    expect([received.method, received.url]).toEqual(['POST', 'http://localhost/contact']);
  }
});
