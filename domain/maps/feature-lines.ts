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

/** The line, from 1, at which JSON cannot be read; undefined where it can. */
export function findBrokenLine(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const line = /\(line (\d+)/.exec(message)?.[1];
    if (line) return Number(line);
    const position = /position (\d+)/.exec(message)?.[1];
    const before = position ? text.slice(0, Number(position)) : text;
    return before.split('\n').length;
  }
}
