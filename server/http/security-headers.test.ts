import { expect, test } from 'vitest';
import {
  adminHeaders,
  BUILT_FILE_HEADERS,
  PREVIEW_HEADERS,
  PUBLIC_HEADERS,
  STRICT_TRANSPORT,
} from './security-headers.ts';

/** Of a policy, what each directive allows. */
const directivesOf = (policy = '') =>
  Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/s).slice(0, 2)));

test('public pages load from the site alone, are framed by nobody, and ask for no device', () => {
  expect(PUBLIC_HEADERS).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(directivesOf(PUBLIC_HEADERS['Content-Security-Policy'])).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-src': 'https://www.openstreetmap.org',
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('staff screens run what carries the nonce, and show pictures that are not sent yet', () => {
  const headers = adminHeaders('abc');
  expect(directivesOf(headers['Content-Security-Policy'])).toEqual({
    ...directivesOf(PUBLIC_HEADERS['Content-Security-Policy']),
    'script-src': "'self' 'nonce-abc'",
    'style-src': "'self' 'nonce-abc'",
    'img-src': "'self' data: blob:",
    'frame-src': "'self'",
  });
});

test('browsers keep to TLS for two years, also for names below that of the site', () => {
  const [age, ...more] = STRICT_TRANSPORT.split('; ');
  expect(age).toBe(`max-age=${2 * 365 * 24 * 3600}`);
  expect(more).toEqual(['includeSubDomains']);
});

test('built files run and load nothing by themselves', () => {
  expect(BUILT_FILE_HEADERS).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

test('a preview sends nothing, is kept by nobody and tells nobody its address', () => {
  expect(PREVIEW_HEADERS).toMatchObject({
    'Permissions-Policy': PUBLIC_HEADERS['Permissions-Policy'],
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
    'Cache-Control': 'no-store',
  });
  expect(directivesOf(PREVIEW_HEADERS['Content-Security-Policy'])['form-action']).toBe("'none'");
});
