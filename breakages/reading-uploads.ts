import type { Breakage } from './breakage.ts';

/** How the body of an upload is read. */
export const READING_UPLOADS: readonly Breakage[] = [
  {
    breaks: 'A field besides the file of an upload is ignored.',
    file: 'api/media/read-upload.ts',
    find: 'if (name !== field) refusePart(name);',
    replace: 'if (name === field) return;',
    tests: ['api/media/uploads.test.ts'],
    title: 'a second file',
  },
  {
    breaks: 'An upload that breaks off is taken as far as it came.',
    file: 'api/media/read-upload.ts',
    find: '    throw error instanceof DomainError ? error : notOneFile(field);\n',
    replace: '    if (error instanceof DomainError) throw error;\n',
    tests: ['api/media/uploads.test.ts'],
    title: 'breaks off',
  },
  {
    breaks: 'The last bytes of an upload are lost.',
    file: 'api/media/read-upload.ts',
    find: 'done(bytes.subarray(0, length))',
    replace: 'done(bytes.subarray(0, length - 1))',
    tests: ['api/media/uploads.test.ts'],
    title: 'a whole one',
  },
  {
    breaks: 'A file that is too large is cut instead of refused.',
    file: 'api/media/read-upload.ts',
    find: "    stream.once('limit', () => refuse(fileTooLarge()));\n",
    replace: '',
    tests: ['api/media/uploads.test.ts'],
    title: 'not cut off',
  },
];
