import type { ContentType } from '../content/model/content-type.ts';
import type { Field, Fields } from '../content/model/fields.ts';
import { mediaIdOf } from '../media/pictures/picture.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { findPersonalData } from '../text/personal-data.ts';
import { sentences } from '../text/sentences.ts';
import { dayInGreece, localTimeInGreece } from '../time/greek-time.ts';
import { describePersonalData } from './describe-personal-data.ts';
import { adviseOnDocument, type DocumentFacts } from './documents.ts';
import type { Finding, Language } from './finding.ts';
import { adviseOnDeadlines, PAST_MOMENT } from './past-dates.ts';
import { adviseOnStructure, isFileName } from './structure.ts';
import { adviseOnWording } from './wording.ts';

/** What advice needs to know beyond the entry. */
export interface AdviceFacts {
  now: Date;
  /** The alternative texts of the pictures that the entry shows, by id. */
  pictures: ReadonlyMap<string, Bilingual>;
  /** What the documents say that the entry gives, by id. */
  documents: ReadonlyMap<string, DocumentFacts>;
  /** Addresses in the entry at which there is nothing. */
  dead: ReadonlySet<string>;
  /** The languages that are to be public. */
  languages: readonly Language[];
}

const TEXTS = {
  noAlternative: {
    el: 'Η εικόνα δεν έχει εναλλακτικό κείμενο. Γράψτε δίπλα της τι δείχνει.',
    en: 'The picture has no alternative text. Write beside it what it shows.',
  },
  noAlternativeInOne: {
    el: 'Η εικόνα έχει εναλλακτικό κείμενο σε μία γλώσσα μόνο. Γράψτε το και στην άλλη.',
    en: 'The picture has alternative text in one language only. Write it in the other one, too.',
  },
  fileName: {
    el: 'Το εναλλακτικό κείμενο της εικόνας είναι όνομα αρχείου. Γράψτε τι δείχνει.',
    en: 'The picture’s alternative text is the name of a file. Write what it shows.',
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
  type: Pick<ContentType, 'fields' | 'promoted'>,
  data: Record<string, unknown>,
  facts: AdviceFacts,
): Finding[] {
  return adviseOnFields(type.fields, data, facts, '', type.promoted.date);
}

function adviseOnFields(
  fields: Fields,
  data: Record<string, unknown>,
  facts: AdviceFacts,
  prefix: string,
  promotedDate?: string,
): Finding[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    adviseOnField(field, data[name], facts, prefix + name, name === promotedDate),
  );
}

function adviseOnField(
  field: Field,
  value: unknown,
  facts: AdviceFacts,
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
        ...adviseOnStructure(html),
        ...deadLinks(html, facts),
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
      return value && facts.dead.has(String(value))
        ? [{ rule: 'dead-link', path, words: String(value), text: TEXTS.dead }]
        : [];
    case 'dateTime': {
      // A day of publication lies in the past; a moment at which something happens should not.
      const isPast = typeof value === 'string' && value < localTimeInGreece(facts.now);
      const counts = isPromotedDate || /^ends/.test(path);
      return isPast && counts ? [{ rule: 'past-date', path, words: '', text: PAST_MOMENT }] : [];
    }
    case 'date': {
      const isPast = typeof value === 'string' && value < dayInGreece(facts.now);
      return isPast && !isPromotedDate
        ? [{ rule: 'past-date', path, words: '', text: PAST_MOMENT }]
        : [];
    }
    case 'list':
      return ((value ?? []) as Record<string, unknown>[]).flatMap((item, i) =>
        adviseOnFields(field.of, item, facts, `${path}.${i}.`),
      );
    default:
      return [];
  }
}

type Found = Omit<Finding, 'path'>;

function adviseOnBilingual(
  value: Bilingual | undefined,
  facts: AdviceFacts,
  path: string,
  adviseOnOne: (text: string, language: Language) => Found[],
): Finding[] {
  const { el = '', en = '' } = value ?? {};
  const texts: Record<Language, string> = { el, en };
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

function adviseOnText(text: string, language: Language, facts: AdviceFacts): Found[] {
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

function adviseOnPicture(
  id: unknown,
  { pictures, languages }: AdviceFacts,
  path: string,
): Finding[] {
  const alternative = pictures.get(String(id));
  if (!alternative) return [];
  const texts = languages.map((language) => alternative[language]);
  const isMissing = Object.values(alternative).every((words) => words === '');
  const text = isMissing
    ? TEXTS.noAlternative
    : texts.includes('')
      ? TEXTS.noAlternativeInOne
      : texts.some(isFileName) && TEXTS.fileName;
  return text ? [{ rule: 'alternative-text', path, words: '', text }] : [];
}

function deadLinks(html: string, { dead }: AdviceFacts): Found[] {
  return linksIn(html).flatMap(({ address, words }) =>
    dead.has(address) ? [{ rule: 'dead-link' as const, words, text: TEXTS.dead }] : [],
  );
}

/** What is to be said of the documents that a text leads to, at the words that lead there. */
function linkedDocuments(html: string, { documents }: AdviceFacts): Found[] {
  return linksIn(html).flatMap(({ address, words }) =>
    adviseOnDocument(documents.get(mediaIdOf(address) ?? '')).map((one) => ({ ...one, words })),
  );
}

function linksIn(html: string): { address: string; words: string }[] {
  return Array.from(
    html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs),
    ([, address = '', inside = '']) => ({
      address: address.replaceAll('&amp;', '&'),
      words: sentences(inside).replace(/\.$/, ''),
    }),
  );
}
