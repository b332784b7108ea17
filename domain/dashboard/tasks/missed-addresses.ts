import { countMissed } from '../../missed/missed-addresses.ts';
import type { TaskKind } from '../task-kind.ts';

export const missedAddresses: TaskKind = {
  id: 'missed-addresses',
  text: { el: 'Διευθύνσεις που δεν βρέθηκαν', en: 'Addresses that were not found' },
  href: '/admin/missed',
  place: 'site',
  count: (db) => countMissed(db, 'often'),
};
