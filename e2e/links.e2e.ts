import { expect, test } from '@playwright/test';

/** What narrows a list or leads through it. */
const FILTERS = /[?&](page|month|day|year|unit|category|audience|topic|event|group|state|q|date)=/;

/** A picture in its largest size, which takes a second to be made when it is first asked for. */
const LARGE_PICTURE = /^(\/media\/[^/]+\/)\d{4}\.jpg$/;

/** Follows every link of the site from the home page. */
test('no link of the site leads nowhere, and links of English pages stay English', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const queue = ['/', '/?lang=en'];
  const seen = new Set(queue);
  const broken: string[] = [];
  const lostLanguage: string[] = [];
  let english = 0;
  let pictures = 0;
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    // One is asked for as it is linked; of the others a small size shows that they are there.
    const isFurther = LARGE_PICTURE.test(path) && pictures++ > 0;
    const asked = isFurther ? path.replace(LARGE_PICTURE, '$1320.webp') : path;
    const response = await request.get(asked, { maxRedirects: 0 });
    if (response.status() >= 400) broken.push(`${response.status()} ${path}`);
    if (!response.headers()['content-type']?.includes('text/html')) continue;
    const html = await response.text();
    const isEnglish = html.includes('<html lang="en"');
    if (isEnglish) english++;
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    for (const [, raw = '', attributes = ''] of html.matchAll(
      /<a\b[^>]*?href="([^"]*)"([^>]*)>/g,
    )) {
      const href = raw.replaceAll('&amp;', '&');
      if (href.startsWith('#') && !ids.has(href.slice(1))) broken.push(`${href} on ${path}`);
      if (!href.startsWith('/') || href.startsWith('//')) continue;
      const isPage = !/^\/(media|api|feeds|assets)\//.test(href);
      const isSwitch = /hreflang="el"/i.test(attributes) || href === '/login';
      if (isEnglish && isPage && !isSwitch && !/[?&]lang=en(&|#|$)/.test(href)) {
        lostLanguage.push(`${href} on ${path}`);
      }
      const target = href.split('#')[0] ?? '';
      // Filters and pages of lists lead to lists again; one level of them is enough.
      const isDeepFilter = FILTERS.test(target) && FILTERS.test(path);
      if (!seen.has(target) && !isDeepFilter) {
        seen.add(target);
        queue.push(target);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(lostLanguage).toEqual([]);
  expect(seen.size).toBeGreaterThan(120);
  expect(english).toBeGreaterThan(60);
  expect(pictures).toBeGreaterThan(20);
});
