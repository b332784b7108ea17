import type { ReactNode } from 'react';
import { TextLink } from '../text/text-link.tsx';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';

interface SectionHeadingProps {
  title: Words;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** The link to the whole list: 'All news'. */
  link?: { href: string; text: string };
  level?: 2 | 3;
  /** An id for `aria-labelledby` and the table of contents. */
  id?: string;
}

/** The heading of a section, with a link to the whole list of which the section shows a part. */
export function SectionHeading({ title, lead, link, level = 2, id }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-10">
      <div className="max-w-[44rem] min-w-0 md:flex-[1_1_16rem]">
        <Heading id={id} className={level === 2 ? 'text-3xl' : 'text-2xl'}>
          <WordsOf words={title} />
        </Heading>
        {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
      </div>
      {link && (
        <TextLink href={link.href} arrow className="md:flex-none">
          {link.text}
        </TextLink>
      )}
    </div>
  );
}
