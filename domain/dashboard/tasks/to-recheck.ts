import { countToRecheck } from '../../content/reading/to-recheck.ts';
import { dayInGreece } from '../../time/greek-time.ts';
import type { TaskKind } from '../task-kind.ts';

export const toRecheck: TaskKind = {
  id: 'to-recheck',
  text: { el: 'Να ελεγχθεί αν ισχύουν ακόμη', en: 'To be checked whether still true' },
  href: '/admin/recheck',
  place: 'site',
  count: (db, { by, now }) => countToRecheck(db, by, dayInGreece(now)),
};
