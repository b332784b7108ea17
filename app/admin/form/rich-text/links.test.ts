import { expect, test } from 'vitest';
import { completeLink, isAllowedLink } from './links.ts';

test('links lead to this site, the web, a mailbox or a phone', () => {
  for (const address of [
    '/contact',
    '#hours',
    'https://www.gov.gr',
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
  expect(completeLink('/contact')).toBe('/contact');
});

test('what means nothing stays as typed, to be refused', () => {
  expect(completeLink('somewhere')).toBe('somewhere');
  expect(completeLink('javascript:alert(1)')).toBe('javascript:alert(1)');
});
