import type { GalleryPicture } from '../../../domain/media/library/entry-files.ts';
import type { Picture } from '../../../domain/media/pictures/picture.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { IslandScript } from '../../islands/island.tsx';
import { WholePicture } from '../../ui/pictures/whole-picture.tsx';
import { pictureSource } from '../picture-source.ts';
import { EntryGallery } from './entry-gallery.tsx';
import { FILES_TEXTS } from './files-texts.ts';
import { shownLicence } from './shown-licence.ts';

interface PlacePicturesProps {
  /** The picture at the head of the page, which is cut there. */
  own: Picture | undefined;
  gallery: readonly GalleryPicture[];
  language: Language;
}

/** All pictures of a place, its own first. One alone stands at the head of the page, with its note. */
export function PlacePictures({ own, gallery, language }: PlacePicturesProps) {
  const others = besides(own, gallery);
  if (others.length === 0) return null;
  const all = own ? [{ ...own, caption: captionOf(own, gallery) }, ...others] : others;
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="mb-4 text-2xl">
        {t(FILES_TEXTS.pictures, language)}
      </h2>
      <EntryGallery pictures={all} language={language} />
    </section>
  );
}

/** Under the only picture of a place, at the head of its page: the way to all of it, and who made it. */
export function OwnPictureNote({ own, gallery, language }: PlacePicturesProps) {
  if (!own || besides(own, gallery).length > 0) return null;
  return (
    <>
      <WholePicture
        picture={pictureSource(own, language)}
        credit={localise(own.credit, language)}
        licence={shownLicence(own.licence, language)}
        language={language}
      />
      <IslandScript name="gallery" />
    </>
  );
}

/** The pictures of the gallery that the head does not show. */
const besides = (own: Picture | undefined, gallery: readonly GalleryPicture[]) =>
  gallery.filter(({ path }) => path !== own?.path);

/** What is said of the picture at the head where it stands in the gallery, too. */
function captionOf(own: Picture, gallery: readonly GalleryPicture[]) {
  return gallery.find(({ path }) => path === own.path)?.caption ?? { el: '', en: '' };
}
