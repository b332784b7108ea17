import type { ReactNode } from 'react';

/** A group of samples under a heading, with the name of the piece as it is imported. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10 md:py-14" aria-label={name}>
      <h2 className="mb-6 text-xl" lang="en">
        {name}
      </h2>
      {children}
    </section>
  );
}
