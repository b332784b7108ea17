import type { Db } from '../database/connect.ts';
import { digestOf } from '../domain/media/library/library.ts';
import { newMediumRow } from '../domain/media/library/medium.ts';
import type { MediaStore } from '../domain/media/store/store.ts';
import { dayInGreece } from '../domain/time/greek-time.ts';
import { sampleEntries } from './content/sample-entries.ts';
import { DOCUMENTS } from './documents/catalogue.ts';
import type { SeedContent } from './first-entries.ts';
import { PICTURES, readPicture } from './pictures/catalogue.ts';

/** The municipality's content. Its pictures and documents are stored at once, before an entry leads to them. */
export async function sampleContent(db: Db, store: MediaStore, now: Date): Promise<SeedContent> {
  await addPictures(db, store, now);
  await addDocuments(db, store, now);
  return sampleEntries(now) as unknown as SeedContent;
}

async function addPictures(db: Db, store: MediaStore, now: Date): Promise<void> {
  for (const picture of PICTURES) {
    // The SVG itself is the original: renditions of any width are drawn from it.
    const bytes = await readPicture(picture.key);
    const storageKey = `originals/${picture.key}.svg`;
    await store.put(storageKey, bytes);
    await db
      .insertInto('media')
      .values(
        newMediumRow(
          {
            id: picture.key,
            kind: 'image',
            file_name: `${picture.key}.svg`,
            mime_type: 'image/svg+xml',
            storage_key: storageKey,
            digest: digestOf(bytes),
            size_bytes: bytes.length,
            width: picture.width,
            height: picture.height,
            alt_el: picture.alt.el,
            alt_en: picture.alt.en,
            is_sample: 1,
          },
          { by: null, now },
        ),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

async function addDocuments(db: Db, store: MediaStore, now: Date): Promise<void> {
  for (const document of DOCUMENTS) {
    const bytes = await document.render(dayInGreece(now));
    const storageKey = `originals/${document.key}.pdf`;
    const digest = digestOf(bytes);
    const size_bytes = bytes.length;
    await store.put(storageKey, bytes);
    await db
      .insertInto('media')
      .values(
        newMediumRow(
          {
            id: document.key,
            kind: 'document',
            file_name: document.fileName,
            mime_type: 'application/pdf',
            storage_key: storageKey,
            digest,
            size_bytes,
            width: 0,
            height: 0,
            alt_el: document.title.el,
            alt_en: document.title.en,
            is_sample: 1,
          },
          { by: null, now },
        ),
      )
      // A start that was broken off on another day drew another date on it.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ digest, size_bytes }))
      .execute();
  }
}
