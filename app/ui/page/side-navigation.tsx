import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { ChevronDown } from '../pictures/icons.tsx';
import type { Words } from '../text/words.tsx';
import { plainWords, WordsOf } from '../text/words.tsx';

interface SideNavigationProps {
  /** The section, linked to its first page. */
  title: Words;
  href: string;
  items: { label: Words; href: string; current?: boolean }[];
  language: Language;
}

const HERE = { el: 'Σε αυτή την ενότητα', en: 'In this section' };

/** The pages of a section: open beside the text on a large screen, closed below it on a phone. */
export function SideNavigation({ title, href, items, language }: SideNavigationProps) {
  return (
    <nav aria-label={plainWords(title)} className="side-navigation">
      <details>
        <summary>
          <span>
            <span className="block text-sm font-normal text-muted">{t(HERE, language)}</span>
            <WordsOf words={title} />
          </span>
          <ChevronDown className="side-navigation-mark" />
        </summary>
        <a href={href} className="side-navigation-section">
          <WordsOf words={title} />
        </a>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <a href={item.href} aria-current={item.current ? 'page' : undefined}>
                <WordsOf words={item.label} />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
