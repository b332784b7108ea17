import { useMemo } from 'react';
import { compareWords } from './word-changes.ts';

import './marked-words.css';

/** How the words that the other text lacks are marked: as taken out, as put in, or only as different. */
export type Mark = 'del' | 'ins' | 'mark';

/** A text with the words marked that `other` does not have. */
export function MarkedWords({ text, other, as: Tag }: { text: string; other: string; as: Mark }) {
  const runs = useMemo(
    () => compareWords(other, text).filter(({ kind }) => kind !== 'removed'),
    [text, other],
  );
  return (
    <>
      {runs.map((run, at) =>
        run.kind === 'same' ? (
          run.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: shown once, never changed
          <Tag key={at} className={`words-${Tag}`}>
            {run.text}
          </Tag>
        ),
      )}
    </>
  );
}
