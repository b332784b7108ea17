import { X } from 'lucide-react';
import type { Language } from '../i18n/language.ts';
import { t } from '../i18n/language.ts';
import type { PictureSource } from './picture.tsx';
import { Picture } from './picture.tsx';

interface GalleryProps {
  pictures: PictureSource[];
  language: Language;
  /** The name that tells the gallery from others on the page. */
  id?: string;
}

const TEXTS = {
  enlarge: { el: 'Μεγέθυνση', en: 'Enlarge' },
  close: { el: 'Κλείσιμο', en: 'Close' },
};

/** Pictures in a grid; each opens over the page, in the browser's own popover, and loads only then. */
export function Gallery({ pictures, language, id = 'gallery' }: GalleryProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
      {pictures.map((picture, index) => {
        const popoverId = `${id}-${index + 1}`;
        return (
          <li key={picture.path}>
            <button
              type="button"
              popoverTarget={popoverId}
              className="gallery-thumb"
              aria-label={`${t(TEXTS.enlarge, language)}: ${picture.alt}`}
            >
              <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 46vw" />
            </button>
            <div id={popoverId} popover="auto" className="gallery-large on-deep">
              <figure>
                {/* The caption says what the picture shows; alternative text would say it twice. */}
                <Picture picture={{ ...picture, alt: '' }} sizes="96vw" />
                <figcaption lang={picture.lang} className="text-sm">
                  {picture.alt}
                </figcaption>
              </figure>
              <button
                type="button"
                popoverTarget={popoverId}
                popoverTargetAction="hide"
                className="button button-secondary button-small"
              >
                <X aria-hidden />
                {t(TEXTS.close, language)}
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
