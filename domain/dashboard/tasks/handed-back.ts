import { countDrafts } from '../../content/reading/drafts.ts';
import type { TaskKind } from '../task-kind.ts';

export const handedBack: TaskKind = {
  id: 'handed-back',
  text: { el: 'Σας επιστράφηκαν με σημείωση', en: 'Handed back to you with a note' },
  href: '/admin/drafts?of=mine&state=handed-back',
  place: 'own',
  isUrgent: true,
  count: (db, { by }) => countDrafts(db, by, { of: 'mine', state: 'handed-back' }),
};
