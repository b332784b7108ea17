import type { Breakage } from './breakage.ts';

/** Rules at places that a machine drew at random, where no test said that they hold. */
export const RULES_AT_RANDOM: readonly Breakage[] = [
  {
    breaks: 'A page of the site is shown among the news, to whoever writes its address so.',
    file: 'domain/content/reading/published-entries.ts',
    find: "    .selectFrom('entries')\n    .where('type', '=', type.name)\n    .where('slug', '=', slug)\n",
    replace: "    .selectFrom('entries')\n    .where('slug', '=', slug)\n",
    tests: ['domain/content/acts/editing.test.ts'],
    title: 'at the address of its type',
  },
  {
    breaks: 'A password that counts up twice is taken.',
    file: 'domain/accounts/passwords/password-rules.ts',
    find: 'return steps >= password.length - 2;',
    replace: 'return steps > password.length - 2;',
    tests: ['domain/accounts/passwords/password-rules.test.ts'],
    title: '123456345678',
  },
  {
    breaks: 'What could not be written whole fills the disk.',
    file: 'domain/media/store/write-whole-file.ts',
    find: '    await rm(unfinished, { force: true });\n',
    replace: '',
    tests: ['domain/media/store/store.test.ts'],
    title: 'no half of itself',
  },
  {
    breaks:
      'A PDF whose program writes its list of places in another way than most is refused as damaged.',
    file: 'domain/media/pdf/pdf-stream.ts',
    find: 'row > 0 && column > 0 ? (whole[at - columns - 1] as number) : 0',
    replace: '0',
    tests: ['domain/media/pdf/check-pdf.test.ts'],
    title: 'in the way 4',
  },
  {
    breaks: 'A list of places of a PDF that is written as differences to the left is not read.',
    file: 'domain/media/pdf/pdf-stream.ts',
    find: 'column > 0 ? (whole[at - 1] as number) : 0',
    replace: '0',
    tests: ['domain/media/pdf/check-pdf.test.ts'],
    title: 'in the way 1',
  },
  {
    breaks: 'A list of places of a PDF that is written as differences to a mean is not read.',
    file: 'domain/media/pdf/pdf-stream.ts',
    find: 'return (left + above) >> 1;',
    replace: 'return left + above;',
    tests: ['domain/media/pdf/check-pdf.test.ts'],
    title: 'in the way 3',
  },
];
