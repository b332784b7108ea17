import type { Db } from '../../database/connect.ts';
import type { KeptCopyTable } from '../../database/tables.ts';
import type { Acting } from '../acting.ts';
import { notFound } from '../errors.ts';
import type { CopyMark } from './end-copies.ts';
import type { FormSubject } from './form-subject.ts';

/** A kept copy as lists show it. */
export interface CopySummary extends FormSubject, CopyMark {
  title: string;
  baseVersion: number | null;
  /** ISO 8601, UTC. */
  keptAt: string;
  /** The `User-Agent` of the browser in which it was typed. */
  device: string;
}

/** A kept copy with the values of its form. */
export interface KeptCopy extends CopySummary {
  values: Record<string, unknown>;
}

const COLUMNS = [
  'id',
  'type',
  'entry_id',
  'base_version',
  'title',
  'sequence',
  'kept_at',
  'device',
] as const satisfies (keyof KeptCopyTable)[];

/**
 * A person's own kept copies, the newest first; with `of`, those of one entry, or of new entries of a type. `ended`
 * are the ones that must not be offered any more where a browser still has them.
 */
export async function listCopies(
  db: Db,
  of: FormSubject | undefined,
  { by }: Acting,
): Promise<{ copies: CopySummary[]; ended: CopyMark[] }> {
  const rows = await db
    .selectFrom('kept_copies')
    .select([...COLUMNS, (e) => e('data', 'is', null).as('has_ended')])
    .where('user_id', '=', by.id)
    .$if(of !== undefined, (query) =>
      query
        .where('type', '=', of?.type ?? '')
        .where('entry_id', of?.entryId ? '=' : 'is', of?.entryId ?? null),
    )
    .orderBy('kept_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    copies: rows.filter(({ has_ended }) => !has_ended).map(toSummary),
    ended: rows.filter(({ has_ended }) => has_ended).map(({ id, sequence }) => ({ id, sequence })),
  };
}

/** One of a person's own kept copies. Throws 'not-found', also when it has ended. */
export async function getCopy(db: Db, id: string, { by }: Acting): Promise<KeptCopy> {
  const row = await db
    .selectFrom('kept_copies')
    .select([...COLUMNS, 'data'])
    .where('id', '=', id)
    .where('user_id', '=', by.id)
    .executeTakeFirst();
  if (!row?.data) {
    throw notFound({
      el: 'Αυτό το αντίγραφο δεν φυλάσσεται πια.',
      en: 'This copy is no longer kept.',
    });
  }
  return { ...toSummary(row), values: JSON.parse(row.data) as Record<string, unknown> };
}

function toSummary(row: Pick<KeptCopyTable, (typeof COLUMNS)[number]>): CopySummary {
  return {
    id: row.id,
    type: row.type,
    entryId: row.entry_id,
    sequence: row.sequence,
    title: row.title,
    baseVersion: row.base_version,
    keptAt: row.kept_at,
    device: row.device,
  };
}
