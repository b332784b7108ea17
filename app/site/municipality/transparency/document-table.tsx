import type { Entry } from '../../../../domain/content/model/entry.ts';
import {
  DOCUMENT_CATEGORIES,
  type transparencyDocument,
} from '../../../../domain/content-types/transparency-document.ts';
import type { Download } from '../../../../domain/media/pictures/picture.ts';
import { sayOtherLanguage } from '../../../i18n/document-words.ts';
import { htmlLang, type Language, localise, t } from '../../../i18n/language.ts';
import { Download as DownloadIcon } from '../../../ui/pictures/icons.tsx';
import { Badge } from '../../../ui/pieces/badge.tsx';
import { DataTable } from '../../../ui/pieces/data-table.tsx';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import { WordsOf } from '../../../ui/text/words.tsx';
import { AdaNumber } from './ada-number.tsx';
import { TRANSPARENCY_TEXTS as TEXTS } from './transparency-texts.ts';

interface DocumentTableProps {
  documents: Entry<typeof transparencyDocument>[];
  /** By id. */
  files: Map<string, Download>;
  language: Language;
}

/** Title, category, date, size, type and download of each document. */
export function DocumentTable({ documents, files, language }: DocumentTableProps) {
  return (
    <div className="document-table">
      <DataTable
        caption={t(TEXTS.documents, language)}
        isCaptionHidden
        columns={[
          { label: t(TEXTS.columnTitle, language) },
          { label: t(TEXTS.category, language) },
          { label: t(TEXTS.date, language) },
          { label: t(TEXTS.columnSize, language), align: 'end' },
          { label: t(TEXTS.columnType, language) },
          { label: t(TEXTS.columnFile, language) },
        ]}
        rows={documents.map(({ id, data }) => {
          const file = files.get(data.file ?? '');
          const title = localise(data.title, language);
          return {
            key: id,
            cells: [
              <span key="title">
                <WordsOf words={title} />
                {data.ada && (
                  <span className="mt-1 block text-xs font-normal text-muted">
                    <abbr title={t(ADA, language)} className="no-underline">
                      {t(ADA_SHORT, language)}
                    </abbr>
                    {': '}
                    <AdaNumber ada={data.ada} />
                  </span>
                )}
              </span>,
              <Badge
                key="category"
                words={categoryName(data.category, language)}
                className="justify-self-start"
              />,
              <time
                key="date"
                dateTime={data.date ?? undefined}
                className="tabular whitespace-nowrap"
              >
                {formatDay(data.date ?? '')}
              </time>,
              <span key="size" className="whitespace-nowrap">
                {file ? formatFileSize(file.sizeBytes, language) : '–'}
              </span>,
              file ? <FileKind key="type" file={file} language={language} /> : '–',
              file ? (
                <a
                  key="file"
                  href={file.url}
                  hrefLang={file.language || undefined}
                  download
                  className="text-link inline-flex min-h-11 items-center gap-2 font-semibold sm:-my-2"
                >
                  <DownloadIcon className="size-5 flex-none" />
                  {t(TEXTS.download, language)}
                  <span className="sr-only">
                    : <WordsOf words={title} />
                  </span>
                </a>
              ) : (
                <span key="file" className="text-muted">
                  {t(TEXTS.missing, language)}
                </span>
              ),
            ],
          };
        })}
      />
    </div>
  );
}

/** 'PDF', and the language where it is another one than the screen's. */
function FileKind({ file, language }: { file: Download; language: Language }) {
  const other = sayOtherLanguage(file.language, htmlLang(language));
  return other ? `${file.type}, ${other}` : file.type;
}

const ADA_SHORT = { el: 'ΑΔΑ', en: 'ADA' };
const ADA = {
  el: 'Αριθμός διαδικτυακής ανάρτησης στη Διαύγεια',
  en: 'Number of the act on Diavgeia',
};

function categoryName(category: string, language: Language): string {
  const found = DOCUMENT_CATEGORIES.find(({ value }) => value === category);
  return found ? t(found.label, language) : category;
}

/** `2025-06-15` as 15/06/2025, in both languages (specification, section 3). */
function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}
