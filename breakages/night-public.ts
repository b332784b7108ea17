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
  {
    breaks: 'An event that is over can be proposed.',
    file: 'app/site/events/proposal/proposal-form.ts',
    find: 'if (dayOf(endsAt || startsAt) < today)',
    replace: 'if (today === undefined)',
    tests: ['app/site/events/proposal/proposal-form.test.ts'],
    title: 'was not over before today',
  },
  {
    breaks: 'An event that began yesterday and goes on cannot be proposed.',
    file: 'app/site/events/proposal/proposal-form.ts',
    find: 'dayOf(endsAt || startsAt) < today',
    replace: 'dayOf(startsAt) < today',
    tests: ['app/site/events/proposal/proposal-form.test.ts'],
    title: 'was not over before today',
  },
  {
    breaks: 'The form for events does not know which day it is.',
    file: 'app/site/events/proposal/submit-event-page.tsx',
    find: 'const today = dayInGreece(siteRequest(args).services.now());',
    replace: "const today = '';",
    tests: ['app/site/forms/public-forms.test.ts'],
    title: 'an event of yesterday',
  },
  {
    breaks:
      'On a small laptop the button below the streets of the contact page stays out of sight.',
    file: 'app/site/map/where-to-find-us.tsx',
    find: 'lg:tall:sticky',
    replace: 'lg:sticky',
    tests: ['e2e/public-details.e2e.ts'],
    title: 'the button below a map',
  },
  {
    breaks: 'On a small laptop the button below the streets of the departments stays out of sight.',
    file: 'app/site/municipality/departments/departments-page.tsx',
    find: 'xl:tall:sticky',
    replace: 'xl:sticky',
    tests: ['e2e/public-details.e2e.ts'],
    title: 'the button below a map',
  },
  {
    breaks: 'In a high window the map leaves the list beside it.',
    file: 'app/theme.css',
    find: '@custom-variant tall (@media (min-height: 57rem));',
    replace: '@custom-variant tall (@media (min-height: 570rem));',
    tests: ['e2e/public-details.e2e.ts'],
    title: 'the button below a map',
  },
  {
    breaks:
      'On a low screen the last links of the menu of a section cannot be seen beside the text.',
    file: 'app/ui/page/content-layout.tsx',
    find: '`content-layout-menu ${STICKY}`',
    replace: 'STICKY',
    tests: ['e2e/public-details.e2e.ts'],
    title: 'the menu of a section stays',
  },
];
