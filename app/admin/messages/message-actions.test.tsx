import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { parseHtml, textsIn } from '../../../harness/screens/read-html.ts';
import { adminTheme } from '../theme.ts';
import { MessageActions } from './message-actions.tsx';
import type { Message } from './messages-api.ts';

/** What can be done with a message, in the order of the buttons. */
const acts = (part: Partial<Message>, canSendMail = true) => {
  const message = {
    id: 'x',
    kind: 'contact',
    state: 'new',
    reference: 'DA-2026-1',
    name: 'Ελένη',
    email: 'e@example.org',
    subject: '',
    body: '',
    language: 'gr',
    ...part,
  } as Message;
  const nothing = () => {};
  const html = renderToStaticMarkup(
    <MantineProvider theme={adminTheme}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MessageActions
            message={message}
            canSendMail={canSendMail}
            onChange={nothing}
            onClose={nothing}
            onWrite={nothing}
            goOnFrom={null}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const document = parseHtml(html);
  return [...textsIn(document, 'a'), ...textsIn(document, 'button')];
};

test('a message is answered, noted, marked and deleted; a new proposal is accepted as well', () => {
  const always = ['Answer', 'Internal note', 'Mark as done', 'Delete'];
  expect(acts({})).toEqual(always);
  expect(acts({ kind: 'event-proposal' })).toEqual(['Accept as draft event', ...always]);
});

test('what is done can be opened again, and a proposal is not accepted twice', () => {
  const done = acts({ kind: 'event-proposal', state: 'done' });
  expect(done).toEqual(['Answer', 'Internal note', 'Mark as new', 'Delete']);
});

test('where no mail can leave from here, the reader’s own program writes the answer', () => {
  expect(acts({}, false)[0]).toBe('Reply by email');
});
