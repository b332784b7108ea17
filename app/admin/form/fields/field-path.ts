import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { Field, Fields } from '../../../../domain/content/model/fields/fields.ts';
import type { Lang } from '../../../../domain/text/bilingual.ts';

import { FORM_TEXTS } from '../form-texts.ts';

const WORDS = {
  slug: { el: 'Διεύθυνση', en: 'Address' },
  publishAt: { el: 'Στιγμή δημοσίευσης', en: 'Time of publication' },
  languages: { el: FORM_TEXTS.greek, en: FORM_TEXTS.english },
  parts: {
    lat: { el: 'γεωγραφικό πλάτος', en: 'latitude' },
    lng: { el: 'γεωγραφικό μήκος', en: 'longitude' },
    days: { el: 'ημέρες', en: 'days' },
    opens: { el: 'από', en: 'opens' },
    closes: { el: 'έως', en: 'closes' },
  },
};

/**
 * The name, on the screen, of a path of the API's messages: `agenda.2.item.el` is 'Agenda 3, Item (Greek)'. A path
 * that the type does not know is shown as it is.
 */
export function describePath(type: ContentType, path: string, lang: Lang): string {
  if (path === 'slug' || path === 'publishAt') return WORDS[path][lang];
  return describeIn(type.fields, path.split('.'), lang) ?? path;
}

function describeIn(fields: Fields, parts: string[], lang: Lang): string | undefined {
  const [name = '', ...rest] = parts;
  const field = fields[name];
  return field && describeField(field, rest, lang);
}

function describeField(field: Field, [part = '', ...rest]: string[], lang: Lang): string {
  const label = field.label[lang];
  if (part === 'el' || part === 'en') return `${label} (${WORDS.languages[part][lang]})`;
  if (!/^\d+$/.test(part)) return nameOfPart(part, label, lang);
  const numbered = `${label} ${Number(part) + 1}`;
  if (rest.length === 0) return numbered;
  if (field.kind === 'list') {
    return `${numbered}, ${describeIn(field.of, rest, lang) ?? rest.join('.')}`;
  }
  return nameOfPart(rest[0] ?? '', numbered, lang);
}

function nameOfPart(part: string, label: string, lang: Lang): string {
  const word = (WORDS.parts as Record<string, Record<Lang, string>>)[part];
  return word ? `${label}, ${word[lang]}` : label;
}

/** The messages that belong to a field: its own, and those of its parts. */
export function errorsUnder(errors: Record<string, string>, path: string): string[] {
  return Object.keys(errors).filter((known) => known === path || known.startsWith(`${path}.`));
}

/** The messages left after a field has been changed: its own no longer hold. */
export function withoutErrorsUnder(
  errors: Record<string, string>,
  path: string,
): Record<string, string> {
  const gone = new Set(errorsUnder(errors, path));
  if (gone.size === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([known]) => !gone.has(known)));
}
