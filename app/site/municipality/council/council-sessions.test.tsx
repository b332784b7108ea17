import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml, textsIn } from '../../../../harness/screens/read-html.ts';
import { type CouncilSession, CouncilSessions } from './council-sessions.tsx';

const session = (minutes: string | null, location = { el: '', en: '' }) =>
  ({
    id: 'one',
    slug: 'one',
    data: {
      title: { el: 'Τακτική συνεδρίαση', en: 'Ordinary session' },
      startsAt: '2026-03-11T18:00',
      location,
      agenda: [],
      minutes,
    },
  }) as unknown as CouncilSession;
const minutes = (language: string) => ({
  url: '/media/minutes.pdf',
  type: 'PDF',
  sizeBytes: 20_480,
  language,
});
const read = (
  file: ReturnType<typeof minutes> | undefined,
  language: 'gr' | 'en',
  location?: { el: string; en: string },
) =>
  parseHtml(
    renderToStaticMarkup(
      <CouncilSessions
        sessions={[session(file ? 'minutes' : null, location)]}
        minutes={new Map(file && [['minutes', file as never]])}
        language={language}
      />,
    ),
  );
const linkOf = (file: ReturnType<typeof minutes> | undefined, language: 'gr' | 'en') =>
  textsIn(read(file, language), 'a[download]');

test('minutes say their language where it is not that of the screen', () => {
  expect(linkOf(minutes('el-GR'), 'en')).toEqual([
    'Minutes , Wednesday, March 11, 2026 (PDF, 20 KB, in Greek)',
  ]);
  expect(linkOf(minutes('el-GR'), 'gr')).toEqual([
    'Πρακτικά , Τετάρτη 11 Μαρτίου 2026 (PDF, 20 KB)',
  ]);
  expect(linkOf(minutes(''), 'en')).toEqual(['Minutes , Wednesday, March 11, 2026 (PDF, 20 KB)']);
  expect(linkOf(undefined, 'en')).toEqual([]);
});

test('a session of which no agenda is known has no heading of one', () => {
  const agenda = [{ item: { el: 'Προϋπολογισμός', en: 'Budget' } }];
  const headings = (one: CouncilSession) =>
    textsIn(
      parseHtml(
        renderToStaticMarkup(
          <CouncilSessions sessions={[one]} minutes={new Map()} language="en" isFull />,
        ),
      ),
      'h4',
    );
  const known = session(null);
  expect(headings(known)).toEqual([]);
  expect(headings({ ...known, data: { ...known.data, agenda } })).toEqual(['Agenda']);
});

test('a session whose title does not say its date says it beside it', () => {
  expect(textsIn(read(undefined, 'en'), 'p time')).toEqual(['Wednesday, March 11, 2026, 18:00']);
  expect(textsIn(read(undefined, 'gr'), 'p time')).toEqual(['Τετάρτη 11 Μαρτίου 2026, 18:00']);
});

test('where a session takes place is said in the other language where it is written in that alone', () => {
  const placeIn = (location: { el: string; en: string }, language: 'gr' | 'en') =>
    textsIn(read(undefined, language, location), 'p > span').at(-1);
  expect(placeIn({ el: 'Αίθουσα', en: '' }, 'en')).toBe('Αίθουσα');
  expect(placeIn({ el: '', en: 'Town hall' }, 'gr')).toBe('Town hall');
});
