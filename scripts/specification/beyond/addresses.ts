import type { SpecificationSection } from '../promise.ts';

export const BEYOND_ADDRESSES: SpecificationSection = {
  title: 'Beyond the specification: addresses, links and menus',
  promises: [
    {
      id: 'x-broken-links',
      what: 'Links of public entries that lead nowhere are found each night',
      language: '–',
      tests: [
        'domain/links/check-links.test.ts › names those of this site and of others that lead nowhere, and the entries that have them',
        'domain/links/check-links.test.ts › drops what staff have corrected at once, and what nobody sees',
        'domain/links/visit-link.test.ts › of this machine or its network is not visited, nor one that leads there',
      ],
    },
    {
      id: 'x-own-redirects',
      what: 'Staff lead visitors from old addresses, with or without a query, to where things are now',
      language: '–',
      tests: [
        'domain/redirects/redirects.test.ts › lead from a path whatever the query, and from one query before that',
        'server/pages/lead-elsewhere.test.ts › a page goes first, then an address that an entry had, then the staff',
        'e2e/old-addresses.e2e.ts › an address that visitors miss is led to a page, and many are brought from a file',
      ],
    },
    {
      id: 'x-redirects-import',
      what: 'Redirects are brought from a CSV file, which says for each cell what is wrong before anything is stored',
      language: '–',
      tests: [
        'domain/redirects/import-redirects.test.ts › says for each cell what is wrong, and stores nothing',
        'domain/redirects/import-redirects.test.ts › stores all lines or none, or the good ones alone if asked to',
        'domain/redirects/import-redirects.test.ts › is read with %s',
      ],
    },
    {
      id: 'x-missed-addresses',
      what: 'Staff see which addresses were not found most often, and nothing of who asked for them',
      language: '–',
      tests: [
        'domain/missed/missed.test.ts › is the path, how often, and the own page that leads there',
        'domain/missed/missed.test.ts › are no more than so many: what was asked for least makes room',
        'server/pages/lead-elsewhere.test.ts › what leads nowhere is counted, and nothing else',
      ],
    },
    {
      id: 'x-address-was-changed',
      what: 'An address that was changed leads to the new one',
      language: '–',
      tests: [
        'e2e/redirects.e2e.ts › an old address leads to the new one, in the language that was asked for',
        'domain/content/addresses/former-addresses.test.ts › leads to where it is now, however often it moved',
        'domain/content/addresses/former-addresses.test.ts › leads to whoever was there last',
      ],
    },
    {
      id: 'x-fixed-screen-leads',
      what: 'What a fixed screen leads to is not deleted under it',
      language: '–',
      tests: [
        'app/site/fixed-uses.test.ts › every page and service that the code of a screen names cannot be deleted under it',
        'app/site/fixed-uses.test.ts › a service that the menu of its section names cannot be deleted under it',
      ],
    },
    {
      id: 'x-menus',
      what: 'Administrators put menu and footer together by choosing pages; a link follows its page, and is left out while that is not public',
      language: 'el, en',
      tests: [
        'domain/site-menu/site-menu.test.ts › lead to a page wherever it is now',
        'domain/site-menu/site-menu.test.ts › leave out what is not public, and keep what leads elsewhere',
        'e2e/menu.e2e.ts › a page is chosen for the menu, seen in both languages before it is public, put first, and the original comes back',
      ],
    },
    {
      id: 'x-menus-original',
      what: 'Every site begins with the specified menu and footer, and can go back to them',
      language: '–',
      tests: [
        'domain/site-menu/site-menu.test.ts › are the specified ones on a site without content',
        'domain/site-menu/site-menu.test.ts › become the original again, and what was there waits in the bin',
      ],
    },
    {
      id: 'x-page-list-beyond',
      what: 'A page of a list beyond the last leads to the last',
      language: '–',
      tests: [
        'app/site/news/news-screens.test.ts › and other lists: a page of %s beyond the last leads to the last',
      ],
    },
  ],
};
