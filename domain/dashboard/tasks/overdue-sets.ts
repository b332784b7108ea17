import { countOverdueSets } from '../../content/sets/reading.ts';
import type { TaskKind } from '../task-kind.ts';

export const overdueSets: TaskKind = {
  id: 'overdue-sets',
  text: {
    el: 'Ομάδες που δεν δημοσιεύτηκαν στην ώρα τους',
    en: 'Sets that were not published on time',
  },
  href: '/admin/sets?state=overdue',
  place: 'office',
  isUrgent: true,
  count: (db, { now }) => countOverdueSets(db, now),
};
