import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { linksIn, parseHtml, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { adminTheme } from '../theme.ts';
import { OpenSetActs } from './set-acts.tsx';
import { SetMembers } from './set-members.tsx';
import type { PublishingSet, SetMember } from './sets-api.ts';

const member = (id: string, part: Partial<SetMember> = {}): SetMember =>
  ({
    id,
    type: 'news',
    title: { el: id, en: id },
    facts: null,
    isInBin: false,
    isAsPublic: false,
    chosenLanguages: null,
    publishes: ['el'],
    problem: null,
    advice: [],
    ...part,
  }) as unknown as SetMember;

const problem = { text: { el: 'Λείπει', en: 'It lacks something.' }, fields: {} };
const set = (...members: SetMember[]) =>
  ({
    id: 'set',
    name: 'Άνοιξη',
    state: 'open',
    publishAt: null,
    stamp: '',
    members,
  }) as unknown as PublishingSet;

const shown = (part: ReactNode) =>
  parseHtml(
    renderToStaticMarkup(
      <MantineProvider theme={adminTheme}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>{part}</MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
const checks = (one: SetMember) =>
  textsIn(shown(<SetMembers set={set(one)} />), '.set-ready > span, .set-problem p');
/** Of its buttons those that can be pressed. */
const offered = (one: PublishingSet) =>
  shown(<OpenSetActs set={one} />)
    .querySelectorAll('button')
    .filter((button) => button.getAttributeValue('data-disabled') === null)
    .map(textOf);

test('an entry of a set is ready, the same as the public sees, or lacks something', () => {
  expect(checks(member('a'))).toEqual(['Ready']);
  expect(checks(member('a', { isAsPublic: true }))).toEqual(['Published already, without changes']);
  const lacks = { problem } as unknown as Partial<SetMember>;
  expect(checks(member('a', lacks))).toEqual(['It lacks something.']);
});

test('what it lacks is mended in its form, or in the bin where it lies there', () => {
  const lacks = { problem } as unknown as Partial<SetMember>;
  const links = (one: SetMember) => linksIn(shown(<SetMembers set={set(one)} />));
  expect(links(member('a', lacks))).toEqual(['/admin/content/news/a', '/admin/content/news/a']);
  expect(links(member('a', { ...lacks, isInBin: true }))).toEqual(['/admin/bin']);
});

test('a set is published, now or later, once no entry lacks anything', () => {
  expect(offered(set(member('a')))).toEqual(['Publish all', 'Publish all later...']);
  const lacks = { problem } as unknown as Partial<SetMember>;
  expect(offered(set(member('a'), member('b', lacks)))).toEqual([]);
});

test('what is done with an entry of a set names it in the language of the screen', () => {
  const one = member('a', { title: { el: 'Τέλη', en: 'Fees' } });
  const screen = shown(<SetMembers set={set(one)} />);
  const names = screen
    .querySelectorAll('button[aria-label], select[aria-label]')
    .map((part) => part.getAttributeValue('aria-label'));
  expect(names.sort()).toEqual(['Languages: Fees', 'Take out of the set: Fees']);
});
