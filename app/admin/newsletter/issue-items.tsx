import { ActionIcon, Button, Fieldset, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { formatLongDate } from '../../i18n/dates.ts';
import { localise } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { fieldId } from '../form/fields/field-id.ts';
import { moveItem } from '../form/fields/move-item.ts';
import { nameOfType } from '../pieces/addresses/entry-address.ts';
import { LoadProblem } from '../pieces/load-state.tsx';
import { choicesQuery, type IssueChoice } from './newsletter-api.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter-texts.ts';
import type { ChosenItem } from './use-issue-form.ts';

/** What is chosen of each type and not added yet. */
export type PendingItems = Readonly<Partial<Record<IssueChoice['type'], ChosenItem>>>;

interface IssueItemsProps {
  items: ChosenItem[];
  pending: PendingItems;
  onPending: (pending: PendingItems) => void;
  onChange: (items: ChosenItem[]) => void;
  errors: Record<string, string>;
}

/** The news and events that an issue is about: choosing, ordering and removing them. */
export function IssueItems({ items, pending, onPending, onChange, errors }: IssueItemsProps) {
  const { say } = useAdminLanguage();
  return (
    <Fieldset legend={say(texts.items)} id={fieldId('items')} tabIndex={-1}>
      <Text size="sm" c="dimmed">
        {say(texts.itemsHint)}
      </Text>
      {items.length === 0 ? (
        <Text my="sm">{say(texts.noItems)}</Text>
      ) : (
        <ol className="issue-items">
          {items.map((item, at) => (
            <ItemRow
              key={item.id}
              item={item}
              at={at}
              isLast={at === items.length - 1}
              error={errors[`items.${at}`]}
              onMove={(step) => onChange(moveItem(items, at, step))}
              onRemove={() => {
                onChange(items.filter(({ id }) => id !== item.id));
                // The button is gone, so the focus moves to the list.
                document.getElementById(fieldId('items'))?.focus();
              }}
            />
          ))}
        </ol>
      )}
      <Choices
        items={items}
        pending={pending}
        onPending={onPending}
        onAdd={(item) => onChange([...items, item])}
      />
    </Fieldset>
  );
}

interface ItemRowProps {
  item: ChosenItem;
  at: number;
  isLast: boolean;
  error: string | undefined;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function ItemRow({ item, at, isLast, error, onMove, onRemove }: ItemRowProps) {
  const { say, language } = useAdminLanguage();
  const title = localise(item.title, language);
  return (
    <li className="issue-item" id={fieldId(`items.${at}`)} tabIndex={-1}>
      <div>
        <span className="issue-item-kind">{say(nameOfType(item.type))}</span>
        <span lang={title.lang}>{title.text}</span>
        {error && <span className="issue-item-error">{error}</span>}
      </div>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          size="lg"
          data-disabled={at === 0 || undefined}
          aria-disabled={at === 0 || undefined}
          aria-label={`${say(texts.moveUp)}: ${title.text}`}
          onClick={() => at > 0 && onMove(-1)}
        >
          <ArrowUp aria-hidden size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size="lg"
          data-disabled={isLast || undefined}
          aria-disabled={isLast || undefined}
          aria-label={`${say(texts.moveDown)}: ${title.text}`}
          onClick={() => !isLast && onMove(1)}
        >
          <ArrowDown aria-hidden size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={`${say(texts.remove)}: ${title.text}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={18} />
        </ActionIcon>
      </Group>
    </li>
  );
}

/** The entries that are not yet in the issue. */
function Choices(props: {
  items: ChosenItem[];
  pending: PendingItems;
  onPending: (pending: PendingItems) => void;
  onAdd: (item: ChosenItem) => void;
}) {
  const { items, pending, onPending, onAdd } = props;
  const { say } = useAdminLanguage();
  const choices = useQuery(choicesQuery);
  const known = new Set(items.map(({ id }) => id));
  // What is chosen and not added yet stays where a later answer fails.
  if (choices.isError && !choices.data) {
    return (
      <LoadProblem
        title={say(texts.choicesFailed)}
        error={choices.error}
        onRetry={() => void choices.refetch()}
      />
    );
  }
  const left = (choices.data ?? []).filter(({ id }) => !known.has(id));
  return (
    <div className="issue-choices">
      {(['news', 'event'] as const).map((type) => (
        <ItemChooser
          key={type}
          label={say(type === 'news' ? texts.addNews : texts.addEvent)}
          choices={left.filter((choice) => choice.type === type)}
          chosen={pending[type]}
          onChoose={(item) => {
            const { [type]: _, ...others } = pending;
            onPending(item ? { ...others, [type]: item } : others);
          }}
          onAdd={onAdd}
        />
      ))}
    </div>
  );
}

/**
 * A button adds the entry, not the choice itself, since the arrow keys pass over other entries on the way. What is
 * chosen when the issue is saved is added, too.
 */
function ItemChooser(props: {
  label: string;
  choices: IssueChoice[];
  chosen: ChosenItem | undefined;
  onChoose: (item: ChosenItem | undefined) => void;
  onAdd: (item: ChosenItem) => void;
}) {
  const { say, language } = useAdminLanguage();
  const chosen = props.choices.some(({ id }) => id === props.chosen?.id) ? props.chosen : undefined;
  function choose(id: string) {
    const choice = props.choices.find((one) => one.id === id);
    props.onChoose(choice && { title: choice.title, type: choice.type, id });
  }
  return (
    <div className="issue-chooser">
      <NativeSelect
        label={props.label}
        value={chosen?.id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: say(texts.choose) },
          ...props.choices.map(({ id, title, day }) => ({
            value: id,
            label: `${localise(title, language).text} (${formatLongDate(day, language)})`,
          })),
        ]}
      />
      <Button
        variant="default"
        aria-label={props.label}
        disabled={!chosen}
        onClick={() => {
          if (!chosen) return;
          props.onAdd(chosen);
          props.onChoose(undefined);
        }}
      >
        {say(texts.add)}
      </Button>
    </div>
  );
}
