import { TextInput } from '@mantine/core';
import type { BilingualTextField } from '../../../../../domain/content/model/fields/fields.ts';
import type { Bilingual, Lang } from '../../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import {
  errorOf,
  isRequiredIn,
  TwoLanguages,
  useLanguageLabel,
} from '../../../form/fields/bilingual-field.tsx';
import { fieldId } from '../../../form/fields/field-id.ts';
import { GrowingTextarea } from '../../../form/growing-textarea.tsx';
import { EnglishBehind } from '../../../form/languages/english-behind.tsx';
import type { FieldProps } from './field-props.ts';
import { asTyped, LengthNote, LINE } from './text-field.tsx';

type Props = FieldProps<BilingualTextField, Bilingual>;

/** A text in Greek and in English, side by side where there is room. */
export function TwoLanguagesField(props: Props) {
  return <TwoLanguages>{(side) => <OneLanguage {...props} side={side} />}</TwoLanguages>;
}

function OneLanguage({ field, path, value, onChange, errors, side }: Props & { side: Lang }) {
  const { lang } = useAdminLanguage();
  const label = useLanguageLabel(field.label[lang], side, field.required);
  const shared = {
    id: fieldId(`${path}.${side}`),
    label,
    description: field.hint?.[lang],
    lang: side,
    value: value[side],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [side]: asTyped(event.currentTarget.value, field) }),
    error: errorOf(errors, path, side, field.required),
    required: isRequiredIn(field.required, side),
    withAsterisk: false,
    spellCheck: true,
  };
  return (
    <div>
      {field.multiline || field.maxLength > LINE ? (
        <GrowingTextarea {...shared} minRows={field.multiline ? 3 : 1} />
      ) : (
        <TextInput {...shared} />
      )}
      <LengthNote length={value[side].length} max={field.maxLength} />
      {side === 'en' && <EnglishBehind path={path} greek={value.el} />}
    </div>
  );
}
