import { countToTranslate } from '../../content/reading/to-translate.ts';
import type { TaskKind } from '../task-kind.ts';

export const noEnglish: TaskKind = {
  id: 'no-english',
  text: { el: 'Δημοσιευμένα χωρίς αγγλικά', en: 'Published without English' },
  href: '/admin/translations?english=missing',
  place: 'site',
  count: (db, { by }) => countToTranslate(db, by, 'missing'),
};
