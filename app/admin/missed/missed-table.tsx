import { Button, Group, Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { useRowFocus } from '../pieces/lists/use-row-focus.ts';

import '../list/list-table.css';
import './missed-table.css';

/** What visitors asked for in vain, with what the table says of it. */
export interface MissedRow {
  id: string;
  /** As visitors typed it. */
  name: string;
  /** The name as it is shown; left out, it is its text. */
  shown?: ReactNode;
  times: number;
  /** A day, as `2026-01-31`. */
  lastOn: string;
  more: ReactNode;
}

interface TableWords {
  name: Bilingual;
  times: Bilingual;
  last: Bilingual;
  more: Bilingual;
  acts: Bilingual;
  mend: Bilingual;
  ignore: Bilingual;
  unignore: Bilingual;
}

/** The rows of a list of what visitors missed, each to be mended, and ignored or put back. */
export function MissedTable<Row extends MissedRow>(props: {
  rows: readonly Row[];
  words: TableWords;
  areIgnored: boolean;
  onMend: (row: Row) => void;
  onIgnore: (row: Row) => void;
  isIgnoring: boolean;
}) {
  const { words } = props;
  const { say, language } = useAdminLanguage();
  const { list, press } = useRowFocus<HTMLTableElement>(props.isIgnoring);
  const other = say(props.areIgnored ? words.unignore : words.ignore);
  return (
    <Table ref={list} className="list-table" verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say(words.name)}</Table.Th>
          <Table.Th className="missed-times">{say(words.times)}</Table.Th>
          <Table.Th>{say(words.last)}</Table.Th>
          <Table.Th>{say(words.more)}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{say(words.acts)}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {props.rows.map((row, at) => (
          <Table.Tr key={row.id}>
            <Table.Th scope="row" className="missed-name">
              {row.shown ?? row.name}
            </Table.Th>
            <Table.Td data-label={say(words.times)} className="missed-times">
              {row.times}
            </Table.Td>
            <Table.Td data-label={say(words.last)} className="list-date">
              {formatLongDate(row.lastOn, language)}
            </Table.Td>
            <Table.Td data-label={say(words.more)} className="missed-name">
              {row.more}
            </Table.Td>
            <Table.Td>
              <Group gap="xs" justify="flex-end">
                <Button
                  variant="light"
                  size="xs"
                  aria-label={`${say(words.mend)}: ${row.name}`}
                  onClick={() => props.onMend(row)}
                >
                  {say(words.mend)}
                </Button>
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={`${other}: ${row.name}`}
                  disabled={props.isIgnoring}
                  data-row-act
                  onClick={() => {
                    press(at);
                    props.onIgnore(row);
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
