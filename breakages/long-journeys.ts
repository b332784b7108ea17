import type { Breakage } from './breakage.ts';

/** What staff meet on the way through several screens, in a sign-in or on a bad line. */
export const LONG_JOURNEYS: readonly Breakage[] = [
  {
    breaks: 'Escape takes recovery codes away, which are shown once.',
    file: 'app/admin/account/two-step/two-step-dialog.tsx',
    find: 'closeOnEscape={codes === null}',
    replace: 'closeOnEscape',
    tests: ['e2e/second-factor.e2e.ts'],
    title: 'turned on with the secret in sight',
  },
  {
    breaks: 'Who goes back from the code to another account must look for the field.',
    file: 'app/admin/sign-in/sign-in-form.tsx',
    find: '    requestAnimationFrame(() => email.current?.focus());\n',
    replace: '',
    tests: ['e2e/second-factor.e2e.ts'],
    title: 'another account is a step back',
  },
  {
    breaks: 'Who changes a planned moment begins with tomorrow.',
    file: 'app/admin/form/publication/publish-later.tsx',
    find: '? localTimeInGreece(new Date(planned))',
    replace: '? localTimeInGreece(new Date(Date.now() + DAY_MS))',
    tests: ['e2e/planned-publication.e2e.ts'],
    title: 'moved and cancelled',
  },
  {
    breaks: 'Of what was published meanwhile it is said that its plan was cancelled.',
    file: 'app/admin/form/publication/publication-texts.ts',
    find: '? PUBLICATION_TEXTS.alreadyPublished',
    replace: '? PUBLICATION_TEXTS.planCancelled',
    tests: ['e2e/planned-publication.e2e.ts'],
    title: 'what is public already is not cancelled',
  },
  {
    breaks: 'Who returns from a form finds the list without what was searched there.',
    file: 'app/admin/content/list/use-list-address.ts',
    find: '    sessionStorage.setItem(key, address);\n',
    replace: '',
    tests: ['e2e/pages-like-entries.e2e.ts'],
    title: 'narrowed by state and section',
  },
  {
    breaks: 'The form does not say that a page was taken off the site.',
    file: 'app/admin/content/times/time-buttons.tsx',
    find: '      onDone(CONTENT_FORM_TEXTS.unpublished);\n',
    replace: '      void CONTENT_FORM_TEXTS.unpublished;\n',
    tests: ['e2e/pages-like-entries.e2e.ts'],
    title: 'taken off the site from its form',
  },
  {
    breaks: 'The end of a pasted text is cut off without a word.',
    file: 'app/admin/layout/admin-shell.client.tsx',
    find: '  useSaidCuts();\n',
    replace: '  void useSaidCuts;\n',
    tests: ['e2e/bad-lines.e2e.ts'],
    title: 'its end was cut off',
  },
  {
    breaks: 'What is sent again after a lost answer is done twice.',
    file: 'app/admin/calls/api-client.ts',
    find: "if (key) headers.set('Idempotency-Key', key);",
    replace: '',
    tests: ['e2e/bad-lines.e2e.ts'],
    title: 'each form keeps what was typed',
  },
];
