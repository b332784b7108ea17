import { describe, expect, test } from 'vitest';
import { findPlainAddress } from './redirects.ts';
import { requestAddress } from './requests/request-address.ts';

describe('an address that moved', () => {
  test.each([
    ['/en', '/?lang=en'],
    ['/en/', '/?lang=en'],
    ['/el', '/'],
    ['/gr', '/'],
    ['/en/news?x=1', '/news?x=1&lang=en'],
    ['/en/news/?x=1', '/news?x=1&lang=en'],
    ['/el/news?lang=en', '/news'],
    ['/en/news?lang=gr', '/news?lang=en'],
    ['/en/search?q=a%26b', '/search?q=a%26b&lang=en'],
    ['/en/search?q=who?when', '/search?q=who%3Fwhen&lang=en'],
    ['/news/', '/news'],
    ['/news///', '/news'],
    ['/news/?q=what?ever', '/news?q=what?ever'],
    ['/news/?', '/news?'],
    ['//', '/'],
    ['/el/%', '/%'],
    ['/NEWS', '/news'],
    ['/News/?q=Who', '/news?q=Who'],
    ['/EN/Municipality/Mayor', '/municipality/mayor?lang=en'],
    ['/tourism/Landmark', '/tourism/landmark'],
    ['/MUNICIPALITY/UNITS/AIGIO', '/municipality/units/aigio'],
    ['/N%CE%B1', '/n%CE%B1'],
  ])('%s is at %s', (address, target) => {
    expect(findPlainAddress(address)).toBe(target);
  });

  test.each([
    '/',
    '/?lang=en',
    '/news',
    '/news?x=/',
    '/english',
    '/electricity',
    '/england/en',
    '/municipality/units/aigio',
    '/a//b',
    '/search?q=Who',
    '/%CE%91',
    '/%',
    '',
  ])('“%s” stays', (address) => {
    expect(findPlainAddress(address) ?? address).toBe(address || '/');
  });

  test.each([
    '//evil.example',
    '///evil.example/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '/\\\\evil.example\\',
    '/en//evil.example',
    '/en/\\evil.example',
    '/el/\\/evil.example',
    '/gr///evil.example?x=1',
    'http://evil.example/en/',
    '/en/http://evil.example/',
  ])('“%s” never leads to another site', (address) => {
    const target = findPlainAddress(address) ?? '/';
    expect(target).toMatch(/^\/(?![/\\])/);
    expect(new URL(target, 'https://www.example.gr').host).toBe('www.example.gr');
  });

  test('is looked up at once, however many slashes it has', () => {
    // Where each run of them is tried from each of its slashes, this takes hours.
    const path = `/a${'/'.repeat(4_000_000)}b`;
    expect(findPlainAddress(path)).toBeUndefined();
    expect(findPlainAddress(`${path}//`)).toBe(path);
  });

  test('is moved in a few steps and then stays', () => {
    for (const start of ['/en/el/en/news/', '//en//', '/gr/en', '/el//el//']) {
      let address = start;
      for (let step = 0; step < 6; step++) address = findPlainAddress(address) ?? address;
      expect(findPlainAddress(address), start).toBeUndefined();
    }
  });
});

describe('what a request line asks for', () => {
  test.each([
    ['/news?x=1', '/news?x=1'],
    ['/news?x=../y', '/news?x=../y'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/a..b/c.', '/a..b/c.'],
    ['http://www.example.gr/admin/pages?x=1', '/admin/pages?x=1'],
    ['HTTPS://www.example.gr', '/'],
    ['/x/../admin', '/admin'],
    ['/x/%2E%2e/api/pages', '/api/pages'],
    ['/./login', '/login'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/news\\..\\admin', '/admin'],
    ['/\\evil.example', '//evil.example'],
    ['//evil.example/x', '//evil.example/x'],
    ['http://[', '/'],
    ['*', '/'],
  ])('%s is %s', (target, address) => {
    expect(requestAddress(target)).toBe(address);
  });
});
