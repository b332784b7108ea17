import type { Lang } from '../../../../domain/text/bilingual.ts';
import type { EntryValues } from '../entry-values.ts';

/**
 * Whether an advice misses an alternative text that has been written in this form since: the library has it only with
 * the next save.
 */
export function isDescribedHere(
  { rule, path }: { rule: string; path: string },
  values: EntryValues,
  languages: readonly Lang[],
): boolean {
  if (rule !== 'alternative-text') return false;
  const written = values.$alts[String(valueAt(values, path))];
  return written !== undefined && languages.every((lang) => written[lang].trim() !== '');
}

/** What stands at a path like `gallery.2.image`; undefined where there is nothing. */
function valueAt(values: Record<string, unknown>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], values);
}
