/**
 * The kinds of field a content type is made of.
 *
 * A field is plain data: its label, its kind, its demands. Everything else (validation, form, search, export) is
 * derived from it elsewhere.
 *
 * Emptiness is uniform: an empty text is `''`, an empty bilingual text `{el: '', en: ''}`, an empty list `[]`, and
 * any other empty value `null`. No stored field is ever `undefined`.
 */

import type { Bilingual, Lang } from '../../../text/bilingual.ts';
import type { ValidationKey } from '../../../text/validation-texts.ts';
import type { OpeningPeriod } from '../../../time/opening-period.ts';
import type { Repetition } from '../../../time/repetition.ts';

/** A point on the map, in WGS 84 degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** Which languages of a bilingual text must be filled before the entry can be saved. */
export type RequiredLanguages = 'both' | Lang;

interface FieldBase {
  label: Bilingual;
  /** One sentence under the field that says what to write. */
  hint?: Bilingual;
  /** Programs that do not know it may leave it out: it stays as it is (left-out.ts). */
  mayBeLeftOut?: boolean;
  /** The form asks for it only while another field of the entry has one of these values. */
  askedWhen?: { field: string; is: readonly string[] };
}

export interface TextField extends FieldBase {
  kind: 'text';
  required: boolean;
  maxLength: number;
  multiline: boolean;
  /**
   * `time` is `HH:MM`; `dayOfYear` is a day that comes each year, `25/3`; `ada`, `adam` and `cpv` are numbers of public
   * acts, contracts and kinds of purchase (domain/text/act-numbers.ts).
   */
  format: 'plain' | 'email' | 'phone' | 'time' | 'dayOfYear' | 'ada' | 'adam' | 'cpv';
  /** A `time` in steps of five minutes. One that was stored before stays, and is asked about when it is next saved. */
  inFiveMinutes?: boolean;
  /** The language of its words, where it has some: results of a search in the other do not show them. */
  language?: Lang;
}

export interface BilingualTextField extends FieldBase {
  kind: 'bilingualText';
  required: RequiredLanguages | false;
  maxLength: number;
  multiline: boolean;
}

/** Bilingual sanitised HTML. */
export interface RichTextField extends FieldBase {
  kind: 'richText';
  required: RequiredLanguages | false;
}

/** The id of a picture in the media library, or null. */
export interface ImageField extends FieldBase {
  kind: 'image';
  required: boolean;
}

/** Ids of pictures in the media library, in order. */
export interface ImagesField extends FieldBase {
  kind: 'images';
}

/** The id of a document (PDF) in the media library, or null. */
export interface FileField extends FieldBase {
  kind: 'file';
  required: boolean;
}

/** A calendar day, `YYYY-MM-DD`, or null. */
export interface DateField extends FieldBase {
  kind: 'date';
  required: boolean;
}

/** A local time in Greece, `YYYY-MM-DDTHH:MM`, or null. */
export interface DateTimeField extends FieldBase {
  kind: 'dateTime';
  required: boolean;
}

export interface ChoiceOption<V extends string = string> {
  value: V;
  label: Bilingual;
}

/** One value of a closed list, or null where it may be left open. */
export interface ChoiceField<V extends string = string, R extends boolean = boolean>
  extends FieldBase {
  kind: 'choice';
  required: R;
  options: readonly ChoiceOption<V>[];
}

/** Any number of values of a closed list, in the order of the list. */
export interface ChoicesField<V extends string = string> extends FieldBase {
  kind: 'choices';
  options: readonly ChoiceOption<V>[];
}

export interface NumberField extends FieldBase {
  kind: 'number';
  required: boolean;
  min: number;
  max: number;
  integer: boolean;
}

export interface BooleanField extends FieldBase {
  kind: 'boolean';
}

export interface CoordinatesField extends FieldBase {
  kind: 'coordinates';
  required: boolean;
}

/** A path on this site (`/contact`) or a whole address (`https://…`, `mailto:`, `tel:`); '' when empty. */
export interface LinkField extends FieldBase {
  kind: 'link';
  required: boolean;
  /** On another site it leads to a page of its own, never to the front page. */
  isExact?: boolean;
}

/** The slug of an entry of another type, or null. */
export interface ReferenceField extends FieldBase {
  kind: 'reference';
  required: boolean;
  to: string;
}

export interface OpeningHoursField extends FieldBase {
  kind: 'openingHours';
}

/** A rule by which a date comes back, or null. */
export interface RepetitionField extends FieldBase {
  kind: 'repetition';
}

/**
 * What two fields of an entry, or of one item of a list, owe each other. `order`: the second is not before the first,
 * or is after it, where both are filled. `within`: the second, a local time, is at most so many days after the first.
 * `together`: both are filled or neither. `either`: exactly one of them is filled. The error stands at the second
 * field.
 */
export type ItemRule = { fields: readonly [string, string]; error: ValidationKey } & (
  | { kind: 'order'; isStrict?: boolean }
  | { kind: 'within'; days: number }
  | { kind: 'together' }
  | { kind: 'either' }
);

/** Groups of fields, repeated and ordered. */
export interface ListField<F extends ItemFields = ItemFields> extends FieldBase {
  kind: 'list';
  of: F;
  maxItems: number;
  rules?: readonly ItemRule[];
  /** Lists of files have forms of their own: a grid of pictures, or rows of documents (media-lists.ts). */
  shownAs?: 'gallery' | 'attachments';
  /** The part whose value may stand in one item alone. */
  once?: keyof F & string;
}

export type ItemField =
  | TextField
  | BilingualTextField
  | ImageField
  | FileField
  | DateField
  | NumberField
  | LinkField
  | ReferenceField;

export type ItemFields = Record<string, ItemField>;

export type Field =
  | ItemField
  | RichTextField
  | ImagesField
  | DateTimeField
  | ChoiceField
  | ChoicesField
  | BooleanField
  | CoordinatesField
  | OpeningHoursField
  | RepetitionField
  | ListField;

export type Fields = Record<string, Field>;

/** What a field holds when stored. */
export type FieldValue<F extends Field> = F extends TextField | LinkField
  ? string
  : F extends BilingualTextField | RichTextField
    ? Bilingual
    : F extends ImageField | FileField | DateField | DateTimeField | ReferenceField
      ? string | null
      : F extends ImagesField
        ? string[]
        : F extends ChoiceField<infer V, infer R>
          ? R extends true
            ? V
            : V | null
          : F extends ChoicesField<infer V>
            ? V[]
            : F extends NumberField
              ? number | null
              : F extends BooleanField
                ? boolean
                : F extends CoordinatesField
                  ? Coordinates | null
                  : F extends OpeningHoursField
                    ? OpeningPeriod[]
                    : F extends RepetitionField
                      ? Repetition | null
                      : F extends ListField<infer I>
                        ? FieldValues<I>[]
                        : never;

export type FieldValues<F extends Fields> = { [K in keyof F]: FieldValue<F[K]> };
