import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { PageKeys } from './page-keys.ts';

/** As much of a build as the keys read: a layout, its screens, and one screen outside it. */
const BUILD = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    site: { id: 'site', parentId: 'root', module: {} },
    home: { id: 'home', parentId: 'site', index: true, module: {} },
    news: {
      id: 'news',
      parentId: 'site',
      path: 'news',
      module: { handle: { parameters: ['category', 'page'] } },
    },
    article: { id: 'article', parentId: 'site', path: 'news/:slug', module: { handle: {} } },
    contact: {
      id: 'contact',
      parentId: 'site',
      path: 'contact',
      module: { handle: { uncached: true, parameters: ['sent'] }, action: async () => null },
    },
    page: { id: 'page', parentId: 'site', path: '*', module: {} },
    feed: { id: 'feed', parentId: 'root', path: 'feeds/news.xml', module: {} },
  },
} as unknown as ServerBuild;

const keys = new PageKeys(BUILD);
const url = (address: string) => keys.of(address).url;

describe('the key of a page', () => {
  test('has the parameters that its screen reads and no others', () => {
    expect(url('/news?utm_source=x&page=2&fbclid=y')).toBe('/news?page=2');
    expect(url('/?page=2&q=x')).toBe('/');
    expect(url('/news/opening?page=2')).toBe('/news/opening');
    expect(url('/feeds/news.xml?x=1')).toBe('/feeds/news.xml');
    expect(url('/unknown/page?x=1')).toBe('/unknown/page');
  });

  test('is the same in whatever order they come', () => {
    const both = '/news?category=tenders&page=2&lang=en';
    expect(url('/news?lang=en&page=2&category=tenders')).toBe(both);
    expect(url('/news?page=2&lang=en&x=&category=tenders')).toBe(both);
  });

  test('knows one second language: everything else is Greek', () => {
    expect(url('/?lang=en')).toBe('/?lang=en');
    for (const other of ['gr', 'el', 'EN', 'de', '', 'en-GB', '%00'])
      expect(url(`/?lang=${other}`), other).toBe('/');
    expect(url('/?lang=gr&lang=en')).toBe('/');
  });

  test('takes the first of a repeated parameter and none that is empty', () => {
    expect(url('/news?page=1&page=2')).toBe('/news?page=1');
    expect(url('/news?page=&category')).toBe('/news');
  });

  test('cuts values that nobody means', () => {
    expect(url(`/news?page=${'9'.repeat(5000)}`)).toBe(`/news?page=${'9'.repeat(200)}`);
    const cut = url(`/news?category=a${encodeURIComponent('🙂'.repeat(200))}`);
    expect(cut.length).toBeLessThan(1300);
    expect(() => decodeURIComponent(cut)).not.toThrow();
  });

  test('says which pages are made anew for each request', () => {
    expect(keys.of('/contact?sent=1&x=2')).toMatchObject({
      url: '/contact?sent=1',
      uncached: true,
    });
    expect(keys.of('/news').uncached).toBe(false);
  });

  test('says which hold something that somebody chose', () => {
    expect(keys.of('/news?page=2').isChosen).toBe(true);
    for (const address of ['/news', '/news?lang=en', '/news?junk=1', '/news/opening?page=2'])
      expect(keys.of(address).isChosen, address).toBe(false);
  });

  test('is the same the second time, also after thousands of other addresses', () => {
    const first = keys.of('/news?page=3&x=1');
    for (let number = 0; number < 5000; number++) keys.of(`/news?x=${number}`);
    expect(keys.of('/news?page=3&x=1')).toEqual(first);
  });

  test('is of this site, whatever the address looks like', () => {
    expect(url('//evil.example/news')).toBe('//evil.example/news');
    expect(url('/\\evil.example')).toBe('//evil.example');
    expect(url('news')).toBe('/news');
  });

  test.each([
    '//',
    '///',
    '/\\',
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/news/%',
    '/news/%2F%2e%2E',
    '/a?b=%',
    '/news?page=%',
    '/news?page=%ff%fe',
    '/news?%',
    '/?',
    '/??',
    '?',
    '',
    '/:80',
    '//:80',
    '/[',
    '//[',
    '/@',
    '//user:pass@',
    `/${'a/'.repeat(5000)}`,
    `/${'%ce%b1'.repeat(2500)}?${'x=1&'.repeat(2000)}`,
    '/\u00ce\u00b1',
    '/news?page=\u00ff',
  ])('is made of the malformed “%.40s” too', (address) => {
    const key = keys.of(address);
    expect(key.url).toMatch(/^\//);
    // What is rendered is a request for exactly this.
    expect(new Request(`https://www.example.gr${key.url}`).url).toBe(
      `https://www.example.gr${key.url}`,
    );
  });
});

test('a form may be sent where a screen has an action, and nowhere else', () => {
  expect(keys.takesForms('/contact?lang=en')).toBe(true);
  for (const address of ['/', '/news', '/contact/more', '/unknown', '/feeds/news.xml']) {
    expect(keys.takesForms(address), address).toBe(false);
  }
});
