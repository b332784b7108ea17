import { Anchor, Button, Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import {
  entryFormAddress,
  entryListAddress,
  newEntryAddress,
} from '../pieces/addresses/entry-address.ts';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { type BrokenPromise, promisesQuery } from './searches-api.ts';
import { SEARCHES_TEXTS, PROMISES_TEXTS as TEXTS } from './searches-texts.ts';

import '../list/list-table.css';
import './searches.css';

/** The searches that do not find among the first three what they must. */
export function PromisesScreen() {
  const { say } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const page = readPage(parameters);
  const list = useQuery({ ...promisesQuery(page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)}>
        <Button variant="default" component={Link} to={entryListAddress('synonym')}>
          {say(SEARCHES_TEXTS.synonyms)}
        </Button>
        <Button variant="default" component={Link} to={entryListAddress('search-promise')}>
          {say(TEXTS.all)}
        </Button>
      </ScreenHeader>
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(SEARCHES_TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(TEXTS.empty)} text={say(TEXTS.emptyHint)}>
            <EmptyListLink to={newEntryAddress('search-promise')}>{say(TEXTS.add)}</EmptyListLink>
          </EmptyList>
        }
        onPage={(next, options) => setParameters(writePage(next), options)}
      >
        {({ promises }) => <Broken promises={promises} />}
      </PagedList>
    </>
  );
}

function Broken({ promises }: { promises: readonly BrokenPromise[] }) {
  const { say, language } = useAdminLanguage();
  return (
    <Table className="list-table" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(TEXTS.query)}</Table.Th>
          <Table.Th>{say(TEXTS.target)}</Table.Th>
          <Table.Th>{say(TEXTS.found)}</Table.Th>
          <Table.Th>{say(TEXTS.since)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {promises.map(({ entryId, query, target, found, since }) => (
          <Table.Tr key={`${entryId} ${query}`}>
            <Table.Th scope="row" className="searches-query">
              <Anchor component={Link} to={entryFormAddress('search-promise', entryId)}>
                {query}
                <span className="sr-only">: {say(TEXTS.change)}</span>
              </Anchor>
            </Table.Th>
            <Table.Td data-label={say(TEXTS.target)} className="searches-query">
              <Anchor href={target} target="_blank" rel="noreferrer">
                {target}
                <span className="sr-only"> ({say(TEXTS.opensInNewTab)})</span>
              </Anchor>
            </Table.Td>
            <Table.Td data-label={say(TEXTS.found)}>
              {found.length === 0 ? (
                say(TEXTS.nothing)
              ) : (
                <ol className="searches-found" lang="el">
                  {found.map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </ol>
              )}
            </Table.Td>
            <Table.Td data-label={say(TEXTS.since)} className="list-date">
              {formatLongDate(dayInGreece(new Date(since)), language)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
