import { SegmentedControl, Table } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { answerOf, api } from '../calls/api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { entryFormAddress, nameOfType } from '../pieces/addresses/entry-address.ts';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { pageQuery, ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { Who } from '../pieces/who.tsx';
import { TRANSLATIONS_TEXTS as TEXTS } from './translations-texts.ts';

import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import './translations.css';

const LACKS = ['missing', 'behind'] as const;
type Lack = (typeof LACKS)[number];

const translationsQuery = (english: Lack, page: number) =>
  queryOptions({
    queryKey: ['translations', english, page],
    queryFn: ({ signal }) => {
      const paging = pageQuery(page, ROWS_ON_A_PAGE);
      return answerOf(
        api.translations.$get({ query: { english, ...paging } }, { init: { signal } }),
      );
    },
    staleTime: 0,
  });

/** What lacks English, of all types; the first screen leads to exactly what it counts. */
export function TranslationsScreen() {
  const { say, language } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const lack: Lack = parameters.get('english') === 'behind' ? 'behind' : 'missing';
  const page = readPage(parameters);
  const list = useQuery({ ...translationsQuery(lack, page), placeholderData: keepPreviousData });
  const goTo = (english: Lack, to: number) =>
    setParameters({ english, ...writePage(to) }, { replace: true });
  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)} />
      <SegmentedControl
        aria-label={say(TEXTS.which)}
        className="translations-choice"
        value={lack}
        onChange={(chosen) => goTo(chosen as Lack, 1)}
        data={LACKS.map((value) => ({ value, label: say(TEXTS.lacks[value]) }))}
      />
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(TEXTS.none[lack])}>
            <EmptyListLink to="/admin/dashboard">{say(PIECE_TEXTS.toDashboard)}</EmptyListLink>
          </EmptyList>
        }
        onPage={(next) => goTo(lack, next)}
      >
        {({ entries }, isOld) => (
          <Table className="translations" verticalSpacing="sm" aria-busy={isOld}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{say(TEXTS.entry)}</Table.Th>
                <Table.Th scope="col" className="translations-wide">
                  {say(TEXTS.saved)}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {entries.map((entry) => (
                <Table.Tr key={entry.id}>
                  <Table.Th scope="row">
                    <Link to={entryFormAddress(entry.type, entry.id)}>
                      <Localised text={entry.title} />
                    </Link>
                    <span className="translations-facts">{say(nameOfType(entry.type))}</span>
                  </Table.Th>
                  <Table.Td className="translations-wide">
                    {formatMoment(entry.updatedAt, language)}
                    {entry.updatedBy && (
                      <Who className="translations-facts" email={entry.updatedBy} />
                    )}
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
