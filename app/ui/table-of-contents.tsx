import type { Language } from '../i18n/language.ts';
import { t } from '../i18n/language.ts';

interface TableOfContentsProps {
  /** The headings of the text, by the ids they carry; level 3 is set in. */
  items: { id: string; label: string; level?: 2 | 3 }[];
  language: Language;
}

const TITLE = { el: 'Σε αυτή τη σελίδα', en: 'On this page' };

/** The headings of a long text. Nothing is shown for fewer than three. */
export function TableOfContents({ items, language }: TableOfContentsProps) {
  if (items.length < 3) return null;
  return (
    <nav aria-label={t(TITLE, language)} className="table-of-contents">
      <h2 className="text-lg">{t(TITLE, language)}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.id} className={item.level === 3 ? 'ps-5' : undefined}>
            <a href={`#${item.id}`}>{item.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
