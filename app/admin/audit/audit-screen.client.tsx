import { Alert, NativeSelect, Table } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { findContentType } from '../../../domain/content-types/all.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { answerOf, api, type SuccessBody } from '../api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { entryFormAddress } from '../pieces/entry-address.ts';
import { ListPages } from '../pieces/list-pages.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { AUDIT_TEXTS, describeTimes, nameOfAction, nameOfSubject } from './audit-texts.ts';

import './audit.css';

type AuditRecord = SuccessBody<Awaited<ReturnType<typeof api.audit.$get>>>['records'][number];

const PAGE_SIZE = 50;

/** The content of the list: everything, or the choice of `?show=`. */
type Shown = keyof typeof AUDIT_TEXTS.kinds;
const SHOWN: Shown[] = ['all', 'changes', 'sign-ins'];

const auditQuery = (shown: Shown, page: number) =>
  queryOptions({
    queryKey: ['audit', shown, page],
    queryFn: ({ signal }) => {
      const query = {
        limit: String(PAGE_SIZE),
        offset: String((page - 1) * PAGE_SIZE),
        ...(shown !== 'all' && { kind: shown }),
      };
      return answerOf(api.audit.$get({ query }, { init: { signal } }));
    },
    staleTime: 0,
  });

/** Who did what, newest first; for administrators. */
export function AuditScreen() {
  const { say } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1);
  const shown = SHOWN.find((one) => one === parameters.get('show')) ?? 'all';
  const log = useQuery({ ...auditQuery(shown, page), placeholderData: keepPreviousData });
  const records = log.data?.records ?? [];
  const show = (next: string, nextPage: number) => setParameters(addressOf(next, nextPage));
  return (
    <>
      <ScreenHeader title={say(AUDIT_TEXTS.title)} text={say(AUDIT_TEXTS.text)} />
      <NativeSelect
        label={say(AUDIT_TEXTS.show)}
        value={shown}
        onChange={(event) => show(event.currentTarget.value, 1)}
        data={SHOWN.map((value) => ({ value, label: say(AUDIT_TEXTS.kinds[value]) }))}
        className="audit-filter"
      />
      {log.isPending && <Loading />}
      {log.isError && (
        <LoadProblem
          title={say(AUDIT_TEXTS.loadFailed)}
          error={log.error}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.isSuccess && records.length === 0 && (
        <Alert color="sea" role="status">
          {say(AUDIT_TEXTS.none)}
        </Alert>
      )}
      {records.length > 0 && <Records records={records} isOld={log.isPlaceholderData} />}
      <ListPages
        page={page}
        pageSize={PAGE_SIZE}
        total={log.data?.total ?? 0}
        onChange={(next) => show(shown, next)}
      />
    </>
  );
}

/** The parameters of a place in the list; default values are left out. */
function addressOf(shown: string, page: number): Record<string, string> {
  return { ...(shown !== 'all' && { show: shown }), ...(page > 1 && { page: String(page) }) };
}

function Records({ records, isOld }: { records: AuditRecord[]; isOld: boolean }) {
  const { say, language } = useAdminLanguage();
  // It is not known who failed to sign in.
  const nameOf = (record: AuditRecord) => record.userEmail || say(AUDIT_TEXTS.unknown);
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
              <span className="audit-facts">
                <span>{nameOf(record)}</span>
                <span>{formatMoment(record.at, language)}</span>
              </span>
            </Table.Td>
            <Table.Td className="audit-wide audit-who">{nameOf(record)}</Table.Td>
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
