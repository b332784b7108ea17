import { countDrafts } from '../../content/reading/drafts.ts';
import type { TaskKind } from '../task-kind.ts';

export const leaving: TaskKind = {
  id: 'leaving',
  text: { el: 'Προγραμματισμένα να φύγουν από τον ιστότοπο', en: 'Scheduled to leave the site' },
  href: '/admin/drafts?state=leaving',
  place: 'office',
  count: (db, { by }) => countDrafts(db, by, { state: 'leaving' }),
};
