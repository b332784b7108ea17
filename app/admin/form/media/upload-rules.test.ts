import { expect, test } from 'vitest';
import { MEDIA_TEXTS } from './media-texts.ts';
import { describeUploadProblem } from './upload-rules.ts';

const MB = 1024 * 1024;

test('pictures of the offered types up to 10 MB pass', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', '']) {
    expect(describeUploadProblem({ type, size: 10 * MB }, 'image'), type).toBeNull();
  }
});

test('a larger file is refused before it is sent', () => {
  expect(describeUploadProblem({ type: 'image/png', size: 10 * MB + 1 }, 'image')).toBe(
    MEDIA_TEXTS.tooLarge,
  );
});

test('each kind takes its own types', () => {
  expect(describeUploadProblem({ type: 'image/svg+xml', size: 9 }, 'image')).toBe(
    MEDIA_TEXTS.notImage,
  );
  expect(describeUploadProblem({ type: 'application/pdf', size: 9 }, 'image')).toBe(
    MEDIA_TEXTS.notImage,
  );
  expect(describeUploadProblem({ type: 'application/pdf', size: 9 }, 'document')).toBeNull();
  expect(describeUploadProblem({ type: 'image/png', size: 9 }, 'document')).toBe(
    MEDIA_TEXTS.notDocument,
  );
});
