import type { Breakage } from './breakage.ts';

const REPLACING = ['domain/media/acts/replace-file.test.ts'];
const DOCUMENTS = ['domain/advice/documents.test.ts'];

/** What is said of documents before they become public. */
export const MEDIA_DOCUMENTS: readonly Breakage[] = [
  {
    breaks: 'Nobody is told that a document they publish is a scan.',
    file: 'domain/advice/documents.ts',
    find: '  if (isScanned) return [TEXTS.scanned];\n',
    replace: '',
    tests: DOCUMENTS,
    title: 'what each lacks',
  },
  {
    breaks: 'A document that a text leads to is not looked at before publishing.',
    file: 'domain/advice/advise.ts',
    find: '        ...linkedDocuments(html, facts),\n',
    replace: '',
    tests: DOCUMENTS,
    title: 'behind the words',
  },
  {
    breaks: 'Tax numbers in a PDF document are published without a reason.',
    file: 'domain/advice/require-reason.ts',
    find: '    ...documents.flatMap(({ numbers }) => numbers),\n',
    replace: '',
    tests: DOCUMENTS,
    title: 'need a reason',
  },
  {
    breaks: 'A document that is public already asks for a reason with each save.',
    file: 'domain/advice/require-reason.ts',
    find: 'given.has(id) ? [] : [[id, path]]',
    replace: 'given.has(path) ? [] : [[id, path]]',
    tests: DOCUMENTS,
    title: 'need a reason',
  },
  {
    breaks: 'The address that a file had before it was replaced leads nowhere.',
    file: 'domain/media/acts/replace-file.ts',
    find: '      await keepEarlierFile(tx, before, acting);\n',
    replace: '',
    tests: REPLACING,
    title: 'addresses of before',
  },
  {
    breaks: 'Of two who replace a file at once both are told that theirs is there.',
    file: 'domain/media/acts/replace-file.ts',
    find: '      if (before.version !== sent.version) throw changedMeanwhile([toMedium(before)]);\n',
    replace: '',
    tests: REPLACING,
    title: 'two at once',
  },
  {
    breaks: 'A picture takes the place of a document that pages offer for downloading.',
    file: 'domain/media/acts/replace-file.ts',
    find: "  if ((kind === 'pdf') === (before.kind === 'document')) return;",
    replace: '  if (kind) return;',
    tests: REPLACING,
    title: 'same kind',
  },
  {
    breaks: 'A file that was replaced is deleted with the next emptying of the bin.',
    file: 'domain/media/library/empty-bin.ts',
    find: "      .where('replaced_at', '<', limit)\n",
    replace: '',
    tests: REPLACING,
    title: 'lets go of the earlier bytes',
  },
  {
    breaks: 'A picture that is brought back has lost its crop.',
    file: 'domain/media/acts/return-to-file.ts',
    find: '      crop: file.crop,\n',
    replace: "      crop: '',\n",
    tests: REPLACING,
    title: 'goes again',
  },
  {
    breaks:
      'A document that visitors see is replaced by one with tax numbers, and nobody asks why.',
    file: 'domain/media/acts/replace-file.ts',
    find: 'await requireReasonForDocument(tx, before, wordsOf(reading), acting);',
    replace: 'reading !== undefined;',
    tests: REPLACING,
    title: 'personal data',
  },
  {
    breaks: 'Pages do not say that a document is in Greek until they are made anew.',
    file: 'domain/media/documents/read-documents.ts',
    find: '    if (entries.length > 0) touchSite(tx);\n',
    replace: '',
    tests: ['domain/media/documents/documents.test.ts'],
    title: 'is on the pages',
  },
  {
    breaks: 'Every document that is put into the library ends all pages.',
    file: 'domain/media/documents/read-documents.ts',
    find: 'if (entries.length > 0) touchSite(tx);',
    replace: 'touchSite(tx);',
    tests: ['domain/media/documents/documents.test.ts'],
    title: 'is on the pages',
  },
  {
    breaks: 'Who replaces a picture by a letter is told that documents would do.',
    file: 'domain/media/uploads/upload-refusals.ts',
    find: "accept === 'image'\n",
    replace: "accept !== 'image'\n",
    tests: REPLACING,
    title: 'of the same kind',
  },
];
