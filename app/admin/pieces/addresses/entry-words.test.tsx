import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml, textsIn } from '../../../../harness/screens/read-html.ts';
import { StateBadges } from './entry-words.tsx';

type Facts = Parameters<typeof StateBadges>[0];

const WELL: Facts = {
  state: 'published',
  hasUnpublishedChanges: false,
  isSample: false,
  publishAt: null,
  publishLanguages: [],
  languages: ['el', 'en'],
  english: 'ok',
  review: null,
};
const NOON = '2026-03-06T10:00:00.000Z';

test.each<[what: string, facts: Partial<Facts>, badges: string[]]>([
  ['all is well', {}, []],
  ['it is public in Greek', { languages: ['el'], english: 'missing' }, ['Greek only']],
  ['it is public in English', { languages: ['en'] }, ['English only']],
  ['it has no English', { languages: [], english: 'missing' }, ['No English']],
  ['its English is behind', { languages: ['en'], english: 'behind' }, ['English behind']],
  ['it has changes', { hasUnpublishedChanges: true }, ['Unpublished changes']],
  ['it has ended', { hasEnded: true }, ['Ended']],
  ['it is handed in', { review: { state: 'handed-in' } }, ['In review']],
  ['it is handed back', { review: { state: 'handed-back' } }, ['Handed back']],
  [
    'its English is planned',
    { publishAt: NOON, publishLanguages: ['en'] },
    ['Scheduled in English: March 6, 2026 at 12:00'],
  ],
  [
    'its Greek is planned',
    { publishAt: NOON, publishLanguages: ['el'] },
    ['Scheduled in Greek: March 6, 2026 at 12:00'],
  ],
  [
    'both are planned',
    { publishAt: NOON, publishLanguages: ['el', 'en'] },
    ['Scheduled: March 6, 2026 at 12:00'],
  ],
  ['it leaves', { leaveAt: NOON }, ['Leaves the site: March 6, 2026 at 12:00']],
  [
    'it is to be archived',
    { leaveAt: NOON, leaveTo: 'archived' },
    ['Archived from: March 6, 2026 at 12:00'],
  ],
])('what is said of an entry beside its state where %s', (_, facts, badges) => {
  const html = renderToStaticMarkup(<StateBadges {...WELL} {...facts} />);
  expect(textsIn(parseHtml(html), '.state-badge')).toEqual(['Published', ...badges]);
});
