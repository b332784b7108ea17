import { countToTranslate } from '../../content/reading/to-translate.ts';
import type { TaskKind } from '../task-kind.ts';

export const englishBehind: TaskKind = {
  id: 'english-behind',
  text: { el: 'Αγγλικά που έμειναν πίσω', en: 'English behind the Greek' },
  href: '/admin/translations?english=behind',
  place: 'site',
  count: (db, { by }) => countToTranslate(db, by, 'behind'),
};
