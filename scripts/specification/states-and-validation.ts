import type { SpecificationSection } from './promise.ts';

export const STATES_AND_VALIDATION: SpecificationSection[] = [
  {
    title: '4. States and transitions',
    promises: [
      {
        id: '4-loading-nothing-else',
        what: '‘Loading...’ and nothing else until the token is checked',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › nothing of the admin is shown until the token is checked, and then the screen that was asked for',
          'e2e/sign-in.e2e.ts › the server’s own page of the admin says Loading... until the token is checked',
        ],
      },
      {
        id: '4-sign-stores-token',
        what: 'Sign-in stores the token and sets the user',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › a wrong password is told, the button says Signing in... while it is busy, and then it works',
        ],
      },
      {
        id: '4-sign-out-clears',
        what: 'Sign-out clears token and user and goes to /login',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › the admin’s own sign-in leads to the dashboard; signing out ends it everywhere',
        ],
      },
      {
        id: '4-failed-verification-removes',
        what: 'A failed verification removes the token silently',
        language: 'en',
        tests: ['e2e/sign-in.e2e.ts › a token that is no longer valid is removed without a word'],
      },
      {
        id: '4-guard-unauthenticated-go',
        what: 'Guard: unauthenticated go to /login, replacing the history',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › whoever is not signed in is sent to the sign-in, and back home from there',
        ],
      },
      {
        id: '4-guard-administrator-goes',
        what: 'Guard: who is no administrator goes to /unauthorized',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › an editor works on content, and what is the administrator’s leads to /unauthorized',
        ],
        decision: 'Editors work on content; what is for administrators is theirs alone.',
      },
      {
        id: '4-slider-every-5',
        what: 'Slider: every 5 s, wraps at both ends',
        language: 'el, en',
        tests: [
          'app/islands/slider-state.test.ts › wraps at both ends',
          'e2e/visitors.e2e.ts › goes on by itself every five seconds, wraps, and stops at the button',
        ],
        decision: 'It can be paused (WCAG 2.2.2).',
      },
      {
        id: '4-page-save-pending',
        what: 'Page save: pending is disabled and says ‘Saving...’, success leads to the list',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › waiting, saving and a failed upload are said in the specified words',
        ],
      },
      {
        id: '4-page-save-error',
        what: 'Page save: an error is told and nothing is lost',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › a lost connection loses nothing, and what was typed is offered again',
        ],
        decision: 'The specification does not say; nothing typed is lost.',
      },
      {
        id: '4-page-delete-after',
        what: 'Page delete: after confirmation, the list is refreshed',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › a page is created with a picture, is public at once, is changed, deleted and brought back',
        ],
        decision: 'It lies in the bin and can be brought back.',
      },
      {
        id: '4-departments-open-time',
        what: 'Departments: one open at a time, the open one collapses',
        language: 'en',
        tests: [
          'e2e/visitors.e2e.ts › the departments open one at a time, and the open one closes',
          'app/site/municipality/municipality-screens.test.ts › six open one at a time, each with description, head, mail, phone, address and hours',
        ],
      },
      {
        id: '4-transparency-clear-returns',
        what: 'Transparency: clear returns all filters to defaults',
        language: 'el, en',
        tests: [
          'app/site/municipality/transparency/transparency-screen.test.ts › says that nothing was found, and resets%s',
        ],
      },
      {
        id: '4-news-all-default',
        what: 'News: all by default; a category shows its own alone',
        language: 'en',
        tests: [
          'app/site/news/news-screens.test.ts › of one category are shown alone, by filter and by address: %s',
          'e2e/visitors.e2e.ts › news are filtered by category',
        ],
      },
    ],
  },
  {
    title: '5. Validation',
    promises: [
      {
        id: '5-sign-both-required',
        what: 'Sign-in: both required, email of type email',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › email and password are required, and the email must look like one',
        ],
      },
      {
        id: '5-newsletter-email-address',
        what: 'Newsletter: an email address',
        language: '–',
        tests: [
          'domain/newsletter/subscribers.test.ts › takes an address only after its owner has confirmed it',
          'app/site/forms/public-forms.test.ts › names the fields that are wrong, and nothing is kept',
        ],
        decision: 'Its owner confirms it first.',
      },
      {
        id: '5-contact-form-first',
        what: 'Contact form: first name, last name, email, subject, message required; phone optional',
        language: 'en',
        tests: [
          'app/site/contact/contact-screen.test.ts › asks for first name, last name, email, subject and message; the phone is optional',
          'domain/inbox/forms/contact-forms.test.ts › names every field that is wrong at once',
        ],
      },
      {
        id: '5-short-form-name',
        what: 'Short form: name, email, message required; five subjects',
        language: 'el, en',
        tests: [
          'app/site/home/home-screen.test.ts › ends with address, phone, email, hours, a map of 300 px and the short form',
          'domain/inbox/forms/contact-forms.test.ts › takes the short form’s choices alone, and words them in the visitor’s language',
        ],
      },
      {
        id: '5-slug-english-title',
        what: 'Slug and English title required',
        language: 'el, en',
        tests: [
          'api/entries/pages.test.ts › with %s are refused with a message at the field',
          'e2e/pages-editor-fields.e2e.ts › Cancel leads back to the list and saves nothing; slug and English title are asked for',
          'app/admin/content/form/require-names.test.ts › a page needs an English title and a slug, and both are said at once',
        ],
      },
      {
        id: '5-page-editor-everything',
        what: 'Page editor: everything else is optional',
        language: '–',
        tests: ['api/entries/pages.test.ts › a new one needs a slug and an English title alone'],
      },
      {
        id: '5-pictures-up-10',
        what: 'Pictures up to 10 MB',
        language: '–',
        tests: [
          'api/media/uploads.test.ts › a picture of almost 10 MB is taken',
          'api/media/uploads.test.ts › more than 10 MB is refused while it arrives',
        ],
        decision: 'Held by the server, too.',
      },
      {
        id: '5-uploads-hint-png',
        what: 'The upload’s hint: PNG, JPG, GIF up to 10MB',
        language: 'en',
        tests: [
          'e2e/pages-editor.e2e.ts › waiting, saving and a failed upload are said in the specified words',
        ],
      },
      {
        id: '5-non-json-sign',
        what: 'A non-JSON sign-in response is an error',
        language: 'en',
        tests: [
          'e2e/sign-in.e2e.ts › an answer that is not JSON is an error with the specified text',
          'app/admin/sign-in/sign-in-failure.test.ts › an answer that is not JSON is an error of its own',
          'app/admin/calls/api-client.test.ts › JSON that is not whole, and a page of something in between, are answers that are not JSON',
        ],
      },
      {
        id: '5-forms-robots-too',
        what: 'Forms of robots and too many forms',
        language: '–',
        tests: [
          'app/site/forms/public-forms.test.ts › is not kept where a robot has filled the trap, which is told the same',
          'app/site/forms/public-forms.test.ts › is taken five times in ten minutes from one address, whatever it says',
          'app/site/forms/public-forms.test.ts › with %s is asked for once more, and not kept',
        ],
        decision: 'Not in the specification, which sends nothing.',
      },
    ],
  },
];
