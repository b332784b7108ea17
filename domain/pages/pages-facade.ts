import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { lockEntry } from '../content/acts/lock-entry.ts';
import type { PublicationInput } from '../content/acts/publication.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import type { EntryData } from '../content/model/content-type.ts';
import type { StaffEntry } from '../content/model/entry.ts';
import { readStored } from '../content/model/stored-data.ts';
import { getForStaff } from '../content/reading/staff-entries.ts';
import { page } from '../content-types/page.ts';
import { type FieldMessages, invalid } from '../errors.ts';
import { mediaIdOf, mediaUrl } from '../media/pictures/picture.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { VALIDATION_TEXTS } from '../text/validation-texts.ts';

/** The specification's `Page` (section 3): an information page with pictures by address. */
export interface Page {
  id: string;
  slug: string;
  title: Bilingual;
  content: Bilingual;
  images: string[];
  lead: Bilingual;
  section: EntryData<typeof page>['section'];
  version: number;
  updatedAt: string;
  state: StaffEntry['state'];
  hasUnpublishedChanges: boolean;
  /** When it becomes public by itself; null where nothing is planned. */
  publishAt: string | null;
  /** The languages that become public then. */
  publishLanguages: Lang[];
  /** The languages in which it is public. */
  languages: Lang[];
  /** Those of them in which the working copy differs from the public one. */
  changedLanguages: Lang[];
}

/** The state of a page for the public. */
type PageState = Pick<Page, 'state' | 'hasUnpublishedChanges' | 'publishAt'>;

export interface PageSummary extends Pick<Page, 'id' | 'slug' | 'title' | 'updatedAt'> {
  /** Set only if the page is not simply public; the specification knows only public pages. */
  pending?: PageState;
}

/** An omitted field is empty in a new page and unchanged in a saved one. */
export interface PageInput extends PublicationInput {
  title: { el?: string | undefined; en: string };
  content?: { el?: string | undefined; en?: string | undefined } | undefined;
  slug: string;
  /** Addresses. */
  images?: string[] | undefined;
  lead?: Bilingual | undefined;
  section?: Page['section'] | undefined;
  version?: number | undefined;
}

/** Every page, last changed first. */
export async function listPagesForApi(db: Db): Promise<PageSummary[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'slug', 'title_el', 'title_en', 'updated_at', 'state', 'publish_at'])
    .select((e) => e('published', '!=', e.ref('working')).as('has_changes'))
    .where('type', '=', page.name)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const state: PageState = {
      state: row.state,
      hasUnpublishedChanges: row.state !== 'draft' && Boolean(row.has_changes),
      publishAt: row.publish_at,
    };
    const isPending =
      state.state !== 'published' || state.hasUnpublishedChanges || state.publishAt !== null;
    return {
      id: row.id,
      slug: row.slug,
      title: { en: row.title_en, el: row.title_el },
      updatedAt: row.updated_at,
      ...(isPending && { pending: state }),
    };
  });
}

/** One page; throws 'not-found'. */
export async function getPageForApi(db: Db, id: string): Promise<Page> {
  return toPage(db, await getForStaff(db, page, id));
}

/**
 * Creates a page, public at its slug at once unless the input says otherwise. Throws 'invalid' or 'conflict' (slug
 * taken).
 */
export async function createPage(db: Db, input: PageInput, acting: Acting): Promise<Page> {
  requireNames(input);
  const data = toData(input, EMPTY);
  return toPage(db, await createEntry(db, page, { ...input, data }, acting));
}

/** Saves a page. Throws 'invalid', 'not-found' or 'conflict' (slug taken, stale version). */
export async function savePage(
  db: Db,
  id: string,
  input: PageInput,
  acting: Acting,
): Promise<Page> {
  requireNames(input);
  return inTransaction(db, async (tx) => {
    // Omitted fields stay as they are, even if somebody else saves at the same moment.
    const stored = await lockEntry(tx, page, id);
    const data = toData(input, readStored(page, stored.working));
    return toPage(tx, await saveEntry(tx, page, id, { ...input, data }, acting));
  });
}

/**
 * A page needs a slug and, unless the call names its languages, an English title (specification, section 5). A draft
 * may be without both; until it has a slug, it is made from the title.
 */
function requireNames({ slug, title, publish, publishAt, languages }: PageInput): void {
  const messages: FieldMessages = {};
  if (publish !== false && slug.trim() === '') {
    messages.slug = { el: 'Συμπληρώστε τη διεύθυνση.', en: 'Enter an address.' };
  }
  const isPublished = publish !== false || typeof publishAt === 'string';
  if (isPublished && !languages && title.en.trim() === '') {
    messages['title.en'] = VALIDATION_TEXTS.required;
  }
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

type PageData = EntryData<typeof page>;

const NO_TEXT = { el: '', en: '' };
const EMPTY: PageData = {
  title: NO_TEXT,
  content: NO_TEXT,
  images: [],
  lead: NO_TEXT,
  section: null,
  gallery: [],
  attachments: [],
};

/** The input, with omitted fields taken from `rest`. Pictures come as addresses and are stored as ids. */
function toData(input: PageInput, rest: PageData): PageData {
  const images = input.images?.map((url, i) => {
    const id = mediaIdOf(url);
    if (id) return id;
    throw invalid({
      [`images.${i}`]: {
        el: 'Η εικόνα δεν είναι από τη βιβλιοθήκη. Ανεβάστε την πρώτα.',
        en: 'The image is not from the library. Upload it first.',
      },
    });
  });
  return {
    title: { el: input.title.el ?? rest.title.el, en: input.title.en },
    content: {
      el: input.content?.el ?? rest.content.el,
      en: input.content?.en ?? rest.content.en,
    },
    images: images ?? rest.images,
    lead: input.lead ?? rest.lead,
    section: input.section === undefined ? rest.section : input.section,
    gallery: rest.gallery,
    attachments: rest.attachments,
  };
}

async function toPage(db: Db, entry: StaffEntry<typeof page>): Promise<Page> {
  const ids = entry.data.images;
  const media =
    ids.length === 0
      ? []
      : await db
          .selectFrom('media')
          .selectAll()
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .execute();
  const urls = new Map(media.map((row) => [row.id, mediaUrl(row)]));
  return {
    id: entry.id,
    slug: entry.slug,
    title: entry.data.title,
    content: entry.data.content,
    images: ids.flatMap((id) => urls.get(id) ?? []),
    lead: entry.data.lead,
    section: entry.data.section,
    version: entry.version,
    updatedAt: entry.updatedAt,
    state: entry.state,
    hasUnpublishedChanges: entry.hasUnpublishedChanges,
    publishAt: entry.publishAt,
    publishLanguages: entry.publishLanguages,
    languages: entry.languages,
    changedLanguages: entry.changedLanguages,
  };
}
