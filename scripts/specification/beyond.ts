import type { SpecificationSection } from './promise.ts';

export const BEYOND: SpecificationSection[] = [
  {
    title: 'Beyond the specification',
    promises: [
      {
        what: 'Documents and search results follow while somebody types, and without JavaScript by the button',
        language: '–',
        tests: [
          'e2e/live-filter.e2e.ts › documents are narrowed while typing: field, caret and history stay, the number is announced',
        ],
      },
      {
        what: 'A page of a list beyond the last is the last',
        language: '–',
        tests: ['e2e/public-details.e2e.ts › a page of %s beyond the last is the last'],
      },
      {
        what: 'A password that an administrator gives is for the first sign-in alone',
        language: '–',
        tests: [
          'e2e/first-password.e2e.ts › an administrator hands over a password; at the first sign-in its user chooses another, and goes on',
        ],
      },
      {
        what: 'Two-step sign-in and recovery codes',
        language: '–',
        tests: [
          'e2e/second-factor.e2e.ts › turned on with the secret in sight, and needed at the next sign-in',
        ],
      },
      {
        what: 'Administrators see who signed in and who failed to',
        language: '–',
        tests: [
          'e2e/sign-in-records.e2e.ts › administrators see who signed in, who failed to, and when somebody was here last',
        ],
      },
      {
        what: 'A second step that is required is added before anything else, and locks nobody out',
        language: '–',
        tests: [
          'e2e/required-second-factor.e2e.ts › where it is required, the only administrator adds it before anything else, and is not locked out',
        ],
      },
      {
        what: "An empty site is anybody's",
        language: '–',
        tests: [
          'e2e/another-municipality.e2e.ts › a site that begins empty answers everywhere, and names nothing of Aigialeia but on the drawn maps',
        ],
      },
      {
        what: 'The admin can be used at 400 % and in forced colours',
        language: '–',
        tests: [
          'e2e/admin-zoom.e2e.ts › enlarged to 400 %, a form keeps the screen for its fields',
        ],
      },
      {
        what: 'Sessions are listed, and ended with the password',
        language: '–',
        tests: [
          'e2e/second-factor.e2e.ts › where one is signed in: one device ends another, which signs in again over its work',
        ],
      },
      {
        what: 'A draft may be unfinished; what is published is complete',
        language: '–',
        tests: [
          'e2e/planned-publication.e2e.ts › a text that is only begun is kept as a draft, and must be finished to be published',
        ],
      },
      {
        what: 'Publication is planned, seen, moved and cancelled',
        language: '–',
        tests: [
          'e2e/planned-publication.e2e.ts › publication is planned by keyboard, seen in the list and on the dashboard, moved and cancelled',
        ],
      },
      {
        what: 'What is planned becomes public by itself, once for all servers',
        language: '–',
        tests: [
          'e2e/several-servers.e2e.ts › what is planned on one becomes public once, and on both',
        ],
      },
      {
        what: 'Search knows other endings of a word, the exact one first',
        language: '–',
        tests: ['seed/searching.test.ts › finds the same with every ending of a word'],
      },
      {
        what: 'An address that was changed leads to the new one',
        language: '–',
        tests: [
          'e2e/redirects.e2e.ts › an old address leads to the new one, in the language that was asked for',
        ],
      },
      {
        what: 'A newsletter is written, sent once, and left by its link',
        language: '–',
        tests: [
          'e2e/newsletter.e2e.ts › an editor writes an issue, an administrator sends it once, and a reader leaves by its link',
        ],
      },
      {
        what: 'What a fixed screen leads to is not deleted under it',
        language: '–',
        tests: [
          'app/site/fixed-uses.test.ts › every page and service that the code of a screen names cannot be deleted under it',
        ],
      },
      {
        what: 'A session that ends in the middle of a text costs nothing of it',
        language: '–',
        tests: [
          'e2e/admin-forms.e2e.ts › a session that ends in the middle of a text costs nothing of it',
        ],
      },
      {
        what: 'A change made on one server is on the others',
        language: '–',
        tests: [
          'e2e/several-servers.e2e.ts › a change made on one is told to the other, which shows it',
        ],
      },
      {
        what: 'Jobs run once, whatever the number of servers',
        language: '–',
        tests: ['e2e/several-servers.e2e.ts › each letter leaves once, whoever sends it'],
      },
      {
        what: '`npm run move` into PostgreSQL and a bucket',
        language: '–',
        tests: [
          'e2e/several-servers.e2e.ts › npm run move takes a site with its media to PostgreSQL and a bucket',
        ],
      },
      {
        what: 'Caches in front keep pages and let go of them',
        language: '–',
        tests: [
          'server/http/caches-in-front.test.ts › lets go of every page when it is told of a change',
        ],
      },
      {
        what: 'The log holds nothing of a person',
        language: '–',
        tests: [
          'e2e/logs.e2e.ts › what visitors and staff write and are is not in the log, and each request has an id',
        ],
      },
      {
        what: 'Structured data',
        language: '–',
        tests: ['e2e/documents.e2e.ts › structured data says what each kind of page is'],
      },
    ],
  },
];
