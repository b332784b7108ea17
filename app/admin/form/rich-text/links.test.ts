import { expect, test } from 'vitest';
import { completeLink, isAllowedLink } from './links.ts';

test('links lead to this site, the web, a mailbox or a phone', () => {
  for (const address of [
    '/contact',
    '#hours',
    'https://www.gov.gr',
    'http://www.gov.gr',
    ' https://www.gov.gr ',
    'mailto:a@b.gr',
    'tel:+302691',
  ]) {
    expect(isAllowedLink(address), address).toBe(true);
  }
  for (const address of [
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'contact',
    '',
  ]) {
    expect(isAllowedLink(address), address).toBe(false);
  }
});

test('an address without its beginning gets it', () => {
  expect(completeLink('www.gov.gr')).toBe('https://www.gov.gr');
  expect(completeLink(' gov.gr/ipiresies?x=1 ')).toBe('https://gov.gr/ipiresies?x=1');
  expect(completeLink('info@aigialeia.example')).toBe('mailto:info@aigialeia.example');
  expect(completeLink('112.gr')).toBe('https://112.gr');
  expect(completeLink('www.112.gr')).toBe('https://www.112.gr');
});

test.each([
  '/contact',
  '/people/info@aigialeia.example',
  '#info@aigialeia.example',
  'https://info@aigialeia.example',
  'mailto:info@aigialeia.example',
  'tel:+302691',
  '',
])('one that has its beginning stays as it is: %j', (address) => {
  expect(completeLink(` ${address} `)).toBe(address);
});

test('what means nothing stays as typed, to be refused', () => {
  for (const typed of [
    'somewhere',
    'javascript:alert(1)',
    'γράψτε στο info@aigialeia.example',
    'info@aigialeia.example, news@aigialeia.example',
    'δείτε το gov.gr',
    'gov.gr ή 112.gr',
    'www. gov.gr',
  ]) {
    expect(completeLink(typed)).toBe(typed);
  }
});
