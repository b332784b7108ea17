import type { Field } from '../../../../../domain/content/model/fields/fields.ts';
import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { FIELD_TEXTS } from './field-texts.ts';

/** The properties of every kind of field. */
export interface FieldProps<F extends Field, V = unknown> {
  field: F;
  /** Its path in the entry, as the API names it: `agenda.2.item`. */
  path: string;
  value: V;
  onChange: (value: V) => void;
  /** Told the address and the name of the page that was chosen in a link, in place of `onChange`. */
  onPlace?: ((address: string, title: Bilingual) => void) | undefined;
  /** All messages of the form; a field shows its own. */
  errors: Record<string, string>;
}

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
