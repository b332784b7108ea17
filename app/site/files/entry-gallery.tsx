import type { GalleryPicture } from '../../../domain/media/entry-files.ts';
import { LICENCES } from '../../../domain/media/licences.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { IslandScript } from '../../islands/island.tsx';
import { Gallery, type GalleryItem } from '../../ui/gallery.tsx';
import { pictureSource } from '../picture-source.ts';

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
  const licence = LICENCES.find(({ value }) => value === picture.licence);
  return {
    picture: pictureSource(picture, language),
    caption: localise(picture.caption, language),
    credit: localise(picture.credit, language),
    ...(licence?.shown && {
      licence: { name: t(licence.shown, language), ...(licence.link && { href: licence.link }) },
    }),
  };
}
