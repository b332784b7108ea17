import type { FieldMessages } from '../../errors.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { Field, Fields, FieldValues, ItemRule } from './fields/fields.ts';

/** Where an entry's columns for sorting and filtering come from. */
export interface PromotedFields<K extends string = string> {
  /** The bilingual or plain text that names an entry in lists. */
  title: K;
  /** A date or dateTime field by which lists are sorted. */
  date?: K;
  /** A choice or reference field by which lists are filtered. */
  category?: K;
}

/**
 * The parts of the admin's navigation that list content types, in their order; their titles stand in
 * app/admin/screens.ts.
 */
export const ADMIN_GROUPS = [
  'pages',
  'current',
  'services',
  'municipality',
  'tourism',
  'site',
  'other',
] as const;
export type AdminGroup = (typeof ADMIN_GROUPS)[number];

/** How visitors find the entries of a type, by any of their texts, and the name that results give them. */
export interface PublicSearch {
  /** Among results that are equally good, types with a lower place come first. */
  place: number;
  /** The name of one entry on a result, and of several on the filter, where the type's own label does not fit. */
  label?: { one: Bilingual; many: Bilingual };
  /**
   * What every entry of the type has or is, besides the type's labels: results that are sought by it come before
   * others.
   */
  words?: string;
  /**
   * What people type for an entry and none of its texts says, such as the month of an event; a draft may lack any
   * field.
   */
  also?: (data: Record<string, unknown>) => readonly Bilingual[];
  /** An entry is over from its promoted date on, a local time: it then stands behind all else that is found. */
  endsAtDate?: boolean;
}

/** A time at which an entry takes place: local times in Greece, `YYYY-MM-DDTHH:MM`. */
export interface EntryOccurrence {
  startsAt: string;
  endsAt: string | null;
  /** The local time from which it is over. */
  overFrom: string;
  /** The last day on which it takes place, `YYYY-MM-DD`. */
  lastDay: string;
}

/** The default order of lists of a type. */
export type DefaultOrder = 'position' | 'newest' | 'soonest' | 'title';

export interface ContentType<N extends string = string, F extends Fields = Fields> {
  /** The stored name, singular, kebab-case; also the last part of its API path. */
  name: N;
  /** `new` is what the button for another one says, in its gender: ‘Νέα ανακοίνωση’. A single entry has none. */
  label: { one: Bilingual; many: Bilingual; new?: Bilingual };
  /** One sentence for staff: where the public sees these entries. */
  description: Bilingual;
  fields: F;
  /** What its fields owe each other in what is public; a draft owes nothing. */
  rules: readonly ItemRule[];
  promoted: PromotedFields;
  order: DefaultOrder;
  /** Exactly one entry exists; it can be edited, never created or deleted by staff. */
  singleton: boolean;
  /** Only administrators may change it. */
  adminOnly: boolean;
  /** Where the admin's navigation lists it: the group, and its place within (from 1; without one, at the end). */
  admin: { group: AdminGroup; place?: number };
  /**
   * The pattern of an entry's public address, without language: `/news/:slug`. Its parameters are `slug` and
   * the promoted category. What follows a `#` is a place on a screen that shows several entries. Null where
   * entries are shown, if at all, as parts of screens.
   */
  address: `/${string}` | null;
  /** Null: visitors do not search it. */
  search: PublicSearch | null;
  /** Slugs may have several parts: `municipality/history`. */
  nestedSlugs: boolean;
  /** An entry that is over can be archived: it stays at its address, with a note, and leaves every list. */
  archives: boolean;
  /** What the fields of an entry that becomes public owe each other. Null where they owe each other nothing. */
  check: FieldCheck | null;
  /** What is better not published as it is, by the paths of the fields; nobody has to follow it. Null for none. */
  advice: ((data: Record<string, unknown>) => FieldMessages) | null;
  /** The dates on which an entry takes place, in order (entry_occurrences); null for a type without dates. */
  occurrences: ((data: Record<string, unknown>) => EntryOccurrence[]) | null;
  /**
   * After how many months somebody looks whether a public entry is still true, unless it says otherwise; null: never.
   */
  recheckMonths: number | null;
  /** Whoever may edit entries publishes those of this type, also where others hand in for review: they are urgent. */
  skipsReview: boolean;
}

/** What some fields owe each other. */
export interface FieldCheck {
  fields: readonly string[];
  /** What is wrong, by the paths of the fields; each alone is written rightly, and may be empty. */
  find(data: Record<string, unknown>): FieldMessages;
}

type Definition<N extends string, F extends Fields> = Pick<
  ContentType<N, F>,
  'name' | 'label' | 'description' | 'fields'
> &
  Partial<Omit<ContentType<N, F>, 'promoted'>> & {
    promoted: PromotedFields<keyof F & string>;
  };

/**
 * Defines a content type. By default its entries are ordered by hand, there may be many of them, editors may change
 * them, and they have no page, are not searched, not archived and never looked through again.
 */
export function defineContentType<const N extends string, F extends Fields>(
  definition: Definition<N, F>,
): ContentType<N, F> {
  return {
    order: 'position',
    singleton: false,
    adminOnly: false,
    admin: { group: 'other' },
    address: null,
    search: null,
    nestedSlugs: false,
    archives: false,
    check: null,
    advice: null,
    occurrences: null,
    recheckMonths: null,
    rules: [],
    skipsReview: false,
    ...definition,
  };
}

/** The data of an entry of a content type. */
export type EntryData<T> = T extends ContentType<string, infer F> ? FieldValues<F> : never;

/** The empty value of a field, as forms start with it. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'link':
      return '';
    case 'bilingualText':
    case 'richText':
      return { el: '', en: '' };
    case 'images':
    case 'choices':
    case 'openingHours':
    case 'list':
      return [];
    case 'boolean':
      return false;
    case 'choice':
      return field.required ? field.options[0]?.value : null;
    default:
      return null;
  }
}

/** An entry's data with every field empty. */
export function emptyData(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]),
  );
}
