import { useId } from 'react';
import { formatLongDate } from '../../i18n/dates.ts';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { Download } from '../pictures/icons.tsx';
import { formatFileSize } from '../text/file-size.ts';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';
import { Badge } from './badge.tsx';

interface DocumentRowProps {
  href: string;
  title: Words;
  language: Language;
  category?: Words;
  /** `YYYY-MM-DD` */
  date?: string;
  /** `PDF` */
  fileType: string;
  /** In bytes. */
  fileSize: number;
  /** A number under which it is registered, and the like. */
  note?: Words;
  headingLevel?: 2 | 3 | 4;
  /** The language of the document (BCP 47), where it is known. */
  hrefLang?: string | undefined;
}

const DOWNLOAD = { el: 'Λήψη', en: 'Download' };

/** A document of a list: date and category, title, type and size of the download. The whole row is one link. */
export function DocumentRow({
  href,
  title,
  language,
  category,
  date,
  fileType,
  fileSize,
  note,
  headingLevel = 3,
  hrefLang,
}: DocumentRowProps) {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const file = `${fileType}, ${formatFileSize(fileSize, language)}`;
  return (
    <article aria-labelledby={titleId} className="icon-card document-row">
      <div className="min-w-0 flex-1">
        {(date || category) && (
          <div className="card-kicker">
            {date && <time dateTime={date}>{formatLongDate(date, language)}</time>}
            {category && <Badge words={category} />}
          </div>
        )}
        <Heading id={titleId} className="text-lg leading-snug">
          <a href={href} hrefLang={hrefLang} download className="card-link">
            <WordsOf words={title} />
            <span className="sr-only">
              {' '}
              ({t(DOWNLOAD, language)}, {file})
            </span>
          </a>
        </Heading>
        {note && (
          <p className="mt-1 text-sm text-muted">
            <WordsOf words={note} />
          </p>
        )}
      </div>
      <div aria-hidden="true" className="document-row-file">
        <span className="flex items-center gap-2 font-semibold text-link">
          <Download className="size-5" />
          {t(DOWNLOAD, language)}
        </span>
        <span className="text-xs text-muted">{file}</span>
      </div>
    </article>
  );
}
