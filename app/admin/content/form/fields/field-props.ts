import type { Field } from '../../../../../domain/content/model/fields.ts';

/** What every kind of field is given. */
export interface FieldProps<F extends Field, V = unknown> {
  field: F;
  /** Where it stands in the entry, as the API names it: `agenda.2.item`. */
  path: string;
  value: V;
  onChange: (value: V) => void;
  /** All messages of the form; a field shows its own. */
  errors: Record<string, string>;
}
