import { mayPublish } from '../../accounts/may-publish.ts';
import { countDrafts } from '../../content/reading/drafts.ts';
import type { TaskKind } from '../task-kind.ts';

export const toReview: TaskKind = {
  id: 'to-review',
  text: { el: 'Περιμένουν τον έλεγχό σας', en: 'Waiting for your review' },
  href: '/admin/drafts?state=handed-in',
  place: 'own',
  isUrgent: true,
  count: async (db, { by }) =>
    (await mayPublish(db, by)) ? countDrafts(db, by, { state: 'handed-in' }) : 0,
};
