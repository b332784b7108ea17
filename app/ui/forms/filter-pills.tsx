import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';

export interface FilterPillsProps {
  /** What is chosen here: 'Category'. */
  label: string;
  items: { label: Words; href: string; current?: boolean; count?: number }[];
}

/** The categories of a list as links: one is current. Each has its own address. */
export function FilterPills({ label, items }: FilterPillsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'true' : undefined} className="pill">
              <WordsOf words={item.label} />
              {item.count !== undefined && <span className="pill-count">{item.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
