import type { Breakage } from './breakage.ts';

/** The composition of pages, and readers with settings of their own. */
export const SECOND_LOOK: readonly Breakage[] = [
  {
    breaks: 'The pictures stand before the search.',
    file: 'app/site/home/home-page.tsx',
    find: '          <HomeStart tasks={home.tasks} language={language} />\n',
    replace: '',
    tests: ['app/site/home/home-screen.test.ts'],
    title: 'answers first',
    of: ['x-home-answers-first'],
  },
  {
    breaks: 'On a phone each service is described on the home page.',
    file: 'app/site/home/home.css',
    find: '      & p {\n        display: none;\n      }\n\n      & :is(h2, h3) {\n        font-size: 1.0625rem;\n      }\n\n      & .icon-card-icon {',
    replace: '      & .icon-card-icon {',
    tests: ['e2e/every-setting.e2e.ts'],
    title: 'on a phone the home page answers first',
    of: ['x-home-answers-first'],
  },
  {
    breaks: 'A form that came back keeps the title of the page.',
    file: 'app/site/forms/handle-form.ts',
    find: '.formCameBack = true;',
    replace: '.formCameBack = false;',
    tests: ['app/site/landmarks.test.ts'],
    of: ['x-errors-first-in-title'],
  },
  {
    breaks: 'Every page begins with the word for an error.',
    file: 'app/site/describe-screen.ts',
    find: 'if (!root.hasFormErrors) return head;',
    replace: '',
    tests: ['app/site/landmarks.test.ts'],
    of: ['x-errors-first-in-title'],
  },
  {
    breaks: 'A search has no name.',
    file: 'app/site/search/search-form.tsx',
    find: ' aria-label={t(texts.landmark, language)}',
    replace: '',
    tests: ['app/site/landmarks.test.ts'],
    title: 'searches and forms have names',
  },
];
