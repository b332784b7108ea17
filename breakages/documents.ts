import type { Breakage } from './breakage.ts';

const TESTS = ['domain/media/documents/documents.test.ts'];

/** What PDF documents say of themselves. */
export const DOCUMENTS: readonly Breakage[] = [
  {
    breaks: 'A scan is not known as one.',
    file: 'domain/media/pdf/read-document.ts',
    find: 'countLetters(text) < pagesRead * LETTERS_OF_A_SCAN',
    replace: 'countLetters(text) < 0',
    tests: TESTS,
    title: 'scanner',
  },
  {
    breaks: 'An empty page counts as a scan.',
    file: 'domain/media/pdf/read-document.ts',
    find: 'isScanned: hasPictures(bytes) &&',
    replace: 'isScanned: bytes.length > 0 &&',
    tests: TESTS,
    title: 'empty page',
  },
  {
    breaks: 'The words of a document in the bin are given.',
    file: 'domain/media/documents/document-facts.ts',
    find: "    .where('media.deleted_at', 'is', null)\n",
    replace: '',
    tests: TESTS,
    title: 'in the bin',
  },
  {
    breaks: 'A document that asks for a password is read again every minute.',
    file: 'domain/media/documents/read-documents.ts',
    find: "    if (error instanceof DomainError && error.code === 'invalid') return 'unreadable';\n",
    replace: '',
    tests: TESTS,
    title: 'password',
  },
];
