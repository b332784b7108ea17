import type { ReactNode } from 'react';

interface StepListProps {
  /** In order; the key names each. */
  steps: { key: string; content: ReactNode }[];
}

/** The steps in order, numbered along a line. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        <li key={step.key} className="group relative flex gap-5 pb-7 last:pb-0 print:pb-2">
          <span
            aria-hidden="true"
            className="absolute top-11 bottom-1 left-5 w-px -translate-x-1/2 bg-line group-last:hidden print:hidden"
          />
          <span
            aria-hidden="true"
            className="tabular grid size-10 flex-none place-content-center rounded-full bg-tint font-semibold text-on-tint"
          >
            {index + 1}
          </span>
          <div className="min-w-0 flex-1 pt-1.5">{step.content}</div>
        </li>
      ))}
    </ol>
  );
}
