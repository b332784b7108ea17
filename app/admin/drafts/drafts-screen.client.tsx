import { Button, NativeSelect, Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { entryFormAddress, nameOfType } from '../pieces/addresses/entry-address.ts';
import { Localised, StateBadges } from '../pieces/addresses/entry-words.tsx';
import { AS_FILTER, useAddressChoices } from '../pieces/addresses/use-address-choices.ts';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { SearchBox } from '../pieces/lists/search-box.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { Who } from '../pieces/who.tsx';
import { reviewerStepQuery } from '../review/review-api.ts';
import { DRAFT_STATES, type Draft, type DraftFilters, draftsQuery } from './drafts-api.ts';
import { DRAFTS_TEXTS } from './drafts-texts.ts';

import '../list/list-table.css';
import './drafts.css';

/** The drafts of all types: everybody's, or one's own. */
export function DraftsScreen() {
  const { say } = useAdminLanguage();
  const { filters, page, change, goTo } = useDraftsAddress();
  const list = useQuery({ ...draftsQuery(filters, page), placeholderData: keepPreviousData });
  return (
    <>
      <ScreenHeader
        title={say(DRAFTS_TEXTS.title)}
        text={say(filters.state === 'leaving' ? DRAFTS_TEXTS.leavingText : DRAFTS_TEXTS.text)}
      />
      <Filters filters={filters} onChange={change} />
      <PagedList
        list={list}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(DRAFTS_TEXTS.loadFailed)}
        empty={
          <NoDrafts
            isNarrowed={filters.of + filters.state + filters.search !== ''}
            onShowAll={() => change({ of: '', state: '', search: '' })}
          />
        }
        onPage={goTo}
      >
        {({ drafts }, isOld) => <DraftTable drafts={drafts} isOld={isOld} />}
      </PagedList>
    </>
  );
}

interface DraftsAddress {
  filters: DraftFilters;
  page: number;
}

const DRAFTS_ADDRESS = {
  read: (parameters: URLSearchParams): DraftsAddress => ({
    filters: {
      of: parameters.get('of') === 'mine' ? 'mine' : '',
      state: DRAFT_STATES.find((known) => known === parameters.get('state')) ?? '',
      search: (parameters.get('search') ?? '').slice(0, 200),
    },
    page: readPage(parameters),
  }),
  write: ({ filters, page }: DraftsAddress) => ({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    ...writePage(page),
  }),
};

/** The filters stand in the address, so that the first screen leads to exactly what it counts. */
function useDraftsAddress() {
  const { choices, choose } = useAddressChoices(DRAFTS_ADDRESS);
  return {
    ...choices,
    change: (part: Partial<DraftFilters>) =>
      choose(({ filters }) => ({ filters: { ...filters, ...part }, page: 1 }), AS_FILTER),
    goTo: (page: number) =>
      choose(({ filters }) => ({ filters, page }), { replace: true, preventScrollReset: true }),
  };
}

function Filters(props: {
  filters: DraftFilters;
  onChange: (part: Partial<DraftFilters>) => void;
}) {
  const { say } = useAdminLanguage();
  const { filters, onChange } = props;
  const hasReviewers = useQuery(reviewerStepQuery).data?.isOn === true;
  const isOffered = (state: DraftFilters['state']) =>
    hasReviewers || state === filters.state || !state.startsWith('handed');
  return (
    <search className="drafts-filters">
      <SearchBox
        value={filters.search}
        placeholder={say(DRAFTS_TEXTS.searchHint)}
        onChange={(search) => onChange({ search })}
      />
      <NativeSelect
        label={say(DRAFTS_TEXTS.whose)}
        value={filters.of}
        onChange={(event) => onChange({ of: event.currentTarget.value as DraftFilters['of'] })}
        data={[
          { value: '', label: say(DRAFTS_TEXTS.all) },
          { value: 'mine', label: say(DRAFTS_TEXTS.mine) },
        ]}
      />
      <NativeSelect
        label={say(DRAFTS_TEXTS.state)}
        value={filters.state}
        onChange={(event) =>
          onChange({ state: event.currentTarget.value as DraftFilters['state'] })
        }
        data={DRAFT_STATES.filter(isOffered).map((state) => ({
          value: state,
          label: say(DRAFTS_TEXTS.states[state]),
        }))}
      />
    </search>
  );
}

function NoDrafts({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const { say } = useAdminLanguage();
  return (
    <EmptyList title={say(DRAFTS_TEXTS[isNarrowed ? 'noneFound' : 'none'])}>
      {isNarrowed ? (
        <Button variant="default" onClick={onShowAll}>
          {say(DRAFTS_TEXTS.showAll)}
        </Button>
      ) : (
        <EmptyListLink to="/admin/dashboard">{say(PIECE_TEXTS.toDashboard)}</EmptyListLink>
      )}
    </EmptyList>
  );
}

function DraftTable({ drafts, isOld }: { drafts: readonly Draft[]; isOld: boolean }) {
  const { say, language } = useAdminLanguage();
  return (
    <Table className="list-table" verticalSpacing="sm" aria-busy={isOld}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say(DRAFTS_TEXTS.entry)}</Table.Th>
          <Table.Th scope="col">{say(DRAFTS_TEXTS.stateOf)}</Table.Th>
          <Table.Th scope="col">{say(DRAFTS_TEXTS.saved)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {drafts.map((draft) => (
          <Table.Tr key={draft.id}>
            <Table.Th scope="row">
              <Link className="drafts-title" to={entryFormAddress(draft.type, draft.id)}>
                <Localised text={draft.title} />
              </Link>
              <span className="drafts-kind">{say(nameOfType(draft.type))}</span>
              {draft.review?.note && (
                <span className="drafts-note">
                  {say(DRAFTS_TEXTS.note)}: {draft.review.note}
                </span>
              )}
            </Table.Th>
            <Table.Td>
              <StateBadges {...draft} />
            </Table.Td>
            <Table.Td className="list-date" data-label={say(DRAFTS_TEXTS.saved)}>
              {formatMoment(draft.updatedAt, language)}
              {draft.updatedBy && <Who className="drafts-who" email={draft.updatedBy} />}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
