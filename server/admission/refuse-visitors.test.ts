import { expect, test } from 'vitest';
import { tooBusy } from '../../domain/limits/busy.ts';
import { refuseVisitors } from './refuse-visitors.ts';

/** What is written once is given again. */
const refusalOf = refuseVisitors(['/site.css']);
const pageAt = (address: string) => {
  const refused = refusalOf(tooBusy(), address);
  return { status: refused?.status, html: new TextDecoder().decode(refused?.body) };
};

test('whoever is refused since everybody comes at once learns whom to call in danger, in both languages', () => {
  const greek = pageAt('/news');
  expect(greek.status).toBe(503);
  expect(greek.html).toContain('Σε κίνδυνο ζωής καλέστε το');
  expect(greek.html).toContain('href="tel:112"');
  expect(greek.html).toContain('href="/emergency"');
  // Nobody shall find this page instead of the one that was asked for.
  expect(greek.html).toContain('<meta name="robots" content="noindex"/>');
  const english = pageAt('/news?lang=en');
  expect(english.html).toContain('If a life is in danger, call');
  expect(english.html).toContain('href="/emergency?lang=en"');
});

test('whoever is refused since everybody comes at once can try again at the same address', () => {
  expect(pageAt('/news').html).toMatch(/<a [^>]*href=""[^>]*>Δοκιμάστε ξανά<\/a>/);
  expect(pageAt('/news?lang=en').html).toMatch(/<a [^>]*href=""[^>]*>Try again<\/a>/);
});
