import type { Breakage } from './breakage.ts';

const TESTS = ['domain/media/library/earlier-addresses.test.ts'];

/** Addresses that files had before they were cropped or replaced. */
export const EARLIER_ADDRESSES: readonly Breakage[] = [
  {
    breaks: 'An address that a picture had before its crop leads nowhere.',
    file: 'domain/media/acts/change-media.ts',
    find: '    await keepEarlierAddress(tx, before, acting);\n',
    replace: '',
    tests: TESTS,
    title: 'leads to the part',
  },
  {
    breaks: 'A rendition shows what was cut off.',
    file: 'domain/media/files/image-processing.ts',
    find: 'wanted.part ? whole.extract(wanted.part) : whole',
    replace: 'wanted.part ? whole : whole',
    tests: TESTS,
    title: 'leads to the part',
  },
  {
    breaks: 'An earlier address of a picture in the bin leads somewhere.',
    file: 'domain/media/library/earlier-addresses.ts',
    find: "    .where('media.id', '=', id)\n    .where('media.deleted_at', 'is', null)\n",
    replace: "    .where('media.id', '=', id)\n",
    tests: TESTS,
    title: 'answers nobody',
  },
  {
    breaks: 'The address of an entry is lost when it gets another one while it is off the site.',
    file: 'domain/content/acts/leave-site.ts',
    find: '  await leaveAddress(tx, type, before, after);\n',
    replace: '',
    tests: ['domain/content/addresses/former-addresses.test.ts'],
    title: 'SQLite',
  },
  {
    breaks: 'A new entry of the same title takes the address from which another one has moved.',
    file: 'domain/content/addresses/claim-slug.ts',
    find: '(slug) => wasAnothers(tx, type, { slug, data })',
    replace: 'async () => false',
    tests: ['domain/content/addresses/former-addresses.test.ts'],
    title: 'SQLite',
  },
  {
    breaks:
      'An entry that comes back from the bin to another address is not found at the one that it had.',
    file: 'domain/content/acts/restore-entry.ts',
    find: '    await leaveAddress(tx, type, before, after);\n',
    replace: '',
    tests: ['domain/content/addresses/former-addresses.test.ts'],
    title: 'from the bin',
  },
  {
    breaks: 'A link in a text leads to where a draft would move an entry.',
    file: 'domain/content/texts/find-targets.ts',
    find: 'row.published ?? row.working',
    replace: 'row.working',
    tests: ['domain/content/texts/settle-links.test.ts'],
    title: 'a draft would move',
  },
  {
    breaks: 'The address of a narrow picture leads nowhere once a wider one is in its place.',
    file: 'domain/media/library/earlier-addresses.ts',
    find: ' ?? widths[0]',
    replace: '',
    tests: TESTS,
    title: 'in the nearest width',
  },
];
