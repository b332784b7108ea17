import type { Breakage } from './breakage.ts';

const TESTS = ['app/site/outlines.test.ts'];

/** What public screens say, and what was missing without a test that saw it. */
export const OUTLINES: readonly Breakage[] = [
  {
    breaks: 'The point on the map of a place is not drawn.',
    file: 'app/site/map/map-block.tsx',
    find: '          cx={point.x}\n          cy={point.y}\n          r="11"',
    replace: '          cx={point.y}\n          cy={point.x}\n          r="11"',
    tests: TESTS,
    title: 'beach says what it says',
  },
  {
    breaks: 'Where there are no sights, nothing leads to the events.',
    file: 'app/site/tourism/tourism-page.tsx',
    find: "<ButtonLink href={href('/events', language)}>",
    replace: "<ButtonLink href={href('/', language)}>",
    tests: TESTS,
    title: 'tourism says that there is nothing',
  },
  {
    breaks: 'Search engines are not told that the mayor is a person.',
    file: 'app/site/municipality/mayor-page.tsx',
    find: "        '@type': 'Person',\n",
    replace: '',
    tests: TESTS,
    title: 'mayor says what it says',
  },
  {
    breaks: 'The tasks on the home page lead nowhere.',
    file: 'app/site/home/home-tasks.tsx',
    find: '<a href={href(data.link, language)} className="home-task">',
    replace: '<a className="home-task">',
    tests: TESTS,
    title: 'home says what it says',
  },
  {
    breaks: 'The search of the home page has no name for who listens.',
    file: 'app/site/home/home-tasks.tsx',
    find: '<search className="mt-3 block" aria-label={t(HOME_TEXTS.search, language)}>',
    replace: '<search className="mt-3 block">',
    tests: TESTS,
    title: 'home says what it says',
  },
  {
    breaks: 'A page does not say to search engines when it was changed.',
    file: 'app/site/pages/page-page.tsx',
    find: ', dateModified: text.updatedOn }',
    replace: ' }',
    tests: TESTS,
    title: '^page says what it says',
  },
  {
    breaks: 'Screens of the newsletter do not stand below it.',
    file: 'app/site/newsletter/link-screen.tsx',
    find: "path: '/newsletter' },\n      { title,",
    replace: "path: '/' },\n      { title,",
    tests: TESTS,
    title: 'newsletter-confirm',
  },
  {
    breaks: 'Sights on the home page have no pictures.',
    file: 'app/site/home/load-home.ts',
    find: '[...slides, ...latestNews, ...attractions]',
    replace: '[...slides, ...latestNews]',
    tests: TESTS,
    title: 'home says what it says',
  },
  {
    breaks: 'A site without sights says nothing where they would stand.',
    file: 'app/site/tourism/attractions/culture-page.tsx',
    find: '{isEmpty && blocks.length === 0 && <NoAttractions language={language} />}',
    replace: '',
    tests: TESTS,
    title: 'culture says that there is nothing',
  },
];
