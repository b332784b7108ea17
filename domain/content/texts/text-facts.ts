import type { Db } from '../../../database/connect.ts';
import { department } from '../../content-types/department.ts';
import { office } from '../../content-types/office.ts';
import { findDownloads, findPictures } from '../../media/library/reading.ts';
import { type Download, mediaIdOf, type Picture } from '../../media/pictures/picture.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { attributesIn } from '../../text/html-tags.ts';
import type { OpeningPeriod } from '../../time/opening-period.ts';
import { PUBLIC_COLUMNS, toEntry } from '../model/entry.ts';
import { findTargets, type LinkTarget } from './find-targets.ts';

/** How to reach an office or a department, as a contact card of a text shows it. */
export interface Contact {
  name: Bilingual;
  address: Bilingual;
  phone: string;
  email: string;
  hours: OpeningPeriod[];
}

/** The present facts about everything that texts show or lead to, by id. What is absent there is no longer there. */
export interface TextFacts {
  pictures: Map<string, Picture>;
  documents: Map<string, Download>;
  /** Only the public ones. */
  targets: Map<string, LinkTarget>;
  contacts: Map<string, Contact>;
}

const CONTACT_TYPES = [office, department];

/** Looks up what sanitised texts name. Texts that name nothing cost no question to the database. */
export async function findTextFacts(db: Db, texts: readonly string[]): Promise<TextFacts> {
  const html = texts.join('');
  const links = attributesIn(html, 'a');
  const pictures = attributesIn(html, 'img').map(({ src = '' }) => mediaIdOf(src));
  const documents = links.map(({ href = '' }) => mediaIdOf(href));
  const named = links.flatMap(({ 'data-entry': id }) => id ?? []);
  const cards = attributesIn(html, 'p').flatMap(({ 'data-contact': id }) => id ?? []);
  const targets = await findTargets(db, named);
  for (const [id, { isPublic }] of targets) if (!isPublic) targets.delete(id);
  return {
    pictures: await findPictures(db, pictures),
    documents: await findDownloads(db, documents),
    targets,
    contacts: await findContacts(db, cards),
  };
}

/** The public offices and departments with those ids. */
async function findContacts(db: Db, ids: readonly string[]): Promise<Map<string, Contact>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .select(['type', ...PUBLIC_COLUMNS])
    .where('id', 'in', [...new Set(ids)])
    .where(
      'type',
      'in',
      CONTACT_TYPES.map(({ name }) => name),
    )
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => {
      const { data } = toEntry(row.type === office.name ? office : department, row);
      const { name, address, phone, email, hours } = data;
      return [row.id, { name, address, phone, email, hours }];
    }),
  );
}
