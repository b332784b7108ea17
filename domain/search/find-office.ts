import type { Db } from '../../database/connect.ts';
import { PUBLIC_COLUMNS, toEntry } from '../content/model/entry.ts';
import { department } from '../content-types/department.ts';
import { office } from '../content-types/office.ts';
import { service } from '../content-types/service.ts';
import type { Bilingual } from '../text/bilingual.ts';
import type { FoundEntry } from './found-entry.ts';

/** Whom to call about something. */
export interface FoundOffice {
  name: Bilingual;
  phone: string;
}

/** Of so many results, the best, the first that has an office says whom to call. */
const LOOKED_AT = 3;

/** The office that results lead to: the one found, or the department in charge of the service found. */
export async function findOffice(
  db: Db,
  found: readonly FoundEntry[],
): Promise<FoundOffice | undefined> {
  const ids = found.slice(0, LOOKED_AT).map(({ id }) => id);
  const entries = await readOffices(db, ids);
  const departments = ids.map((id) => entries.get(id)?.department ?? '').filter(Boolean);
  const inCharge = await readOffices(db, departments);
  for (const id of ids) {
    const entry = entries.get(id);
    const one = entry?.department ? inCharge.get(entry.department) : entry;
    if (one?.phone) return { name: one.name, phone: one.phone };
  }
  return undefined;
}

interface Office extends FoundOffice {
  /** The department in charge, of a service. */
  department: string;
}

async function readOffices(db: Db, ids: readonly string[]): Promise<Map<string, Office>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .select([...PUBLIC_COLUMNS, 'type'])
    .where('id', 'in', ids)
    .where('type', 'in', [office.name, department.name, service.name])
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => {
      if (row.type === service.name) {
        const { data } = toEntry(service, row);
        return [row.id, { name: data.title, phone: '', department: data.department ?? '' }];
      }
      const { data } = row.type === office.name ? toEntry(office, row) : toEntry(department, row);
      return [row.id, { name: data.name, phone: data.phone, department: '' }];
    }),
  );
}
