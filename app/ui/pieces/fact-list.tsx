import type { ReactNode } from 'react';

interface FactListProps {
  facts: {
    label: string;
    value: ReactNode;
    /** In small letters after the value: 'τ.χλμ.' */
    unit?: string;
  }[];
  /** `large` figures to impress, `small` rows to look up. */
  look?: 'large' | 'small';
}

/** Facts at a glance: a few large figures, or a short table of names and values. */
export function FactList({ facts, look = 'large' }: FactListProps) {
  return (
    <dl className={`facts facts-${look}`}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value}
            {fact.unit && <span className="facts-unit"> {fact.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
