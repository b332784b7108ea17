import type { Breakage } from './breakage.ts';

/** What the seventh attempt from outside has found. */
export const SEVENTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks:
      'A document is not found by a word of its title that is also the name of another category.',
    file: 'domain/search/index/newest-matches.ts',
    find: 'if (word.terms.length === 0) return ofCategories;',
    replace: 'if (word) return ofCategories;',
    tests: ['domain/transparency/list-documents.test.ts'],
  },
  {
    breaks: 'Whom to call is said by an office in the bin that had the same address.',
    file: 'domain/search/results/find-office.ts',
    find: "    .where('deleted_at', 'is', null);",
    replace: '',
    tests: ['domain/search/results/found-first.test.ts'],
  },
  {
    breaks: 'Two spaces in a text count as a word that stands before what is sought.',
    file: 'domain/search/results/sought-terms.ts',
    find: 'if (end > start) position++;',
    replace: 'position++;',
    tests: ['domain/search/results/rank.test.ts'],
  },
  {
    breaks: 'A PDF document is taken where a picture is asked for.',
    file: 'domain/media/uploads/add-medium.ts',
    find: "(kind === 'pdf' && upload.accept === 'image')",
    replace: 'false',
    tests: ['domain/media/uploads/add-medium.test.ts'],
  },
  {
    breaks: 'On SQLite nobody finds an address whose last sigma was written as any other.',
    file: 'domain/people/find-mentions.ts',
    find: "${letter === 'ς' ? 'σ' : ''}",
    replace: '',
    tests: ['domain/people/people.test.ts'],
  },
  {
    breaks: 'An office without a telephone is named as the one to call.',
    file: 'domain/search/results/find-office.ts',
    find: `    if (one?.phone) return one;
  }
  return undefined;
}

/** The office where`,
    replace: `    if (one) return one;
  }
  return undefined;
}

/** The office where`,
    tests: ['domain/search/results/found-first.test.ts'],
  },
  {
    breaks: 'Before a hit at the beginning of a text stands an empty piece.',
    file: 'domain/search/results/excerpt.ts',
    find: 'if (start > end) pieces.push',
    replace: 'pieces.push',
    tests: ['domain/search/results/excerpt.test.ts'],
  },
  {
    breaks: 'A letter that failed without a word is shown as one that was not tried yet.',
    file: 'domain/mail/outbox.ts',
    find: " || 'unknown'",
    replace: '',
    tests: ['domain/mail/outbox.test.ts'],
  },
  {
    breaks: 'The file of redirects has the address that an entry had when they were made.',
    file: 'domain/redirects/list-redirects.ts',
    find: "targets.get(row.entry_id ?? '')?.path ?? row.target",
    replace: 'row.target',
    tests: ['domain/redirects/redirects.test.ts'],
  },
  {
    breaks: 'A search in the library counts files in the bin.',
    file: 'domain/media/library/searching.ts',
    find: 'where deleted_at is null',
    replace: '',
    tests: ['domain/media/library/library.test.ts'],
  },
  {
    breaks: 'What has a word in its title and in its slug is offered to staff twice.',
    file: 'domain/content/reading/find-for-staff.ts',
    find: 'entry.type === type && !ids.has(entry.id) && ids.add(entry.id)',
    replace: 'entry.type === type',
    tests: ['domain/content/reading/find-for-staff.test.ts'],
  },
  {
    breaks: 'A restore takes the invitation of somebody who was erased before they were invited.',
    file: 'domain/people/erase-again.ts',
    find: '    invitations: found.invitations.filter(isOld),\n',
    replace: '',
    tests: ['domain/people/people.test.ts'],
    title: 'that a restore brought back',
  },
  {
    breaks: 'A preview makes up when an event ends.',
    file: 'domain/content/preview/shown-row.ts',
    find: "field.kind === 'dateTime' && field.required",
    replace: "field.kind === 'dateTime'",
    tests: ['domain/content/preview/drafts.test.ts'],
  },
  {
    breaks: 'Links of archived entries that lead nowhere wait for staff.',
    file: 'domain/links/check-links.ts',
    find: "    .where('entries.state', '=', 'published')\n",
    replace: '',
    tests: ['domain/links/check-links.test.ts'],
  },
  {
    breaks: 'A list of news has no entry that bears the typed word in its address alone.',
    file: 'domain/content/reading/staff-entries.ts',
    find: '  if (words.some((word) => LATIN.test(word))) return;\n',
    replace: '',
    tests: ['domain/content/reading/staff-entries.test.ts'],
  },
  {
    breaks: 'A verb of who asks, typed in Latin letters, is taken for what is sought.',
    file: 'domain/search/read-query.ts',
    find: 'isGreek(word) ? word : likeliest(terms)',
    replace: 'word',
    tests: ['domain/search/read-query.test.ts'],
  },
  {
    breaks: 'An editor replaces a file that was published while the new one was stored.',
    file: 'domain/media/acts/replace-file.ts',
    find: '      await requireMayChangeShown(tx, [before], acting);\n',
    replace: '',
    tests: ['domain/media/acts/may-change-shown.test.ts'],
    title: 'while the new file is stored',
  },
  {
    breaks: 'A refusal in English names entries in Greek quotation marks.',
    file: 'domain/content/sets/readiness.ts',
    find: "lang === 'el' ? words : words.replaceAll('«', '‘').replaceAll('»', '’')",
    replace: 'words',
    tests: ['domain/content/sets/readiness.test.ts'],
  },
  {
    breaks: 'A site that was off for exactly a week waits a night.',
    file: 'domain/retention/steady-clock.ts',
    find: 'apart <= LONGEST_PAUSE_MS',
    replace: 'apart < LONGEST_PAUSE_MS',
    tests: ['domain/retention/steady-clock.test.ts'],
  },
  {
    breaks: 'Words of headings of the third level of a text are links to terms.',
    file: 'domain/terms/mark-terms.ts',
    find: 'h[1-6]',
    replace: 'h[1-3]',
    tests: ['domain/terms/known-terms.test.ts'],
  },
  {
    breaks: 'A link names an entry in the bin instead of the one that has its address now.',
    file: 'domain/content/texts/entry-at.ts',
    find: `      .where('slug', '=', named.slug)
      .where('deleted_at', 'is', null)
`,
    replace: `      .where('slug', '=', named.slug)
`,
    tests: ['domain/content/texts/settle-links.test.ts'],
  },
  {
    breaks: 'Another day of a draft begins in the hour that the clocks skip.',
    file: 'domain/events/occurrences.ts',
    find: 'const startsAt = existing(`${day}T${starts}`);',
    replace: 'const startsAt = `${day}T${starts}`;',
    tests: ['domain/events/occurrences.test.ts'],
  },
  {
    breaks: 'The earlier bytes of a file that has left the bin stay in the store for ever.',
    file: 'domain/media/library/empty-bin.ts',
    find: '[...rows, ...earlier]',
    replace: '[...rows]',
    tests: ['domain/media/acts/replace-file.test.ts'],
    title: 'from the bin for good',
  },
  {
    breaks: 'Where one note names a person, every message is said to.',
    file: 'domain/people/find-mentions.ts',
    find: "            .whereRef('message_notes.message_id', '=', 'messages.id')\n",
    replace: '',
    tests: ['domain/people/people.test.ts'],
    title: 'wherever they are',
  },
  {
    breaks: 'Wrong codes of some keep others of their network from their passwords.',
    file: 'domain/accounts/attempts/account-attempts.ts',
    find: 'limits === PASSWORD_ATTEMPTS ? [anyAccount(address), ...together] : together',
    replace: '[anyAccount(address), ...together]',
    tests: ['domain/accounts/attempts/account-attempts.test.ts'],
    title: 'at codes of others',
  },
  {
    breaks: 'After an undo nobody is told that the English of before is behind the Greek.',
    file: 'domain/content/sets/undo-set.ts',
    find: "publicEnglishFrom: JSON.parse(member.was_english_from ?? '{}'),",
    replace: 'publicEnglishFrom: {},',
    tests: ['domain/content/sets/undo-set.test.ts'],
  },
  {
    breaks: 'Where there are reviewers, an editor opens a published set again.',
    file: 'domain/content/sets/undo-set.ts',
    find: '    await requireMayPublish(tx, acting.by);\n',
    replace: '',
    tests: ['domain/content/sets/undo-set.test.ts'],
  },
  {
    breaks: 'A set is planned for a moment at which one of its entries will have left.',
    file: 'domain/content/sets/publish-set.ts',
    find: 'requireReady(tx, members, publishAt)',
    replace: 'requireReady(tx, members, null)',
    tests: ['domain/content/sets/planned-sets.test.ts'],
  },
  {
    breaks: 'An account begins with a password that has its own address in it.',
    file: 'domain/accounts/members/create-user.ts',
    find: 'describePasswordProblem(password, email)',
    replace: "describePasswordProblem(password, '')",
    tests: ['domain/accounts/members/create-user.test.ts'],
  },
  {
    breaks: 'Whoever deletes one message takes the answers to all others from the outbox.',
    file: 'domain/inbox/delete-message.ts',
    find: "      .where('message_id', '=', id)\n",
    replace: '',
    tests: ['domain/inbox/answering.test.ts'],
    title: 'letters of its own answers',
  },
  {
    breaks: 'A restore takes the name of an account from what it did after an erasure.',
    file: 'domain/people/erase-person.ts',
    find: '(await hasAccount(tx, email)) ? 0 : await',
    replace: 'await',
    tests: ['domain/people/people.test.ts'],
    title: 'stay where they came after',
  },
  {
    breaks: 'What leaves the site waits for a publication that is planned for later.',
    file: 'domain/content/acts/due/carry-out-plans.ts',
    find: 'moments.sort((a, b) => a.getTime() - b.getTime())[0]',
    replace: 'moments[0]',
    tests: ['domain/content/acts/due/leaving.test.ts'],
    title: 'is what comes next',
  },
  {
    breaks: 'Nobody hears that the password of the settings makes no administrator.',
    file: 'domain/accounts/members/first-administrator.ts',
    find: "error.code === 'conflict')",
    replace: 'true)',
    tests: ['domain/accounts/members/first-administrator.test.ts'],
    title: 'missed aloud',
  },
];
