import type { Breakage } from './breakage.ts';

/** What somebody broke by hand in files drawn by lot, and no test noticed at first. */
export const NIGHT_BREAKER: readonly Breakage[] = [
  {
    breaks:
      'A release may refuse links to front pages that entries have, and no migration is asked for.',
    file: 'domain/content/releases/dangerous-changes.ts',
    find: 'now.isExact && !before.isExact',
    replace: 'now.isExact && before.isExact',
    tests: ['domain/content/releases/releases.test.ts'],
    title: 'a change of a field',
  },
  {
    breaks:
      'A search takes words for closer than they are, by what the words before them left behind.',
    file: 'domain/search/words/errors-between.ts',
    find: 'j < i + most ? (row[j] as number) : tooMany',
    replace: 'row[j] as number',
    tests: ['domain/search/words/errors-between.test.ts'],
  },
  {
    breaks: 'Between words of 256 letters there is no number of errors.',
    file: 'domain/search/words/errors-between.ts',
    find: 'one.length >= LONGEST || other.length >= LONGEST',
    replace: 'one.length > LONGEST || other.length > LONGEST',
    tests: ['domain/search/words/errors-between.test.ts'],
  },
  {
    breaks: 'Two tabs that keep a text at once have more kept than one person may.',
    file: 'domain/open-forms/keep-copy.ts',
    find: '    await lockName(tx, `copies of ${acting.by.id}`);\n',
    replace: '    void lockName;\n',
    tests: ['domain/open-forms/races.test.ts'],
    title: 'room for one',
  },
  {
    breaks:
      'On the English screen of an event with an English title alone nothing says why its text is Greek.',
    file: 'app/site/language-note.tsx',
    find: 'text ? writtenIn(entry.languages, text) : entry.languages',
    replace: 'entry.languages',
    tests: ['app/site/language-notes.test.ts'],
    title: 'of the type event',
  },
  {
    breaks: 'A place that has a name alone, in Greek, does not say so in English.',
    file: 'app/site/language-note.tsx',
    find: 'return written.length > 0 ? written : languages;',
    replace: 'return written;',
    tests: ['app/site/language-notes.test.ts'],
    title: 'of the type attraction',
  },
  {
    breaks: 'Greek visitors are told that the Greek text has changed since it was translated.',
    file: 'app/site/language-note.tsx',
    find: "if (language !== 'en' || !entry.isEnglishBehind)",
    replace: 'if (!entry.isEnglishBehind)',
    tests: ['app/site/language-notes.test.ts'],
    title: 'whose English lags behind',
  },
];
