import type { Picture } from '../../../domain/media/pictures/picture.ts';
import { pictureWidths } from '../../ui/pictures/picture.tsx';

/** More pictures tell a search engine nothing new. */
const MOST = 6;

/** The whole addresses of an entry's pictures for search engines, its own picture first; undefined without any. */
export function addressesOfPictures(
  siteUrl: string,
  own: Picture | undefined,
  gallery: readonly Picture[],
): string[] | undefined {
  const paths = [own, ...gallery].flatMap((picture) => {
    if (!picture) return [];
    const widths = pictureWidths(picture.width);
    const width = widths.findLast((offered) => offered <= 1280) ?? widths[0];
    return `${siteUrl}${picture.path}/${width}.jpg`;
  });
  const each = [...new Set(paths)].slice(0, MOST);
  return each.length > 0 ? each : undefined;
}
