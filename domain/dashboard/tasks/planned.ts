import { countDrafts } from '../../content/reading/drafts.ts';
import type { TaskKind } from '../task-kind.ts';

export const planned: TaskKind = {
  id: 'planned',
  text: { el: 'Προγραμματισμένα για δημοσίευση', en: 'Scheduled for publication' },
  href: '/admin/drafts?state=planned',
  place: 'office',
  count: (db, { by }) => countDrafts(db, by, { state: 'planned' }),
};
