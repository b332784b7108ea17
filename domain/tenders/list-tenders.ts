import type { Db } from '../../database/connect.ts';
import { PUBLIC_COLUMNS, toEntry } from '../content/model/entry.ts';
import { type EntryPage, inOrder } from '../content/reading/published-entries.ts';
import { type TenderState, tender } from '../content-types/tender.ts';
import { reachedInGreece } from '../time/greek-time.ts';

/** The filters of the list; an omitted state does not narrow it. */
export interface TenderQuery {
  state?: TenderState | undefined;
  now: Date;
  /** From 1; a page beyond the last is the last. */
  page: number;
  pageSize: number;
}

/** One page of the published tenders in the state that they have at the moment; the latest deadline comes first. */
export async function listTenderPage(
  db: Db,
  asked: TenderQuery,
): Promise<EntryPage<typeof tender>> {
  const matching = published(db, asked.state, reachedInGreece(asked.now));
  const counted = await matching
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.count);
  const pageCount = Math.max(1, Math.ceil(total / asked.pageSize));
  const page = Math.min(Math.max(1, asked.page), pageCount);
  const rows = await inOrder(matching, tender.order)
    .limit(asked.pageSize)
    .offset((page - 1) * asked.pageSize)
    .select(PUBLIC_COLUMNS)
    .execute();
  return { entries: rows.map((row) => toEntry(tender, row)), total, page, pageCount };
}

/** `now` is a local time in Greece, as the deadlines in `sort_date` are. */
function published(db: Db, state: TenderState | undefined, now: string) {
  const all = db
    .selectFrom('entries')
    .where('type', '=', tender.name)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null);
  if (state === undefined) return all;
  if (state === 'open') return all.where('category', '=', 'open').where('sort_date', '>', now);
  if (state !== 'closed') return all.where('category', '=', state);
  return all.where((e) =>
    e.or([
      e('category', '=', 'closed'),
      e.and([e('category', '=', 'open'), e('sort_date', '<=', now)]),
    ]),
  );
}
