import type { EntryFiles as Files } from '../../../domain/media/library/entry-files.ts';
import { type Language, t } from '../../i18n/language.ts';
import { AttachmentRows } from './attachment-rows.tsx';
import { EntryGallery } from './entry-gallery.tsx';
import { FILES_TEXTS } from './files-texts.ts';

/** The documents and the pictures of an entry, below its text. */
export function EntryFiles({ files, language }: { files: Files; language: Language }) {
  const { attachments, gallery } = files;
  return (
    <>
      {attachments.length > 0 && (
        <section aria-labelledby="entry-attachments">
          <h2 id="entry-attachments" className="mb-2 text-2xl">
            {t(FILES_TEXTS.attachments, language)}
          </h2>
          <AttachmentRows documents={attachments} language={language} />
        </section>
      )}
      {gallery.length > 0 && (
        <section aria-labelledby="entry-pictures">
          <h2 id="entry-pictures" className="mb-4 text-2xl">
            {t(FILES_TEXTS.pictures, language)}
          </h2>
          <EntryGallery pictures={gallery} language={language} />
        </section>
      )}
    </>
  );
}
