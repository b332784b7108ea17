import { useId } from 'react';
import type { Download } from '../../../domain/media/pictures/picture.ts';
import type { TextPiece } from '../../../domain/search/results/excerpt.ts';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { sayOtherLanguage } from '../../i18n/document-words.ts';
import { htmlLang, type Language, type LocalisedText, t } from '../../i18n/language.ts';
import { Badge } from '../../ui/pieces/badge.tsx';
import { formatFileSize } from '../../ui/text/file-size.ts';
import { keepTogether } from '../../ui/text/keep-together.ts';
import { WordsOf } from '../../ui/text/words.tsx';
import { CancelledBadge } from '../events/cancelled-badge.tsx';
import { SEARCH_TEXTS } from './search-texts.ts';

interface SearchResultProps {
  /** What kind of thing it is. */
  kind: string;
  /** Null where it has no address of its own. */
  path: string | null;
  title: LocalisedText;
  excerpt: TextPiece[];
  excerptLang: Lang | undefined;
  /** The searched words stand in a document that it gives, and not in what is shown of it. */
  isInDocument: boolean;
  /** `YYYY-MM-DD`, or '' where the kind has no date. */
  day: string;
  /** It is kept at its address, but no longer updated. */
  isArchived: boolean;
  /** It has ended: a warning. */
  isOver: boolean;
  isCancelled: boolean;
  file: Download | undefined;
  language: Language;
}

/** One result: its kind, its title, and an excerpt around the searched words. */
export function SearchResult(props: SearchResultProps) {
  const { kind, path, title, excerpt, excerptLang, day, file, language } = props;
  const titleId = useId();
  return (
    <li className="card gap-0 border-b border-line py-6">
      <article aria-labelledby={titleId}>
        <div className="card-kicker">
          <Badge words={kind} />
          {props.isArchived && <Badge words={t(SEARCH_TEXTS.archived, language)} tone="sand" />}
          {props.isCancelled && <CancelledBadge language={language} />}
          {props.isOver && <Badge words={t(SEARCH_TEXTS.over, language)} tone="sand" />}
          {day && <time dateTime={day}>{formatLongDate(day, language)}</time>}
          {file && (
            <span>
              {[
                file.type,
                formatFileSize(file.sizeBytes, language),
                sayOtherLanguage(file.language, htmlLang(language)),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          )}
        </div>
        <h3 id={titleId} className="text-xl">
          {path === null ? (
            <WordsOf words={title} />
          ) : (
            <a href={path} className="card-link">
              <WordsOf words={title} />
            </a>
          )}
        </h3>
        {excerpt.length > 0 && (
          <p className="mt-2 text-muted" lang={excerptLang}>
            {excerpt.map((piece, index) =>
              piece.isHit ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
                <mark key={index} className="rounded-sm bg-tint px-0.5 text-on-tint">
                  {piece.text}
                </mark>
              ) : (
                keepTogether(piece.text)
              ),
            )}
          </p>
        )}
        {props.isInDocument && (
          <p className="mt-2 text-sm font-semibold">{t(SEARCH_TEXTS.inDocument, language)}</p>
        )}
      </article>
    </li>
  );
}
