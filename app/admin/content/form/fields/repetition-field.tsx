import { Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { use, useRef } from 'react';
import type { RepetitionField } from '../../../../../domain/content/model/fields/fields.ts';
import { addMonths, dayOf, isLocalTime } from '../../../../../domain/time/calendar.ts';
import {
  nthChoices,
  type Repetition,
  STEPS,
  type Step,
  usualRule,
} from '../../../../../domain/time/repetition.ts';
import { describeDay } from '../../../../../domain/time/repetition-words.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { FieldError, fieldErrorId } from '../../../form/fields/field-error.tsx';
import { fieldId } from '../../../form/fields/field-id.ts';
import { type FieldProps, useFieldLabel } from './field-props.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { FormValuesContext } from './form-values.ts';
import { GroupFieldset } from './group-fieldset.tsx';
import { toggleDay } from './opening-hours-field.tsx';
import { RepetitionPreview } from './repetition-preview.tsx';
import { intervalLabel, STEP_LABELS, REPETITION_TEXTS as TEXTS } from './repetition-texts.ts';

const INTERVALS = [1, 2, 3, 4, 6, 12];
/** The end that is proposed, in months: half a season, for a person to change. */
const USUAL_MONTHS = 3;

/** How something comes back, in plain words, with the dates that this gives. */
export default function RepetitionInput(props: FieldProps<RepetitionField, Repetition | null>) {
  const { field, path, value, onChange, errors } = props;
  const { say } = useAdminLanguage();
  const { label, hint } = useFieldLabel(field);
  const { values } = use(FormValuesContext);
  const box = useRef<HTMLFieldSetElement>(null);
  const starts = values.startsAt;
  const first = typeof starts === 'string' && isLocalTime(starts) ? dayOf(starts) : null;
  const choose = (every: string) =>
    onChange(
      every === ''
        ? null
        : usualRule(
            every as Step,
            first,
            value?.until ?? (first && addMonths(first, USUAL_MONTHS)),
          ),
    );
  return (
    <GroupFieldset ref={box} label={label} hint={hint} emptyWords="">
      <NativeSelect
        id={fieldId(path)}
        className="content-short"
        label={say(TEXTS.how)}
        value={value?.every ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        error={errors[path]}
        data={[
          { value: '', label: say(TEXTS.not) },
          ...STEPS.map((step) => ({ value: step, label: say(STEP_LABELS[step]) })),
        ]}
      />
      {value && (
        <div className="repetition">
          <Rule rule={value} first={first} path={path} errors={errors} onChange={onChange} />
          <RepetitionPreview />
        </div>
      )}
    </GroupFieldset>
  );
}

interface RuleProps {
  rule: Repetition;
  /** The day of the start, or null while there is none. */
  first: string | null;
  path: string;
  errors: Record<string, string>;
  onChange: (rule: Repetition) => void;
}

function Rule({ rule, first, path, errors, onChange }: RuleProps) {
  const { say } = useAdminLanguage();
  const { every, interval } = rule;
  const intervals = INTERVALS.includes(interval) ? INTERVALS : [...INTERVALS, interval];
  return (
    <>
      <NativeSelect
        id={fieldId(`${path}.interval`)}
        className="content-short"
        label={say(TEXTS.interval)}
        value={String(interval)}
        onChange={(event) => onChange({ ...rule, interval: Number(event.currentTarget.value) })}
        error={errors[`${path}.interval`]}
        data={intervals.map((count) => ({
          value: String(count),
          label: say(intervalLabel(every, count)),
        }))}
      />
      {every === 'week' && <Weekdays {...{ rule, path, errors, onChange }} />}
      {(every === 'month' || every === 'year') && first !== null && (
        <DayOfMonth {...{ rule, first, path, errors, onChange }} />
      )}
      <TextInput
        id={fieldId(`${path}.until`)}
        className="content-short"
        type="date"
        label={say(TEXTS.until)}
        value={rule.until ?? ''}
        onChange={(event) => onChange({ ...rule, until: event.currentTarget.value || null })}
        error={errors[`${path}.until`]}
        required
        withAsterisk={false}
      />
    </>
  );
}

function Weekdays({ rule, path, errors, onChange }: Omit<RuleProps, 'first'>) {
  const { say } = useAdminLanguage();
  const id = fieldId(`${path}.weekdays`);
  const error = errors[`${path}.weekdays`];
  return (
    <fieldset className="content-days" aria-describedby={error ? fieldErrorId(id) : undefined}>
      <Text component="legend" size="sm" fw={600} mb={4}>
        {say(TEXTS.days)}
      </Text>
      <Group gap="sm">
        {FIELD_TEXTS.weekdays.map((day, index) => (
          <Checkbox
            key={day.en}
            {...(index === 0 && { id })}
            label={say(day)}
            checked={rule.weekdays.includes(index + 1)}
            onChange={() => onChange({ ...rule, weekdays: toggleDay(rule.weekdays, index + 1) })}
          />
        ))}
      </Group>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

const nameOf = ({ nth, weekdays }: Pick<Repetition, 'nth' | 'weekdays'>) => `${nth} ${weekdays}`;

function DayOfMonth(props: RuleProps & { first: string }) {
  const { rule, first, path, errors, onChange } = props;
  const { say, lang } = useAdminLanguage();
  const choices = nthChoices(first);
  const own = { nth: rule.nth, weekdays: rule.weekdays };
  // A rule stays as it is, and is named, where the start has moved on.
  const known = choices.some((choice) => nameOf(choice) === nameOf(own))
    ? choices
    : [...choices, own];
  return (
    <NativeSelect
      id={fieldId(`${path}.nth`)}
      className="content-short"
      label={say(TEXTS.which)}
      value={nameOf(own)}
      onChange={(event) => {
        const chosen = known.find((choice) => nameOf(choice) === event.currentTarget.value);
        if (chosen) onChange({ ...rule, ...chosen });
      }}
      error={errors[`${path}.nth`]}
      data={known.map((choice) => ({
        value: nameOf(choice),
        label: describeDay({ ...rule, ...choice }, first, lang),
      }))}
    />
  );
}
