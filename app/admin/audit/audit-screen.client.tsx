import { Button, NativeSelect, Table, TextInput } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { findContentType } from '../../../domain/content-types/all.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { answerOf, api, type SuccessBody } from '../api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { CSV, DownloadButton } from '../pieces/download-button.tsx';
import { EmptyList, EmptyListLink } from '../pieces/empty-list.tsx';
import { entryFormAddress } from '../pieces/entry-address.ts';
import { pageQuery, readPage, writePage } from '../pieces/page-of-list.ts';
import { PagedList } from '../pieces/paged-list.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { SearchBox } from '../pieces/search-box.tsx';
import { AS_FILTER, useAddressChoices } from '../pieces/use-address-choices.ts';
import { Who } from '../pieces/who.tsx';
import { ACTIONS, AUDIT_TEXTS, describeTimes, nameOfAction, nameOfSubject } from './audit-texts.ts';

import './audit.css';

type AuditRecord = SuccessBody<Awaited<ReturnType<typeof api.audit.$get>>>['records'][number];

const PAGE_SIZE = 50;

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
      const place = pageQuery(page, PAGE_SIZE);
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
        pageSize={PAGE_SIZE}
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
          <Records
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

interface RecordsProps {
  records: AuditRecord[];
  isOld: boolean;
  /** The address that narrows the log to what was done to one entry; missing where it is narrowed so. */
  addressOfOne: ((subject: string) => string) | undefined;
}

function Records({ records, isOld, addressOfOne }: RecordsProps) {
  const { say, language } = useAdminLanguage();
  // It is not known who failed to sign in.
  const who = ({ userEmail }: AuditRecord) =>
    userEmail ? <Who email={userEmail} /> : say(AUDIT_TEXTS.unknown);
  return (
    <Table className="audit" verticalSpacing="xs" aria-busy={isOld}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(AUDIT_TEXTS.action)}</Table.Th>
          <Table.Th>{say(AUDIT_TEXTS.subject)}</Table.Th>
          <Table.Th className="audit-wide">{say(AUDIT_TEXTS.who)}</Table.Th>
          <Table.Th className="audit-wide">{say(AUDIT_TEXTS.when)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record) => (
          <Table.Tr key={record.id}>
            <Table.Td>
              {say(nameOfAction(record.action))}
              {record.times > 1 && (
                <span className="audit-times">{say(describeTimes(record.times))}</span>
              )}
            </Table.Td>
            <Table.Td>
              <Subject record={record} />
              {record.note && <q className="audit-note">{record.note}</q>}
              {addressOfOne && record.subjectId && record.subjectType !== 'user' && (
                <Link
                  to={addressOfOne(record.subjectId)}
                  className="audit-one"
                  aria-label={`${say(AUDIT_TEXTS.allOfIt)}: ${record.subjectTitle}`}
                >
                  {say(AUDIT_TEXTS.allOfIt)}
                </Link>
              )}
              <span className="audit-facts">
                <span>{who(record)}</span>
                <span>{formatMoment(record.at, language)}</span>
              </span>
            </Table.Td>
            <Table.Td className="audit-wide">{who(record)}</Table.Td>
            <Table.Td className="audit-wide">{formatMoment(record.at, language)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The object of the act; an entry that may still exist links to its form. */
function Subject({ record }: { record: AuditRecord }) {
  const { say } = useAdminLanguage();
  const kind = say(nameOfSubject(record.subjectType));
  const title = record.subjectTitle;
  const mayOpen =
    findContentType(record.subjectType) && record.subjectId && record.action !== 'deleted';
  return (
    <>
      <span className="audit-kind">{title ? `${kind}: ` : kind}</span>
      {mayOpen ? (
        <Link to={entryFormAddress(record.subjectType, record.subjectId)} lang="el">
          {title}
        </Link>
      ) : (
        <span lang="el">{title}</span>
      )}
    </>
  );
}
