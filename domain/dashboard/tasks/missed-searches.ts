import { countMissedSearches } from '../../missed/missed-searches.ts';
import type { TaskKind } from '../task-kind.ts';

export const missedSearches: TaskKind = {
  id: 'missed-searches',
  text: { el: 'Αναζητήσεις χωρίς αποτέλεσμα', en: 'Searches without results' },
  href: '/admin/searches',
  place: 'site',
  count: (db) => countMissedSearches(db, 'often'),
};
