import { countDrafts } from '../../content/reading/drafts.ts';
import type { TaskKind } from '../task-kind.ts';

export const ownDrafts: TaskKind = {
  id: 'own-drafts',
  text: { el: 'Τα πρόχειρά σας', en: 'Your drafts' },
  href: '/admin/drafts?of=mine&state=open',
  place: 'own',
  count: (db, { by }) => countDrafts(db, by, { of: 'mine', state: 'open' }),
};
