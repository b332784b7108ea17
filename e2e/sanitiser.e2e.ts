import { expect, type Page } from '@playwright/test';
import { sanitiseRichText } from '../domain/text/rich-text.ts';
import { test } from '../harness/browser/unpainted.ts';
import { SCRIPT_INJECTIONS } from '../harness/content/script-injections.ts';

const SITE = 'http://sanitiser.example/';
/** Requested last: when it has failed, all earlier requests have failed too. */
const LAST = 'http://sanitiser.example/last';

/** A picture of the site's library, which a text may show. */
const OWN_PICTURE = /^\/media\/[a-z0-9-]+\.[0-9a-f]{16}\/\d+\.(?:webp|avif|jpg)$/;

interface Outcome {
  /** Indices of the texts that ran something. */
  ran: number[];
  /** The requested addresses. */
  requested: string[];
  /** Attributes and elements that are not allowed in a text. */
  strange: string[];
}

/** Shows the texts one after the other as the site shows rich text, in a page without any policy that would help. */
async function show(page: Page, texts: string[]): Promise<Outcome> {
  const requested: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === SITE) {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' });
    }
    const isOwnPicture = OWN_PICTURE.test(url.slice(SITE.length - 1)) && url.startsWith(SITE);
    if (!url.startsWith(LAST) && !isOwnPicture) requested.push(url);
    return route.abort();
  });
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.goto(SITE);
  const found = await page.evaluate(
    async ({ all, last, values }) => {
      const main = document.querySelector('main') as HTMLElement;
      const ran: number[] = [];
      const strange: string[] = [];
      let current = 0;
      for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
        window[name] = (() => ran.push(current)) as never;
      }
      // Links are judged by where they lead, and not followed.
      for (const name of ['click', 'submit'])
        addEventListener(name, (e) => e.preventDefault(), true);
      const harmless = new Set([':', 'about:', 'http:', 'https:', 'mailto:', 'tel:']);
      for (const [number, text] of all.entries()) {
        current = number;
        main.innerHTML = text;
        // As the server sends it: parsed as a document, scripts and all.
        const whole = new DOMParser().parseFromString(`<main>${text}</main>`, 'text/html');
        for (const root of [main, whole.documentElement]) {
          for (const element of root.querySelectorAll('*')) {
            if (
              /^(?:script|svg|math|iframe|object|embed|form|input|style|link|meta|base|template)$/i.test(
                element.localName,
              )
            ) {
              if (!(root === whole.documentElement && element.closest('head'))) {
                strange.push(`${number}: <${element.localName}>`);
              }
            }
            for (const { name, value } of element.attributes) {
              if (
                !/^(?:href|lang|hreflang|start|type|scope|colspan|rowspan|alt|width|height)$/.test(
                  name,
                ) &&
                !(values[name] && new RegExp(values[name]).test(value))
              ) {
                strange.push(`${number}: ${element.localName} ${name}=${value}`);
              }
            }
            if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
              if (!harmless.has(element.protocol || 'about:'))
                strange.push(`${number}: ${element.href}`);
              if (element.host.includes('evil')) strange.push(`${number}: ${element.href}`);
            }
          }
        }
        for (const element of main.querySelectorAll<HTMLElement>('*')) {
          element.click?.();
          element.focus?.();
          element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        }
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      // The second is asked for when handlers of what failed with the first have run.
      for (const round of [1, 2]) {
        await new Promise((resolve) => {
          const image = new Image();
          image.onerror = resolve;
          image.src = `${last}${round}`;
        });
      }
      return { ran: [...new Set(ran)], strange };
    },
    {
      all: texts,
      last: LAST,
      values: {
        src: OWN_PICTURE.source,
        role: '^(?:note|presentation)$',
        'data-entry': '^[a-z0-9-]+$',
        'data-contact': '^[a-z0-9-]+$',
        'data-notice': '^(?:important|information)$',
        'data-kind': '^(?:steps|attachments)$',
      } as Record<string, string>,
    },
  );
  return { ...found, requested };
}

test('a browser finds nothing in cleaned text that runs, loads or leads astray', async ({
  page,
}) => {
  const outcome = await show(page, SCRIPT_INJECTIONS.map(sanitiseRichText));
  expect(outcome).toEqual({ ran: [], requested: [], strange: [] });
});

test('uncleaned, the same texts do harm: the test would see it', async ({ page }) => {
  const texts = SCRIPT_INJECTIONS.filter((text) => !/refresh|autofocus|portal|frame/i.test(text));
  const outcome = await show(page, texts);
  expect(outcome.ran.length).toBeGreaterThan(15);
  expect(outcome.requested.length).toBeGreaterThan(10);
  expect(outcome.strange.length).toBeGreaterThan(100);
});
