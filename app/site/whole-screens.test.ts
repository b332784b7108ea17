import { existsSync } from 'node:fs';
import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../harness/screens/read-html.ts';
import { type Answer, openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { inEnglish, PUBLIC_ROUTES } from '../../harness/sites/addresses.ts';

/** What is so on every public screen, in both languages: names of its parts, and where its links lead. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The value of an attribute; empty where there is none. */
const attribute = (element: HtmlElement, name: string) =>
  (element.getAttributeValue(name) ?? '').replaceAll('&amp;', '&');
/** Addresses without a language: files, what other programs read, and the screens of the staff. */
const NO_LANGUAGE = /^\/(?:admin|assets|feeds|login|media)\b/;

/** Where nothing is found there are other links. */
const NOTHING_FOUND = ['/services?topic=tourism', '/news?q=zzzz', '/events?q=zzzz'];

describe.each([...PUBLIC_ROUTES, ...NOTHING_FOUND])('%s', (route) => {
  let answers: [path: string, answer: Answer][];
  beforeAll(async () => {
    answers = [];
    for (const path of [route, inEnglish(route)]) answers.push([path, await site.get(path)]);
  });

  test('names each of its sections, and each name is on the screen', () => {
    for (const [path, { document }] of answers) {
      const sections = document.querySelectorAll('section, nav, article');
      for (const section of sections) {
        const label = attribute(section, 'aria-label');
        const ids = attribute(section, 'aria-labelledby').split(' ').filter(Boolean);
        const names = ids.map((id) => textOf(document.querySelector(`[id="${id}"]`)));
        const where = `${path}: ${textOf(section).slice(0, 60)}`;
        expect([label, ...names].join(' ').trim(), where).not.toBe('');
      }
    }
  });

  test('gives searches and forms names, each its own', () => {
    for (const [path, { document }] of answers) {
      const sent = document
        .querySelectorAll('form')
        .filter((form) => form.getAttributeValue('method') === 'post');
      for (const landmarks of [document.querySelectorAll('search'), sent]) {
        const names = landmarks.map((one) => attribute(one, 'aria-label'));
        expect(names, path).not.toContain('');
        expect(new Set(names).size, `${path}: ${names.join(', ')}`).toBe(names.length);
      }
    }
  });

  test('gives each field a name that stays while somebody types', () => {
    for (const [path, { document }] of answers) {
      for (const field of document.querySelectorAll('input, select, textarea')) {
        if (/^(?:hidden|submit)$/.test(attribute(field, 'type'))) continue;
        const id = attribute(field, 'id');
        const label = id && document.querySelector(`label[for="${id}"]`);
        const isNamed =
          label || attribute(field, 'aria-label') || attribute(field, 'aria-labelledby');
        expect(
          isNamed || field.closest('label'),
          `${path}: ${attribute(field, 'name')}`,
        ).toBeTruthy();
      }
    }
  });

  test('leads to places that are there, and stays in its language', () => {
    for (const [path, { document }] of answers) {
      for (const link of document.querySelectorAll('a')) {
        const href = attribute(link, 'href');
        const where = `${path}: ${href} ${textOf(link)}`;
        if (href.startsWith('#')) {
          expect(document.querySelector(`[id="${href.slice(1)}"]`), where).not.toBeNull();
        } else if (
          /^\/(?!\/)/.test(href) &&
          !NO_LANGUAGE.test(href) &&
          !link.hasAttribute('hreflang')
        ) {
          const { searchParams } = new URL(href, 'http://localhost');
          expect(searchParams.get('lang'), where).toBe(path === route ? null : 'en');
        }
      }
    }
  });

  test('has icons, pictures and captions that are there', () => {
    for (const [path, { document }] of answers) {
      for (const link of document.querySelectorAll('link')) {
        if (!/icon/.test(attribute(link, 'rel'))) continue;
        const href = attribute(link, 'href');
        expect(existsSync(`public${href}`), `${path}: ${href}`).toBe(true);
      }
      for (const caption of document.querySelectorAll('figcaption')) {
        expect(textOf(caption).trim(), path).toMatch(/^[\p{L}\d«‘(].*[^·\s]$/su);
      }
    }
  });
});
