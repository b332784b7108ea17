import type { Breakage } from './breakage.ts';

/** Of small acts: what the log keeps of them, what they say, and what is left behind. */
export const SMALL_LOSSES: readonly Breakage[] = [
  {
    breaks: 'The log keeps nothing of what was taken out of a set.',
    file: 'domain/content/sets/fill-set.ts',
    find: "    await record(tx, 'removed-from-set', entry, set, acting);\n    if (set.publish_at === null) return;",
    replace: '    if (set.publish_at === null) return;',
    tests: ['domain/content/sets/sets.test.ts'],
    title: 'ends with the last entry',
  },
  {
    breaks: 'A set that is planned is called overdue.',
    file: 'domain/content/sets/reading.ts',
    find: 'isOverdue: row.publish_at !== null && row',
    replace: 'isOverdue: row.publish_at !== null || row',
    tests: ['domain/content/sets/sets.test.ts'],
    title: 'ends with the last entry',
  },
  {
    breaks: 'What staff write is taken for sample content.',
    file: 'domain/content/acts/create-entry.ts',
    find: '    is_sample: 0,',
    replace: '    is_sample: 1,',
    tests: ['domain/content/acts/drafts.test.ts'],
    title: 'for staff alone',
  },
  {
    breaks: 'Whoever has had a turn to upload is given it again, and keeps it.',
    file: 'domain/media/uploads/upload-turns.ts',
    find: '      this.#waiting = this.#waiting.filter((one) => one !== next);\n      next.begin',
    replace: '      next.begin',
    tests: ['domain/media/uploads/upload-turns.test.ts'],
    title: 'so many uploads',
  },
  {
    breaks: 'Of a text with a hit a word or two is shown.',
    file: 'domain/search/results/excerpt.ts',
    find: 'wordBefore(plain, from + EXCERPT_LENGTH)',
    replace: 'wordBefore(plain, from + EXCERPT_LENGTH / 4)',
    tests: ['domain/search/results/excerpt.test.ts'],
    title: 'a few words before it',
  },
  {
    breaks: 'What is wrong with one of several media is not said, and the others change.',
    file: 'domain/media/acts/change-media.ts',
    find: '      messages[`media.${i}.${path}`] = text;\n',
    replace: '      void [i, path, text];\n',
    tests: ['domain/media/library/library.test.ts'],
    title: 'several at once',
  },
  {
    breaks: 'The reason for personal data in a new page is lost, and the page refused.',
    file: 'api/entries/pages-routes.ts',
    find: 'await createPage(db, input, { ...acting, reason })',
    replace: 'await createPage(db, input, acting)',
    tests: ['api/entries/pages.test.ts'],
    title: 'with personal data',
  },
];
