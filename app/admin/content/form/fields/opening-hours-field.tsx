import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import type { OpeningHoursField } from '../../../../../domain/content/model/fields/fields.ts';
import type { OpeningPeriod } from '../../../../../domain/time/opening-period.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { FieldError, fieldErrorId } from '../../../form/fields/field-error.tsx';
import { fieldId } from '../../../form/fields/field-id.ts';
import { type FieldProps, useFieldLabel } from './field-props.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { GroupFieldset, useItemFocus } from './group-fieldset.tsx';

/** The server accepts no more. */
const MAX_PERIODS = 14;

/** Hours on some days of the week, and other hours on other days. */
export function HoursField(props: FieldProps<OpeningHoursField, OpeningPeriod[]>) {
  const { field, path, value, onChange, errors } = props;
  const { say } = useAdminLanguage();
  const { label, hint } = useFieldLabel(field);
  const { box, focusItem } = useItemFocus();
  const change = (at: number, part: Partial<OpeningPeriod>) =>
    onChange(value.map((period, place) => (place === at ? { ...period, ...part } : period)));
  return (
    <GroupFieldset
      ref={box}
      label={label}
      hint={hint}
      emptyWords={value.length === 0 ? say(FIELD_TEXTS.noHours) : ''}
    >
      {value.map((period, at) => (
        <Period
          // biome-ignore lint/suspicious/noArrayIndexKey: a period is nothing but its place and values
          key={at}
          period={period}
          path={`${path}.${at}`}
          name={`${label} ${at + 1}`}
          errors={errors}
          onChange={(part) => change(at, part)}
          onRemove={() => {
            onChange(value.filter((_, place) => place !== at));
            focusItem(Math.max(0, at - 1));
          }}
        />
      ))}
      <FieldError id={fieldId(path)} error={errors[path]} />
      <Button
        id={fieldId(path)}
        mt="sm"
        size="sm"
        variant="default"
        leftSection={<Plus aria-hidden size={16} />}
        disabled={value.length >= MAX_PERIODS}
        onClick={() => {
          onChange([...value, nextPeriod(value)]);
          focusItem(value.length);
        }}
      >
        {say(FIELD_TEXTS.addHours)}
      </Button>
    </GroupFieldset>
  );
}

interface PeriodProps {
  period: OpeningPeriod;
  path: string;
  name: string;
  errors: Record<string, string>;
  onChange: (part: Partial<OpeningPeriod>) => void;
  onRemove: () => void;
}

function Period({ period, path, name, errors, onChange, onRemove }: PeriodProps) {
  const { say } = useAdminLanguage();
  const daysId = fieldId(`${path}.days`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be seen, and the periods have none.
    <div role="group" className="content-period" data-item aria-label={name}>
      <fieldset
        className="content-days"
        aria-describedby={errors[`${path}.days`] ? fieldErrorId(daysId) : undefined}
      >
        <Text component="legend" size="sm" fw={600} mb={4}>
          {say(FIELD_TEXTS.days)}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </Text>
        <Group gap="sm">
          {FIELD_TEXTS.weekdays.map((day, index) => (
            <Checkbox
              key={day.en}
              {...(index === 0 && { id: daysId })}
              label={say(day)}
              checked={period.days.includes(index + 1)}
              onChange={() => onChange({ days: toggleDay(period.days, index + 1) })}
            />
          ))}
        </Group>
        <FieldError id={daysId} error={errors[`${path}.days`] ?? errors[path]} />
      </fieldset>
      <Group gap="sm" align="flex-start" wrap="nowrap" className="content-times">
        {(['opens', 'closes'] as const).map((part) => (
          <TextInput
            key={part}
            type="time"
            id={fieldId(`${path}.${part}`)}
            label={say(FIELD_TEXTS[part])}
            value={period[part]}
            onChange={(event) => onChange({ [part]: event.currentTarget.value })}
            error={errors[`${path}.${part}`]}
          />
        ))}
        <ActionIcon
          mt={26}
          variant="subtle"
          color="red"
          size={42}
          aria-label={`${say(FIELD_TEXTS.remove)}: ${name}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={18} />
        </ActionIcon>
      </Group>
    </div>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

/** The days with one of them added or taken away, from Monday (1) to Sunday (7). */
export function toggleDay(days: readonly number[], day: number): number[] {
  const others = days.filter((known) => known !== day);
  return (others.length === days.length ? [...days, day] : others).sort((a, b) => a - b);
}

/**
 * The most likely hours of another line: Monday to Friday from 8 to 3 (specification, section 9) on the days that
 * have none yet, then Saturday morning.
 */
export function nextPeriod(periods: readonly OpeningPeriod[]): OpeningPeriod {
  const taken = new Set(periods.flatMap((period) => period.days));
  const free = WEEKDAYS.filter((day) => !taken.has(day));
  if (free.length > 0) return { days: free, opens: '08:00', closes: '15:00' };
  return {
    days: WEEKEND.filter((day) => !taken.has(day)).slice(0, 1),
    opens: '09:00',
    closes: '13:00',
  };
}
