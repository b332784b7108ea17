import type { ContentType } from '../content/model/content-type.ts';
import type { Field, Fields } from '../content/model/fields/fields.ts';
import { mediaIdOf } from '../media/pictures/picture.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { unescapeMarkup } from '../text/escape.ts';
import { findPersonalData } from '../text/personal-data.ts';
import { sentences } from '../text/sentences.ts';
import { addMonths, dayOf } from '../time/calendar.ts';
import { dayInGreece, reachedInGreece } from '../time/greek-time.ts';
import { type BesidePicture, findCopiedCaptions, problemOfAlternative } from './alternatives.ts';
import { describePersonalData } from './describe-personal-data.ts';
import { type AdvisedDocument, adviseOnDocument } from './documents.ts';
import type { Finding } from './finding.ts';
import { adviseOnDeadlines, FAR_MOMENT, PAST_MOMENT } from './past-dates.ts';
import { adviseOnStructure } from './structure.ts';
import { adviseOnWording } from './wording.ts';

/** What advice needs to know beyond the entry. */
export interface AdviceFacts {
  now: Date;
  /** The alternative texts that the library has for the pictures of the entry and its texts, by id. */
  pictures: ReadonlyMap<string, Bilingual>;
  /** What the documents say that the entry gives, by id. */
  documents: ReadonlyMap<string, AdvisedDocument>;
  /** Addresses in the entry at which there is nothing. */
  dead: ReadonlySet<string>;
  /** Those that an entry has left, each with its present address. */
  moved: ReadonlyMap<string, string>;
  /** The languages that are to be public. */
  languages: readonly Lang[];
}

/** With what the fields of an entry know of each other. */
type Facts = AdviceFacts & Pick<BesidePicture, 'title'>;

const TEXTS = {
  noAlternative: {
    el: 'Η εικόνα δεν έχει εναλλακτικό κείμενο. Γράψτε δίπλα της τι δείχνει.',
    en: 'The picture has no alternative text. Write beside it what it shows.',
  },
  noEnglish: {
    el: 'Δεν υπάρχει αγγλικό κείμενο. Οι επισκέπτες θα δουν το ελληνικό.',
    en: 'There is no English text. Visitors will see the Greek one.',
  },
  dead: {
    el: 'Ο σύνδεσμος δεν οδηγεί πουθενά. Διορθώστε τη διεύθυνση ή αφαιρέστε τον.',
    en: 'The link leads nowhere. Correct its address or remove it.',
  },
} satisfies Record<string, Bilingual>;

/** Everything that a person should look at before an entry becomes public, in the order of its fields. */
export function advise(
  type: Pick<ContentType, 'fields' | 'promoted' | 'advice'>,
  data: Record<string, unknown>,
  facts: AdviceFacts,
): Finding[] {
  const { title, date } = type.promoted;
  // What is called ‘name’ is that of a person or place, which the picture shows.
  const beside = title === 'title' ? { title: data[title] as Bilingual } : {};
  const ofFields = adviseOnFields(type.fields, data, { ...facts, ...beside }, '', date);
  const ofType = Object.entries(type.advice?.(data) ?? {});
  return [
    ...ofFields,
    ...ofType.map(([path, text]): Finding => ({ rule: 'missing', path, words: '', text })),
  ];
}

function adviseOnFields(
  fields: Fields,
  data: Record<string, unknown>,
  facts: Facts,
  prefix: string,
  promotedDate?: string,
): Finding[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    adviseOnField(field, data[name], facts, prefix + name, name === promotedDate),
  );
}

/** Whether a day or a local time is more than a year away. */
const isFar = (value: unknown, now: Date) =>
  typeof value === 'string' && dayOf(value) > addMonths(dayInGreece(now), 12);

const farDate = (path: string): Finding => ({
  rule: 'far-date',
  path,
  words: '',
  text: FAR_MOMENT,
});

function adviseOnField(
  field: Field,
  value: unknown,
  facts: Facts,
  path: string,
  isPromotedDate: boolean,
): Finding[] {
  switch (field.kind) {
    case 'text':
      // A telephone field is there for a telephone.
      return field.format === 'plain' ? adviseOnPersonalData(String(value ?? ''), path) : [];
    case 'bilingualText':
      return adviseOnBilingual(value as Bilingual, facts, path, (text, language) =>
        adviseOnText(text, language, facts),
      );
    case 'richText':
      return adviseOnBilingual(value as Bilingual, facts, path, (html, language) => [
        ...adviseOnStructure(html, { ...facts, language }),
        ...linksThatLead(html, facts),
        ...linkedDocuments(html, facts),
        ...adviseOnText(sentences(html), language, facts),
      ]);
    case 'image':
      return adviseOnPicture(value, facts, path);
    case 'images':
      return ((value ?? []) as unknown[]).flatMap((id, i) =>
        adviseOnPicture(id, facts, `${path}.${i}`),
      );
    case 'file':
      return adviseOnDocument(facts.documents.get(String(value))).map((one) => ({ ...one, path }));
    case 'link':
      return adviseOnAddress(String(value ?? ''), facts).map((one) => ({
        ...one,
        path,
        words: String(value),
      }));
    case 'dateTime': {
      if (isPromotedDate && isFar(value, facts.now)) return [farDate(path)];
      // A day of publication lies in the past; a moment at which something happens should not.
      const isPast = typeof value === 'string' && value < reachedInGreece(facts.now);
      const counts = isPromotedDate || /^ends/.test(path);
      return isPast && counts ? [{ rule: 'past-date', path, words: '', text: PAST_MOMENT }] : [];
    }
    case 'date': {
      if (isPromotedDate && isFar(value, facts.now)) return [farDate(path)];
      const isPast = typeof value === 'string' && value < dayInGreece(facts.now);
      return isPast && !isPromotedDate
        ? [{ rule: 'past-date', path, words: '', text: PAST_MOMENT }]
        : [];
    }
    case 'list':
      return ((value ?? []) as Record<string, unknown>[]).flatMap((item, i) => [
        ...adviseOnFields(field.of, item, facts, `${path}.${i}.`),
        ...findCopiedCaptions(field.of, item, facts.pictures, facts.languages).map((one) => ({
          ...one,
          path: `${path}.${i}.${one.path}`,
        })),
      ]);
    default:
      return [];
  }
}

type Found = Omit<Finding, 'path'>;

function adviseOnBilingual(
  value: Bilingual | undefined,
  facts: Facts,
  path: string,
  adviseOnOne: (text: string, language: Lang) => Found[],
): Finding[] {
  const { el = '', en = '' } = value ?? {};
  const texts: Record<Lang, string> = { el, en };
  const found = facts.languages.flatMap((language) =>
    texts[language] === ''
      ? []
      : adviseOnOne(texts[language], language).map((one) => ({
          ...one,
          path: `${path}.${language}`,
        })),
  );
  if (facts.languages.includes('en') && el !== '' && en === '') {
    found.push({ rule: 'english', path: `${path}.en`, words: '', text: TEXTS.noEnglish });
  }
  return found;
}

function adviseOnText(text: string, language: Lang, facts: Facts): Found[] {
  return [
    ...adviseOnDeadlines(text, facts.now),
    ...adviseOnWording(text, language),
    ...personalData(text),
  ];
}

const adviseOnPersonalData = (text: string, path: string): Finding[] =>
  personalData(text).map((one) => ({ ...one, path }));

function personalData(text: string): Found[] {
  return findPersonalData(text).map((one) => ({
    rule: 'personal-data' as const,
    words: one.words,
    text: describePersonalData(one),
  }));
}

function adviseOnPicture(id: unknown, { pictures, ...beside }: Facts, path: string): Finding[] {
  const alternative = pictures.get(String(id));
  if (!alternative) return [];
  const problem = problemOfAlternative(alternative, beside, TEXTS.noAlternative);
  return problem ? [{ rule: 'alternative-text', path, ...problem }] : [];
}

/** Links that lead nowhere, and those with an old address; one that names its entry follows it by itself. */
function linksThatLead(html: string, facts: Facts): Found[] {
  return linksIn(html).flatMap(({ address, words, isNamed }) =>
    adviseOnAddress(address, facts).flatMap((one) =>
      isNamed && one.rule === 'former-address' ? [] : [{ ...one, words }],
    ),
  );
}

function adviseOnAddress(
  address: string,
  { dead, moved }: AdviceFacts,
): Pick<Finding, 'rule' | 'text'>[] {
  if (dead.has(address)) return [{ rule: 'dead-link', text: TEXTS.dead }];
  const present = moved.get(address);
  return present === undefined ? [] : [{ rule: 'former-address', text: sayMoved(present) }];
}

const sayMoved = (present: string): Bilingual => ({
  el: `Η διεύθυνση του συνδέσμου είναι παλιά και οδηγεί μέσω ανακατεύθυνσης. Γράψτε τη σημερινή: ${present}`,
  en: `The link has an old address, which is redirected. Write the present one: ${present}`,
});

/** What is to be said of the documents that a text leads to, at the words that lead there. */
function linkedDocuments(html: string, { documents }: AdviceFacts): Found[] {
  return linksIn(html).flatMap(({ address, words }) =>
    adviseOnDocument(documents.get(mediaIdOf(address) ?? '')).map((one) => ({ ...one, words })),
  );
}

function linksIn(html: string): { address: string; words: string; isNamed: boolean }[] {
  return Array.from(
    html.matchAll(/(<a\s[^>]*?href="([^"]*)"[^>]*>)(.*?)<\/a>/gs),
    ([, tag = '', address = '', inside = '']) => ({
      address: unescapeMarkup(address),
      isNamed: tag.includes(' data-entry="'),
      words: sentences(inside).replace(/\.$/, ''),
    }),
  );
}
