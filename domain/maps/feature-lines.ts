/**
 * The lines, from 1, at which the features of a FeatureCollection begin in its text, in their order. `text` is valid
 * JSON; where it has no list called `features` at its top, [].
 */
export function findFeatureLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let key = '';
  let isInFeatures = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') line++;
    else if (sign === '"') {
      const end = endOfString(text, at);
      if (depth === 1) key = text.slice(at + 1, end);
      at = end;
    } else if (sign === '{' || sign === '[') {
      if (depth === 1) isInFeatures = sign === '[' && key === 'features';
      if (depth === 2 && isInFeatures) lines.push(line);
      depth++;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return lines;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/**
 * The line, from 1, at which JSON cannot be read; undefined where it can. Node says where for some mistakes alone, and
 * not for a comma too much: the lines up to the one before it are the beginning of something, and with it they are not.
 */
export function findBrokenLine(text: string): number | undefined {
  if (problemOf(text) === undefined) return undefined;
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
  let [whole, broken] = [0, ends.length];
  while (whole < broken) {
    const middle = (whole + broken) >> 1;
    if (isBeginning(text.slice(0, ends[middle]))) whole = middle + 1;
    else broken = middle;
  }
  return whole + 1;
}

/** Whether JSON that goes on may begin so, up to the end of a line, at which nothing is cut in two. */
function isBeginning(text: string): boolean {
  const problem = problemOf(text);
  return problem === undefined || problem === 'Unexpected end of JSON input';
}

function problemOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
