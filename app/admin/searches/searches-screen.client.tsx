import { Anchor, Button, Group, NativeSelect, Table, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { entryListAddress } from '../pieces/addresses/entry-address.ts';
import { EmptyList } from '../pieces/lists/empty-list.tsx';
import { ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { useRowFocus } from '../pieces/lists/use-row-focus.ts';
import {
  forgetSearches,
  ignoreSearch,
  type MissedSearch,
  type SearchList,
  searchesQuery,
} from './searches-api.ts';
import { SEARCHES_TEXTS as TEXTS } from './searches-texts.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

import '../list/list-table.css';
import './searches.css';

const LISTS = ['often', 'all', 'ignored'] as const;

/** What visitors searched for in vain, most often first. */
export function SearchesScreen() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const list = LISTS.find((name) => name === parameters.get('show')) ?? 'often';
  const page = readPage(parameters);
  const [asked, setAsked] = useState<MissedSearch | null>(null);
  const found = useQuery({ ...searchesQuery(list, page), placeholderData: keepPreviousData });
  const show = (next: SearchList, to = 1, options?: { replace: boolean }) =>
    setParameters({ ...(next !== 'often' && { show: next }), ...writePage(to) }, options);

  const ignoring = useMutation({
    mutationFn: ({ words }: MissedSearch) => ignoreSearch(words, list !== 'ignored'),
    onSuccess: () => announce(say(list === 'ignored' ? TEXTS.backNow : TEXTS.ignoredNow)),
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: () => forgetSearches(queries),
  });

  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)}>
        <Button variant="default" component={Link} to={entryListAddress('synonym')}>
          {say(TEXTS.synonyms)}
        </Button>
        <Button variant="default" component={Link} to="/admin/promises">
          {say(TEXTS.promises)}
        </Button>
      </ScreenHeader>
      <NativeSelect
        className="searches-which"
        w="fit-content"
        label={say(TEXTS.list)}
        value={list}
        onChange={(event) => show(event.currentTarget.value as SearchList)}
        data={LISTS.map((value) => ({ value, label: say(TEXTS[value]) }))}
      />
      <PagedList
        list={found}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(TEXTS.empty[list])}>
            <Button variant="default" onClick={() => show(list === 'often' ? 'all' : 'often')}>
              {say(list === 'often' ? TEXTS.all : TEXTS.often)}
            </Button>
          </EmptyList>
        }
        onPage={(next, options) => show(list, next, options)}
      >
        {({ searches }) => (
          <SearchesTable
            searches={searches}
            list={list}
            onAdd={setAsked}
            isIgnoring={ignoring.isPending}
            onIgnore={(one) => ignoring.mutate(one)}
          />
        )}
      </PagedList>
      <SynonymDialog search={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function SearchesTable(props: {
  searches: readonly MissedSearch[];
  list: SearchList;
  onAdd: (one: MissedSearch) => void;
  isIgnoring: boolean;
  onIgnore: (one: MissedSearch) => void;
}) {
  const { say, language } = useAdminLanguage();
  const { list, press } = useRowFocus<HTMLTableElement>(props.isIgnoring);
  const other = say(props.list === 'ignored' ? TEXTS.unignore : TEXTS.ignore);
  return (
    <Table ref={list} className="list-table" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(TEXTS.query)}</Table.Th>
          <Table.Th className="searches-times">{say(TEXTS.times)}</Table.Th>
          <Table.Th>{say(TEXTS.last)}</Table.Th>
          <Table.Th>{say(TEXTS.found)}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{say(TEXTS.act)}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {props.searches.map((one, row) => (
          <Table.Tr key={one.words}>
            <Table.Th scope="row" className="searches-query">
              <Anchor href={`/search?q=${encodeURIComponent(one.query)}`}>{one.query}</Anchor>
            </Table.Th>
            <Table.Td data-label={say(TEXTS.times)} className="searches-times">
              {one.times}
            </Table.Td>
            <Table.Td data-label={say(TEXTS.last)} className="list-date">
              {formatLongDate(one.lastOn, language)}
            </Table.Td>
            <Table.Td data-label={say(TEXTS.found)}>
              {say(one.isPartial ? TEXTS.some : TEXTS.nothing)}
            </Table.Td>
            <Table.Td>
              <Group gap="xs" justify="flex-end">
                <Button
                  variant="light"
                  size="xs"
                  aria-label={`${say(TEXTS.add)}: ${one.query}`}
                  onClick={() => props.onAdd(one)}
                >
                  {say(TEXTS.add)}
                </Button>
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={`${other}: ${one.query}`}
                  disabled={props.isIgnoring}
                  data-row-act
                  onClick={() => {
                    press(row);
                    props.onIgnore(one);
                  }}
                >
                  {other}
                </Button>
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
