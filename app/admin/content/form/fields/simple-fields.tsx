import { Checkbox, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type {
  BooleanField,
  ChoiceField,
  DateField,
  DateTimeField,
  NumberField,
} from '../../../../../domain/content/model/fields/fields.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { fieldId } from '../../../form/fields/field-id.ts';
import { type FieldProps, useFieldLabel } from './field-props.ts';
import { readNumber, writeNumber } from './number-text.ts';
import { ShortSelect } from './short-select.tsx';

/** One value of a closed list. */
export function ChoiceSelect(props: FieldProps<ChoiceField, string | null>) {
  const { field, path, value, onChange, errors } = props;
  const { label, hint } = useFieldLabel(field);
  const { lang } = useAdminLanguage();
  const options = field.options.map((option) => ({
    value: option.value,
    label: option.label[lang],
  }));
  return (
    <ShortSelect
      {...{ label, hint, path, value, onChange, errors, options }}
      isOptional={!field.required || value === null}
    />
  );
}

/** A day, or a day and a time in Greece. */
export function DateInput(props: FieldProps<DateField | DateTimeField, string | null>) {
  const { field, path, value, onChange, errors } = props;
  const { label, hint } = useFieldLabel(field);
  return (
    <TextInput
      id={fieldId(path)}
      className="content-short"
      type={field.kind === 'date' ? 'date' : 'datetime-local'}
      label={label}
      description={hint}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      error={errors[path]}
      required={field.required}
      withAsterisk={false}
    />
  );
}

/** A number, typed with a comma or a dot. */
export function NumberInput(props: FieldProps<NumberField, number | string | null>) {
  const { field, path, value, onChange, errors } = props;
  const { label, hint } = useFieldLabel(field);
  return (
    <TypedNumber
      id={fieldId(path)}
      label={label}
      hint={hint}
      value={value}
      isInteger={field.integer}
      isRequired={field.required}
      error={errors[path]}
      onTyped={(typed) => onChange(readNumber(typed, field.integer))}
    />
  );
}

interface TypedNumberProps {
  id: string;
  label: string;
  hint?: string | undefined;
  value: number | string | null;
  isInteger: boolean;
  isRequired: boolean;
  error: string | undefined;
  onTyped: (typed: string) => void;
}

/** The box of a number: it shows the typed text, not the number in its standard form. */
export function TypedNumber(props: TypedNumberProps) {
  const { typed, setTyped } = useTyped(props.value, props.isInteger);
  return (
    <TextInput
      id={props.id}
      className="content-short"
      label={props.label}
      description={props.hint}
      inputMode={props.isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        props.onTyped(event.currentTarget.value);
      }}
      error={props.error}
      required={props.isRequired}
      withAsterisk={false}
    />
  );
}

/** A yes or no. */
export function YesNo({ field, path, value, onChange, errors }: FieldProps<BooleanField, boolean>) {
  const { label, hint } = useFieldLabel(field);
  return (
    <Checkbox
      id={fieldId(path)}
      className="content-yes-no"
      label={label}
      description={hint}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={errors[path]}
    />
  );
}

/** The text in the box; it follows a value that comes from elsewhere, such as a kept draft. */
function useTyped(value: number | string | null, isInteger: boolean) {
  const [typed, setTyped] = useState(writeNumber(value));
  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => {
    if (readNumber(latest.current, isInteger) !== value) setTyped(writeNumber(value));
  }, [value, isInteger]);
  return { typed, setTyped };
}
