import { countDrafts } from '../../content/reading/drafts.ts';
import type { TaskKind } from '../task-kind.ts';

export const drafts: TaskKind = {
  id: 'drafts',
  text: { el: 'Πρόχειρα όλων, σε επεξεργασία', en: 'Drafts of everybody, in progress' },
  href: '/admin/drafts?state=open',
  place: 'office',
  count: (db, { by }) => countDrafts(db, by, { state: 'open' }),
};
