import { describe, expect, test } from 'vitest';
import { isReservedSlug } from './reserved.ts';

describe('an address that a page', () => {
  test.each([
    // What the server answers itself.
    'admin',
    'admin/pages',
    'api/content',
    'assets/a',
    'en',
    'el',
    'gr/news',
    'healthz',
    'islands/a',
    'login',
    'media/a',
    'metrics',
    'readyz',
    'share',
    'share/en/news',
    // Screens, and values of their parameters.
    'contact',
    'events/submit',
    'events/feast',
    'map',
    'municipality/units/aigio',
    'news',
    'news/category/tenders',
    'news/works',
    'newsletter/confirm',
    'search',
    'services/birth',
    'sitemap',
    'styleguide',
    'tourism/beach',
    'tourism/beach/eliki',
    'tourism/landmark',
    'tourism/walks/easy',
    'unauthorized',
    '',
    // Files that a loader makes, and values of their parameters.
    'feeds/news.xml',
    'feeds/cap/hello',
    'feeds/alerts/fire/cap.xml',
    'search/suggestions',
  ])('may not take: %s', (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
  });

  test.each([
    // Screens that show the page's text.
    'council-meetings',
    'municipality',
    'municipality/history',
    'municipality/units',
    'services',
    'services/eservices',
    'tourism/culture',
    // Addresses that nothing answers.
    'volunteering',
    'municipality/transparency/procedures',
    'tourism/getting-here',
    'administration',
    // Below a screen with a parameter, no address is answered.
    'services/a/b',
    'news/a/b',
    'municipality/units/aigio/history',
    'feeds',
    'feeds/cap',
    'feeds/cap/hello/more',
  ])('may take: %s', (slug) => {
    expect(isReservedSlug(slug)).toBe(false);
  });
});
