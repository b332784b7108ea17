import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { requireFinished } from '../../advice/require-finished.ts';
import { findContentType } from '../../content-types/all.ts';
import { DomainError, type FieldMessages } from '../../errors.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import { parseData } from '../acts/entry-input.ts';
import type { ContentType } from '../model/content-type.ts';
import { readLanguages } from '../model/languages/languages.ts';
import { readStored } from '../model/stored-data.ts';
import { findMissingTargets } from '../references/require-targets.ts';
import { inOrderOfSet, type Member } from './lock-set.ts';

/** Why an entry cannot become public as it is stored. */
export interface NotReady {
  text: Bilingual;
  /** By field, as a publication of the entry alone would say. */
  fields: FieldMessages;
}

/** What becomes public of an entry of a set. */
export interface Readiness {
  /** Undefined where the site has no such type any more. */
  type: ContentType | undefined;
  languages: Lang[];
  problem: NotReady | undefined;
}

const PROBLEMS = {
  noType: {
    el: 'Ο ιστότοπος δεν έχει πια αυτό το είδος εγγραφής.',
    en: 'The site no longer has this kind of entry.',
  },
  inBin: {
    el: 'Βρίσκεται στον κάδο. Επαναφέρετέ την ή αφαιρέστε την από την ομάδα.',
    en: 'It lies in the bin. Bring it back, or take it out of the set.',
  },
  fields: {
    el: 'Χρειάζεται κάτι ακόμη πριν δημοσιευτεί.',
    en: 'It needs something more before it can be published.',
  },
  leavesBefore: {
    el: 'Ως τότε θα έχει φύγει από τον ιστότοπο, όπως έχει προγραμματιστεί. Αλλάξτε πρώτα την απόσυρσή της.',
    en: 'By then it will have left the site, as planned. Change first when it leaves.',
  },
} satisfies Record<string, Bilingual>;

/**
 * Checks the stored working copy of an entry as its own publication would, in the languages chosen in the set, or
 * else in those that are ready. `publishAt` is the moment for which it is planned, if it is.
 */
export async function checkMember(
  db: Db,
  { member, entry }: { member: Pick<Member['member'], 'languages'>; entry: EntryTable },
  publishAt: string | null,
): Promise<Readiness> {
  const named = member.languages === null ? undefined : readLanguages(member.languages);
  const type = findContentType(entry.type);
  if (!type) return { type, languages: [], problem: { text: PROBLEMS.noType, fields: {} } };
  const notReady = (text: Bilingual, fields: FieldMessages = {}): Readiness => ({
    type,
    languages: named ?? [],
    problem: { text, fields },
  });
  if (entry.deleted_at !== null) return notReady(PROBLEMS.inBin);
  if (publishAt && entry.leave_at && entry.leave_at <= publishAt) {
    return notReady(PROBLEMS.leavesBefore);
  }
  const data = readStored(type, entry.working);
  try {
    const publicNow = readLanguages(entry.public_languages);
    const { languages } = parseData(type, { data }, { isDraft: false, named }, publicNow);
    // As a plan of this working copy would.
    requireFinished({ ...entry, published: null, publish_at: entry.updated_at });
    const fields = await findMissingTargets(db, type, data);
    return Object.keys(fields).length > 0
      ? notReady(PROBLEMS.fields, fields)
      : { type, languages, problem: undefined };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
    return notReady(PROBLEMS.fields, error.fields);
  }
}

/** An entry of a set that can become public. */
export interface Ready extends Member {
  type: ContentType;
  languages: Lang[];
}

/** Every entry of a set with what it needs to become public. Throws 'conflict' where one cannot, or there is none. */
export async function requireReady(
  db: Db,
  members: readonly Member[],
  publishAt: string | null,
): Promise<Ready[]> {
  if (members.length === 0) {
    throw new DomainError('conflict', {
      el: 'Η ομάδα δεν έχει ακόμη εγγραφές.',
      en: 'There are no entries in the set yet.',
    });
  }
  const ready: Ready[] = [];
  const waiting: Member[] = [];
  for (const one of members) {
    const { type, languages, problem } = await checkMember(db, one, publishAt);
    if (type && !problem) ready.push({ ...one, type, languages });
    else waiting.push(one);
  }
  if (waiting.length > 0) throw notReady(waiting);
  return ready;
}

/** An entry as a refusal names it. */
export function named(entry: EntryTable): { id: string; type: string; title: Bilingual } {
  return {
    id: entry.id,
    type: entry.type,
    title: { el: entry.title_el, en: entry.title_en },
  };
}

/** The titles of entries in one line, at most three. */
export function listTitles(entries: readonly { title: Bilingual }[], lang: Lang): string {
  const first = entries.slice(0, 3).map(({ title }) => `«${title[lang]}»`);
  const more = entries.length - first.length;
  const rest = lang === 'el' ? ` και ${more} ακόμη` : ` and ${more} more`;
  const words = first.join(', ') + (more > 0 ? rest : '');
  return lang === 'el' ? words : words.replaceAll('«', '‘').replaceAll('»', '’');
}

function notReady(waiting: readonly Member[]): DomainError {
  const entries = inOrderOfSet(waiting).map(({ entry }) => named(entry));
  return new DomainError(
    'conflict',
    {
      el: `Δεν δημοσιεύτηκε καμία εγγραφή της ομάδας, γιατί δεν είναι όλες έτοιμες: ${listTitles(entries, 'el')}.`,
      en: `Nothing of the set was published, since not everything is ready: ${listTitles(entries, 'en')}.`,
    },
    { details: { notReady: entries } },
  );
}
