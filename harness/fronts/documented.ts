import { readFileSync } from 'node:fs';

const OPERATIONS = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/**
 * A block of docs/operations.md that operators copy, named by the language and the word after it on the fence, such
 * as 'nginx standard'. Throws where there is not exactly one.
 */
export function documentedBlock(name: string): string {
  const blocks = [...OPERATIONS.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].filter(
    ([, fence]) => fence === name,
  );
  const [block] = blocks;
  if (!block?.[2] || blocks.length > 1) {
    throw new Error(`docs/operations.md has ${blocks.length} blocks '${name}'.`);
  }
  return block[2];
}

/** Replaces a text that must be there, to run a block on this machine. */
export function replaceAll(text: string, changes: Record<string, string>): string {
  let changed = text;
  for (const [from, to] of Object.entries(changes)) {
    if (!changed.includes(from)) throw new Error(`'${from}' is not there.`);
    changed = changed.replaceAll(from, () => to);
  }
  return changed;
}
