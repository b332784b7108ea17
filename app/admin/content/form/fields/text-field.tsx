import { Text, TextInput } from '@mantine/core';
import type {
  LinkField,
  TextField as TextType,
} from '../../../../../domain/content/model/fields/fields.ts';
import { withoutLineEnds } from '../../../../../domain/text/clean-text.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { fieldId } from '../../../form/fields/field-id.ts';
import { GrowingTextarea } from '../../../form/growing-textarea.tsx';
import { PlaceInput } from '../../../pieces/addresses/place-input.tsx';
import { type FieldProps, useFieldLabel } from './field-props.ts';
import { sayLength } from './field-texts.ts';

/** A text that is the same in both languages: a name, an e-mail address, a phone number. */
export function TextField({ field, path, value, onChange, errors }: FieldProps<TextType, string>) {
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
        <GrowingTextarea {...shared} minRows={field.multiline ? 3 : 1} />
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

/** A text with this limit needs no wider box. */
const SHORT = 40;
const TYPES = {
  plain: 'text',
  email: 'email',
  phone: 'tel',
  time: 'time',
  dayOfYear: 'text',
  ada: 'text',
  adam: 'text',
  cpv: 'text',
} as const;

/** A page of the site, chosen by words, or an address elsewhere. */
export function LinkInput(props: FieldProps<LinkField, string>) {
  const { field, path, value, onChange, onPlace, errors } = props;
  const { label } = useFieldLabel(field);
  return (
    <PlaceInput
      id={fieldId(path)}
      label={label}
      value={value}
      onChange={(address, place) => {
        if (place && onPlace) onPlace(address, place.title);
        else onChange(address);
      }}
      error={errors[path]}
      required={field.required}
    />
  );
}

/** A text longer than this does not fit into one line of the form: its box grows instead. */
export const LINE = 200;

/** The typed or pasted text; a single-line text loses its line ends, as when it is stored. */
export function asTyped(typed: string, field: { multiline: boolean }): string {
  return field.multiline ? typed : withoutLineEnds(typed);
}

/** From this share of the limit on, the remaining length is shown. */
const NEAR = 0.8;

/** How long a text is, once it comes near its limit. Typed text is never cut off: the limit is only shown. */
export function LengthNote({ length, max }: { length: number; max: number }) {
  const { say } = useAdminLanguage();
  const isNear = length >= max * NEAR;
  return (
    <Text
      component="p"
      size="sm"
      role="status"
      className="content-length"
      data-over={length > max || undefined}
    >
      {isNear && say(sayLength(length, max))}
    </Text>
  );
}
