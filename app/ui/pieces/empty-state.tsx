import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do next. */
  text?: ReactNode;
  /** A ButtonLink that helps on. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

/** A list without entries, said kindly: a quiet bay instead of a blank. */
export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid justify-items-center gap-2 px-4 py-12 text-center">
      <svg
        viewBox="0 0 160 80"
        width="160"
        height="80"
        aria-hidden="true"
        focusable="false"
        className="mb-3"
      >
        <circle cx="104" cy="34" r="13" className="fill-citrus" />
        <path
          d="M8 52 34 30 46 38 66 20 90 44 104 36 152 54Z"
          className="fill-tint stroke-accent"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path
          d="M14 62c6 0 6-4 12-4s6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4M38 74c6 0 6-4 12-4s6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4"
          fill="none"
          className="stroke-accent"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="max-w-[27em] text-muted">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
