import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { adminTheme } from '../../theme.ts';
import { ShownValue } from './shown-value.tsx';

/** What is read of a value where two versions of it are compared, beside that of the other version. */

type Shown = Parameters<typeof ShownValue>[0];

const queries = new QueryClient();
for (const [id, alt] of [
  ['harbour', { el: 'Λιμάνι', en: 'Harbour' }],
  ['square', { el: '', en: '' }],
] as const) {
  const file = { fileName: `${id}.jpg`, url: `/media/${id}/0.webp`, width: 640, alt };
  queries.setQueryData(['medium', id], file);
}

function show(field: object, value: unknown, other: unknown): string {
  const html = renderToStaticMarkup(
    <MantineProvider theme={adminTheme}>
      <QueryClientProvider client={queries}>
        <ShownValue field={field as Shown['field']} value={value} other={other} mark="mark" />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return html
    .replaceAll(/<style.*?<\/style>|<link .*?>/gs, '')
    .replaceAll(/ (?:class|src)="[^"]*"/g, '');
}

const KINDS = ['sea', 'town', 'hills'].map((value) => ({
  value,
  label: { el: `${value} στα ελληνικά`, en: `by the ${value}` },
}));
const ROWS = { kind: 'list', of: { name: { kind: 'text' }, day: { kind: 'date' } } };
const WEEKLY = { every: 'week', interval: 1, weekdays: [1], nth: null, until: '2026-06-30' };

test.each<[what: string, field: object, value: unknown, other: unknown, html: string]>([
  ['nothing', { kind: 'text' }, '', 'x', '<em lang="en">(empty)</em>'],
  ['no list', ROWS, [], [{}], '<em lang="en">(empty)</em>'],
  ['other words', { kind: 'text' }, 'new hours', 'old hours', '<mark>new</mark> hours'],
  ['yes', { kind: 'boolean' }, true, false, 'Yes'],
  ['no', { kind: 'boolean' }, false, true, 'No'],
  ['a choice', { kind: 'choice', options: KINDS }, 'town', 'sea', 'by the town'],
  ['a choice that is no more', { kind: 'choice', options: KINDS }, 'lake', 'sea', 'lake'],
  [
    'several choices',
    { kind: 'choices', options: KINDS },
    ['hills', 'sea'],
    [],
    'by the sea, by the hills',
  ],
  ['a day', { kind: 'date' }, '2026-03-05', null, 'March 5, 2026'],
  ['a moment', { kind: 'dateTime' }, '2026-03-05T08:30', null, 'March 5, 2026, 08:30'],
  ['a place', { kind: 'coordinates' }, { lat: 38.25, lng: 22.08 }, null, '38.25, 22.08'],
  [
    'hours',
    { kind: 'openingHours' },
    [{ days: [1, 5], opens: '08:00', closes: '14:00' }],
    [],
    '<ul><li>Mon, Fri 08:00–14:00</li></ul>',
  ],
  [
    'texts in two languages, each said to be in its own',
    { kind: 'bilingualText' },
    { el: 'Νέο λιμάνι', en: 'New harbour' },
    { el: 'Παλιό λιμάνι', en: 'New harbour' },
    '<span lang="el"><mark>Νέο</mark> λιμάνι</span> / <span lang="en">New harbour</span>',
  ],
  ['a document', { kind: 'file' }, 'harbour', null, 'harbour.jpg'],
  ['a file that is gone', { kind: 'file' }, 'lost', null, 'lost'],
  [
    'pictures in their order, by what they show or by their file',
    { kind: 'images' },
    ['square', 'harbour', 'lost'],
    [],
    '<ol><li><img alt="square.jpg"/></li><li><img alt="Harbour"/></li><li><span>lost</span></li></ol>',
  ],
  [
    'a row that has moved, beside itself',
    ROWS,
    [
      { name: 'Second', day: '2026-03-02' },
      { name: 'First', day: '2026-03-01' },
    ],
    [
      { name: 'First', day: '2026-03-01' },
      { name: 'Second', day: '2026-03-02' },
    ],
    '<ol><li><div>Second</div><div>March 2, 2026</div></li><li><div>First</div><div>March 1, 2026</div></li></ol>',
  ],
  [
    'a row that has changed, beside the one at its place',
    ROWS,
    [{ name: 'First word', day: '2026-03-01' }],
    [{ name: 'Last word', day: '2026-03-01' }],
    '<ol><li><div><mark>First</mark> word</div><div>March 1, 2026</div></li></ol>',
  ],
  [
    'a rule by which something comes back',
    { kind: 'repetition' },
    WEEKLY,
    { ...WEEKLY, weekdays: [2] },
    'Every <mark>Monday</mark>, until June 30, 2026',
  ],
])('%s', (_, field, value, other, html) => {
  expect(show(field, value, other)).toBe(html);
});
