import { ActionIcon, Checkbox, Table, VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { formatLongDate, formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { Localised } from '../../pieces/localised.tsx';
import { StateBadges } from '../../pieces/state-badge.tsx';
import type { AnyEntry } from '../content-api.ts';
import { LIST_TEXTS } from './list-texts.ts';

interface EntriesTableProps {
  type: ContentType;
  entries: AnyEntry[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onDelete: (entry: AnyEntry) => void;
  /** Left out where the order cannot be changed now. */
  onMove?: ((id: string, step: -1 | 1) => void) | undefined;
  /** Whether the first and last rows are the ends of the whole list. */
  ends: { first: boolean; last: boolean };
}

/** Entries as rows; on a phone the facts stand under the title. */
export function EntriesTable(props: EntriesTableProps) {
  const { type, entries, chosen, onChoose } = props;
  const { say, lang } = useAdminLanguage();
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
              aria-label={say(LIST_TEXTS.selectAll)}
              checked={all}
              indeterminate={some && !all}
              onChange={() => onChoose(new Set(all ? [] : entries.map((entry) => entry.id)))}
            />
          </Table.Th>
          <Table.Th>{say(LIST_TEXTS.title)}</Table.Th>
          <Table.Th className="entries-wide">{say(LIST_TEXTS.state)}</Table.Th>
          {categoryField && (
            <Table.Th className="entries-wide">{categoryField.label[lang]}</Table.Th>
          )}
          {dateField && <Table.Th className="entries-wide">{dateField.label[lang]}</Table.Th>}
          <Table.Th className="entries-widest">{say(LIST_TEXTS.updated)}</Table.Th>
          <Table.Th className="entries-actions">
            <VisuallyHidden>{say(LIST_TEXTS.actions)}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry, row) => (
          <EntryRow
            key={entry.id}
            {...props}
            entry={entry}
            isFirst={props.ends.first && row === 0}
            isLast={props.ends.last && row === entries.length - 1}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function EntryRow(
  props: EntriesTableProps & { entry: AnyEntry; isFirst: boolean; isLast: boolean },
) {
  const { type, entry, chosen, onMove } = props;
  const { say, lang, language } = useAdminLanguage();
  const title = entry.title[lang];
  const date = dateOf(type, entry);
  const category = categoryOf(type, entry, lang);
  const choose = () => {
    const next = new Set(chosen);
    if (!next.delete(entry.id)) next.add(entry.id);
    props.onChoose(next);
  };
  return (
    <Table.Tr data-entry={entry.id}>
      <Table.Td className="entries-check">
        <Checkbox
          aria-label={`${say(LIST_TEXTS.select)}: ${title}`}
          checked={chosen.has(entry.id)}
          onChange={choose}
        />
      </Table.Td>
      <Table.Td>
        <Link className="entries-title" to={`/admin/content/${type.name}/${entry.id}`}>
          <Localised text={entry.title} />
        </Link>
        <span className="entries-facts">
          <StateBadges {...entry} />
          {date && <span>{formatLongDate(date, language)}</span>}
          {category && <span>{category}</span>}
        </span>
      </Table.Td>
      <Table.Td className="entries-wide">
        <StateBadges {...entry} />
      </Table.Td>
      {type.promoted.category && <Table.Td className="entries-wide">{category || '–'}</Table.Td>}
      {type.promoted.date && (
        <Table.Td className="entries-wide">{date ? formatLongDate(date, language) : '–'}</Table.Td>
      )}
      <Table.Td className="entries-widest entries-quiet">
        {formatMoment(entry.updatedAt, language)}
        {entry.updatedBy && <span className="entries-who">{entry.updatedBy}</span>}
      </Table.Td>
      <Table.Td className="entries-actions">
        {onMove && (
          <>
            <ActionIcon
              variant="subtle"
              size="lg"
              data-move="up"
              aria-label={`${say(LIST_TEXTS.moveUp)}: ${title}`}
              aria-disabled={props.isFirst || undefined}
              data-disabled={props.isFirst || undefined}
              onClick={() => !props.isFirst && onMove(entry.id, -1)}
            >
              <ArrowUp aria-hidden size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size="lg"
              data-move="down"
              aria-label={`${say(LIST_TEXTS.moveDown)}: ${title}`}
              aria-disabled={props.isLast || undefined}
              data-disabled={props.isLast || undefined}
              onClick={() => !props.isLast && onMove(entry.id, 1)}
            >
              <ArrowDown aria-hidden size={18} />
            </ActionIcon>
          </>
        )}
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={`${say(LIST_TEXTS.delete)}: ${title}`}
          onClick={() => props.onDelete(entry)}
        >
          <Trash2 aria-hidden size={18} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

/** The local day or moment that a list of the type is about, or ''. */
function dateOf(type: ContentType, entry: AnyEntry): string {
  return type.promoted.date ? String(entry.data[type.promoted.date] ?? '') : '';
}

function categoryOf(type: ContentType, entry: AnyEntry, lang: 'el' | 'en'): string {
  const name = type.promoted.category;
  const field = name ? type.fields[name] : undefined;
  if (!name || !field) return '';
  const value = String(entry.data[name] ?? '');
  if (field.kind !== 'choice') return value;
  return field.options.find((option) => option.value === value)?.label[lang] ?? value;
}
