import { describe, expect, test } from 'vitest';
import { parseFrom, readAddress, writeFrom } from './from-address.ts';
import { parseTarget, targetFor } from './target-address.ts';

const SITE = 'https://www.aigialeia.example';

describe('an old address', () => {
  test.each([
    ['/old', '/old', '*'],
    [' /Old/ ', '/old', '*'],
    ['/old\r\n', '/old', '*'],
    ['/old?', '/old', ''],
    ['/index.php?id=5', '/index.php', 'id=5'],
    ['/index.php?b=2&a=1', '/index.php', 'a=1&b=2'],
    ['/index.php?b=2&a=9&a=1', '/index.php', 'a=1&a=9&b=2'],
    ['/index.php?a=1&a=9', '/index.php', 'a=1&a=9'],
    ['/go?to=https://x.example/y', '/go', 'to=https%3A%2F%2Fx.example%2Fy'],
    ['http://www.aigio.example/palia/nea', '/palia/nea', '*'],
    ['/index.php?lang=en&utm_source=x&fbclid=1&id=5', '/index.php', 'id=5'],
    ['/en/about', '/about', '*'],
    ['https://www.aigio.example/palia/nea', '/palia/nea', '*'],
    ['/Νέα', `/${encodeURIComponent('νέα')}`, '*'],
    [`/${encodeURIComponent('Νέα')}/`, `/${encodeURIComponent('νέα')}`, '*'],
    ['/100%', '/100%25', '*'],
  ])('%s is kept as %s with the query %s', (typed, path, query) => {
    expect(parseFrom(typed)).toEqual({ from: { path, query } });
  });

  test('has none of the parameters that advertisers and letters add, however they are spelt', () => {
    const added =
      'utm_source=a&utm_medium=b&utm_campaign=c&UTM_Term=d&fbclid=e&gclid=f&dclid=g&msclkid=h&mc_cid=i&mc_eid=j&igshid=k';
    expect(parseFrom(`/old?${added}&id=5`)).toEqual({ from: { path: '/old', query: 'id=5' } });
    expect(readAddress('/old?autm_x=1&gclidx=2').query).toBe('autm_x=1&gclidx=2');
  });

  test.each([
    ['', 'Fill in'],
    ['old', 'such as /old-page'],
    ['javascript:alert(1)', 'such as /old-page'],
    ['//evil.example/x', 'such as /old-page'],
    ['https://www.aigio.example//evil.example', 'such as /old-page'],
    ['/\\evil.example', 'characters'],
    ['/old\u0000', 'characters'],
    ['/old\r\nSet-Cookie: a=b', 'characters'],
    ['/old#top', '#'],
    ['/api/pages', 'server itself'],
    ['/admin', 'server itself'],
    ['/media/x/y.pdf', 'server itself'],
    [`/${'a'.repeat(500)}`, 'too long'],
    [`/${'α'.repeat(300)}`, 'too long'],
  ])('%j will not do', (typed, why) => {
    const parsed = parseFrom(typed);
    expect('problem' in parsed && parsed.problem.en).toContain(why);
    expect('problem' in parsed && parsed.problem.el).toMatch(/[α-ω]/);
  });

  test.each(['/old', '/old?', '/old?a=1&b=2', '/νέα/δελτία', '/100%25', '/a%2Fb', '/a%3Fb'])(
    '%s is shown as it may be typed again',
    (typed) => {
      const parsed = parseFrom(typed);
      if (!('from' in parsed)) throw new Error(parsed.problem.en);
      expect(writeFrom(parsed.from)).toBe(typed.replace('%2F', '%2F'));
      expect(parseFrom(writeFrom(parsed.from))).toEqual(parsed);
    },
  );

  test('has 500 characters as it is typed, and 1500 with its letters encoded', () => {
    const longest = `/${'a'.repeat(499)}`;
    expect(parseFrom(longest)).toEqual({ from: { path: longest, query: '*' } });
    const greek = `/${'α'.repeat(249)}aaaaa`;
    expect(encodeURIComponent(greek.slice(1))).toHaveLength(1499);
    expect(parseFrom(greek)).toHaveProperty('from');
    expect(parseFrom(`${greek}a`)).toHaveProperty('problem');
  });

  test('is what every spelling of a request comes to', () => {
    expect(readAddress('/Old/')).toEqual({ path: '/old', query: '' });
    // Some programs write an accent as a character of its own.
    const inParts = encodeURIComponent('Νέα'.normalize('NFD'));
    expect(readAddress(`/${inParts}`).path).toBe(`/${encodeURIComponent('νέα')}`);
    const { from } = parseFrom('/palia/δελτία?a=1&b=ναι') as { from: object };
    expect(
      readAddress(
        `/PALIA/${encodeURIComponent('Δελτία')}/?b=${encodeURIComponent('ναι')}&a=1&lang=en`,
      ),
    ).toEqual(from);
  });
});

describe('where a redirect leads', () => {
  test.each([
    ['/contact', '/contact'],
    ['/contact/?lang=en#hours', '/contact#hours'],
    ['/en/news?category=tenders', '/news?category=tenders'],
    [`${SITE}/contact?lang=en`, '/contact'],
    [`${SITE.replace('https', 'http')}/contact`, '/contact'],
    ['/Contact', '/contact'],
    ['https://www.gov.gr/upiresies?x=1#a', 'https://www.gov.gr/upiresies?x=1#a'],
    ['/media/0a.0123456789abcdef/Budget.pdf', '/media/0a.0123456789abcdef/Budget.pdf'],
  ])('%s is kept as %s', (typed, target) => {
    expect(parseTarget(typed, SITE)).toEqual({ target });
  });

  test.each([
    ['', 'Fill in'],
    ['contact', 'starts with'],
    ['javascript:alert(1)', 'starts with'],
    ['data:text/html,x', 'starts with'],
    ['mailto:a@b.gr', 'starts with'],
    ['http://www.gov.gr', 'starts with'],
    ['//evil.example', 'starts with'],
    ['/\\evil.example', 'characters'],
    ['/en//evil.example', 'starts with'],
    [`${SITE}//evil.example`, 'starts with'],
    ['https://www.gov.gr@evil.example/', 'user name'],
    ['/a\nb', 'characters'],
    ['/%zz', 'characters'],
    ['/api/pages', 'no public page'],
    ['/admin/users', 'no public page'],
    ['/preview/abc', 'no public page'],
    [`https://a.example/${'a'.repeat(1000)}`, 'too long'],
  ])('%j will not do', (typed, why) => {
    const parsed = parseTarget(typed, SITE);
    expect('problem' in parsed && parsed.problem.en).toContain(why);
  });

  test('is kept up to a thousand characters', () => {
    const longest = `https://a.example/${'a'.repeat(982)}`;
    expect(longest).toHaveLength(1000);
    expect(parseTarget(longest, SITE)).toEqual({ target: longest });
    expect(parseTarget(`${longest}a`, SITE)).toHaveProperty('problem');
  });

  test('keeps the language of whoever is led', () => {
    expect(targetFor('/news?category=tenders#top', true)).toBe(
      '/news?category=tenders&lang=en#top',
    );
    expect(targetFor('/news', false)).toBe('/news');
    expect(targetFor('https://www.gov.gr/', true)).toBe('https://www.gov.gr/');
    const file = '/media/0a.0123456789abcdef/Budget.pdf';
    expect(targetFor(file, true), 'a file has no language').toBe(file);
  });
});
