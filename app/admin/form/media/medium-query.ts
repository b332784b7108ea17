import { queryOptions } from '@tanstack/react-query';
import { widthsOf } from '../../../../domain/media/pictures/picture.ts';
import { answerOf, api, type Medium } from '../../calls/api-client.ts';

/** One medium of the library, by its id. */
export const mediumQuery = (id: string) =>
  queryOptions({
    queryKey: ['medium', id],
    queryFn: () => answerOf(api.media[':id'].$get({ param: { id: encodeURIComponent(id) } })),
  });

/** The address of a small rendition, for previews. */
export function thumbnailOf(medium: Pick<Medium, 'url' | 'width'>): string {
  return renditionOf(medium, 0);
}

/** The address of the largest rendition up to a width in pixels, or of the smallest. */
export function renditionOf(medium: Pick<Medium, 'url' | 'width'>, most: number): string {
  const widths = widthsOf(medium.width);
  const width = widths.findLast((offered) => offered <= most) ?? widths[0];
  return medium.url.replace(/\d+\.webp$/, `${width}.webp`);
}
