import type { Db } from '../../database/connect.ts';
import type { RedirectTable } from '../../database/tables.ts';
import { inTransaction, lockName, type Tx, touchSite } from '../../database/transaction.ts';
import { requireMayPublish } from '../accounts/may-publish.ts';
import type { Acting } from '../acting.ts';
import type { AuditAction } from '../audit/actions.ts';
import { recordChange } from '../audit/record.ts';
import { findEntryAt } from '../content/texts/entry-at.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { batches } from '../links/find-answered.ts';
import { mapInTurns } from '../map-in-turns.ts';
import { forgetMissed } from '../missed/missed-addresses.ts';
import { fold } from '../text/fold.ts';
import { checkRedirects, type GoodRedirect, type RedirectInput } from './check-redirects.ts';
import { writeFrom } from './from-address.ts';
import { REDIRECT_PROBLEMS } from './redirect-problems.ts';

/** Stores a redirect. Throws 'invalid' with messages for `from`, `to`, `status` and `note`, or 'forbidden'. */
export async function createRedirect(
  db: Db,
  input: RedirectInput,
  siteUrl: string,
  acting: Acting,
): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    await beginChange(tx, acting);
    const redirect = await requireGood(tx, input, siteUrl);
    const [id = ''] = await insertRedirects(tx, [redirect], acting);
    await record(tx, 'created', id, redirect, acting);
    touchSite(tx);
    return { id };
  });
}

/**
 * Changes a redirect that somebody saw as `version`. Throws as {@link createRedirect} does, 'not-found', and 'conflict'
 * where it was changed since.
 */
export async function changeRedirect(
  db: Db,
  id: string,
  { version, ...input }: RedirectInput & { version: number },
  siteUrl: string,
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await beginChange(tx, acting);
    const before = await findRow(tx, id);
    if (before.version !== version) {
      throw new DomainError('conflict', {
        el: 'Κάποιος άλλος άλλαξε στο μεταξύ αυτή την ανακατεύθυνση. Κλείστε το παράθυρο και ανοίξτε την ξανά.',
        en: 'Somebody else has changed this redirect in the meantime. Close the dialog and open it again.',
      });
    }
    const redirect = await requireGood(tx, input, siteUrl, id);
    await tx
      .updateTable('redirects')
      .set({ ...(await columnsOf(tx, redirect, acting)), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await forgetMissed(tx, [redirect.from.path]);
    await record(tx, 'changed', id, redirect, acting);
    touchSite(tx);
  });
}

/** Deletes a redirect. Throws 'not-found' or 'forbidden'. */
export async function deleteRedirect(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    await beginChange(tx, acting);
    const { path, query, target } = await findRow(tx, id);
    await tx.deleteFrom('redirects').where('id', '=', id).execute();
    await record(tx, 'deleted', id, { from: { path, query }, target }, acting);
    touchSite(tx);
  });
}

/** One change at a time, so that what was checked is still true when it is stored. */
export async function beginChange(tx: Tx, acting: Acting): Promise<void> {
  await requireMayPublish(tx, acting.by);
  await lockName(tx, 'redirects');
}

/** Stores redirects that were checked in the same transaction. Returns their ids. */
export async function insertRedirects(
  tx: Tx,
  redirects: readonly GoodRedirect[],
  acting: Acting,
): Promise<string[]> {
  const entries = new Map<string, string | null>();
  const rows = await mapInTurns(redirects, async (redirect): Promise<RedirectTable> => {
    const columns = await columnsOf(tx, redirect, acting, entries);
    return { ...columns, id: newId(acting.now), version: 1 };
  });
  for (const some of batches(rows)) await tx.insertInto('redirects').values(some).execute();
  await forgetMissed(
    tx,
    rows.map(({ path }) => path),
  );
  return rows.map(({ id }) => id);
}

async function columnsOf(
  tx: Tx,
  { from, target, status, note }: GoodRedirect,
  acting: Acting,
  known = new Map<string, string | null>(),
): Promise<Omit<RedirectTable, 'id' | 'version'>> {
  if (!known.has(target)) {
    // What follows the path would be lost with the entry's present address.
    const isPage = target.startsWith('/') && !/[?#]/.test(target);
    known.set(target, isPage ? ((await findEntryAt(tx, target)) ?? null) : null);
  }
  return {
    ...from,
    entry_id: known.get(target) ?? null,
    target,
    status,
    note,
    search_text: fold(`${writeFrom(from)} ${readable(target)} ${note}`),
    updated_at: acting.now.toISOString(),
    updated_by: acting.by.email,
  };
}

/** With its letters as people type them. */
function readable(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

async function requireGood(
  tx: Tx,
  input: RedirectInput,
  siteUrl: string,
  except?: string,
): Promise<GoodRedirect> {
  const [checked] = await checkRedirects(tx, [input], { siteUrl, except });
  if (checked && 'redirect' in checked) return checked.redirect;
  throw invalid(
    checked && 'problems' in checked ? checked.problems : { from: REDIRECT_PROBLEMS.taken },
  );
}

async function findRow(tx: Tx, id: string): Promise<RedirectTable> {
  const row = await tx.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst();
  if (row) return row;
  throw notFound({
    el: 'Αυτή η ανακατεύθυνση έχει διαγραφεί.',
    en: 'This redirect has been deleted.',
  });
}

async function record(
  tx: Tx,
  action: AuditAction,
  id: string,
  { from, target }: Pick<GoodRedirect, 'from' | 'target'>,
  { by, now }: Acting,
): Promise<void> {
  const title = `${writeFrom(from)} → ${target}`;
  await recordChange(tx, by, action, { type: 'redirect', id, title }, now);
}
