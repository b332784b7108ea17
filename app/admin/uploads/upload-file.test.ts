import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { personHere } from '../session.tsx';
import { uploadFile } from './upload-file.ts';
import type { AnnouncedFile, UploadCalls } from './upload-types.ts';

// Another file of this worker may have left somebody signed in, of whom it is asked then who it is.
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

const BYTES = Buffer.from('%PDF-1.4\n%%EOF');

/** What a file is announced with; the library has it already, so that it is not sent. */
async function announce(name: string): Promise<AnnouncedFile> {
  const asked: AnnouncedFile[] = [];
  const calls = {
    begin: (file: AnnouncedFile) => {
      asked.push(file);
      return Promise.resolve({ medium: { id: 'there' } });
    },
  } as unknown as UploadCalls;
  await uploadFile(new File([BYTES], name, { type: 'application/pdf' }), {
    accepted: 'any',
    person: personHere(),
    callsOf: () => calls,
    signal: new AbortController().signal,
    goOn: () => new AbortController().signal,
    onPrepared: () => {},
    onProgress: () => {},
    onPause: () => {},
  });
  const [file] = asked;
  if (!file) throw new Error('Nothing was announced.');
  return file;
}

test('a file is announced with the digest of its bytes, by which its end is checked', async () => {
  const digest = createHash('sha256').update(BYTES).digest('hex');
  expect(await announce('plan.pdf')).toMatchObject({
    fileName: 'plan.pdf',
    size: BYTES.length,
    digest,
    accept: 'any',
  });
});

test('of a very long name the end is kept, which says what the file is', async () => {
  const { fileName } = await announce(`${'α'.repeat(400)}.pdf`);
  expect(fileName).toHaveLength(300);
  expect(fileName).toMatch(/α\.pdf$/);
});
