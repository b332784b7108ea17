import type { Db } from '../../database/connect.ts';
import type { Acting } from '../acting.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { TASK_KINDS } from './register.ts';
import type { TaskKind } from './task-kind.ts';

/** A task on the first screen: what waits, how many, and the address of the list of those. */
export interface Task {
  id: string;
  text: Bilingual;
  hint: Bilingual | null;
  href: string | null;
  place: TaskKind['place'];
  isUrgent: boolean;
  count: number;
}

/** What waits for this person, in the order of the register; kinds of which there is none are left out. */
export async function listTasks(db: Db, acting: Acting): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const kind of TASK_KINDS) {
    if (kind.adminOnly && acting.by.role !== 'admin') continue;
    const count = await kind.count(db, acting);
    if (count > 0) tasks.push(toTask(kind, count));
  }
  return tasks;
}

function toTask(kind: TaskKind, count: number): Task {
  const { id, text, hint = null, href = null, place, isUrgent = false } = kind;
  return { id, text, hint, href, place, isUrgent, count };
}
