import type { ReactNode } from 'react';

/** The one thing that a link from a message asks for: a sentence or a notice, and what to press. */
export function LinkStep({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="wrap grid min-h-[36vh] content-start gap-8 py-10 md:py-16">
      <div className="max-w-[44rem]">{children}</div>
      <div>{action}</div>
    </div>
  );
}
