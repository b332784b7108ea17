import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { FILE_PROCESS_ENTRY } from '../../../harness/services.ts';
import { examineFile } from './examine-file.ts';
import { FileProcess } from './file-process.ts';

test('staff with a file come before all who ask for pictures, however many those are', async () => {
  // There is no room for anybody who can come back.
  const files = new FileProcess({ entry: FILE_PROCESS_ENTRY, limits: { waiting: 0 } });
  try {
    const picture = await sharp({ create: { width: 9, height: 6, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await examineFile({ files }, picture, 'png')).toMatchObject({
      ...{ kind: 'image', extension: 'webp', mimeType: 'image/webp', width: 9, height: 6 },
    });
    expect(await examineFile({ files }, makePdf(), 'pdf')).toMatchObject({ kind: 'document' });
    await expect(files.run('readDocument', makePdf())).rejects.toMatchObject({
      code: 'unavailable',
    });
  } finally {
    files.stop();
  }
});
