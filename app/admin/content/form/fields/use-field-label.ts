import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { FIELD_TEXTS } from './field-texts.ts';

interface Labelled {
  label: Bilingual;
  hint?: Bilingual;
  required?: unknown;
}

/** The label of a field in the language of the admin, with 'optional' where it may stay empty, and its hint. */
export function useFieldLabel(field: Labelled): { label: string; hint: string | undefined } {
  const { say, lang } = useAdminLanguage();
  const isOptional = field.required === false;
  const label = field.label[lang];
  return {
    label: isOptional ? `${label} (${say(FIELD_TEXTS.optional)})` : label,
    hint: field.hint?.[lang],
  };
}
