import { countBrokenPromises } from '../../search/promises/broken-promises.ts';
import type { TaskKind } from '../task-kind.ts';

export const brokenPromises: TaskKind = {
  id: 'broken-promises',
  text: {
    el: 'Αναζητήσεις που δεν βρίσκουν ό,τι πρέπει',
    en: 'Searches that do not find what they must',
  },
  href: '/admin/promises',
  place: 'site',
  count: countBrokenPromises,
};
