import type { ReactNode } from 'react';
import { ChevronDown } from '../pictures/icons.tsx';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';

export interface AccordionItem {
  /** Also the fragment of its address: `#technical`. */
  id: string;
  title: Words;
  /** A line under the title while it is closed as well. */
  summary?: Words;
  icon?: ReactNode;
  content: ReactNode;
  isOpen?: boolean;
}

interface AccordionProps {
  items: AccordionItem[];
  /** Of the items with one name only one is open at a time; without a name any number may be open. */
  name?: string;
  headingLevel?: 2 | 3 | 4;
}

/** Titles that open to show the content under them. A click on the open one closes it. */
export function Accordion({ items, name, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.isOpen || undefined}>
          <summary>
            {item.icon && (
              <span className="icon-card-icon" aria-hidden="true">
                {item.icon}
              </span>
            )}
            <Heading className="text-xl">
              <WordsOf words={item.title} />
            </Heading>
            {item.summary && (
              <span className="accordion-summary">
                <WordsOf words={item.summary} />
              </span>
            )}
            <ChevronDown className="accordion-mark" />
          </summary>
          <div className="accordion-content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
