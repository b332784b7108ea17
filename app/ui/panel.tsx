import type { ReactNode } from 'react';

/** A raised surface: for a form, or for something that must not be missed beside a text. */
export function Panel({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`panel ${className}`.trim()}>{children}</div>;
}
