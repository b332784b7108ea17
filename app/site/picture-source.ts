import type { Picture } from '../../domain/media/pictures/picture.ts';
import { type Language, localise } from '../i18n/language.ts';
import type { PictureSource } from '../ui/pictures/picture.tsx';

/** A picture with the alternative text of the screen's language, or undefined where there is none. */
export function pictureSource(picture: Picture, language: Language): PictureSource;
export function pictureSource(
  picture: Picture | null | undefined,
  language: Language,
): PictureSource | undefined;
export function pictureSource(
  picture: Picture | null | undefined,
  language: Language,
): PictureSource | undefined {
  if (!picture) return undefined;
  const { text, lang } = localise(picture.alt, language);
  const { path, width, height, focus } = picture;
  const isMiddle = focus.x === 50 && focus.y === 50;
  return { path, width, height, alt: text, ...(lang && { lang }), ...(!isMiddle && { focus }) };
}
