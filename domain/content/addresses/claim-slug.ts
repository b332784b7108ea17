import { likePattern } from '../../../database/like-pattern.ts';
import { lockName, type Tx } from '../../../database/transaction.ts';
import { DomainError } from '../../errors.ts';
import { isReservedSlug } from '../../screens/reserved.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { LONGEST_SLUG, slugify } from '../../text/slug.ts';
import type { ContentType } from '../model/content-type.ts';
import { wasAnothers } from './former-addresses.ts';

/**
 * The slug to store, locked until the end of this transaction: if two ask for the same slug, the second sees what
 * the first has stored. A slug that staff wrote is kept or refused ('conflict' when taken); a slug made from the
 * title gets a number when it is taken, or when it would end the way to an entry that has moved from there. `own` is
 * the entry being saved.
 */
export async function claimSlug(
  tx: Tx,
  type: ContentType,
  wanted: string | undefined,
  data: Record<string, unknown>,
  own?: { id: string; slug: string },
): Promise<string> {
  if (!wanted && own) return own.slug;
  await lockName(tx, `slugs of ${type.name}`);
  if (wanted) {
    if (await isTaken(tx, type, wanted, own?.id)) throw slugTaken();
    return wanted;
  }
  const title = data[type.promoted.title] as string | Bilingual;
  const base =
    (typeof title === 'string' ? slugify(title) : slugify(title.el) || slugify(title.en)) ||
    type.name;
  return findFree(tx, type, base, (slug) => wasAnothers(tx, type, { slug, data }));
}

/** The slug of an entry that comes back: its own or, where another entry has it by now, its own with a number. */
export async function reclaimSlug(tx: Tx, type: ContentType, own: string): Promise<string> {
  await lockName(tx, `slugs of ${type.name}`);
  return (await isTaken(tx, type, own)) ? findFree(tx, type, own) : own;
}

/** What of a slug stays before any number. */
const ROOM_FOR_NUMBER = LONGEST_SLUG - 10;

/** The number behind a slug: of a long one the end gives way, since the form takes no longer one. */
function numbered(base: string, number: number): string {
  const end = `-${number}`;
  return base.slice(0, LONGEST_SLUG - end.length).replace(/[-/]$/, '') + end;
}

/** The first that is free of `base`, `base-2`, `base-3` ... */
async function findFree(
  tx: Tx,
  type: ContentType,
  base: string,
  isToBeLeft: (slug: string) => Promise<boolean> = async () => false,
): Promise<string> {
  // All at once: a thousand decisions of one title would take a thousand questions, while others wait for the name.
  const taken = await slugsLike(tx, type, base.slice(0, ROOM_FOR_NUMBER));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : numbered(base, number);
    const isReserved = type.nestedSlugs && isReservedSlug(slug);
    if (isReserved || taken.has(slug) || (await isToBeLeft(slug))) continue;
    return slug;
  }
}

/** The slugs in use that begin so. */
async function slugsLike(tx: Tx, type: ContentType, base: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('entries')
    .select('slug')
    .where('type', '=', type.name)
    .where('slug', 'like', `${likePattern(base)}%`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

function slugTaken(): DomainError {
  const text = {
    el: 'Υπάρχει ήδη άλλη εγγραφή σε αυτή τη διεύθυνση. Διαλέξτε άλλη.',
    en: 'Another entry already has this address. Choose a different one.',
  };
  return new DomainError('conflict', text, { fields: { slug: text } });
}

async function isTaken(
  tx: Tx,
  type: ContentType,
  slug: string,
  exceptId?: string,
): Promise<boolean> {
  let query = tx
    .selectFrom('entries')
    .select('id')
    .where('type', '=', type.name)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null);
  if (exceptId) query = query.where('id', '!=', exceptId);
  return (await query.executeTakeFirst()) !== undefined;
}
