import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { alert } from '../../../domain/content-types/alert.ts';
import { assemblyPoint } from '../../../domain/content-types/assembly-point.ts';
import { loadMenus } from '../../../domain/site-menu/load-menus.ts';
import { openBrowser } from '../../../harness/browser/browser.ts';
import { alertData } from '../../../harness/content/alert-data.ts';
import { linksIn, parseHtml, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { siteArgs } from '../../../harness/screens/site-request.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { requestContext } from '../../request-context.ts';
import { EmergencyBody } from './emergency-body.tsx';
import { loader } from './emergency-page.tsx';
import { loadEmergency } from './load-emergency.ts';

/** The page for an emergency, which has to arrive over the weakest line. */

const LIMIT_BYTES = 15_000;
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const sizeOf = (file: string) => readFileSync(file).length;

describe.each(['/emergency', '/emergency?lang=en'])('%s', (path) => {
  test('is with all that it loads below 15 KB, uncompressed', async () => {
    const { html, status } = await site.get(path);
    expect(status).toBe(200);
    const loaded = [...html.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g)].map(
      ([, one]) => one,
    );
    // The script that keeps it is made from app/islands/entries/offline.tsx, which is longer than what is sent.
    expect(loaded).toEqual(['/emergency.css', expect.stringMatching(/offline/)]);
    const all =
      Buffer.byteLength(html) +
      sizeOf('public/emergency.css') +
      sizeOf('public/emergency-worker.js') +
      sizeOf('app/islands/entries/offline.tsx');
    expect(all).toBeLessThan(LIMIT_BYTES);
  });

  test('calls the five numbers of the State and those of the municipality with one tap', async () => {
    const links = linksIn((await site.get(path)).main);
    const numbers = links.filter((link) => link.startsWith('tel:'));
    expect(numbers.slice(0, 5)).toEqual(['tel:112', 'tel:100', 'tel:166', 'tel:199', 'tel:108']);
    expect(numbers).toContain('tel:+302691000190');
    expect(numbers).toContain('tel:+302691000100');
  });

  test('says what to do in four dangers, and where to gather', async () => {
    const { main } = await site.get(path);
    const dangers = main.querySelectorAll('summary').map(textOf);
    expect(dangers).toEqual(
      path.includes('lang=en')
        ? ['Fire', 'Flood', 'Earthquake', 'Heat']
        : ['Πυρκαγιά', 'Πλημμύρα', 'Σεισμός', 'Καύσωνας'],
    );
    const points = main.querySelectorAll('.points li').map(textOf);
    expect(points.length).toBeGreaterThanOrEqual(4);
    // Made-up places must not be taken for real ones.
    for (const point of points) expect(point).toMatch(/\((?:δείγμα|sample)\)/);
  });
});

test('a warning in force stands before the numbers, and the page says of when it is', async () => {
  const data = alertData('Πυρκαγιά στο Διακοπτό', { severity: 'emergency' });
  await createEntry(site.services.db, alert, { data }, actAs(TEST_EDITOR));
  const { document, text } = await site.get('/emergency');
  expect(text.indexOf('Έκτακτη ανάγκη: Πυρκαγιά στο Διακοπτό')).toBeGreaterThan(0);
  expect(text.indexOf('Πυρκαγιά στο Διακοπτό')).toBeLessThan(text.indexOf('Αστυνομία'));
  expect(textOf(document)).toContain('Όπως ίσχυε: 4 Μαρτίου 2026');
});

test('the small home page of an emergency leads on in the language of its reader', async () => {
  const { menu } = await loadMenus(site.services.db);
  const emergency = await loadEmergency(site.services);
  const inside = (language: 'gr' | 'en') => {
    const body = createElement(EmergencyBody, { ...emergency, language, title: 'Home', menu });
    const links = linksIn(parseHtml(renderToStaticMarkup(body)));
    return links.filter((link) => link.startsWith('/'));
  };
  expect(inside('gr')).toContain('/services');
  expect(inside('en')).toContain('/services?lang=en');
  expect(inside('en').filter((link) => !link.endsWith('?lang=en'))).toEqual([]);
});

test('as the home page of an emergency it has that address, the name of the municipality and the sections', async () => {
  const home = async (path: string) => {
    const args = siteArgs(site.services, path) as Parameters<typeof loader>[0];
    const { context } = args as unknown as { context: RouterContextProvider };
    context.set(requestContext, { ...context.get(requestContext), isEmergencyHome: true });
    return parseHtml(await (await loader(args)).text());
  };
  const greek = await home('/emergency');
  expect(textsIn(greek, 'h1')).toEqual(['Δήμος Αιγιαλείας']);
  expect(linksIn(greek, 'link[rel="canonical"]')).toEqual(['http://localhost:3000/']);
  expect(linksIn(greek, 'header a')).toEqual(['/', '/?lang=en']);
  expect(linksIn(greek, 'footer a')).toContain('/services');
  expect(linksIn(await home('/emergency?lang=en'), 'header a')).toEqual(['/?lang=en', '/']);
});

test('so many places to gather are named as a weak line carries, in the order of the list', async () => {
  const crowded = await openTestSite('none');
  try {
    const { db } = crowded.services;
    await inTransaction(db, async (tx) => {
      for (let number = 1; number <= 30; number++) {
        const text = { el: `Πλατεία ${number}`, en: `Square ${number}` };
        const data = { ...emptyData(assemblyPoint.fields), name: text, place: text };
        await createEntry(tx, assemblyPoint, { data, publish: true }, actAs(TEST_EDITOR));
      }
    });
    const { main } = await crowded.get('/emergency');
    const points = main.querySelectorAll('.points li').map(textOf);
    expect(points).toHaveLength(24);
    expect(points[0]).toContain('Πλατεία 1');
    expect(points[23]).toContain('Πλατεία 24');
  } finally {
    await crowded.close();
  }
});

test('an empty site has the numbers of the State, and no place that nobody named', async () => {
  const empty = await openTestSite('none');
  try {
    const { main, text } = await empty.get('/emergency');
    expect(linksIn(main)).toContain('tel:112');
    expect(text).not.toContain('Χώροι καταφυγής');
  } finally {
    await empty.close();
  }
});

test('no number stands alone beside an empty place, whatever the width', async () => {
  const { html } = await site.get('/emergency');
  const styles = readFileSync('public/emergency.css', 'utf8');
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(html.replace('</head>', `<style>${styles}</style></head>`));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 1024 });
      for (const list of await page.locator('.numbers').all()) {
        const whole = (await list.boundingBox())?.width ?? 0;
        const rows = new Map<number, number>();
        for (const item of await list.locator('li').all()) {
          const box = await item.boundingBox();
          if (box) rows.set(box.y, Math.max(rows.get(box.y) ?? 0, box.x + box.width));
        }
        const start = (await list.boundingBox())?.x ?? 0;
        expect(rows.size).toBeGreaterThan(0);
        for (const end of rows.values()) expect(end - start, `${width} px`).toBeCloseTo(whole, 0);
      }
    }
  } finally {
    await browser.close();
  }
});
