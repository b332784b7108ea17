import type { Language } from '../../i18n/language.ts';
import { href, t } from '../../i18n/language.ts';
import { ChevronRight } from '../pictures/icons.tsx';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';

export interface BreadcrumbItem {
  label: Words;
  href: string;
}

interface BreadcrumbProps {
  /** From the section down to the parent; the home page and the page itself are not among them. */
  items: BreadcrumbItem[];
  language: Language;
}

const TEXTS = {
  label: { el: 'Διαδρομή', en: 'Breadcrumb' },
  home: { el: 'Αρχική', en: 'Home' },
};

/** The path to the page. It adds the home page itself; the title under it is its end. */
export function Breadcrumb({ items, language }: BreadcrumbProps) {
  const all = [{ label: t(TEXTS.home, language), href: href('/', language) }, ...items];
  return (
    <nav aria-label={t(TEXTS.label, language)}>
      <ol className="-ms-1 flex flex-wrap items-center text-sm">
        {all.map((item, index) => (
          <li key={item.href} className="flex items-center text-muted">
            {index > 0 && <ChevronRight className="size-4 flex-none" />}
            <a
              href={item.href}
              className="flex min-h-11 items-center px-1 underline-offset-4 hover:text-text hover:underline"
            >
              <WordsOf words={item.label} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
