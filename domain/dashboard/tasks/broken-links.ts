import { countBroken } from '../../links/check-links.ts';
import type { TaskKind } from '../task-kind.ts';

export const brokenLinks: TaskKind = {
  id: 'broken-links',
  text: { el: 'Σύνδεσμοι που δεν οδηγούν πουθενά', en: 'Links that lead nowhere' },
  href: '/admin/links',
  place: 'site',
  count: (db, { now }) => countBroken(db, now),
};
