import { mayPublish } from '../../accounts/may-publish.ts';
import { countUnexplained } from '../../media/documents/unexplained.ts';
import type { TaskKind } from '../task-kind.ts';

export const personalDataInFiles: TaskKind = {
  id: 'personal-data-in-files',
  text: {
    el: 'Δημόσια έγγραφα με προσωπικά δεδομένα χωρίς αιτιολόγηση',
    en: 'Public documents with personal data and no reason given',
  },
  hint: {
    el: 'Βρέθηκαν όταν το έγγραφο ήταν ήδη δημόσιο. Αντικαταστήστε το ή γράψτε γιατί πρέπει να μείνει.',
    en: 'They were found when the document was public already. Replace it, or write why it must stay.',
  },
  href: '/admin/media?missing=reason',
  place: 'office',
  isUrgent: true,
  // Where the reviewer step is on, nobody else may do either.
  count: async (db, { by }) => ((await mayPublish(db, by)) ? countUnexplained(db) : 0),
};
