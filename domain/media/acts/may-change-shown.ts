import type { Db } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import { mayPublish } from '../../accounts/may-publish.ts';
import type { Acting } from '../../acting.ts';
import { DomainError } from '../../errors.ts';
import { toMedium } from '../library/medium.ts';

/** Which of some media visitors see on a page, now or by what is planned. */
export async function findShown(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await shownMedia(db).where('target', 'in', ids).distinct().execute();
  return new Set(rows.map(({ target }) => target));
}

/** The ids of all media that visitors see on a page, now or by what is planned; some more than once. */
export function shownMedia(db: Db) {
  return db
    .selectFrom('entry_references')
    .innerJoin('entries', 'entries.id', 'entry_references.entry_id')
    .where('kind', '=', 'medium')
    .where('entries.deleted_at', 'is', null)
    .where((e) =>
      e.or([
        e.and([e('copy', '=', 'published'), e('public_languages', '!=', '')]),
        e.and([e('copy', '=', 'working'), e('publish_at', 'is not', null)]),
      ]),
    )
    .select('target');
}

/**
 * Where the reviewer step is on, refuses whoever may not publish a change of media that visitors see: with 'forbidden',
 * `handsIn` and the media, so that the others of several can be changed. Call it in the transaction of the change.
 */
export async function requireMayChangeShown(
  db: Db,
  media: readonly MediaTable[],
  { by }: Acting,
): Promise<void> {
  if (media.length === 0 || (await mayPublish(db, by))) return;
  const ids = await findShown(
    db,
    media.map(({ id }) => id),
  );
  const shown = media.filter(({ id }) => ids.has(id));
  if (shown.length === 0) return;
  throw new DomainError('forbidden', REFUSAL, {
    details: { handsIn: true, media: shown.map((row) => toMedium(row)) },
  });
}

const REFUSAL = {
  el: 'Το αρχείο φαίνεται στον ιστότοπο: ό,τι βλέπουν οι επισκέπτες το αλλάζουν οι υπεύθυνοι δημοσίευσης. Ζητήστε το από αυτούς.',
  en: 'The file is shown on the site, and what visitors see is changed by reviewers. Ask one of them.',
};
