import type { ReactNode } from 'react';

export interface HeadFact {
  name: string;
  label: string;
  value: ReactNode;
  /** Of several words, which half the width of a phone breaks. */
  isWide?: boolean;
}

/** What decides whether one goes or calls: before the picture, which takes most of a phone's screen. */
export function HeadFacts({ facts }: { facts: HeadFact[] }) {
  return (
    <dl className="grid basis-full grid-cols-[repeat(auto-fit,minmax(min(8.75rem,100%),1fr))] gap-x-5 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-8">
      {facts.map(({ name, label, value, isWide }) => (
        <div key={name} className={isWide ? 'col-span-full' : 'min-w-0'}>
          <dt>{label}</dt>
          <dd className="font-semibold text-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
