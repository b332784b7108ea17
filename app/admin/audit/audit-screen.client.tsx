import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { answerOf, api } from '../calls/api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { AS_FILTER, useAddressChoices } from '../pieces/addresses/use-address-choices.ts';
import { CSV, DownloadButton } from '../pieces/download-button.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { pageQuery, ROWS_ON_A_PAGE, readPage, writePage } from '../pieces/lists/page-of-list.ts';
import { PagedList } from '../pieces/lists/paged-list.tsx';
import { SearchBox } from '../pieces/lists/search-box.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { AuditRecords } from './audit-records.tsx';
import { ACTIONS, AUDIT_TEXTS } from './audit-texts.ts';

import './audit.css';

/** What narrows the list, as its address has it; '' where nothing does. */
const FILTERS = ['show', 'who', 'action', 'subject', 'from', 'until'] as const;
type Filters = Record<(typeof FILTERS)[number], string>;

const filtersBy = (read: (name: string) => string) =>
  Object.fromEntries(FILTERS.map((name) => [name, read(name)])) as Filters;
const NO_FILTERS = filtersBy(() => '');

interface AuditAddress {
  filters: Filters;
  page: number;
}

/** A place in the list; what is as usual is left out of its address. */
const AUDIT_ADDRESS = {
  read: (parameters: URLSearchParams): AuditAddress => ({
    filters: filtersBy((name) => parameters.get(name) ?? ''),
    page: readPage(parameters),
  }),
  write: ({ filters, page }: AuditAddress): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    ...writePage(page),
  }),
};

/** What the list shows: everything, or what `?show=` says. */
type Shown = keyof typeof AUDIT_TEXTS.kinds;
const SHOWN: Shown[] = ['all', 'changes', 'sign-ins'];

/** The filters as the API takes them. */
function askedBy({ show, ...others }: Filters) {
  const given = Object.entries(others).filter(([, value]) => value !== '');
  return {
    ...(Object.fromEntries(given) as Partial<Omit<Filters, 'show'>>),
    ...((show === 'changes' || show === 'sign-ins') && { kind: show as 'changes' | 'sign-ins' }),
  };
}

const auditQuery = (filters: Filters, page: number) =>
  queryOptions({
    queryKey: ['audit', filters, page],
    queryFn: ({ signal }) => {
      const place = pageQuery(page, ROWS_ON_A_PAGE);
      const query = { ...askedBy(filters), ...place };
      return answerOf(api.audit.$get({ query }, { init: { signal } }));
    },
    staleTime: 0,
  });

/** Who did what, newest first; for administrators. */
export function AuditScreen() {
  const { say } = useAdminLanguage();
  const { choices, choose } = useAddressChoices(AUDIT_ADDRESS);
  const { filters, page } = choices;
  const isNarrowed = FILTERS.some((name) => filters[name] !== '');
  const log = useQuery({ ...auditQuery(filters, page), placeholderData: keepPreviousData });
  /** A day that is typed comes digit by digit: Back leaves the log, and not digit by digit. */
  const change = (part: Partial<Filters>) =>
    choose((latest) => ({ filters: { ...latest.filters, ...part }, page: 1 }), AS_FILTER);
  const take = async () => {
    const { csv } = await answerOf(api.audit.export.$post({ json: askedBy(filters) }));
    return { text: csv, type: CSV, name: `audit-${dayInGreece(new Date())}.csv` };
  };
  return (
    <>
      <ScreenHeader title={say(AUDIT_TEXTS.title)} text={say(AUDIT_TEXTS.text)}>
        <DownloadButton label={say(AUDIT_TEXTS.export)} take={take} />
      </ScreenHeader>
      <AuditFilters filters={filters} onChange={change} />
      <PagedList
        list={log}
        page={page}
        pageSize={ROWS_ON_A_PAGE}
        loadFailed={say(AUDIT_TEXTS.loadFailed)}
        empty={
          <EmptyList title={say(isNarrowed ? AUDIT_TEXTS.noneFound : AUDIT_TEXTS.none)}>
            {isNarrowed ? (
              <Button variant="default" onClick={() => change(NO_FILTERS)}>
                {say(AUDIT_TEXTS.showAll)}
              </Button>
            ) : (
              <EmptyListLink to="/admin/dashboard">{say(PIECE_TEXTS.toDashboard)}</EmptyListLink>
            )}
          </EmptyList>
        }
        onPage={(next, options) => choose((latest) => ({ ...latest, page: next }), options)}
      >
        {({ records }, isOld) => (
          <AuditRecords
            records={records}
            isOld={isOld}
            addressOfOne={
              filters.subject === ''
                ? (subject) =>
                    `?${new URLSearchParams(AUDIT_ADDRESS.write({ filters: { ...filters, subject }, page: 1 }))}`
                : undefined
            }
          />
        )}
      </PagedList>
    </>
  );
}

/** What narrows the list: kind, action, person, days, and the entry that its history led here from. */
function AuditFilters(props: { filters: Filters; onChange: (part: Partial<Filters>) => void }) {
  const { filters, onChange } = props;
  const { say } = useAdminLanguage();
  const set = (name: keyof Filters) => (value: string) => onChange({ [name]: value });
  const isNarrowed = FILTERS.some((name) => filters[name] !== '');
  return (
    <div className="audit-filters">
      <NativeSelect
        label={say(AUDIT_TEXTS.show)}
        value={SHOWN.find((one) => one === filters.show) ?? 'all'}
        onChange={({ currentTarget: { value } }) => set('show')(value === 'all' ? '' : value)}
        data={SHOWN.map((value) => ({ value, label: say(AUDIT_TEXTS.kinds[value]) }))}
      />
      <NativeSelect
        label={say(AUDIT_TEXTS.action)}
        value={filters.action}
        onChange={(event) => set('action')(event.currentTarget.value)}
        data={[
          { value: '', label: say(AUDIT_TEXTS.allActions) },
          ...Object.entries(ACTIONS).map(([value, words]) => ({ value, label: say(words) })),
        ]}
      />
      <SearchBox
        value={filters.who}
        label={say(AUDIT_TEXTS.who)}
        placeholder={say(AUDIT_TEXTS.whoHint)}
        onChange={set('who')}
      />
      {(['from', 'until'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={say(AUDIT_TEXTS[name])}
          value={filters[name]}
          max="9999-12-31"
          onChange={(event) => set(name)(event.currentTarget.value)}
        />
      ))}
      {isNarrowed && (
        <p className="audit-narrowed">
          {filters.subject && <span>{say(AUDIT_TEXTS.oneEntry)}</span>}
          <Button variant="subtle" size="sm" onClick={() => onChange(NO_FILTERS)}>
            {say(AUDIT_TEXTS.clear)}
          </Button>
        </p>
      )}
    </div>
  );
}
