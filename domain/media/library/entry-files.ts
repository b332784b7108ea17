import type { Db } from '../../../database/connect.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { findDocumentFacts } from '../documents/document-facts.ts';
import { type Download, type Picture, toDownload } from '../pictures/picture.ts';
import { findMedia, findPictures } from './reading.ts';

/** A picture of an entry's gallery. */
export interface GalleryPicture extends Picture {
  caption: Bilingual;
}

/** A document attached to an entry. */
export interface AttachedDocument extends Download {
  /** What the entry calls it, or the library, or the document itself; else its file name without the ending. */
  name: Bilingual;
  /** 0 where they are not known. */
  pages: number;
}

/** The files that an entry shows below its text. */
export interface EntryFiles {
  gallery: GalleryPicture[];
  attachments: AttachedDocument[];
}

/** The gallery and the attachments of an entry, by its data. */
export async function findEntryFiles(
  db: Db,
  data: {
    gallery: Parameters<typeof findGallery>[1];
    attachments: Parameters<typeof findAttachments>[1];
  },
): Promise<EntryFiles> {
  const [gallery, attachments] = await Promise.all([
    findGallery(db, data.gallery),
    findAttachments(db, data.attachments),
  ]);
  return { gallery, attachments };
}

/** The pictures of a gallery in its order. What is no longer in the library is left out. */
export async function findGallery(
  db: Db,
  items: readonly { image: string | null; caption: Bilingual }[],
): Promise<GalleryPicture[]> {
  const pictures = await findPictures(
    db,
    items.map(({ image }) => image),
  );
  return items.flatMap(({ image, caption }) => {
    const picture = pictures.get(image ?? '');
    return picture ? [{ ...picture, caption }] : [];
  });
}

/** The documents attached to an entry in their order. What is no longer in the library is left out. */
async function findAttachments(
  db: Db,
  items: readonly { file: string | null; label: Bilingual }[],
): Promise<AttachedDocument[]> {
  const ids = items.flatMap(({ file }) => file ?? []);
  const [media, facts] = await Promise.all([
    findMedia(db, ids, 'document'),
    findDocumentFacts(db, ids),
  ]);
  const rows = new Map(media.map((row) => [row.id, row]));
  return items.flatMap(({ file, label }) => {
    const row = rows.get(file ?? '');
    if (!row) return [];
    const said = facts.get(row.id);
    const inLibrary = { el: row.alt_el, en: row.alt_en };
    const own = said?.title || row.file_name.replace(/\.[^.]*$/, '').replaceAll('_', ' ');
    return [
      {
        ...toDownload(row, said?.language),
        name: [label, inLibrary].find(isNamed) ?? { el: own, en: own },
        pages: said?.pages ?? 0,
      },
    ];
  });
}

const isNamed = ({ el, en }: Bilingual) => el !== '' || en !== '';
