import { ActionIcon, Button, Checkbox, Table, VisuallyHidden } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { tagsOf } from '../../../../domain/content/model/tags.ts';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { dayInGreece } from '../../../../domain/time/greek-time.ts';
import { formatBriefDay, formatBriefMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { entryFormAddress } from '../../pieces/addresses/entry-address.ts';
import { Localised, StateBadges } from '../../pieces/addresses/entry-words.tsx';
import { Who } from '../../pieces/who.tsx';
import type { AnyEntry } from '../content-api.ts';
import { presetOf } from '../presets.ts';
import type { Column } from './columns.ts';
import { dateOf, hasEnded, sayBriefDate, sayDate } from './list-dates.ts';
import { listTextsOf, sayEditing } from './list-texts.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { Move } from './place-entry.ts';
import type { RowDrag } from './use-row-drag.ts';

/** The acts on entries from their list. */
export interface ListActs {
  type: ContentType;
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onDelete: (entry: AnyEntry) => void;
  /** The names of those who have an entry open, by its id. */
  present?: ReadonlyMap<string, string>;
  /** Undefined where the order cannot be changed now. */
  onMove?: ((entry: AnyEntry, move: Move) => void) | undefined;
}

interface EntryRowProps extends ListActs {
  entry: AnyEntry;
  isFirst: boolean;
  isLast: boolean;
  drag: RowDrag;
  shown: readonly Column[];
}

/** One entry of a list, with its acts. */
export function EntryRow(props: EntryRowProps) {
  const { type, entry, shown, chosen } = props;
  const { say, lang, language } = useAdminLanguage();
  const texts = listTextsOf(type.name);
  const { isNamedBySlug } = presetOf(type.name);
  const title = entry.title[lang];
  const editing = props.present?.get(entry.id);
  const date = dateOf(type, entry);
  const isOver = hasEnded(type, entry, new Date());
  const category = categoryOf(type, entry, lang);
  const choose = () => {
    const next = new Set(chosen);
    if (!next.delete(entry.id)) next.add(entry.id);
    props.onChoose(next);
  };
  return (
    <Table.Tr data-entry={entry.id} {...(props.onMove && props.drag.rowOf(entry.id))}>
      <Table.Td className="entries-check">
        <Checkbox
          aria-label={`${say(texts.select)}: ${title}`}
          checked={chosen.has(entry.id)}
          onChange={choose}
        />
      </Table.Td>
      <Table.Th scope="row">
        <Link className="entries-title" to={entryFormAddress(type.name, entry.id)}>
          <Localised text={entry.title} />
        </Link>
        {editing && (
          <span className="entries-present">
            <Pencil aria-hidden size={14} /> {say(sayEditing(editing))}
          </span>
        )}
        <span className="entries-facts">
          {isNamedBySlug && (
            <span className="entries-slug">
              <Slug slug={entry.slug} />
            </span>
          )}
          <StateBadges {...entry} hasEnded={isOver} />
          {date && <span>{sayDate(date, language)}</span>}
          {category && <span>{category}</span>}
          {isNamedBySlug && (
            <span>
              {say(texts.updated)}:{' '}
              {formatBriefDay(dayInGreece(new Date(entry.updatedAt)), language)}
            </span>
          )}
        </span>
      </Table.Th>
      {shown.includes('slug') && (
        <Table.Td className="entries-wide entries-slug">
          <Slug slug={entry.slug} />
        </Table.Td>
      )}
      {shown.includes('state') && (
        <Table.Td className="entries-wide">
          <StateBadges {...entry} hasEnded={isOver} />
        </Table.Td>
      )}
      {shown.includes('category') && (
        <Table.Td className="entries-wide">{category || '–'}</Table.Td>
      )}
      {shown.includes('tags') && (
        <Table.Td className="entries-wide">
          {tagsOf(entry.data)
            .map(({ name }) => name[lang] || name.el)
            .join(', ') || '–'}
        </Table.Td>
      )}
      {shown.includes('date') && (
        <Table.Td className="entries-wide">{date ? sayBriefDate(date, language) : '–'}</Table.Td>
      )}
      {shown.includes('updated') && (
        <Table.Td className="entries-wide entries-quiet">
          {formatBriefMoment(entry.updatedAt, language)}
          {entry.updatedBy && <Who className="entries-who" email={entry.updatedBy} />}
        </Table.Td>
      )}
      <Table.Td className="entries-actions">
        <RowActions {...props} title={title} />
      </Table.Td>
    </Table.Tr>
  );
}

/** A slug that breaks after its parts where it does not fit into a line. */
function Slug({ slug }: { slug: string }) {
  return slug.split(/(?<=\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function RowActions(props: EntryRowProps & { title: string }) {
  const { type, entry, title, onMove } = props;
  const { say } = useAdminLanguage();
  const texts = listTextsOf(type.name);
  return (
    <>
      {onMove && <MoveButtons {...props} onMove={onMove} />}
      {presetOf(type.name).hasActionsInWords ? (
        <EditAndDelete {...props} />
      ) : (
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={`${say(texts.delete)}: ${title}`}
          onClick={() => props.onDelete(entry)}
        >
          <Trash2 aria-hidden size={18} />
        </ActionIcon>
      )}
    </>
  );
}

/** The words of both buttons; on a small screen they are icons, and screen readers read the words. */
function EditAndDelete({ type, entry, title, onDelete }: EntryRowProps & { title: string }) {
  const { say } = useAdminLanguage();
  const texts = listTextsOf(type.name);
  return (
    <>
      <Button
        component={Link}
        to={entryFormAddress(type.name, entry.id)}
        className="entries-word-action"
        variant="default"
        size="xs"
      >
        <Pencil aria-hidden size={16} />
        <span>{say(texts.edit)}</span>
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      <Button
        className="entries-word-action"
        variant="light"
        color="red"
        size="xs"
        onClick={() => onDelete(entry)}
      >
        <Trash2 aria-hidden size={16} />
        <span>{say(texts.delete)}</span>
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </>
  );
}

function categoryOf(type: ContentType, entry: AnyEntry, lang: Lang): string {
  const name = type.promoted.category;
  const field = name ? type.fields[name] : undefined;
  if (!name || !field) return '';
  const value = String(entry.data[name] ?? '');
  if (field.kind !== 'choice') return value;
  return field.options.find((option) => option.value === value)?.label[lang] ?? value;
}
