import type { Breakage } from './breakage.ts';

/** The words that staff read. */
export const WORDING: readonly Breakage[] = [
  {
    breaks: 'The button for another news item is in the wrong gender.',
    file: 'domain/content-types/news.ts',
    find: "el: 'Νέα ανακοίνωση'",
    replace: "el: 'Νέο ανακοίνωση'",
    tests: ['app/admin/wording.test.ts'],
  },
  {
    breaks: 'The form speaks of a slug.',
    file: 'app/admin/content/form/content-form-texts.ts',
    find: "el: 'Διεύθυνση στον ιστότοπο'",
    replace: "el: 'Διεύθυνση (slug)'",
    tests: ['app/admin/wording.test.ts'],
  },
  {
    breaks: 'The pictures of the home page are called like transparency.',
    file: 'domain/content-types/slide.ts',
    find: "many: { el: 'Εικόνες προβολής', en: 'Slides' }",
    replace: "many: { el: 'Διαφάνειες', en: 'Slides' }",
    tests: ['app/admin/wording.test.ts'],
  },
];
