import type { SpecificationSection } from './promise.ts';

export const PUBLIC_SCREENS: SpecificationSection[] = [
  {
    title: '2. Tourism, services, news, events, contact and the rest',
    promises: [
      {
        id: '2-tourism-attractions-how',
        what: '`/tourism`: attractions, how to get here, when to visit, +30 %',
        language: 'en',
        tests: [
          'app/site/tourism/tourism-screens.test.ts › shows attractions, how to get here, when to visit and what the campaign aims at',
        ],
      },
      {
        id: '2-tourism-beaches-image',
        what: '`/tourism/beaches`: image, name, coordinates to four decimals, text, icons, tips',
        language: 'en',
        tests: [
          'app/site/tourism/tourism-screens.test.ts › have each a picture, name, coordinates to four decimals, text, facilities and tips',
        ],
      },
      {
        id: '2-beaches-attractions-category',
        what: 'Beaches are the attractions of that category',
        language: 'el, en',
        tests: [
          'app/site/tourism/tourism-screens.test.ts › are attractions of the category beach, each with a page of its own',
        ],
      },
      {
        id: '2-tourism-category-id',
        what: '`/tourism/{category}/{id}`',
        language: 'el, en',
        tests: ['app/site/tourism/tourism-screens.test.ts › is found under its own category alone'],
      },
      {
        id: '2-tourism-culture-four',
        what: '`/tourism/culture`: four blocks',
        language: 'el, en',
        tests: [
          'app/site/tourism/tourism-screens.test.ts › culture has its four blocks: /tourism/culture%s',
        ],
      },
      {
        id: '2-tourism-accommodation-three',
        what: '`/tourism/accommodation`: three lodgings with stars, phone, email',
        language: 'en',
        tests: [
          'app/site/tourism/tourism-screens.test.ts › three lodgings have stars, a phone and an email each, and no link leads nowhere',
        ],
        decision: 'No ‘more’ links that do nothing.',
      },
      {
        id: '2-services-cards-list',
        what: '`/services`: cards from the list of services; every linked service has a page',
        language: 'en',
        tests: [
          'app/site/services/services-screens.test.ts › are nine cards in the given order, each with a page of its own',
        ],
      },
      {
        id: '2-services-citizen-business',
        what: '`/services/citizen`, `business`, `documents`, `forms`, `payments`',
        language: 'en',
        tests: ['app/site/services/services-screens.test.ts › %s says what there is to say'],
        decision: 'Full texts instead of placeholders.',
      },
      {
        id: '2-two-names-service',
        what: 'Two names of one service',
        language: 'el, en',
        tests: ['app/site/services/services-screens.test.ts › %s is another name of %s'],
        decision: '`/services/e-services` and `/services/social` redirect.',
      },
      {
        id: '2-services-eservices-four',
        what: '`/services/eservices`: four cards',
        language: 'en',
        tests: [
          'app/site/services/services-screens.test.ts › are four cards, with a title and a text, which lead to services',
        ],
      },
      {
        id: '2-e-services-five',
        what: 'E-services: five steps',
        language: 'en',
        tests: [
          'app/site/services/services-screens.test.ts › go in five steps, from the account to the application',
        ],
      },
      {
        id: '2-news-filters-all',
        what: '`/news`: filters All, Announcements, Events, Projects, Tenders',
        language: 'el, en',
        tests: ['app/site/news/news-screens.test.ts › have the five filters: /news%s'],
      },
      {
        id: '2-news-six-cards',
        what: 'News: six cards that link to their articles',
        language: 'en',
        tests: [
          'app/site/news/news-screens.test.ts › are six to a page, newest first, each with category, date and a page of its own',
        ],
        decision: 'More than six: the list has pages.',
      },
      {
        id: '2-news-empty-state',
        what: 'News: empty state',
        language: 'el, en',
        tests: ['app/site/news/news-list.test.tsx › says so in %s and leads to all news'],
      },
      {
        id: '2-news-category-id',
        what: '`/news/category/{id}`: title and its news',
        language: 'en',
        tests: [
          'app/site/news/news-screens.test.ts › of one category are shown alone, by filter and by address: %s',
        ],
        decision: 'News instead of skeletons; an unknown category is a 404.',
      },
      {
        id: '2-news-id-image',
        what: '`/news/{id}`: image, date, category link, tags, author, back link',
        language: 'el, en',
        tests: [
          'app/site/news/news-screens.test.ts › has a picture, its date, a link to its category, tags, an author and a way back',
          'app/site/news/news-screens.test.ts › is in Greek on its Greek address',
        ],
      },
      {
        id: '2-events-least-three',
        what: '`/events`: at least three with date, time, location, description',
        language: 'en',
        tests: [
          'app/site/events/events-screens.test.ts › are at least three to come, each with date, time, place, text and a way to more',
          'app/site/events/events-screens.test.ts › are none that is over at the moment of the clock',
        ],
      },
      {
        id: '2-events-both-buttons',
        what: 'Events: both buttons',
        language: 'el',
        tests: [
          'app/site/events/events-screens.test.ts › have both buttons, which lead to the event and to the form',
        ],
        decision: 'They act: the event’s page, and a form for proposals.',
      },
      {
        id: '2-events-id',
        what: '`/events/{id}`',
        language: 'en',
        tests: [
          'app/site/events/events-screens.test.ts › have a page each with date, time, place and text',
        ],
      },
      {
        id: '2-proposal-becomes-draft',
        what: 'A proposal becomes a draft event',
        language: '–',
        tests: [
          'domain/inbox/accept-event-proposal.test.ts › become a draft event that the public does not see, and are done',
        ],
      },
      {
        id: '2-contact-address-two',
        what: '`/contact`: address, two phones, email, hours',
        language: 'el, en',
        tests: [
          'app/site/contact/contact-screen.test.ts › shows address, two phones, email and the hours: /contact%s',
        ],
      },
      {
        id: '2-contact-map-300',
        what: 'Contact: map of 300 px and the form',
        language: 'en',
        tests: [
          'app/site/contact/contact-screen.test.ts › has a map of 300 px, which is asked for before it is loaded',
          'e2e/links-and-texts.e2e.ts › the maps of the home page and of the contact page are 300 px high',
        ],
      },
      {
        id: '2-maps-openstreetmaps-after',
        what: 'Maps are OpenStreetMap’s, after a click',
        language: 'el',
        tests: [
          'e2e/visitors.e2e.ts › the map asks before it loads anything from elsewhere',
          'app/site/contact/contact-screen.test.ts › has a map of 300 px, which is asked for before it is loaded',
        ],
        decision: 'Nothing is loaded from elsewhere before the visitor asks.',
      },
      {
        id: '2-linked-screens',
        what: '`/sitemap`, `/map`, `/council-meetings`, `/unauthorized`, which are linked',
        language: 'el, en',
        tests: [
          'e2e/documents.e2e.ts › %s is a whole document without JavaScript',
          'app/site/sitemap/sitemap-screens.test.ts › %s is there (%i): %s',
          'app/site/sitemap/sitemap-screens.test.ts › are led to',
        ],
        decision: 'All have screens.',
      },
      {
        id: '2-en-el-redirect',
        what: '`/en` and `/el` redirect',
        language: 'el, en',
        tests: [
          'e2e/redirects.e2e.ts › %s leads to %s',
          'server/http/redirects.test.ts › %s is at %s',
        ],
        decision: 'To the same page in that language.',
      },
      {
        id: '2-any-other-path',
        what: 'Any other path is a not-found page; ‘Η σελίδα δεν βρέθηκε’ with a link home',
        language: 'el, en',
        tests: [
          'app/site/layout/layout.test.ts › %s says so with a link home',
          'e2e/redirects.e2e.ts › %s is a designed 404 in both languages',
        ],
      },
      {
        id: '2-router-fallback-unexpected',
        what: 'Router fallback ‘Unexpected Application Error!’',
        language: 'en',
        tests: [
          'e2e/faults.e2e.ts › what nobody foresaw is a designed page with the specified text',
          'app/site/errors/error-page.test.ts › is a designed page with the specified text, and says nothing of the code: /news%s',
        ],
      },
      {
        id: '2-address-both-languages',
        what: 'Address in both languages in the head',
        language: 'en',
        tests: [
          'app/site/layout/layout.test.ts › names its own address and those of both languages: %s',
        ],
      },
      {
        id: '2-robots-kept-admin',
        what: 'Robots are kept from the admin',
        language: '–',
        tests: [
          'app/site/layout/layout.test.ts › keeps them from the admin and the API, and lets them read what says noindex',
        ],
      },
      {
        id: '2-sitemap-sitemap-xml',
        what: '`/sitemap` and `/sitemap.xml` list what is there',
        language: 'el, en',
        tests: [
          'app/site/one-language.test.ts › the sitemap lists every address in both languages',
          'app/site/one-language.test.ts › are all there',
          'app/site/sitemap/sitemap-screens.test.ts › leads to every address that robots read of: /sitemap%s',
        ],
      },
    ],
  },
];
