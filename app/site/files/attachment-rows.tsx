import type { AttachedDocument } from '../../../domain/media/library/entry-files.ts';
import { languageOfDocument, sayOtherLanguage, sayPages } from '../../i18n/document-words.ts';
import { htmlLang, type Language, localise, t } from '../../i18n/language.ts';
import { DocumentRow } from '../../ui/pieces/document-row.tsx';
import { DOT } from '../../ui/text/dot.ts';

/** The documents of an entry to download, each with its kind, size, pages, and language where that is another one. */
export function AttachmentRows(props: {
  documents: readonly AttachedDocument[];
  language: Language;
}) {
  const { documents, language } = props;
  return (
    <div>
      {documents.map((document) => (
        <DocumentRow
          key={document.url}
          href={document.url}
          hrefLang={document.language || undefined}
          title={nameOf(document, language)}
          language={language}
          fileType={document.type}
          fileSize={document.sizeBytes}
          note={factsOf(document, language)}
        />
      ))}
    </div>
  );
}

/** A name that is the same in both languages is the document's own, in the language of the document. */
function nameOf({ name, language }: AttachedDocument, shown: Language) {
  const own = (['el', 'en'] as const).find((one) => one === languageOfDocument(language));
  if (!own || own === htmlLang(shown) || name.el !== name.en) return localise(name, shown);
  return { text: name.el, lang: own };
}

function factsOf({ pages, language }: AttachedDocument, shown: Language): string {
  return [pages > 0 && t(sayPages(pages), shown), sayOtherLanguage(language, htmlLang(shown))]
    .filter(Boolean)
    .join(DOT);
}
