import { Anchor, Table } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { entryFormAddress, nameOfType } from '../pieces/addresses/entry-address.ts';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { pageQuery, ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { LINKS_TEXTS, sayMoreUses } from './links-texts.ts';

import './links.css';

type BrokenLink = SuccessBody<Awaited<ReturnType<typeof api.links.broken.$get>>>['links'][number];

const brokenQuery = (page: number) =>
  queryOptions({
    queryKey: ['broken-links', page],
    queryFn: ({ signal }) => {
      const query = pageQuery(page, ROWS_ON_A_PAGE);
      return answerOf(api.links.broken.$get({ query }, { init: { signal } }));
    },
    staleTime: 0,
  });

/** The links of the public site that lead nowhere, each with the entries in which it stands. */
export function LinksScreen() {
  const { say } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const page = readPage(parameters);
  const list = useQuery({ ...brokenQuery(page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenHeader title={say(LINKS_TEXTS.title)} text={say(LINKS_TEXTS.text)} />
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(LINKS_TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(LINKS_TEXTS.empty)}>
            <EmptyListLink to="/admin/missed">{say(LINKS_TEXTS.missed)}</EmptyListLink>
          </EmptyList>
        }
        onPage={(next, options) => setParameters(writePage(next), options)}
      >
        {({ links }) => <Broken links={links} />}
      </PagedList>
    </>
  );
}

function Broken({ links }: { links: readonly BrokenLink[] }) {
  const { say, language } = useAdminLanguage();
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(LINKS_TEXTS.address)}</Table.Th>
          <Table.Th>{say(LINKS_TEXTS.problem)}</Table.Th>
          <Table.Th>{say(LINKS_TEXTS.uses)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {links.map(({ address, state, since, uses, useCount }) => (
          <Table.Tr key={address}>
            <Table.Td>
              <Anchor className="links-address" href={address} target="_blank" rel="noreferrer">
                {address}
                <span className="sr-only"> ({say(LINKS_TEXTS.opensInNewTab)})</span>
              </Anchor>
            </Table.Td>
            <Table.Td>
              {say(LINKS_TEXTS[state])}, {say(LINKS_TEXTS.since)}{' '}
              {formatLongDate(dayInGreece(new Date(since)), language)}
            </Table.Td>
            <Table.Td>
              <ul className="links-uses">
                {uses.map((use) => (
                  <li key={use.id}>
                    <Anchor component={Link} to={entryFormAddress(use.type, use.id)}>
                      {say(nameOfType(use.type))}: <Localised text={use.title} />
                    </Anchor>
                  </li>
                ))}
                {useCount > uses.length && <li>{say(sayMoreUses(useCount - uses.length))}</li>}
              </ul>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
