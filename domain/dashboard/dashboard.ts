import { type NotNull, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { EntryState } from '../../database/tables.ts';
import type { Acting } from '../acting.ts';
import { closedTypes } from '../content/reading/editable-types.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { readBackupState } from '../upkeep/backup-state.ts';
import { listTasks, type Task } from './list-tasks.ts';

/** What a member of staff sees first: what waits, what changed last, what is still sample. */
export interface Dashboard {
  tasks: Task[];
  recent: {
    id: string;
    type: string;
    title: Bilingual;
    state: EntryState;
    updatedAt: string;
    updatedBy: string | null;
  }[];
  /** Entries that become public by themselves, the soonest first. */
  planned: { id: string; type: string; title: Bilingual; publishAt: string }[];
  /** Entries that leave the site, or its lists, by themselves, the soonest first. */
  leaving: {
    id: string;
    type: string;
    title: Bilingual;
    leaveAt: string;
    leaveTo: 'draft' | 'archived';
  }[];
  samples: { type: string; count: number }[];
}

const RECENT_COUNT = 8;
const PLANNED_COUNT = 8;
const LEAVING_COUNT = 8;

/** The first screen of this person. Each entry leads to its form, so those that others alone may open are left out. */
export async function getDashboard(db: Db, acting: Acting): Promise<Dashboard> {
  const closed = closedTypes(acting.by);
  const living = () =>
    db
      .selectFrom('entries')
      .where('deleted_at', 'is', null)
      .$if(closed.length > 0, (query) => query.where('type', 'not in', closed));
  const recent = await living()
    // What the site came with was changed by nobody.
    .where('updated_by', 'is not', null)
    .select(['id', 'type', 'title_el', 'title_en', 'state', 'updated_at', 'updated_by'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_COUNT)
    .execute();
  const planned = await living()
    .where('publish_at', 'is not', null)
    .select(['id', 'type', 'title_el', 'title_en', 'publish_at'])
    .orderBy('publish_at')
    .orderBy('id')
    .limit(PLANNED_COUNT)
    .$narrowType<{ publish_at: NotNull }>()
    .execute();
  const leaving = await living()
    .where('leave_at', 'is not', null)
    .select(['id', 'type', 'title_el', 'title_en', 'leave_at', 'leave_to'])
    .orderBy('leave_at')
    .orderBy('id')
    .limit(LEAVING_COUNT)
    .$narrowType<{ leave_at: NotNull; leave_to: NotNull }>()
    .execute();
  const samples = await living()
    // A literal, so that SQLite uses the index of samples.
    .where('is_sample', '=', sql.lit(1))
    .select(['type', (e) => e.fn.countAll<number>().as('count')])
    .groupBy('type')
    .orderBy('type')
    .execute();
  return {
    tasks: await listTasks(db, acting),
    recent: recent.map((row) => ({
      id: row.id,
      type: row.type,
      title: { el: row.title_el, en: row.title_en },
      state: row.state,
      updatedAt: row.updated_at,
      updatedBy: row.updated_by,
    })),
    planned: planned.map((row) => ({
      id: row.id,
      type: row.type,
      title: { el: row.title_el, en: row.title_en },
      publishAt: row.publish_at,
    })),
    leaving: leaving.map((row) => ({
      id: row.id,
      type: row.type,
      title: { el: row.title_el, en: row.title_en },
      leaveAt: row.leave_at,
      leaveTo: row.leave_to,
    })),
    samples: samples.map((row) => ({ type: row.type, count: Number(row.count) })),
  };
}

/** The state of the backups, for administrators. */
export interface BackupsOverview {
  /** When the last backup was made, and how many originals it lacks; null if there is none. */
  last: { at: string; damaged: number } | null;
  /** When a backup failed after that, or null. */
  failedAt: string | null;
  /** When the last trial restore was made, and whether the backup was complete; or null. */
  trial: { at: string; isGood: boolean; text: string } | null;
}

/** The state of the backups as administrators see it. */
export async function getBackupsOverview(db: Db): Promise<BackupsOverview> {
  const { last, failing, trial } = await readBackupState(db);
  return {
    last: last ? { at: last.at, damaged: last.damaged } : null,
    failedAt: failing?.at ?? null,
    trial: trial ? { at: trial.at, isGood: trial.isGood, text: trial.text } : null,
  };
}
