import { mediaIdOf } from '../../../../../domain/media/pictures/picture.ts';
import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import { type Language, t } from '../../../../i18n/language.ts';
import { adminLanguage } from '../../../admin-language.tsx';
import { queryClient } from '../../../calls/query-client.ts';
import { mediumQuery } from '../../media/medium-query.ts';
import { PIECES } from './piece-texts.ts';

/** What is said of a picture without words of its own in a text: the library's, which readers are given instead. */
export async function describeBare(src: string, language: Language): Promise<string> {
  const say = (words: Bilingual) => t(words, adminLanguage());
  const id = mediaIdOf(src);
  // A library that does not answer describes nothing: the picture has no words as far as anybody knows.
  const medium = id && (await queryClient.fetchQuery(mediumQuery(id)).catch(() => undefined));
  if (!medium) return say(PIECES.undescribed);
  if (medium.isDecorative) return say(PIECES.libraryDecorative);
  const words = t(medium.alt, language);
  return words ? `${say(PIECES.libraryWords)} ${words}` : say(PIECES.undescribed);
}
