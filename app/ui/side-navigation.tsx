import type { Words } from './words.tsx';
import { plainWords, WordsOf } from './words.tsx';

interface SideNavigationProps {
  /** The section, linked to its first page. */
  title: Words;
  href: string;
  items: { label: Words; href: string; current?: boolean }[];
}

/** The pages of a section, beside the text on a large screen and above or under it on a phone. */
export function SideNavigation({ title, href, items }: SideNavigationProps) {
  return (
    <nav aria-label={plainWords(title)} className="side-navigation">
      <a href={href} className="flex min-h-11 items-center text-lg font-semibold hover:underline">
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
    </nav>
  );
}
