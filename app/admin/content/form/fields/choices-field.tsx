import { Checkbox, Group } from '@mantine/core';
import type { ChoicesField as Field } from '../../../../../domain/content/model/fields/fields.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { FieldError } from '../../../form/fields/field-error.tsx';
import { fieldId } from '../../../form/fields/field-id.ts';
import { type FieldProps, useFieldLabel } from './field-props.ts';
import { GroupFieldset } from './group-fieldset.tsx';

/** Any number of values of a closed list, stored in the order of the list. */
export function ChoicesField(props: FieldProps<Field, string[]>) {
  const { field, path, value, onChange, errors } = props;
  const { label, hint } = useFieldLabel(field);
  const { lang } = useAdminLanguage();
  const toggle = (name: string, isChosen: boolean) =>
    onChange(
      field.options
        .map((option) => option.value)
        .filter((option) => (option === name ? isChosen : value.includes(option))),
    );
  return (
    <GroupFieldset ref={null} label={label} hint={hint} emptyWords="">
      <Group gap="md">
        {field.options.map((option, at) => (
          <Checkbox
            key={option.value}
            id={at === 0 ? fieldId(path) : undefined}
            label={option.label[lang]}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </Group>
      <FieldError id={fieldId(path)} error={errors[path]} />
    </GroupFieldset>
  );
}
