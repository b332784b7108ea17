import { Anchor, Button, Group, NativeSelect, Table, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { EmptyList } from '../pieces/lists/empty-list.tsx';
import { ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { useRowFocus } from '../pieces/lists/use-row-focus.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import {
  forgetRedirects,
  ignoreMissed,
  type Missed,
  type MissedList,
  missedQuery,
} from './redirects-api.ts';
import { REDIRECTS_TEXTS, MISSED_TEXTS as TEXTS } from './redirects-texts.ts';

import '../list/list-table.css';
import './redirects.css';

const LISTS = ['often', 'all', 'ignored'] as const;

/** What visitors asked for and was not there, most often first. */
export function MissedScreen() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const list = LISTS.find((name) => name === parameters.get('show')) ?? 'often';
  const page = readPage(parameters);
  const [asked, setAsked] = useState<{ from: string } | null>(null);
  const found = useQuery({ ...missedQuery(list, page), placeholderData: keepPreviousData });
  const show = (next: MissedList, to = 1, options?: { replace: boolean }) =>
    setParameters({ ...(next !== 'often' && { show: next }), ...writePage(to) }, options);

  const ignoring = useMutation({
    mutationFn: ({ path }: Missed) => ignoreMissed(path, list !== 'ignored'),
    onSuccess: () => announce(say(list === 'ignored' ? TEXTS.backNow : TEXTS.ignoredNow)),
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: () => forgetRedirects(queries),
  });

  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)}>
        <Button variant="default" component={Link} to="/admin/redirects">
          {say(REDIRECTS_TEXTS.back)}
        </Button>
      </ScreenHeader>
      <NativeSelect
        className="redirects-search"
        w="fit-content"
        label={say(TEXTS.list)}
        value={list}
        onChange={(event) => show(event.currentTarget.value as MissedList)}
        data={LISTS.map((value) => ({ value, label: say(TEXTS[value]) }))}
      />
      <PagedList
        list={found}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(REDIRECTS_TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(TEXTS.empty[list])}>
            <Button variant="default" onClick={() => show(list === 'often' ? 'all' : 'often')}>
              {say(list === 'often' ? TEXTS.showAll : TEXTS.often)}
            </Button>
          </EmptyList>
        }
        onPage={(next, options) => show(list, next, options)}
      >
        {({ missed }) => (
          <MissedTable
            missed={missed}
            list={list}
            onRedirect={({ address }) => setAsked({ from: address })}
            isIgnoring={ignoring.isPending}
            onIgnore={(one) => ignoring.mutate(one)}
          />
        )}
      </PagedList>
      <RedirectDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function MissedTable(props: {
  missed: readonly Missed[];
  list: MissedList;
  onRedirect: (one: Missed) => void;
  isIgnoring: boolean;
  onIgnore: (one: Missed) => void;
}) {
  const { say, language } = useAdminLanguage();
  const { list, press } = useRowFocus<HTMLTableElement>(props.isIgnoring);
  const other = say(props.list === 'ignored' ? TEXTS.unignore : TEXTS.ignore);
  return (
    <Table ref={list} className="list-table" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(TEXTS.address)}</Table.Th>
          <Table.Th className="missed-times">{say(TEXTS.times)}</Table.Th>
          <Table.Th>{say(TEXTS.last)}</Table.Th>
          <Table.Th>{say(TEXTS.linkedFrom)}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{say(TEXTS.redirect)}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {props.missed.map((one, row) => (
          <Table.Tr key={one.path}>
            <Table.Th scope="row" className="redirects-address">
              {one.address}
            </Table.Th>
            <Table.Td data-label={say(TEXTS.times)} className="missed-times">
              {one.times}
            </Table.Td>
            <Table.Td data-label={say(TEXTS.last)} className="list-date">
              {formatLongDate(one.lastOn, language)}
            </Table.Td>
            <Table.Td data-label={say(TEXTS.linkedFrom)} className="redirects-address">
              {one.linkedFrom && <Anchor href={one.linkedFrom}>{one.linkedFrom}</Anchor>}
            </Table.Td>
            <Table.Td>
              <Group gap="xs" justify="flex-end">
                <Button
                  variant="light"
                  size="xs"
                  aria-label={`${say(TEXTS.redirect)}: ${one.address}`}
                  onClick={() => props.onRedirect(one)}
                >
                  {say(TEXTS.redirect)}
                </Button>
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={`${other}: ${one.address}`}
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
