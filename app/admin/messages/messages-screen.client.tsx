import { Button, Table } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { href } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { AS_FILTER, useAddressChoices } from '../pieces/addresses/use-address-choices.ts';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { SearchBox } from '../pieces/lists/search-box.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useUser } from '../session.tsx';
import { MessageDialog } from './message-dialog.tsx';
import {
  MESSAGES_ON_A_PAGE,
  type Message,
  messagesQuery,
  type ShownState,
} from './messages-api.ts';
import { MESSAGES_TEXTS } from './messages-texts.ts';

import './messages.css';

const STATES = ['new', 'mine', 'ending', 'done', 'all'] as const;

interface MessagesAddress {
  state: ShownState;
  page: number;
}

const MESSAGES_ADDRESS = {
  read: (parameters: URLSearchParams): MessagesAddress => ({
    state: STATES.find((known) => known === parameters.get('state')) ?? 'new',
    page: readPage(parameters),
  }),
  write: ({ state, page }: MessagesAddress) => ({
    ...(state !== 'new' && { state }),
    ...writePage(page),
  }),
};

/** What visitors sent: the new ones first, until somebody has dealt with them. */
export function MessagesScreen() {
  const { say } = useAdminLanguage();
  const { choices, choose } = useAddressChoices(MESSAGES_ADDRESS);
  const { state, page } = choices;
  /** Not in the address of the screen: people look for names and e-mail addresses. */
  const [search, setSearch] = useState('');
  const list = useQuery({
    ...messagesQuery(state, search, page, useUser().id),
    placeholderData: keepPreviousData,
  });
  /** Kept here, since a message that has been dealt with leaves the list of new ones. */
  const [open, setOpen] = useState<Message | null>(null);
  const messages = list.data?.messages ?? [];
  const queries = useQueryClient();
  function change(changed: Message) {
    // At once: the list may be long in coming, and what it shows is what the message shows.
    queries.setQueriesData<typeof list.data>(
      { queryKey: ['messages'] },
      (known) =>
        known && {
          ...known,
          messages: known.messages.map((one) => (one.id === changed.id ? changed : one)),
        },
    );
    // Somebody may have closed it, or opened another one, before the answer came.
    setOpen((now) => (now?.id === changed.id ? changed : now));
  }
  return (
    <>
      <ScreenHeader title={say(MESSAGES_TEXTS.title)} text={say(MESSAGES_TEXTS.text)} />
      <nav aria-label={say(MESSAGES_TEXTS.show)} className="message-states">
        {STATES.map((one) => (
          <Link
            key={one}
            to={one === 'new' ? '/admin/messages' : `/admin/messages?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
          >
            {say(MESSAGES_TEXTS.states[one])}
          </Link>
        ))}
      </nav>
      <div className="messages-search">
        <SearchBox
          value={search}
          placeholder={say(MESSAGES_TEXTS.searchHint)}
          onChange={(words) => {
            setSearch(words);
            choose((latest) => ({ ...latest, page: 1 }), AS_FILTER);
          }}
        />
      </div>
      <PagedList
        list={list}
        page={page}
        pageSize={MESSAGES_ON_A_PAGE}
        loadFailed={say(MESSAGES_TEXTS.loadFailed)}
        empty={
          <NoMessages state={state} isSearch={search !== ''} onShowAll={() => setSearch('')} />
        }
        onPage={(next, options) => choose((latest) => ({ ...latest, page: next }), options)}
      >
        {({ messages }, isOld) => (
          <MessageTable messages={messages} onOpen={setOpen} isOld={isOld} />
        )}
      </PagedList>
      <MessageDialog
        message={messages.find((message) => message.id === open?.id) ?? open}
        onChange={change}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

const NONE: Record<ShownState, Bilingual> = {
  new: MESSAGES_TEXTS.noneNew,
  mine: MESSAGES_TEXTS.noneMine,
  ending: MESSAGES_TEXTS.noneEnding,
  done: MESSAGES_TEXTS.none,
  all: MESSAGES_TEXTS.none,
};

function NoMessages(props: { state: ShownState; isSearch: boolean; onShowAll: () => void }) {
  const { say, language } = useAdminLanguage();
  const { state, isSearch, onShowAll } = props;
  if (isSearch) {
    return (
      <EmptyList title={say(MESSAGES_TEXTS.noneFound)}>
        <Button variant="default" onClick={onShowAll}>
          {say(MESSAGES_TEXTS.clearSearch)}
        </Button>
      </EmptyList>
    );
  }
  return (
    <EmptyList title={say(NONE[state])}>
      {state === 'all' ? (
        <Button
          component="a"
          variant="default"
          href={href('/contact', language)}
          target="_blank"
          rel="noreferrer"
        >
          {say(MESSAGES_TEXTS.toForm)}
          <span className="sr-only"> {say(PIECE_TEXTS.newTab)}</span>
        </Button>
      ) : (
        <EmptyListLink to="/admin/messages?state=all">{say(MESSAGES_TEXTS.toAll)}</EmptyListLink>
      )}
    </EmptyList>
  );
}

interface MessageTableProps {
  messages: Message[];
  onOpen: (message: Message) => void;
  isOld: boolean;
}

function MessageTable({ messages, onOpen, isOld }: MessageTableProps) {
  const { say, language } = useAdminLanguage();
  return (
    <Table className="messages" verticalSpacing="sm" highlightOnHover aria-busy={isOld}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(MESSAGES_TEXTS.subject)}</Table.Th>
          <Table.Th className="messages-wide">{say(MESSAGES_TEXTS.from)}</Table.Th>
          <Table.Th className="messages-wide">{say(MESSAGES_TEXTS.kind)}</Table.Th>
          <Table.Th className="messages-wide">{say(MESSAGES_TEXTS.assignee)}</Table.Th>
          <Table.Th className="messages-wide">{say(MESSAGES_TEXTS.received)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {messages.map((message) => (
          <Table.Tr key={message.id} data-state={message.state}>
            <Table.Td>
              <button type="button" className="messages-open" onClick={() => onOpen(message)}>
                {message.subject || say(MESSAGES_TEXTS.noSubject)}
              </button>
              <span className="messages-facts">
                <span>{message.name}</span>
                <span>{say(MESSAGES_TEXTS.kinds[message.kind])}</span>
                {message.assignee && <span>{message.assignee.name}</span>}
                <span>{formatMoment(message.createdAt, language)}</span>
              </span>
            </Table.Td>
            <Table.Td className="messages-wide">{message.name}</Table.Td>
            <Table.Td className="messages-wide messages-kind">
              {say(MESSAGES_TEXTS.kinds[message.kind])}
            </Table.Td>
            <Table.Td className="messages-wide">{message.assignee?.name ?? '–'}</Table.Td>
            <Table.Td className="messages-wide">
              {formatMoment(message.createdAt, language)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
