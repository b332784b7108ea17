import type { Db } from '../../database/connect.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { type Entry, PUBLIC_COLUMNS, toEntry } from '../content/model/entry.ts';
import { getSingleton, listEntries } from '../content/reading/published-entries.ts';
import { findContentType } from '../content-types/all.ts';
import { event } from '../content-types/event.ts';
import { news } from '../content-types/news.ts';
import { settings } from '../content-types/settings.ts';
import { type FieldMessages, invalid } from '../errors.ts';
import { listUpcomingEvents } from '../events/listing.ts';
import { findMainDates } from '../events/main-dates.ts';
import { publicAddress } from '../screens/public-address.ts';
import { type Bilingual, type Lang, otherLang } from '../text/bilingual.ts';
import { writeDate } from '../time/date-words.ts';
import { reachedInGreece } from '../time/greek-time.ts';
import {
  findExisting,
  findMissing,
  type IssueContent,
  type IssueItem,
  ITEM_TYPES,
  isInGreekAlone,
  NO_SUCH_ENTRY,
} from './issue-content.ts';
import { datesInMail } from './mail-dates.ts';
import { countByLanguage } from './subscribers.ts';
import { type IssueMail, type MailContent, type MailItem, writeMail } from './write-mail.ts';

type NewsEntry = Entry<typeof news>;
type EventEntry = Entry<typeof event>;

/** An issue as it is mailed in each language, and the address for its readers' answers. */
export interface IssueMails {
  el: IssueMail;
  en: IssueMail;
  replyTo: string;
}

const SECTIONS: Record<IssueItem['type'], Bilingual> = {
  news: news.label.many,
  event: event.label.many,
};

/** The address of the site, and the moment: of an event, a mail names the dates that are not over. */
interface Writing {
  siteUrl: string;
  now: Date;
}

/**
 * Writes an issue in both languages, with the present texts of its entries. Throws 'invalid' where an entry is not
 * public: its link would lead nowhere.
 */
export async function composeIssue(
  db: Db,
  content: IssueContent,
  { siteUrl, now }: Writing,
): Promise<IssueMails> {
  const { data: site } = await getSingleton(db, settings);
  const entries = await readItems(db, content.items);
  const isGreek = isInGreekAlone(content);
  const inLanguage = (lang: Lang): MailContent => ({
    lang,
    subject: content.subject[isGreek ? 'el' : lang],
    intro: content.intro[isGreek ? 'el' : lang],
    ...(isGreek && lang === 'en' && { wordsIn: 'el' as const }),
    sections: sectionsOf(content.items, entries, lang, { siteUrl, now }),
    municipality: inEither(site.name, lang),
    address: `${inEither(site.street, lang)}, ${site.postalCode} ${inEither(site.city, lang)}`,
  });
  return {
    el: writeMail(inLanguage('el')),
    en: writeMail(inLanguage('en')),
    replyTo: site.email,
  };
}

type ReadEntries = Map<string, Entry<ContentType>>;

async function readItems(db: Db, items: readonly IssueItem[]): Promise<ReadEntries> {
  if (items.length === 0) return new Map();
  const ids = items.map(({ id }) => id);
  const rows = await db
    .selectFrom('entries')
    .select([...PUBLIC_COLUMNS, 'type'])
    .where('id', 'in', ids)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  const entries: ReadEntries = new Map(
    rows.flatMap((row) => {
      const type = findContentType(row.type);
      return type ? [[row.id, toEntry(type, row)] as const] : [];
    }),
  );
  const messages = await describeUnpublished(db, items, new Set(entries.keys()));
  if (Object.keys(messages).length > 0) throw invalid(messages);
  return entries;
}

const UNPUBLISHED: Bilingual = {
  el: 'Αυτή η εγγραφή δεν είναι δημοσιευμένη. Δημοσιεύστε την ή αφαιρέστε την.',
  en: 'This entry is not published. Publish it or remove it.',
};

/** A message for each entry of an issue that is not among the public ones. */
async function describeUnpublished(
  db: Db,
  items: readonly IssueItem[],
  published: ReadonlySet<string>,
): Promise<FieldMessages> {
  const existing = await findExisting(db, items);
  return Object.fromEntries(
    items.flatMap(({ id }, place) =>
      published.has(id) ? [] : [[`items.${place}`, existing.has(id) ? UNPUBLISHED : NO_SUCH_ENTRY]],
    ),
  );
}

/**
 * Everything that stands in the way of sending a draft, by field: what is missing, and entries that are not public.
 */
export async function findObstacles(db: Db, content: IssueContent): Promise<FieldMessages> {
  const items = await readStored(db, content.items);
  const published = items.filter((item) => item.isPublished).map(({ id }) => id);
  return {
    ...findMissing(content, await countByLanguage(db)),
    ...(await describeUnpublished(db, content.items, new Set(published))),
  };
}

function sectionsOf(
  items: readonly IssueItem[],
  entries: ReadEntries,
  lang: Lang,
  writing: Writing,
): MailContent['sections'] {
  return ITEM_TYPES.flatMap((type) => {
    const own = items.filter((item) => item.type === type);
    if (own.length === 0) return [];
    const mailItems = own.map(({ id }) => {
      const entry = entries.get(id);
      return type === 'news'
        ? newsItem(entry as NewsEntry, lang, writing)
        : eventItem(entry as EventEntry, lang, writing);
    });
    return [{ title: SECTIONS[type][lang], items: mailItems }];
  });
}

const urlOf = (siteUrl: string, path: string | null, lang: Lang) =>
  `${siteUrl}${path ?? '/'}${lang === 'en' ? '?lang=en' : ''}`;

/** The words in the language of the mail, or in the other where there are none. */
const inEither = (text: Bilingual, lang: Lang) => text[lang] || text[otherLang(lang)];

/** The language of the mail, or the other where the entry is public in that alone. */
function languageOfItem(title: Bilingual, lang: Lang): Lang {
  return title[lang] === '' ? otherLang(lang) : lang;
}

function newsItem(entry: NewsEntry, lang: Lang, { siteUrl }: Writing): MailItem {
  const { title, summary, date } = entry.data;
  const own = languageOfItem(title, lang);
  return {
    title: title[own],
    url: urlOf(siteUrl, publicAddress(news, entry), lang),
    facts: date ? writeDate(date, lang) : '',
    summary: summary[own],
    ...(own !== lang && { lang: own }),
  };
}

/** As the site says it: it stays in the programme, for those who mean to come. */
const CANCELLED: Bilingual = { el: 'Ακυρώθηκε', en: 'Cancelled' };

function eventItem(entry: EventEntry, lang: Lang, { siteUrl, now }: Writing): MailItem {
  const { title, description, location, isCancelled } = entry.data;
  const when = datesInMail(entry.data, lang, reachedInGreece(now));
  const own = languageOfItem(title, lang);
  return {
    title: title[own],
    url: urlOf(siteUrl, publicAddress(event, entry), lang),
    facts: [isCancelled && CANCELLED[lang], when, inEither(location, lang)]
      .filter(Boolean)
      .join(' · '),
    summary: description[own],
    ...(own !== lang && { lang: own }),
  };
}

/** An entry that an issue may be about. */
export interface ItemChoice extends IssueItem {
  title: Bilingual;
  /** `YYYY-MM-DD`: of the news, or of the next date of the event, or of its last once it is over. */
  day: string;
  isPublished: boolean;
}

const CHOICES = 50;

/** The entries that staff choose from: the latest published news and the next published events. */
export async function listChoices(db: Db, now: Date): Promise<ItemChoice[]> {
  const [latest, upcoming] = await Promise.all([
    listEntries(db, news, { limit: CHOICES }),
    listUpcomingEvents(db, reachedInGreece(now), CHOICES),
  ]);
  return [
    ...latest.map(({ id, data }) => choice('news', id, data.title, data.date)),
    ...upcoming.map(({ id, data, times }) => choice('event', id, data.title, times.startsAt)),
  ];
}

function choice(
  type: IssueItem['type'],
  id: string,
  title: Bilingual,
  moment: string | null,
): ItemChoice {
  return { type, id, title, day: (moment ?? '').slice(0, 10), isPublished: true };
}

/** The entries that an issue is about, as staff see them, each at its place: also those that were deleted. */
export async function describeItems(
  db: Db,
  items: readonly IssueItem[],
  now: Date,
): Promise<ItemChoice[]> {
  const stored = await readStored(db, items);
  const ids = stored.map(({ id }) => id);
  const dates = await findMainDates(db, ids, reachedInGreece(now));
  return stored.map((item) => ({ ...item, day: dates.get(item.id)?.slice(0, 10) ?? item.day }));
}

/** The same, where an event has its first day. */
async function readStored(db: Db, items: readonly IssueItem[]): Promise<ItemChoice[]> {
  if (items.length === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'title_el', 'title_en', 'sort_date', 'state', 'deleted_at'])
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return items.map(({ type, id }) => {
    const row = byId.get(id);
    const title = row ? { el: row.title_el, en: row.title_en } : DELETED;
    return {
      ...choice(type, id, title, row?.sort_date ?? null),
      isPublished: row?.state === 'published' && row.deleted_at === null,
    };
  });
}

/** In place of the title of an entry that is not in the bin any more either. */
const DELETED: Bilingual = { el: 'Διαγραμμένη εγγραφή', en: 'Deleted entry' };
