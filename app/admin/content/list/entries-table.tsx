import { Checkbox, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ArrowDown } from 'lucide-react';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { AnyEntry, ListSort } from '../content-api.ts';
import type { Column } from './columns.ts';
import { EntryRow, type ListActs } from './entry-row.tsx';
import { listTextsOf } from './list-texts.ts';
import { useRowDrag } from './use-row-drag.ts';

interface EntriesTableProps extends ListActs {
  entries: AnyEntry[];
  sort: ListSort;
  shown: readonly Column[];
  onSort: (sort: ListSort) => void;
  /** Whether the first and last rows are the ends of the whole list. */
  ends: { first: boolean; last: boolean };
}

/** Entries as rows; on a phone the facts stand under the title. */
export function EntriesTable(props: EntriesTableProps) {
  const { type, entries, shown, chosen, onChoose } = props;
  const { say, lang } = useAdminLanguage();
  const texts = listTextsOf(type.name);
  const { onMove } = props;
  const drag = useRowDrag(
    onMove &&
      ((id, move) => {
        const entry = entries.find((one) => one.id === id);
        if (entry) onMove(entry, move);
      }),
  );
  const all = entries.every((entry) => chosen.has(entry.id));
  const some = entries.some((entry) => chosen.has(entry.id));
  const dateField = type.promoted.date ? type.fields[type.promoted.date] : undefined;
  const categoryField = type.promoted.category ? type.fields[type.promoted.category] : undefined;
  return (
    <Table className="entries" verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className="entries-check">
            <Checkbox
              aria-label={say(texts.selectAll)}
              checked={all}
              indeterminate={some && !all}
              onChange={() => onChoose(new Set(all ? [] : entries.map((entry) => entry.id)))}
            />
          </Table.Th>
          <SortHead
            {...props}
            by={type.order === 'title' ? 'default' : 'title'}
            label={say(texts.title)}
          />
          {shown.includes('slug') && (
            <SortHead {...props} by="slug" label={say(texts.slug)} className="entries-wide" />
          )}
          {shown.includes('state') && (
            <Table.Th className="entries-wide">{say(texts.state)}</Table.Th>
          )}
          {categoryField && shown.includes('category') && (
            <Table.Th className="entries-wide">{categoryField.label[lang]}</Table.Th>
          )}
          {shown.includes('tags') && (
            <Table.Th className="entries-wide">{say(texts.tags)}</Table.Th>
          )}
          {dateField && shown.includes('date') && (
            <Table.Th className="entries-wide">{dateField.label[lang]}</Table.Th>
          )}
          {shown.includes('updated') && (
            <SortHead {...props} by="updated" label={say(texts.updated)} className="entries-wide" />
          )}
          <Table.Th className="entries-actions">
            <VisuallyHidden>{say(texts.actions)}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry, row) => (
          <EntryRow
            key={entry.id}
            {...props}
            entry={entry}
            drag={drag}
            isFirst={props.ends.first && row === 0}
            isLast={props.ends.last && row === entries.length - 1}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The head of a column by which the list can be sorted. */
function SortHead(
  props: Pick<EntriesTableProps, 'sort' | 'onSort'> & {
    by: ListSort;
    label: string;
    className?: string;
  },
) {
  const { by } = props;
  const isCurrent = props.sort === by;
  const direction = by === 'updated' ? 'descending' : 'ascending';
  return (
    <Table.Th className={props.className} aria-sort={isCurrent ? direction : undefined}>
      <UnstyledButton className="entries-sort" onClick={() => props.onSort(by)}>
        {props.label}
        {isCurrent && <ArrowDown size={14} aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}
