import type { Bilingual } from '../../../text/bilingual.ts';
import type {
  BilingualTextField,
  BooleanField,
  ChoiceField,
  ChoiceOption,
  ChoicesField,
  CoordinatesField,
  DateField,
  DateTimeField,
  Field,
  FileField,
  ImageField,
  ImagesField,
  ItemFields,
  LinkField,
  ListField,
  NumberField,
  OpeningHoursField,
  ReferenceField,
  RepetitionField,
  RequiredLanguages,
  RichTextField,
  TextField,
} from './fields.ts';

/**
 * The functions with which content types are written. Each takes the field's label, then options that differ from
 * the default.
 */
type Options<F extends Field> = Partial<Omit<F, 'kind' | 'label' | 'required'>>;

export const text = (
  label: Bilingual,
  options: Options<TextField> & { required?: boolean } = {},
): TextField => ({
  kind: 'text',
  label,
  required: false,
  maxLength: 200,
  multiline: false,
  format: 'plain',
  ...options,
});

export const bilingualText = (
  label: Bilingual,
  options: Options<BilingualTextField> & { required?: RequiredLanguages | false } = {},
): BilingualTextField => ({
  kind: 'bilingualText',
  label,
  required: false,
  maxLength: options.multiline ? 2000 : 200,
  multiline: false,
  ...options,
});

export const richText = (
  label: Bilingual,
  options: Options<RichTextField> & { required?: RequiredLanguages | false } = {},
): RichTextField => ({ kind: 'richText', label, required: false, ...options });

export const image = (
  label: Bilingual,
  options: Options<ImageField> & { required?: boolean } = {},
): ImageField => ({ kind: 'image', label, required: false, ...options });

export const images = (label: Bilingual, options: Options<ImagesField> = {}): ImagesField => ({
  kind: 'images',
  label,
  ...options,
});

export const file = (
  label: Bilingual,
  options: Options<FileField> & { required?: boolean } = {},
): FileField => ({ kind: 'file', label, required: false, ...options });

export const date = (
  label: Bilingual,
  options: Options<DateField> & { required?: boolean } = {},
): DateField => ({ kind: 'date', label, required: false, ...options });

export const dateTime = (
  label: Bilingual,
  options: Options<DateTimeField> & { required?: boolean } = {},
): DateTimeField => ({ kind: 'dateTime', label, required: false, ...options });

export function choice<const V extends string>(
  label: Bilingual,
  options: readonly ChoiceOption<V>[],
  more: { hint?: Bilingual } = {},
): ChoiceField<V, true> {
  return { kind: 'choice', label, required: true, options, ...more };
}

export function optionalChoice<const V extends string>(
  label: Bilingual,
  options: readonly ChoiceOption<V>[],
  more: { hint?: Bilingual } = {},
): ChoiceField<V, false> {
  return { kind: 'choice', label, required: false, options, ...more };
}

export function choices<const V extends string>(
  label: Bilingual,
  options: readonly ChoiceOption<V>[],
  more: { hint?: Bilingual } = {},
): ChoicesField<V> {
  return { kind: 'choices', label, options, ...more };
}

export const number = (
  label: Bilingual,
  options: Options<NumberField> & { required?: boolean } = {},
): NumberField => ({
  kind: 'number',
  label,
  required: false,
  min: 0,
  max: 1_000_000_000,
  integer: true,
  ...options,
});

export const boolean = (label: Bilingual, options: Options<BooleanField> = {}): BooleanField => ({
  kind: 'boolean',
  label,
  ...options,
});

export const coordinates = (
  label: Bilingual,
  options: Options<CoordinatesField> & { required?: boolean } = {},
): CoordinatesField => ({ kind: 'coordinates', label, required: false, ...options });

export const link = (
  label: Bilingual,
  options: Options<LinkField> & { required?: boolean } = {},
): LinkField => ({ kind: 'link', label, required: false, ...options });

export const reference = (
  label: Bilingual,
  to: string,
  options: { hint?: Bilingual; required?: boolean } = {},
): ReferenceField => ({ kind: 'reference', label, to, required: false, ...options });

export const openingHours = (
  label: Bilingual,
  options: Options<OpeningHoursField> = {},
): OpeningHoursField => ({ kind: 'openingHours', label, ...options });

export const repetition = (
  label: Bilingual,
  options: Options<RepetitionField> = {},
): RepetitionField => ({ kind: 'repetition', label, ...options });

export const list = <F extends ItemFields>(
  label: Bilingual,
  of: F,
  options: Partial<Pick<ListField<F>, 'hint' | 'maxItems' | 'rules' | 'shownAs' | 'once'>> = {},
): ListField<F> => ({ kind: 'list', label, of, maxItems: 100, ...options });

/** A field that programs written before it may leave out. */
export const later = <F extends Field>(field: F): F => ({ ...field, mayBeLeftOut: true });
