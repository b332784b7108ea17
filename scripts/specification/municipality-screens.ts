import type { SpecificationSection } from './promise.ts';

export const MUNICIPALITY_SCREENS: SpecificationSection[] = [
  {
    title: '2. The municipality',
    promises: [
      {
        id: '2-municipality-area-population',
        what: '`/municipality`: area, population, history, geography, economy, sights',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › has its six sections, each with a text: /municipality%s',
        ],
      },
      {
        id: '2-municipality-mayor-message',
        what: '`/municipality/mayor`: message and contact',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › has a message, a name, a photograph and ways to be reached',
        ],
      },
      {
        id: '2-municipality-council-twelve',
        what: '`/municipality/council`: twelve members with name, position, party',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › lists twelve members with name, position and party',
        ],
      },
      {
        id: '2-council-sessions-15',
        what: 'Council: sessions on 15 June and 13 July 2025 at 18:00, links to minutes',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › met on 15 June and 13 July 2025 at 18:00, and the minutes of both are there',
        ],
      },
      {
        id: '2-council-about-meets',
        what: 'Council: about; meets monthly, elected every four years',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › meets every month, is elected every four years and has 33 members',
        ],
      },
      {
        id: '2-municipality-departments-six',
        what: '`/municipality/departments`: six with description, head, email, phone, address, hours',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › six open one at a time, each with description, head, mail, phone, address and hours',
        ],
      },
      {
        id: '2-departments-open-time',
        what: 'Departments open one at a time',
        language: 'en',
        tests: [
          'e2e/visitors.e2e.ts › the departments open one at a time, and the open one closes',
          'app/site/municipality/municipality-screens.test.ts › six open one at a time, each with description, head, mail, phone, address and hours',
        ],
      },
      {
        id: '2-departments-map-450',
        what: 'Departments: map of 450 px and three locations with their hours',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › three locations stand below the map, with the hours that the owner gave',
          'e2e/screens.e2e.ts › the departments page has a map 450 px high and three locations',
        ],
      },
      {
        id: '2-municipality-administration-mayor',
        what: '`/municipality/administration`: mayor with photo, title, email, phone',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › shows the mayor with photograph, title, mail and phone',
        ],
      },
      {
        id: '2-administration-33-members',
        what: 'Administration: 33 members, link to /council-meetings',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › says that the council has 33 members, and leads to its meetings',
        ],
      },
      {
        id: '2-administration-technical-social',
        what: 'Administration: technical, social protection and financial departments with email, in this order',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › has the technical, social protection and financial departments in this order, each with a mail address',
        ],
      },
      {
        id: '2-municipality-history-four',
        what: '`/municipality/history`: four sections',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › has four sections from ancient to contemporary: /municipality/history%s',
        ],
      },
      {
        id: '2-side-navigation-section',
        what: 'Side navigation of a section',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › leads to the screens of the section and says where somebody is',
          'e2e/screens.e2e.ts › the menu of a section stands closed after the text on a phone, and open beside it on a large screen',
        ],
      },
      {
        id: '2-municipality-transparency-title',
        what: '`/municipality/transparency`: title, category, date, size, type, download',
        language: 'en',
        tests: [
          'app/site/municipality/transparency/transparency-screen.test.ts › lists title, category, date, file size, file type and a download of six documents',
        ],
        decision: 'Real PDF files instead of links to #.',
      },
      {
        id: '2-transparency-text-search',
        what: 'Transparency: text search, category dropdown, date picker',
        language: 'el',
        tests: [
          'app/site/municipality/transparency/transparency-screen.test.ts › offers all categories of the specification, all at first',
        ],
      },
      {
        id: '2-transparency-list-follows',
        what: 'Transparency: the list follows text, category and exact date',
        language: 'en',
        tests: [
          'app/site/municipality/transparency/transparency-screen.test.ts › narrows the list by %s, and says whether anything is left',
          'domain/transparency/list-documents.test.ts › are narrowed by category and by the exact day',
        ],
      },
      {
        id: '2-transparency-text-matches',
        what: 'Transparency: text matches title or category, in any case',
        language: 'el, en',
        tests: [
          'domain/transparency/list-documents.test.ts › match when each word is in the title or in the category',
        ],
      },
      {
        id: '2-transparency-empty-state',
        what: 'Transparency: empty state and reset',
        language: 'el, en',
        tests: [
          'app/site/municipality/transparency/transparency-screen.test.ts › says that nothing was found, and resets%s',
          'e2e/screens.e2e.ts › an empty list of documents offers to reset the filters',
        ],
      },
      {
        id: '2-transparency-three-info',
        what: 'Transparency: three info cards and a promo banner',
        language: 'en',
        tests: [
          'app/site/municipality/transparency/transparency-screen.test.ts › has three cards (procedures, forms, consultation) and a banner, none of which leads nowhere',
        ],
        decision: 'The cards lead to pages instead of #.',
      },
      {
        id: '2-transparency-downloads-pdf',
        what: 'Transparency: downloads are PDF files',
        language: 'el',
        tests: [
          'e2e/visitors.e2e.ts › documents are found without accents, by category and by date, and download',
          'app/site/municipality/transparency/transparency-screen.test.ts › lists title, category, date, file size, file type and a download of six documents',
        ],
      },
      {
        id: '2-municipality-units-six',
        what: '`/municipality/units`: the six with an intro',
        language: 'en',
        tests: [
          'app/site/units/units-screens.test.ts › are listed, all six in the given order, under a text',
        ],
      },
      {
        id: '2-unit-name-population',
        what: 'A unit: name, population by locale, area in km², text, attractions',
        language: 'el, en',
        tests: [
          'app/site/units/units-screens.test.ts › %s has its name, figures, text and attractions',
        ],
      },
      {
        id: '2-unknown-unit-redirects',
        what: 'An unknown unit redirects to the list',
        language: 'el, en',
        tests: [
          'app/site/units/units-screens.test.ts › an unknown one leads back to the list, in the language that was asked for',
        ],
      },
    ],
  },
];
