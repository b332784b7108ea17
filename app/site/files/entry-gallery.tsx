import type { GalleryPicture } from '../../../domain/media/library/entry-files.ts';
import { type Language, localise } from '../../i18n/language.ts';
import { IslandScript } from '../../islands/island.tsx';
import { Gallery, type GalleryItem } from '../../ui/pictures/gallery.tsx';
import { pictureSource } from '../picture-source.ts';
import { shownLicence } from './shown-licence.ts';

/** The pictures of an entry in a grid, each large over the page when it is asked for. */
export function EntryGallery(props: { pictures: readonly GalleryPicture[]; language: Language }) {
  const { pictures, language } = props;
  return (
    <>
      <Gallery items={pictures.map((one) => itemOf(one, language))} language={language} />
      <IslandScript name="gallery" />
    </>
  );
}

function itemOf(picture: GalleryPicture, language: Language): GalleryItem {
  const shown = pictureSource(picture, language);
  const caption = localise(picture.caption, language);
  const licence = shownLicence(picture.licence, language);
  return {
    picture: shown,
    // A screen reader has read the alternative text by then.
    ...(caption.text !== shown.alt && { caption }),
    credit: localise(picture.credit, language),
    ...(licence && { licence }),
  };
}
