import { diffArrays } from 'diff';

/** A run of words that both texts have, or only one of them. */
export interface WordChange {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** A word, a number as it is written (`1.250,00`), a run of white space, or any other sign. */
const TOKENS = /\p{L}[\p{L}\p{M}\p{N}’']*|\p{N}+(?:[.,:/]\p{N}+)*|\s+|./gsu;
/** Texts that differ in more places than this are shown as wholly different: nobody reads so many marks. */
const MAX_CHANGES = 4000;

/**
 * The changes from one text to another, word by word and in order: the same and the removed runs make up `before`,
 * the same and the added runs `after`. White space between two changed words counts as changed.
 */
export function compareWords(before: string, after: string): WordChange[] {
  const changes = diffArrays(before.match(TOKENS) ?? [], after.match(TOKENS) ?? [], {
    maxEditLength: MAX_CHANGES,
  });
  if (!changes) return whole(before, after);
  const runs = changes.map(
    ({ value, added, removed }): WordChange => ({
      text: value.join(''),
      kind: added ? 'added' : removed ? 'removed' : 'same',
    }),
  );
  return joinRuns(runs);
}

function whole(before: string, after: string): WordChange[] {
  return [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ];
}

/** Between two unchanged runs there is one removed and one added run, of any number of words and spaces. */
function joinRuns(runs: readonly WordChange[]): WordChange[] {
  const joined: WordChange[] = [];
  let removed = '';
  let added = '';
  const close = () => {
    if (removed) joined.push({ text: removed, kind: 'removed' });
    if (added) joined.push({ text: added, kind: 'added' });
    removed = '';
    added = '';
  };
  runs.forEach(({ text, kind }, at) => {
    const isBetween = (removed || added) && runs[at + 1] && text.trim() === '';
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (isBetween) {
      removed += text;
      added += text;
    } else {
      close();
      joined.push({ text, kind });
    }
  });
  close();
  return joined;
}
