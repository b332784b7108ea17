import type { Breakage } from './breakage.ts';

const JSON_LD = ['app/site/events/event-json-ld.test.ts'];
const NEXT_DATES = ['app/site/events/next-dates.test.ts'];
const FEEDS = ['app/site/alerts/alert-feeds.test.ts'];
const MESSAGES = ['domain/alerts/messages.test.ts'];

/** What residents find, and whether it is in time: next dates, messages about warnings. */
export const FOUND: readonly Breakage[] = [
  {
    breaks: 'A search shows an event that comes back with its first date.',
    file: 'app/site/search/search-page.tsx',
    find: '(eventDates.get(entry.id) ?? entry.date)',
    replace: 'entry.date',
    tests: NEXT_DATES,
  },
  {
    breaks: 'An event that is over stands in lists with its first date.',
    file: 'domain/events/main-dates.ts',
    find: "e.fn.max<string>('starts_at').as('last')",
    replace: "e.fn.min<string>('starts_at').as('last')",
    tests: ['domain/events/main-dates.test.ts'],
  },
  {
    breaks: 'Who shares an event does not say when it is.',
    file: 'app/site/events/event-when.ts',
    find: 'return `${when}. ${localise(description, language).text}`;',
    replace: 'return localise(description, language).text || when;',
    tests: NEXT_DATES,
  },
  {
    breaks: 'Search engines are told that an event takes place on the day from which it was moved.',
    file: 'app/site/events/event-json-ld.ts',
    find: 'const leftOut = exceptions.flatMap(({ day }) => (day ? [day] : []));',
    replace:
      'const leftOut = exceptions.flatMap(({ day, movedTo }) => (day && !movedTo ? [day] : []));',
    tests: JSON_LD,
  },
  {
    breaks: 'Search engines are told that the days of a cancelled event take place.',
    file: 'app/site/events/event-json-ld.ts',
    find: '        eventStatus,\n        ...period(date),',
    replace: '        ...period(date),',
    tests: JSON_LD,
  },
  {
    breaks: 'The newsletter names days that are over.',
    file: 'domain/newsletter/mail-dates.ts',
    find: 'const coming = all.filter((times) => overFrom(times) > now);',
    replace: 'const coming = all.filter((times) => overFrom(times) > now || now);',
    tests: ['domain/newsletter/mail-dates.test.ts'],
  },
  {
    breaks: 'Programs are not told that a warning was withdrawn.',
    file: 'domain/alerts/keep-message.ts',
    find: 'const entry = tells ?? told;',
    replace: 'const entry = tells;',
    tests: [...FEEDS, ...MESSAGES],
    of: ['x-cap'],
  },
  {
    breaks: 'What programs are told says the telephone of today, and not that of its moment.',
    file: 'app/site/alerts/alert-cap.ts',
    find: 'return answerCap(message, services.siteUrl);',
    replace:
      "const office = await services.db.selectFrom('entries').where('type', '=', 'settings').select('published').executeTakeFirst();\n  const contact = JSON.parse(office?.published ?? '{}').phones[0].number;\n  if (message) message.data.contact = contact;\n  return answerCap(message, services.siteUrl);",
    tests: FEEDS,
    of: ['x-cap'],
  },
  {
    breaks: 'Programs get a warning before it begins.',
    file: 'domain/alerts/messages.ts',
    find: '({ shown_from }) => shown_from <= now.toISOString(),',
    replace: "({ shown_from }) => shown_from !== '' || now === undefined,",
    tests: MESSAGES,
  },
  {
    breaks: 'A message goes with the warning from the bin.',
    file: 'database/migrations/first-tables/alert-messages.ts',
    find: ".addColumn('entry_id', 'text', (c) => c.notNull())",
    replace:
      ".addColumn('entry_id', 'text', (c) => c.notNull().references('entries.id').onDelete('cascade'))",
    tests: MESSAGES,
  },
  {
    breaks: 'A warning that was withdrawn comes back in the index of messages.',
    file: 'domain/alerts/messages.ts',
    find: "if (type === 'Cancel') return new Date(sentAt) > since;",
    replace: '',
    tests: MESSAGES,
  },
  {
    breaks: 'A word that says where something is tells as much as what it is.',
    file: 'domain/search/certainty.ts',
    find: 'const WEAK = 0.35;',
    replace: 'const WEAK = 1;',
    tests: ['seed/searching.test.ts'],
    title: 'among the first three',
  },
  {
    breaks: 'A short word that does not exist finds another one.',
    file: 'domain/search/words/find-terms.ts',
    find: 'errors <= most && isLikely(text, other, errors)',
    replace: 'errors <= most',
    tests: ['domain/search/words/find-terms.test.ts'],
    title: 'no other',
  },
  {
    breaks: 'An English word in Greek letters finds nothing.',
    file: 'domain/search/words/letters.ts',
    find: 'if (word.length < SHORTEST) return [];',
    replace: 'if (word.length > SHORTEST) return [];',
    tests: ['domain/search/words/find-terms.test.ts'],
  },
  {
    breaks: 'A verb in the past is another word.',
    file: 'domain/search/word-forms.ts',
    find: 'const GREEK = [...SHORT, ...OTHER_VERBS];',
    replace: 'const GREEK = OTHER_VERBS.length > 0 ? SHORT : [];',
    tests: ['domain/search/word-forms.test.ts'],
  },
  {
    breaks: 'A menu calls a page otherwise than the page does.',
    file: 'domain/site-menu/original-menu.ts',
    find: "title: { el: 'Έντυπα και αιτήσεις', en: 'Forms and applications' }",
    replace: "title: { el: 'Έντυπα', en: 'Forms' }",
    tests: ['app/site/names.test.ts'],
  },
  {
    breaks: 'A text has a date with the day before the month.',
    file: 'seed/content/attractions-culture.ts',
    find: 'on November 8.',
    replace: 'on 8 November.',
    tests: ['seed/content/facts-of-texts.test.ts'],
  },
  {
    breaks: 'A text names an office of which nobody learns where it is.',
    file: 'seed/content/offices.ts',
    find: 'Υπηρεσία Περιβάλλοντος, Υπηρεσία Πρασίνου και',
    replace: 'Υπηρεσία Περιβάλλοντος και',
    tests: ['seed/content/facts-of-texts.test.ts'],
  },
  {
    breaks: 'What was archived stands behind everything, also for who types its title.',
    file: 'domain/search/rank.ts',
    find: 'const ARCHIVED_WHOLE = -12;',
    replace: 'const ARCHIVED_WHOLE = -30;',
    tests: ['app/site/archived-screens.test.ts'],
  },
];
