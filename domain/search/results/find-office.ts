import type { Db } from '../../../database/connect.ts';
import { PUBLIC_COLUMNS, toEntry } from '../../content/model/entry.ts';
import { department } from '../../content-types/department.ts';
import { office } from '../../content-types/office.ts';
import { service } from '../../content-types/service.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { FoundEntry } from './found-entry.ts';

/** Whom to call about something. */
export interface FoundOffice {
  name: Bilingual;
  phone: string;
}

/** Of so many results, the best, the first that has an office says whom to call. */
const LOOKED_AT = 3;

/** The office that results lead to: the one found, or the one in charge of the service found. */
export async function findOffice(
  db: Db,
  found: readonly FoundEntry[],
): Promise<FoundOffice | undefined> {
  const ids = found.slice(0, LOOKED_AT).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const rows = await published(db).where('id', 'in', ids).execute();
  const entries = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const row = entries.get(id);
    const one = row?.type === service.name ? await inCharge(db, row) : row && officeOf(row);
    if (one?.phone) return one;
  }
  return undefined;
}

/** The office where a service is done, or else the department in charge; undefined where neither is public. */
async function inCharge(db: Db, row: Row): Promise<FoundOffice | undefined> {
  const { data } = toEntry(service, row);
  for (const [type, slug] of [
    [office.name, data.office],
    [department.name, data.department],
  ] as const) {
    if (!slug) continue;
    const query = published(db).where('type', '=', type).where('slug', '=', slug);
    const named = await query.executeTakeFirst();
    const one = named && officeOf(named);
    if (one?.phone) return one;
  }
  return undefined;
}

function officeOf(row: Row): FoundOffice {
  const { data } = row.type === office.name ? toEntry(office, row) : toEntry(department, row);
  return { name: data.name, phone: data.phone };
}

type Row = Awaited<ReturnType<ReturnType<typeof published>['executeTakeFirstOrThrow']>>;

function published(db: Db) {
  return db
    .selectFrom('entries')
    .select([...PUBLIC_COLUMNS, 'type'])
    .where('type', 'in', [office.name, department.name, service.name])
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null);
}
