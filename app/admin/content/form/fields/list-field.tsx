import { Button, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ComponentType, useMemo, useRef, useState } from 'react';
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
import { GroupItem, type Item, type ItemActs } from './group-item.tsx';

interface Props extends FieldProps<ListField, Item[]> {
  /** Shows each field of a group. It is passed in, since it may show groups in turn. */
  PartControl: ComponentType<FieldProps<Field>>;
}

/** The same object for good, whose acts do what those of the last render do. */
function useSteady(acts: ItemActs): ItemActs {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () => ({
      change: (at, part) => latest.current.change(at, part),
      move: (at, step) => latest.current.move(at, step),
      remove: (at) => latest.current.remove(at),
    }),
    [],
  );
}

/** Groups of fields that are repeated and ordered. A removed one can be brought back. */
export function GroupsField(props: Props) {
  const { field, path, value, onChange, errors, PartControl } = props;
  const { say } = useAdminLanguage();
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
  const acts = useSteady({
    change(at, part) {
      const item = latest.current[at];
      if (item) change(latest.current.with(at, { ...item, ...part(item) }));
    },
    move(at, step) {
      keys.current = moveItem(keys.current, at, step);
      change(moveItem(latest.current, at, step));
      focusItem(at + step, step === -1 ? 'up' : 'down');
    },
    remove(at) {
      const item = latest.current[at];
      if (!item) return;
      setRemoved({ at, item });
      keys.current = keys.current.toSpliced(at, 1);
      change(latest.current.toSpliced(at, 1));
      focusItem(Math.min(at, latest.current.length - 1), 'remove');
    },
  });
  const undoRemoval = () => {
    if (!removed) return;
    keys.current = keys.current.toSpliced(removed.at, 0, newKey());
    change(latest.current.toSpliced(removed.at, 0, removed.item));
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
        <GroupItem
          key={keys.current[at]}
          field={field}
          path={path}
          at={at}
          isLast={at === value.length - 1}
          item={item}
          errors={errors}
          acts={acts}
          PartControl={PartControl}
        />
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
