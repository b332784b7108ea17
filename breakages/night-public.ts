import type { Breakage } from './breakage.ts';

/** What visitors met when the specification was held against the running site, sentence by sentence. */
export const NIGHT_PUBLIC: readonly Breakage[] = [
  {
    breaks: 'The address on the contact page leads to a map that is not there.',
    file: 'app/site/contact/contact-page.tsx',
    find: "mapHref={hasMap ? '#map' : undefined}",
    replace: 'mapHref="#map"',
    tests: ['app/site/contact/contact-screen.test.ts'],
    title: 'leads to the map below',
  },
  {
    breaks: 'The address of the town hall on the home page leads to no map.',
    file: 'app/site/home/home-contact.tsx',
    find: 'settings.coordinates ? mapAddress(settings.coordinates) : undefined',
    replace: 'undefined',
    tests: ['app/site/home/home-screen.test.ts'],
    title: 'ends with address',
  },
  {
    breaks: 'A site without news says that nothing was published in this category.',
    file: 'app/site/news/news-list.tsx',
    find: 'category ? texts.emptyText : texts.noneYet',
    replace: 'texts.emptyText',
    tests: ['app/site/news/news-list.test.tsx'],
    title: 'speaks of no category',
  },
];
