import { Textarea, TextInput } from '@mantine/core';
import type { LinkField, TextField as Text } from '../../../../../domain/content/model/fields.ts';
import { fieldId } from '../../../form/field-id.ts';
import type { FieldProps } from './field-props.ts';
import { LengthNote } from './length-note.tsx';
import { asTyped, LINE } from './line-text.ts';
import { useFieldLabel } from './use-field-label.ts';

/** A text that is the same in both languages: a name, an e-mail address, a phone number. */
export function TextField({ field, path, value, onChange, errors }: FieldProps<Text, string>) {
  const { label, hint } = useFieldLabel(field);
  const shared = {
    id: fieldId(path),
    label,
    description: hint,
    value,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(asTyped(event.currentTarget.value, field)),
    error: errors[path],
    required: field.required,
    withAsterisk: false,
  };
  return (
    <div>
      {field.multiline || field.maxLength > LINE ? (
        <Textarea {...shared} autosize minRows={field.multiline ? 3 : 1} />
      ) : (
        <TextInput
          {...shared}
          type={TYPES[field.format]}
          {...((field.format === 'phone' || field.maxLength <= SHORT) && {
            className: 'content-short',
          })}
        />
      )}
      <LengthNote length={value.length} max={field.maxLength} />
    </div>
  );
}

/** A text that is never longer needs no wider box. */
const SHORT = 40;
const TYPES = { plain: 'text', email: 'email', phone: 'tel' } as const;

/** An address within the site or elsewhere. */
export function LinkInput({ field, path, value, onChange, errors }: FieldProps<LinkField, string>) {
  const { label, hint } = useFieldLabel(field);
  return (
    <TextInput
      id={fieldId(path)}
      label={label}
      description={hint}
      placeholder="/contact, https://…"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={errors[path]}
      required={field.required}
      withAsterisk={false}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
