import { expect, it } from 'vitest';
import { widthsOf } from '../../../domain/media/pictures/picture.ts';
import { pictureWidths } from './picture.tsx';

// app/ui knows nothing of the domain, so the widths are written twice.
it.each([1, 200, 319, 320, 500, 640, 1600, 1920, 5000])(
  'asks for the widths that a picture of %i pixels is offered in',
  (width) => {
    expect(pictureWidths(width)).toEqual(widthsOf(width));
  },
);
