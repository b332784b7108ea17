import type { Breakage } from './breakage.ts';

/** What was found in the mended rules and public screens when somebody else read them. */
export const JUDGED_RULES: readonly Breakage[] = [
  {
    breaks:
      'A letter whose server was away for hours is lost where the first line after that breaks.',
    file: 'domain/mail/outbox.ts',
    find: 'row.unanswered + (failure.isUnanswered ? 1 : 0)',
    replace: 'failure.isUnanswered ? row.attempts + 1 : 0',
    tests: ['domain/mail/outbox.test.ts'],
  },
  {
    breaks:
      'Who reads English is not told from whom an issue comes where the settings are in Greek.',
    file: 'domain/newsletter/issue-mail.ts',
    find: 'municipality: inEither(site.name, lang)',
    replace: 'municipality: site.name[lang]',
    tests: ['domain/newsletter/send-issue.test.ts'],
    title: 'says from whom',
  },
  {
    breaks:
      'An English issue has a postcode without a street where the settings are in Greek alone.',
    file: 'domain/newsletter/issue-mail.ts',
    find: '`${inEither(site.street, lang)}, ',
    replace: '`${site.street[lang]}, ',
    tests: ['domain/newsletter/send-issue.test.ts'],
    title: 'says from whom',
  },
  {
    breaks: 'Search engines describe the English home page in Greek.',
    file: 'app/site/home/home-page.tsx',
    find: 't(settings.tagline, root.language) ||',
    replace: 'localise(settings.tagline, root.language).text ||',
    tests: ['app/site/small-facts.test.ts'],
    title: 'names the municipality',
  },
  {
    breaks:
      'The site map names a warning for minutes after it was ended, since it is made anew then.',
    file: 'domain/content/addresses/list-addresses.ts',
    find: 'new Date(now.getTime() + MINUTE_MS)',
    replace: 'now',
    tests: ['app/site/sitemap/sitemap-screens.test.ts'],
    title: 'a warning that has ended',
  },
  {
    breaks: 'Escape closes no menu in a browser that knows no popovers.',
    file: 'app/islands/menus-without-popovers.ts',
    find: "key !== 'Escape'",
    replace: "key !== 'Esc'",
    tests: ['app/islands/in-the-browser.test.tsx'],
    title: 'menus open and close',
  },
  {
    breaks: 'Without popovers nobody who listens is told whether a menu is open.',
    file: 'app/islands/menus-without-popovers.ts',
    find: '`${isNow}`',
    replace: "'false'",
    tests: ['app/islands/in-the-browser.test.tsx'],
    title: 'menus open and close',
  },
  {
    breaks: 'After Escape closes a menu the keyboard is nowhere, where popovers are not known.',
    file: 'app/islands/menus-without-popovers.ts',
    find: 'opener.focus();',
    replace: 'opener.id;',
    tests: ['app/islands/in-the-browser.test.tsx'],
    title: 'menus open and close',
  },
  {
    breaks:
      'An answer that its reader most likely has is called not delivered, and written once more.',
    file: 'domain/inbox/read-message.ts',
    find: "if (given_up_at !== null) return 'unsure';",
    replace: "if (given_up_at !== null) return 'failed';",
    tests: ['domain/inbox/answering.test.ts'],
  },
  {
    breaks: 'A draft with a night at the end of the year 9999 cannot be shown.',
    file: 'domain/events/occurrences.ts',
    find: 'day < dayOf(LAST)',
    replace: 'day',
    tests: ['domain/events/occurrences.test.ts'],
    title: 'with the year 9999',
  },
  {
    breaks: 'An asterisk in an address stands for anything on SQLite.',
    file: 'domain/people/find-mentions.ts',
    find: "letter.replace(/[*?[]/, '[$&]')",
    replace: 'letter',
    tests: ['domain/people/people.test.ts'],
    title: 'in Greek capitals',
  },
  {
    breaks: 'On PostgreSQL a page with the last sigma of an address in capitals is not told of.',
    file: 'domain/people/find-mentions.ts',
    find: "email.replaceAll('ς', 'σ')",
    replace: 'email',
    tests: ['domain/people/people.test.ts'],
    title: 'in Greek capitals',
  },
  {
    breaks: 'A search for documents with an endless number of a page fails.',
    file: 'domain/search/index/newest-matches.ts',
    find: 'Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER)',
    replace: '(page - 1) * pageSize',
    tests: ['domain/transparency/list-documents.test.ts'],
    title: 'which is the last',
  },
];
