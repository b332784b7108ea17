import { expect, test } from 'vitest';
import { replyAddress } from './reply-address.ts';

const message = {
  email: 'maria@example.org',
  name: 'Μαρία',
  subject: 'Άδεια',
  reference: '2026-012345',
  body: 'Πρώτη\nΔεύτερη',
  language: 'gr',
} as const;

const parts = (address: string) => {
  const url = new URL(address);
  return { to: url.pathname, ...Object.fromEntries(url.searchParams) } as Record<string, string>;
};

test('an answer carries the reference and quotes the message in the visitor’s language', () => {
  const { to, subject, body } = parts(replyAddress(message));
  expect(to).toBe('maria@example.org');
  expect(subject).toBe('Re: [2026-012345] Άδεια');
  expect(body).toContain('Αγαπητέ/ή Μαρία,');
  expect(body).toContain('> Πρώτη\r\n> Δεύτερη');
  expect(parts(replyAddress({ ...message, language: 'en' })).body).toContain('Dear Μαρία,');
});

test('what a visitor wrote adds no recipient and no header', () => {
  const address = replyAddress({
    ...message,
    email: 'a?bcc=x@example.org',
    subject: 'Hi\r\nBcc: x@example.org&bcc=y@example.org',
  });
  const url = new URL(address);
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).not.toMatch(/[\r\n]/);
});

test('a long message is quoted in part', () => {
  const { body = '' } = parts(replyAddress({ ...message, body: 'α'.repeat(5000) }));
  expect(body.length).toBeLessThan(1400);
  expect(body.endsWith('…')).toBe(true);
});
