import type { SpecificationSection } from './promise.ts';

export const ERRORS_AND_CONSTANTS: SpecificationSection[] = [
  {
    title: '8. Error catalogue',
    promises: [
      {
        id: '8-sign-failed-servers',
        what: 'Sign-in failed: the server’s message',
        language: 'en',
        tests: [
          'app/admin/sign-in/sign-in-failure.test.ts › the message of the server is shown as it is',
        ],
      },
      {
        id: '8-login-failed-please',
        what: '‘Login failed. Please check your credentials.’',
        language: 'en',
        tests: [
          'app/admin/sign-in/sign-in-failure.test.ts › a refusal without a message says that the credentials will not do',
          'api/accounts/sign-in.test.ts › a wrong password and an unknown address are told apart by nobody',
        ],
      },
      {
        id: '8-error-occurred-during',
        what: '‘An error occurred during login. Please try again.’',
        language: 'en',
        tests: [
          'app/admin/sign-in/sign-in-failure.test.ts › of anything thrown its own message, or a general one',
        ],
      },
      {
        id: '8-server-returned-non',
        what: '‘Server returned non-JSON response’',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › an answer that is not JSON is an error with the specified text',
          'app/admin/calls/api-client.test.ts › JSON that is not whole, and a page of something in between, are answers that are not JSON',
        ],
      },
      {
        id: '8-verification-failure-token',
        what: 'Verification failure: token dropped silently',
        language: 'en',
        tests: ['e2e/sign-in.e2e.ts › a token that is no longer valid is removed without a word'],
      },
      {
        id: '8-failed-upload-image',
        what: '‘Failed to upload image’',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › waiting, saving and a failed upload are said in the specified words',
        ],
        decision: 'At the picture, not as an alert.',
      },
      {
        id: '8-error-loading-pages',
        what: '‘Error loading pages’',
        language: 'en',
        tests: ['e2e/pages-editor.e2e.ts › a list that fails to load says so'],
      },
      {
        id: '8-you-sure-you',
        what: '‘Are you sure you want to delete this page?’',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › a page is created with a picture, is public at once, is changed, deleted and brought back',
        ],
      },
      {
        id: '8-contact-form-submitted',
        what: 'Contact form submitted: the specified text, and the form is empty',
        language: 'el, en',
        tests: [
          'app/site/contact/contact-screen.test.ts › says that a message was sent, with its number (%s)',
          'e2e/forms.e2e.ts › a message is refused with what is wrong, keeps what was typed, and is then sent',
        ],
      },
      {
        id: '8-unknown-unit-unknown',
        what: 'Unknown unit, unknown route, unauthenticated admin',
        language: 'el, en',
        tests: [
          'app/site/units/units-screens.test.ts › an unknown one leads back to the list, in the language that was asked for',
          'app/site/layout/layout.test.ts › %s says so with a link home',
          'e2e/sign-in.e2e.ts › whoever is not signed in is sent to the sign-in, and back home from there',
        ],
      },
      {
        id: '8-unexpected-application-error',
        what: '‘Unexpected Application Error!’',
        language: 'en',
        tests: [
          'e2e/faults.e2e.ts › what nobody foresaw is a designed page with the specified text',
          'app/site/errors/error-page.test.ts › is a designed page with the specified text, and says nothing of the code: /news%s',
        ],
      },
    ],
  },
  {
    title: '9. Constants and limits',
    promises: [
      {
        id: '9-slider-interval-5000',
        what: 'Slider interval 5000 ms',
        language: 'el',
        tests: [
          'e2e/visitors.e2e.ts › goes on by itself every five seconds, wraps, and stops at the button',
        ],
      },
      {
        id: '9-slider-height-70',
        what: 'Slider height 70 %',
        language: 'el',
        tests: ['e2e/visitors.e2e.ts › is 70% of the screen high'],
      },
      {
        id: '9-header-threshold-10',
        what: 'Header threshold 10 px',
        language: 'el',
        tests: [
          'e2e/header.e2e.ts › the header over the slider is clear to ten pixels and then solid, in %s',
        ],
      },
      {
        id: '9-6-9-services',
        what: '6 of 9 services, 3 news, 2 events, 4 attractions on the home page',
        language: 'en',
        tests: [
          'app/site/home/home-screen.test.ts › shows six units, six of nine services, three news, two events and four attractions',
        ],
      },
      {
        id: '9-hours-mon-fri',
        what: 'Hours Mon–Fri 08:00–15:00; tourist office Sat 09:00–14:00',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › three locations stand below the map, with the hours that the owner gave',
          'seed/content/specification.test.ts › the tourist office is open on Saturdays from nine to two',
        ],
      },
      {
        id: '9-contact-page-sat',
        what: 'Contact page: Sat 09:00–13:00, Sun closed',
        language: 'el, en',
        tests: [
          'app/site/contact/contact-screen.test.ts › shows address, two phones, email and the hours: /contact%s',
        ],
      },
      {
        id: '9-populations-areas-units',
        what: 'Populations and areas of the units',
        language: 'el, en',
        tests: [
          'app/site/units/units-screens.test.ts › %s has its name, figures, text and attractions',
        ],
      },
      {
        id: '9-council-12-list',
        what: 'Council: 12 in the list, 33 in all',
        language: 'en',
        tests: [
          'app/site/municipality/municipality-screens.test.ts › lists twelve members with name, position and party',
          'app/site/municipality/municipality-screens.test.ts › says that the council has 33 members, and leads to its meetings',
        ],
      },
      {
        id: '9-upload-10-mb',
        what: 'Upload 10 MB',
        language: '–',
        tests: [
          'api/media/uploads.test.ts › a picture of almost 10 MB is taken',
          'app/admin/uploads/plan-upload.test.ts › pictures of the offered types up to 10 MB pass',
        ],
      },
      {
        id: '9-maps-450-300',
        what: 'Maps 450 and 300 px',
        language: 'el, en',
        tests: [
          'e2e/screens.e2e.ts › the departments page has a map 450 px high and three locations',
          'e2e/links-and-texts.e2e.ts › the maps of the home page and of the contact page are 300 px high',
          'app/site/municipality/municipality-screens.test.ts › three locations stand below the map, with the hours that the owner gave',
          'app/site/contact/contact-screen.test.ts › has a map of 300 px, which is asked for before it is loaded',
        ],
      },
      {
        id: '9-rows-6-contents',
        what: 'Rows: 6 of contents, 5 of messages',
        language: 'en',
        tests: [
          'e2e/pages-editor-fields.e2e.ts › Cancel leads back to the list and saves nothing; slug and English title are asked for',
          'app/site/contact/contact-screen.test.ts › asks for first name, last name, email, subject and message; the phone is optional',
        ],
      },
      {
        id: '9-query-cache-300000',
        what: 'Query cache 300000 ms',
        language: '–',
        tests: [
          'app/admin/calls/query-client.test.ts › data stay fresh for five minutes and a failed call is tried once more',
        ],
      },
      {
        id: '9-six-news-page',
        what: 'Six news on a page, six documents',
        language: 'en',
        tests: [
          'app/site/news/news-screens.test.ts › are six to a page, newest first, each with category, date and a page of its own',
          'app/site/municipality/transparency/transparency-screen.test.ts › lists title, category, date, file size, file type and a download of six documents',
        ],
      },
    ],
  },
];
