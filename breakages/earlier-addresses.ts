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
];
