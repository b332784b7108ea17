import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linksIn, parseHtml, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { adminTheme } from '../theme.ts';
import { MessageFacts } from './message-facts.tsx';
import { MessageNotes } from './message-notes.tsx';
import type { Message, MessageNote } from './messages-api.ts';

const show = (part: ReactNode) =>
  parseHtml(
    renderToStaticMarkup(
      <MantineProvider theme={adminTheme}>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </MantineProvider>,
    ),
  );

const note = (part: Partial<MessageNote>): MessageNote => ({
  id: String(part.at),
  kind: 'answer',
  by: 'niki@example.org',
  at: '2026-03-04T10:00:00.000Z',
  text: 'Στις οκτώ.',
  letter: null,
  ...part,
});

test('what became of each answer is said beside it; a note is none', () => {
  const notes = [
    note({ at: '2026-03-04T10:00:00.000Z', kind: 'note' }),
    note({ at: '2026-03-04T11:00:00.000Z', letter: 'waiting' }),
    note({ at: '2026-03-04T12:00:00.000Z', letter: 'sent' }),
    note({ at: '2026-03-04T13:00:00.000Z', letter: 'failed' }),
    note({ at: '2026-03-04T14:00:00.000Z', letter: 'unsure' }),
  ];
  const heads = textsIn(show(<MessageNotes notes={notes} language="gr" />), '.message-note-head');
  expect(heads).toEqual([
    'Internal note · niki@example.org · March 4, 2026 at 12:00',
    'Answer · niki@example.org · March 4, 2026 at 13:00 · waiting to be sent',
    'Answer · niki@example.org · March 4, 2026 at 14:00 · sent',
    'Answer · niki@example.org · March 4, 2026 at 15:00 · not delivered: get in touch another way',
    'Answer · niki@example.org · March 4, 2026 at 16:00 · may have been delivered: the mail server did not confirm it',
  ]);
});

/** The facts of a message, each as its name and what is said. */
function factsOf(part: Partial<Message>) {
  const message = {
    kind: 'contact',
    state: 'new',
    reference: 'ΔΑ-2026-1',
    name: 'Ελένη',
    email: 'e&x@example.org',
    phone: '',
    createdAt: '2026-03-04T22:30:00.000Z',
    language: 'en',
    details: {},
    handledBy: null,
    endsAt: null,
    ...part,
  } as Message;
  const document = show(<MessageFacts message={message} />);
  const said = document.querySelectorAll('dd').map((fact) => textOf(fact));
  return { facts: textsIn(document, 'dt').map((name, at) => `${name}: ${said[at]}`), document };
}

test('of a message it is said when it came in Greece, in which language, and who has dealt with it', () => {
  const { facts } = factsOf({ state: 'done', handledBy: 'niki@example.org' });
  expect(facts).toContain('Received: March 5, 2026 at 00:30');
  expect(facts).toContain('Language: English');
  expect(facts).toContain('State: Done (niki@example.org)');
  expect(factsOf({ state: 'done' }).facts).toContain('State: Done');
});

test('its sender can be written to and called', () => {
  expect(linksIn(factsOf({ phone: '26910 12345' }).document)).toEqual([
    'mailto:e%26x@example.org',
    'tel:2691012345',
  ]);
  expect(linksIn(factsOf({}).document)).toHaveLength(1);
});

test('what a visitor typed for an address copies nobody in', () => {
  const { document } = factsOf({ email: 'maria?bcc=boss@example.org' });
  expect(linksIn(document)).toEqual(['mailto:maria%3Fbcc%3Dboss@example.org']);
});
