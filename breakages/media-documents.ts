import type { Breakage } from './breakage.ts';

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
    find: '    ...(await numbersInDocuments(tx, type, { earlier, later })),\n',
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
];
