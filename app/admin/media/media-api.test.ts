import { expect, test } from 'vitest';
import { isUndescribed } from './media-api.ts';

type Medium = Parameters<typeof isUndescribed>[0];
const both = { el: 'Το λιμάνι', en: 'The harbour' };

test.each<[what: string, medium: Partial<Medium>, lacks: boolean]>([
  ['with both texts', {}, false],
  ['without the Greek', { alt: { ...both, el: '' } }, true],
  ['without the English', { alt: { ...both, en: '' } }, true],
  ['that says nothing', { alt: { el: '', en: '' }, isDecorative: true }, false],
  ['that is a document', { alt: { el: '', en: '' }, kind: 'document' }, false],
])('a file %s: whether it lacks a text', (_, part, lacks) => {
  expect(isUndescribed({ kind: 'image', alt: both, isDecorative: false, ...part })).toBe(lacks);
});
