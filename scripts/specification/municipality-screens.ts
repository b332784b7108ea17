import type { SpecificationSection } from './promise.ts';

export const MUNICIPALITY_SCREENS: SpecificationSection[] = [
  {
    title: '2. The municipality',
    promises: [
      {
        what: '`/municipality`: area, population, history, geography, economy, sights',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › has its six sections, each with a text: /municipality%s',
        ],
      },
      {
        what: '`/municipality/mayor`: message and contact',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › has a message, a name, a photograph and ways to be reached',
        ],
      },
      {
        what: '`/municipality/council`: twelve members with name, position, party',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › lists twelve members with name, position and party',
        ],
      },
      {
        what: 'Council: sessions on 15 June and 13 July 2025 at 18:00, links to minutes',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › met on 15 June and 13 July 2025 at 18:00, and the minutes of both are there',
        ],
      },
      {
        what: 'Council: about; meets monthly, elected every four years',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › meets every month, is elected every four years and has 33 members',
        ],
      },
      {
        what: '`/municipality/departments`: six with description, head, email, phone, address, hours',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › six open one at a time, each with description, head, mail, phone, address and hours',
        ],
      },
      {
        what: 'Departments open one at a time',
        language: 'en',
        tests: [
          'e2e/visitors.e2e.ts › the departments open one at a time, and the open one closes',
        ],
      },
      {
        what: 'Departments: map of 450 px and three locations with their hours',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › three locations stand below the map, with the hours that the owner gave',
          'e2e/screens.e2e.ts › the departments page has a map 450 px high and three locations',
        ],
      },
      {
        what: '`/municipality/administration`: mayor with photo, title, email, phone',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › shows the mayor with photograph, title, mail and phone',
        ],
      },
      {
        what: 'Administration: 33 members, link to /council-meetings',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › says that the council has 33 members, and leads to its meetings',
        ],
      },
      {
        what: 'Administration: technical, social protection and financial departments with email',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › has the technical, social protection and financial departments, each with a mail address',
        ],
      },
      {
        what: '`/municipality/history`: four sections',
        language: 'el, en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › has four sections from ancient to contemporary: /municipality/history%s',
        ],
      },
      {
        what: 'Side navigation of a section',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › leads to the screens of the section and says where somebody is',
          'e2e/screens.e2e.ts › the menu of a section stands closed above the text on a phone, and open beside it on a large screen',
        ],
      },
      {
        what: '`/municipality/transparency`: title, category, date, size, type, download',
        language: 'en',
        tests: [
          'app/site/municipality/transparency-screen.test.ts › lists title, category, date, file size, file type and a download of six documents',
        ],
        decision: 'Real PDF files instead of links to #.',
      },
      {
        what: 'Transparency: text search, category dropdown, date picker',
        language: 'el',
        tests: [
          'app/site/municipality/transparency-screen.test.ts › offers all categories of the specification, all at first',
        ],
      },
      {
        what: 'Transparency: the list follows text, category and exact date',
        language: 'en',
        tests: [
          'app/site/municipality/transparency-screen.test.ts › narrows the list by %s',
          'domain/transparency/list-documents.test.ts › are narrowed by category and by the exact day',
        ],
      },
      {
        what: 'Transparency: text matches title or category, in any case',
        language: 'el, en',
        tests: [
          'domain/transparency/list-documents.test.ts › match when each word is in the title or in the category',
        ],
      },
      {
        what: 'Transparency: empty state and reset',
        language: 'el, en',
        tests: [
          'app/site/municipality/transparency-screen.test.ts › says that nothing was found, and resets%s',
          'e2e/screens.e2e.ts › an empty list of documents offers to reset the filters',
        ],
      },
      {
        what: 'Transparency: three info cards and a promo banner',
        language: 'en',
        tests: [
          'app/site/municipality/transparency-screen.test.ts › has three cards (procedures, forms, consultation) and a banner, none of which leads nowhere',
        ],
        decision: 'The cards lead to pages instead of #.',
      },
      {
        what: 'Transparency: downloads are PDF files',
        language: 'el',
        tests: [
          'e2e/visitors.e2e.ts › documents are found without accents, by category and by date, and download',
        ],
      },
      {
        what: '`/municipality/units`: the six with an intro',
        language: 'en',
        tests: [
          'app/site/units/units-screens.test.ts › are listed, all six in the given order, under a text',
        ],
      },
      {
        what: 'A unit: name, population by locale, area in km², text, attractions',
        language: 'el, en',
        tests: [
          'app/site/units/units-screens.test.ts › %s has its name, figures, text and attractions',
        ],
      },
      {
        what: 'An unknown unit redirects to the list',
        language: 'el, en',
        tests: [
          'app/site/units/units-screens.test.ts › an unknown one leads back to the list, in the language that was asked for',
        ],
      },
    ],
  },
];
