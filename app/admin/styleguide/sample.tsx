import type { ReactNode } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';

interface SampleProps {
  /** The pieces as they are imported. */
  name: string;
  /** When to use them and how, in a sentence. */
  rule: Bilingual;
  children: ReactNode;
}

/** Pieces that belong together, under their names and the rule that they follow. */
export function Sample({ name, rule, children }: SampleProps) {
  const { say } = useAdminLanguage();
  return (
    <section className="sample" aria-label={name}>
      <h2 lang="en">{name}</h2>
      <p className="sample-rule">{say(rule)}</p>
      {children}
    </section>
  );
}
