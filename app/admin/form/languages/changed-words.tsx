import { useMemo } from 'react';
import { compareWords, type WordChange } from '../conflict/word-changes.ts';

import '../conflict/marked-words.css';

/** The words that stay readable beside a change; what lies further away is left out. */
const NEAR = 6;

/** One text as it became another: words taken out, words put in, and a few of those beside them. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => nearChanges(compareWords(before, after)), [before, after]);
  return (
    <>
      {runs.map((run, at) => {
        if (run.kind === 'same') return run.text;
        const Tag = run.kind === 'removed' ? 'del' : 'ins';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have nothing but their place
          <Tag key={at} className={`words-${Tag}`}>
            {run.text}
          </Tag>
        );
      })}
    </>
  );
}

function nearChanges(runs: readonly WordChange[]): WordChange[] {
  return runs.map((run, at) => {
    if (run.kind !== 'same') return run;
    const words = run.text.split(/(?<=\s)/);
    const before = at === 0 ? [] : words.slice(0, NEAR);
    const after = at === runs.length - 1 ? [] : words.slice(-NEAR);
    if (words.length <= before.length + after.length + 1) return run;
    return { ...run, text: `${before.join('')}… ${after.join('')}` };
  });
}
