import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReferenceField } from '../../../../../domain/content/model/fields/fields.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { PIECE_TEXTS } from '../../../pieces/piece-texts.ts';
import { optionsQuery } from '../../content-api.ts';
import { type FieldProps, useFieldLabel } from './field-props.ts';
import { FIELD_TEXTS } from './field-texts.ts';
import { ShortSelect } from './short-select.tsx';

/**
 * An entry of another type. The choice stays visible, even when its entry has been deleted or the list did not load.
 */
export function ReferenceSelect(props: FieldProps<ReferenceField, string | null>) {
  const { field, path, value, onChange, errors } = props;
  const { say, lang } = useAdminLanguage();
  const { label, hint } = useFieldLabel(field);
  const options = useQuery(optionsQuery(field.to));
  const known = (options.data ?? []).map(({ slug, title }) => ({
    value: slug,
    label: title[lang],
  }));
  const isUnknown = value !== null && !known.some((option) => option.value === value);
  const unknown = {
    value: value ?? '',
    label: options.isSuccess ? `${value} (${say(FIELD_TEXTS.missingReference)})` : (value ?? ''),
  };
  return (
    <div>
      <ShortSelect
        {...{ label, hint, path, value, onChange, errors }}
        options={isUnknown ? [unknown, ...known] : known}
        isOptional
      />
      {options.isError && (
        <Text size="sm" mt={4} role="status">
          {say(FIELD_TEXTS.optionsFailed)}{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => void options.refetch()}>
            {say(PIECE_TEXTS.tryAgain)}
          </Button>
        </Text>
      )}
    </div>
  );
}
