import { Button, Table } from '@mantine/core';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { BIN_DAYS } from '../../../domain/content/model/bin.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatLongDate, formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { answerOf, api, messageOf, type SuccessBody } from '../calls/api-client.ts';
import { forgetEntries, restoreDeleted } from '../content/content-api.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { forgetMedia, restoreMedium } from '../media/media-api.ts';
import { nameOfType } from '../pieces/addresses/entry-address.ts';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { pageQuery, ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { useRowFocus } from '../pieces/lists/use-row-focus.ts';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { Who } from '../pieces/who.tsx';
import { binTexts, sayRestoredAt } from './bin-texts.ts';

import './bin.css';

type BinnedItem = SuccessBody<Awaited<ReturnType<typeof api.bin.$get>>>['binned'][number];

const TEXTS = binTexts(BIN_DAYS);

const binQuery = (page: number) =>
  queryOptions({
    queryKey: ['bin', page],
    queryFn: ({ signal }) => {
      const query = pageQuery(page, ROWS_ON_A_PAGE);
      return answerOf(api.bin.$get({ query }, { init: { signal } }));
    },
    staleTime: 0,
  });

/** The deleted entries and files: by whom each was deleted, and until when it can be brought back. */
export function BinScreen() {
  const { say } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const page = readPage(parameters);
  const list = useQuery({ ...binQuery(page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)} />
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(TEXTS.empty)}>
            <EmptyListLink to="/admin/dashboard">{say(PIECE_TEXTS.toDashboard)}</EmptyListLink>
          </EmptyList>
        }
        onPage={(next, options) => setParameters(writePage(next), options)}
      >
        {({ binned }) => <Binned items={binned} />}
      </PagedList>
    </>
  );
}

function Binned({ items }: { items: readonly BinnedItem[] }) {
  const { say, lang, language } = useAdminLanguage();
  const queries = useQueryClient();
  const restoring = useMutation({
    mutationFn: async ({ type, id }: BinnedItem): Promise<{ slug?: string }> => {
      if (type !== 'media') return restoreDeleted(type, id);
      await restoreMedium(id);
      return {};
    },
    onSuccess: ({ slug }, { title, slug: before }) => {
      const isElsewhere = slug !== undefined && slug !== before;
      const words = say(isElsewhere ? sayRestoredAt(slug) : TEXTS.restored);
      announce(`${words}: ${title[lang]}`, title);
    },
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: async (_, __, { type }) => {
      await queries.invalidateQueries({ queryKey: ['bin'] });
      if (type === 'media') await forgetMedia(queries);
      else await forgetEntries(queries, type);
    },
  });
  const { list, press } = useRowFocus<HTMLTableElement>(restoring.isPending);
  return (
    <Table ref={list} className="bin" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(TEXTS.entry)}</Table.Th>
          <Table.Th className="bin-wide">{say(TEXTS.deleted)}</Table.Th>
          <Table.Th className="bin-wide">{say(TEXTS.ends)}</Table.Th>
          <Table.Th>
            <span className="sr-only">{say(TEXTS.restore)}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item, row) => {
          const deleted = (
            <>
              {formatMoment(item.deletedAt, language)},{' '}
              {item.deletedBy === null ? '–' : <Who email={item.deletedBy} />}
            </>
          );
          const ends = formatLongDate(dayInGreece(new Date(item.endsAt)), language);
          return (
            <Table.Tr key={item.id}>
              <Table.Td>
                <span className="bin-kind">
                  {say(item.type === 'media' ? TEXTS.file : nameOfType(item.type))}
                </span>
                <Localised text={item.title} />
                <span className="bin-facts">
                  <span>{deleted}</span>
                  <span>
                    {say(TEXTS.ends)}: {ends}
                  </span>
                </span>
              </Table.Td>
              <Table.Td className="bin-wide">{deleted}</Table.Td>
              <Table.Td className="bin-wide">{ends}</Table.Td>
              <Table.Td className="bin-action">
                <Button
                  variant="default"
                  size="sm"
                  disabled={restoring.isPending}
                  data-row-act
                  onClick={() => {
                    press(row);
                    restoring.mutate(item);
                  }}
                >
                  {say(TEXTS.restore)}
                  <span className="sr-only">
                    : <Localised text={item.title} />
                  </span>
                </Button>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
