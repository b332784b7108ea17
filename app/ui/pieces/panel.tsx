import type { ReactNode } from 'react';

/** A raised surface, for a form or for something beside a text that must not be missed. */
export function Panel({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`panel ${className}`.trim()}>{children}</div>;
}
