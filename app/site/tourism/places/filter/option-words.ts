import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import { type Language, t } from '../../../../i18n/language.ts';

interface Option {
  value: string;
  label: Bilingual;
}

/** What a value of a closed list is called; '' for none. */
export function optionWords(
  options: readonly Option[],
  value: string | null,
  language: Language,
): string {
  const found = options.find((option) => option.value === value);
  return found ? t(found.label, language) : '';
}
