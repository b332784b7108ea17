import { type Language, t } from '../../i18n/language.ts';
import { DOT } from '../text/dot.ts';
import { plainWords, type Words, WordsOf } from '../text/words.tsx';
import { Expand } from './icons.tsx';
import { largestOf, type PictureSource } from './picture.tsx';

interface WholePictureProps {
  /** The picture that a page shows cut. */
  picture: PictureSource;
  credit?: Words;
  /** Where visitors are to read it; `href` leads to its text. */
  licence?: { name: string; href?: string } | undefined;
  language: Language;
}

const TEXTS = {
  whole: { el: 'Ολόκληρη η εικόνα', en: 'The whole picture' },
  by: { el: 'Εικόνα:', en: 'Picture:' },
};

/** The way from a picture that a page shows cut to all of it, large, and who made it. */
export function WholePicture({ picture, credit = '', licence, language }: WholePictureProps) {
  const isSaid = plainWords(credit) !== '';
  return (
    <figure className="whole-picture no-print" data-gallery>
      <a href={largestOf(picture)} data-alt={picture.alt}>
        <Expand />
        {t(TEXTS.whole, language)}
      </a>
      {(isSaid || licence) && (
        <figcaption className="gallery-credit">
          {isSaid && `${t(TEXTS.by, language)} `}
          <WordsOf words={credit} />
          {isSaid && licence && DOT}
          {licence?.href ? <a href={licence.href}>{licence.name}</a> : licence?.name}
        </figcaption>
      )}
    </figure>
  );
}
