import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../harness/screens/read-html.ts';
import { adminTheme } from '../theme.ts';
import { AlertsInForce } from './alerts-in-force.tsx';

type Alerts = Parameters<typeof AlertsInForce>[0]['alerts'];

const alert = (id: string, state: 'current' | 'ahead'): Alerts[number] => ({
  id,
  slug: id,
  title: { el: id, en: id },
  severity: 'warning',
  state,
  startsAt: '2026-03-04T10:00',
  endsAt: '2026-03-04T18:00',
});

const page = (alerts: Alerts) =>
  parseHtml(
    renderToStaticMarkup(
      <MantineProvider theme={adminTheme}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <AlertsInForce alerts={alerts} />
          </MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
const shown = (alerts: Alerts) =>
  page(alerts)
    .querySelectorAll('section')
    .map((section) => ({
      id: section.querySelector('h2')?.getAttributeValue('id'),
      titles: section.querySelectorAll('li a').map((link) => link.textContent),
    }));

test('what is shown says until when, and what is to come from when', () => {
  const lines = (state: 'current' | 'ahead') =>
    page([alert('fire', state)])
      .querySelectorAll('li p')
      .map((line) => line.textContent);
  expect(lines('current')).toEqual([expect.stringContaining('18:00')]);
  expect(lines('ahead')).toEqual([expect.stringContaining('10:00')]);
});

test('warnings that are shown now stand apart from those to come, under a heading of their own', () => {
  expect(
    shown([alert('fire', 'current'), alert('flood', 'ahead'), alert('road', 'current')]),
  ).toEqual([
    { id: 'warn-current', titles: ['fire', 'road'] },
    { id: 'warn-ahead', titles: ['flood'] },
  ]);
  expect(shown([alert('flood', 'ahead')])).toEqual([{ id: 'warn-ahead', titles: ['flood'] }]);
});
