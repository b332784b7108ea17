import { NativeSelect } from '@mantine/core';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { fieldId } from '../../../form/fields/field-id.ts';
import { FIELD_TEXTS } from './field-texts.ts';

interface ShortSelectProps {
  label: string;
  hint: string | undefined;
  path: string;
  value: string | null;
  onChange: (value: string | null) => void;
  errors: Record<string, string>;
  options: { value: string; label: string }[];
  /** Whether the choice may be empty. */
  isOptional: boolean;
}

/** A choice of a few, with the browser's own list. */
export function ShortSelect(props: ShortSelectProps) {
  const { say } = useAdminLanguage();
  const nothing = { value: '', label: say(FIELD_TEXTS.nothingChosen) };
  return (
    <NativeSelect
      id={fieldId(props.path)}
      className="content-short"
      label={props.label}
      description={props.hint}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.currentTarget.value || null)}
      error={props.errors[props.path]}
      withAsterisk={false}
      data={props.isOptional ? [nothing, ...props.options] : props.options}
    />
  );
}
