import { Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { findContentType } from '../../../domain/content-types/all.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { api, SuccessBody } from '../calls/api-client.ts';
import { entryFormAddress } from '../pieces/addresses/entry-address.ts';
import { Who } from '../pieces/who.tsx';
import { AUDIT_TEXTS, describeTimes, nameOfAction, nameOfSubject } from './audit-texts.ts';

type AuditRecord = SuccessBody<Awaited<ReturnType<typeof api.audit.$get>>>['records'][number];

interface AuditRecordsProps {
  records: AuditRecord[];
  isOld: boolean;
  /** The address that narrows the log to what was done to one entry; missing where it is narrowed so. */
  addressOfOne: ((subject: string) => string) | undefined;
}

/** Who did what: a table, and on a phone, where its columns would be narrower than the words in them, a list. */
export function AuditRecords(props: AuditRecordsProps) {
  const isPhone = useMediaQuery('(max-width: 47.99rem)', false, { getInitialValueInEffect: false });
  return isPhone ? <RecordsList {...props} /> : <RecordsTable {...props} />;
}

function RecordsTable({ records, isOld, addressOfOne }: AuditRecordsProps) {
  const { say } = useAdminLanguage();
  return (
    <Table className="audit" verticalSpacing="xs" aria-busy={isOld}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(AUDIT_TEXTS.action)}</Table.Th>
          <Table.Th>{say(AUDIT_TEXTS.subject)}</Table.Th>
          <Table.Th>{say(AUDIT_TEXTS.who)}</Table.Th>
          <Table.Th>{say(AUDIT_TEXTS.when)}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {records.map((record) => (
          <Table.Tr key={record.id}>
            <Table.Td>
              <Action record={record} />
            </Table.Td>
            <Table.Td>
              <Subject record={record} />
              <More record={record} addressOfOne={addressOfOne} />
            </Table.Td>
            <Table.Td>
              <By record={record} />
            </Table.Td>
            <Table.Td>
              <Moment record={record} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function RecordsList({ records, isOld, addressOfOne }: AuditRecordsProps) {
  return (
    <ul className="audit" aria-busy={isOld}>
      {records.map((record) => (
        <li key={record.id}>
          <p className="audit-act">
            <Action record={record} />
          </p>
          <p>
            <Subject record={record} />
          </p>
          <p className="audit-facts">
            <span>
              <By record={record} />
            </span>
            <span>
              <Moment record={record} />
            </span>
          </p>
          <More record={record} addressOfOne={addressOfOne} />
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  record: AuditRecord;
}

/** What was done, and how often. */
function Action({ record }: PartProps) {
  const { say } = useAdminLanguage();
  return (
    <>
      {say(nameOfAction(record.action))}
      {record.times > 1 && <span className="audit-times">{say(describeTimes(record.times))}</span>}
    </>
  );
}

/** The object of the act; an entry that may still exist links to its form. */
function Subject({ record }: PartProps) {
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

function By({ record }: PartProps) {
  const { say } = useAdminLanguage();
  // It is not known who failed to sign in.
  return record.userEmail ? <Who email={record.userEmail} /> : say(AUDIT_TEXTS.unknown);
}

function Moment({ record }: PartProps) {
  const { language } = useAdminLanguage();
  return formatMoment(record.at, language);
}

/** Why it was done, and the way to all that was done to the same. */
function More({ record, addressOfOne }: PartProps & Pick<AuditRecordsProps, 'addressOfOne'>) {
  const { say } = useAdminLanguage();
  return (
    <>
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
    </>
  );
}
