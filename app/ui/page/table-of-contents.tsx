import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { Fold } from '../pieces/fold.tsx';
import { type Words, WordsOf } from '../text/words.tsx';

export interface ContentsItem {
  id: string;
  label: Words;
  /** 3 is set in. */
  level?: 2 | 3;
}

interface TableOfContentsProps {
  /** The headings of the text, by the ids they carry. */
  items: ContentsItem[];
  language: Language;
}

const TITLE = { el: 'Σε αυτή τη σελίδα', en: 'On this page' };
const FEWEST = 3;

/** Whether a page with so many headings is long enough for a table of contents. */
export function needsContents(items: readonly unknown[]): boolean {
  return items.length >= FEWEST;
}

/** The headings of a long text: open on a large screen, behind a button on a phone. Nothing for fewer than three. */
export function TableOfContents({ items, language }: TableOfContentsProps) {
  if (!needsContents(items)) return null;
  return (
    <nav aria-label={t(TITLE, language)} className="table-of-contents">
      <Fold title={t(TITLE, language)}>
        <ol>
          {items.map((item) => (
            <li key={item.id} className={item.level === 3 ? 'ps-5' : undefined}>
              <a href={`#${item.id}`}>
                <WordsOf words={item.label} />
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
