import type { Breakage } from './breakage.ts';

const MEDIUM_INPUT = ['domain/media/library/medium-input.test.ts'];
const LIBRARY = ['domain/media/library/library.test.ts'];

/** Rules of media, accounts, messages, letters, redirects, links and searches: their orders, limits and records. */
export const RULES_BEYOND_CONTENT: readonly Breakage[] = [
  {
    breaks: 'The redirects that were changed last stand at the end of their list.',
    file: 'domain/redirects/list-redirects.ts',
    find: ".orderBy('updated_at', 'desc')",
    replace: ".orderBy('updated_at')",
    tests: ['domain/redirects/redirects.test.ts'],
    title: 'changed last first',
  },
  {
    breaks: 'The exported redirects do not stand by their addresses.',
    file: 'domain/redirects/list-redirects.ts',
    find: "    .orderBy('path')\n",
    replace: '',
    tests: ['domain/redirects/import-redirects.test.ts'],
    title: 'exported once more',
  },
  {
    breaks: 'A target of a thousand letters is too long.',
    file: 'domain/redirects/target-address.ts',
    find: 'text.length > MAX_LENGTH',
    replace: 'text.length >= MAX_LENGTH',
    tests: ['domain/redirects/from-address.test.ts'],
  },
  {
    breaks: 'A link to a page that moved loses its question and its place on the page.',
    file: 'domain/links/find-moved.ts',
    find: "path.includes('#') ? path : path + rest",
    replace: 'rest ? path : path + rest',
    tests: ['domain/links/find-dead.test.ts'],
  },
  {
    breaks: 'Tags of a medium that differ in accents alone are two.',
    file: 'domain/media/library/medium-input.ts',
    find: '!known.has(fold(tag))) known.set(fold(tag), tag)',
    replace: '!known.has(tag)) known.set(tag, tag)',
    tests: MEDIUM_INPUT,
  },
  {
    breaks: 'The tags of the library stand by the alphabet and not by their use.',
    file: 'domain/media/library/tags.ts',
    find: 'b.count - a.count || ',
    replace: '',
    tests: LIBRARY,
    title: 'counts its tags',
  },
  {
    breaks: 'Nobody finds a picture by its Greek credit.',
    file: 'domain/media/library/searching.ts',
    find: "|| ' ' || credit_el || ' ' || credit_en",
    replace: "|| ' ' || credit_en",
    tests: LIBRARY,
    title: 'whatever their accents',
  },
  {
    breaks: 'A crop may be a strip of a few pixels.',
    file: 'domain/media/pictures/crop.ts',
    find: '    height >= SHORTEST_SIDE &&\n',
    replace: '',
    tests: MEDIUM_INPUT,
  },
  {
    breaks:
      'A session that began with a recovery code is said to have begun with a code of the app.',
    file: 'domain/accounts/sessions/way-of-session.ts',
    find: "'/two-factor/verify-backup-code': 'recovery-code'",
    replace: "'/two-factor/verify-backup-code': 'code'",
    tests: ['domain/audit/sign-ins.test.ts'],
    title: 'how somebody came in',
  },
  {
    breaks: 'The map in a frame marks a point in another sea.',
    file: 'domain/places/map-address.ts',
    find: 'marker: `${lat},${lng}`',
    replace: 'marker: `${lng},${lat}`',
    tests: ['domain/places/map-address.test.ts'],
  },
  {
    breaks: 'Whoever is let in again must add the app again that was lost with the server’s key.',
    file: 'domain/accounts/members/rescue-administrator.ts',
    find: ' || known.secondFactorLostAt)',
    replace: ')',
    tests: ['domain/accounts/members/rescue-administrator.test.ts'],
    title: 'need not be added again',
  },
  {
    breaks: 'Signing in does not say that the database is away where the library hides it.',
    file: 'domain/accounts/library-failure.ts',
    find: 'status < 500',
    replace: 'status <= 500',
    tests: ['domain/accounts/library-failure.test.ts'],
  },
  {
    breaks: 'Held pages go on as always while emergency mode is on.',
    file: 'domain/alerts/emergency-mode.ts',
    find: '    touchSite(tx);\n',
    replace: '',
    tests: ['domain/alerts/alerts.test.ts'],
    title: 'turned on and off once',
  },
  {
    breaks: 'What a browser says of itself is kept with typed text, however long it is.',
    file: 'domain/open-forms/keep-copy.ts',
    find: 'copy.device.slice(0, MAX_DEVICE_LENGTH)',
    replace: 'copy.device',
    tests: ['domain/open-forms/kept-copies.test.ts'],
    title: 'known by its Greek title',
  },
  {
    breaks: 'Typed text is called by its English title where it has a Greek one.',
    file: 'domain/open-forms/form-subject.ts',
    find: 'return [el, en].map(',
    replace: 'return [en, el].map(',
    tests: ['domain/open-forms/kept-copies.test.ts'],
    title: 'known by its Greek title',
  },
];
