import { Button, Table } from '@mantine/core';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { answerOf, api, messageOf, type SuccessBody } from '../calls/api-client.ts';
import { forgetEntries } from '../content/content-api.ts';
import { confirmEntry } from '../content/times/times-api.ts';
import { sayChecked, TIMES_TEXTS } from '../content/times/times-texts.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { entryFormAddress, nameOfType } from '../pieces/addresses/entry-address.ts';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { pageQuery, ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { useRowFocus } from '../pieces/lists/use-row-focus.ts';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useStaffNames } from '../pieces/who.tsx';

import './recheck.css';

type Recheck = SuccessBody<Awaited<ReturnType<typeof api.recheck.$get>>>['entries'][number];

const TEXTS = {
  title: { el: 'Προς επανέλεγχο', en: 'To be checked' },
  text: {
    el: 'Δημοσιευμένα που είναι καιρός να ελεγχθούν ξανά. Αν κάτι άλλαξε, διορθώστε το· αλλιώς σημειώστε ότι ισχύει ακόμη.',
    en: 'Published entries that nobody has looked through for a while. Correct what has changed, or note that it is still true.',
  },
  entry: { el: 'Εγγραφή', en: 'Entry' },
  since: { el: 'Περιμένει από', en: 'Waiting since' },
  empty: { el: 'Τίποτα δεν περιμένει επανέλεγχο.', en: 'Nothing waits to be checked.' },
  emptyHint: {
    el: 'Κάθε πότε ελέγχεται μια εγγραφή, το ορίζετε στη φόρμα της.',
    en: 'How often an entry is checked is set in its form.',
  },
  loadFailed: { el: 'Ο κατάλογος δεν φορτώθηκε.', en: 'The list could not be loaded.' },
};

const recheckQuery = (page: number) =>
  queryOptions({
    queryKey: ['recheck', page],
    queryFn: ({ signal }) => {
      const query = pageQuery(page, ROWS_ON_A_PAGE);
      return answerOf(api.recheck.$get({ query }, { init: { signal } }));
    },
    staleTime: 0,
  });

/** What is to be looked through, of all types; each is still true in one click. */
export function RecheckScreen() {
  const { say, lang, language } = useAdminLanguage();
  const who = useStaffNames();
  const queries = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const page = readPage(parameters);
  const list = useQuery({ ...recheckQuery(page), placeholderData: keepPreviousData });
  const confirming = useMutation({
    mutationFn: ({ type, id }: Recheck) => confirmEntry(type, id),
    onSuccess: ({ title }) => announce(`${say(TIMES_TEXTS.confirmed)}: ${title[lang]}`, title),
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: async (_, __, { type }) => {
      await queries.invalidateQueries({ queryKey: ['recheck'] });
      await forgetEntries(queries, type);
    },
  });
  const rows = useRowFocus<HTMLTableElement>(confirming.isPending);
  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)} />
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(TEXTS.empty)} text={say(TEXTS.emptyHint)}>
            <EmptyListLink to="/admin/dashboard">{say(PIECE_TEXTS.toDashboard)}</EmptyListLink>
          </EmptyList>
        }
        onPage={(next, options) => setParameters(writePage(next), options)}
      >
        {({ entries }) => (
          <Table ref={rows.list} className="recheck" verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say(TEXTS.entry)}</Table.Th>
                <Table.Th className="recheck-wide">{say(TEXTS.since)}</Table.Th>
                <Table.Th>
                  <span className="sr-only">{say(TIMES_TEXTS.stillTrue)}</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {entries.map((entry, row) => (
                <Table.Tr key={entry.id}>
                  <Table.Th scope="row">
                    <Link to={entryFormAddress(entry.type, entry.id)}>
                      <Localised text={entry.title} />
                    </Link>
                    <span className="recheck-facts">
                      {say(nameOfType(entry.type))} ·{' '}
                      {say(sayChecked(entry.checkedAt, who(entry.checkedBy)))}
                    </span>
                  </Table.Th>
                  <Table.Td className="recheck-wide">
                    {formatLongDate(entry.recheckOn, language)}
                  </Table.Td>
                  <Table.Td className="recheck-action">
                    <Button
                      variant="default"
                      size="sm"
                      disabled={confirming.isPending}
                      leftSection={<CircleCheck aria-hidden size={16} />}
                      data-row-act
                      onClick={() => {
                        rows.press(row);
                        confirming.mutate(entry);
                      }}
                    >
                      {say(TIMES_TEXTS.stillTrue)}
                      <span className="sr-only">
                        : <Localised text={entry.title} />
                      </span>
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </PagedList>
    </>
  );
}
