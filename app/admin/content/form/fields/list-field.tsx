import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { emptyData } from '../../../../../domain/content/model/content-type.ts';
import type { Field, ListField } from '../../../../../domain/content/model/fields/fields.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { FieldError } from '../../../form/fields/field-error.tsx';
import { fieldId } from '../../../form/fields/field-id.ts';
import { moveItem } from '../../../form/fields/move-item.ts';
import { PIECE_TEXTS } from '../../../pieces/piece-texts.ts';
import { type FieldProps, useFieldLabel } from './field-props.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { GroupFieldset, useItemFocus } from './group-fieldset.tsx';
import { nameFor } from './name-for.ts';

type Item = Record<string, unknown>;

interface Props extends FieldProps<ListField, Item[]> {
  /** Shows each field of a group. It is passed in, since it may show groups in turn. */
  PartControl: ComponentType<FieldProps<Field>>;
}

/** Groups of fields that are repeated and ordered. A removed one can be brought back. */
export function GroupsField(props: Props) {
  const { field, path, value, onChange, errors, PartControl } = props;
  const { say, lang } = useAdminLanguage();
  const { label, hint } = useFieldLabel(field);
  const { box, focusItem } = useItemFocus();
  const [removed, setRemoved] = useState<{ at: number; item: Item } | null>(null);
  const isFull = value.length >= field.maxItems;
  const keys = useItemKeys(value.length);

  // What arrives in one part, such as a file, may do so before what is typed in another is drawn.
  const latest = useRef(value);
  latest.current = value;
  const change = (items: Item[]) => {
    latest.current = items;
    onChange(items);
  };
  const changeItem = (at: number, part: (known: Item) => Item) => {
    const item = latest.current[at];
    if (item) change(latest.current.with(at, { ...item, ...part(item) }));
  };

  const move = (at: number, step: -1 | 1) => {
    keys.current = moveItem(keys.current, at, step);
    onChange(moveItem(value, at, step));
    focusItem(at + step, step === -1 ? 'up' : 'down');
  };
  const remove = (at: number) => {
    const item = value[at];
    if (!item) return;
    setRemoved({ at, item });
    keys.current = keys.current.toSpliced(at, 1);
    onChange(value.toSpliced(at, 1));
    focusItem(Math.min(at, value.length - 2), 'remove');
  };
  const undoRemoval = () => {
    if (!removed) return;
    keys.current = keys.current.toSpliced(removed.at, 0, newKey());
    onChange(value.toSpliced(removed.at, 0, removed.item));
    setRemoved(null);
    focusItem(removed.at);
  };

  return (
    <GroupFieldset
      ref={box}
      label={label}
      hint={hint}
      emptyWords={value.length === 0 ? say(FIELD_TEXTS.noItems) : ''}
    >
      {value.map((item, at) => (
        <section
          key={keys.current[at]}
          data-item
          className="content-item"
          aria-label={`${label} ${at + 1}`}
        >
          <Group justify="space-between" gap="xs" wrap="nowrap" className="content-item-bar">
            <Text fw={600} size="sm" aria-hidden>
              {at + 1}
            </Text>
            <ItemButtons
              name={`${field.label[lang]} ${at + 1}`}
              isFirst={at === 0}
              isLast={at === value.length - 1}
              onMove={(step) => move(at, step)}
              onRemove={() => remove(at)}
            />
          </Group>
          <div className="content-item-fields">
            {Object.entries(field.of).map(([name, part]) => (
              <PartControl
                key={name}
                field={part}
                path={`${path}.${at}.${name}`}
                value={item[name]}
                errors={errors}
                onPlace={(address, title) =>
                  changeItem(at, (known) => ({
                    [name]: address,
                    ...nameFor(field.of, known, title),
                  }))
                }
                onChange={(next) => changeItem(at, () => ({ [name]: next }))}
              />
            ))}
          </div>
        </section>
      ))}
      {removed && (
        <Text size="sm" mt="xs" role="status">
          {say(FIELD_TEXTS.removed)}.{' '}
          <Button size="compact-sm" variant="subtle" onClick={undoRemoval}>
            {say(PIECE_TEXTS.undo)}
          </Button>
        </Text>
      )}
      <FieldError id={fieldId(path)} error={errors[path]} />
      <Button
        id={fieldId(path)}
        mt="sm"
        size="sm"
        variant="default"
        leftSection={<Plus aria-hidden size={16} />}
        disabled={isFull}
        aria-label={`${say(FIELD_TEXTS.add)}: ${label}`}
        onClick={() => {
          change([...latest.current, emptyData(field.of)]);
          focusItem(value.length);
        }}
      >
        {say(FIELD_TEXTS.add)}
      </Button>
      {isFull && (
        <Text size="sm" c="dimmed" mt={4}>
          {say(FIELD_TEXTS.full)}
        </Text>
      )}
    </GroupFieldset>
  );
}

let lastKey = 0;
const newKey = () => ++lastKey;

/** Keys that move with the items, so that an upload under way reaches the item in which it began. */
function useItemKeys(count: number) {
  const keys = useRef<number[]>([]);
  while (keys.current.length < count) keys.current.push(newKey());
  keys.current.length = count;
  return keys;
}

function ItemButtons(props: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}) {
  const { say } = useAdminLanguage();
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        size="lg"
        data-focus="up"
        data-disabled={props.isFirst || undefined}
        aria-disabled={props.isFirst || undefined}
        aria-label={`${say(FIELD_TEXTS.moveUp)}: ${props.name}`}
        onClick={() => !props.isFirst && props.onMove(-1)}
      >
        <ArrowUp aria-hidden size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size="lg"
        data-focus="down"
        data-disabled={props.isLast || undefined}
        aria-disabled={props.isLast || undefined}
        aria-label={`${say(FIELD_TEXTS.moveDown)}: ${props.name}`}
        onClick={() => !props.isLast && props.onMove(1)}
      >
        <ArrowDown aria-hidden size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size="lg"
        data-focus="remove"
        aria-label={`${say(FIELD_TEXTS.remove)}: ${props.name}`}
        onClick={props.onRemove}
      >
        <Trash2 aria-hidden size={18} />
      </ActionIcon>
    </Group>
  );
}
