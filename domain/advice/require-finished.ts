import type { EntryTable } from '../../database/tables.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { readStored } from '../content/model/stored-data.ts';
import { findContentType } from '../content-types/all.ts';
import { DomainError } from '../errors.ts';
import { shorten } from '../text/shorten.ts';
import { findUnfinished } from '../text/unfinished.ts';
import { textsOfEntry } from './texts-of-entry.ts';

/** Characters of a gap that its message repeats. */
const WORDS = 100;

/**
 * Refuses that an entry becomes public, or is planned to, while a text of it has a gap that a template left
 * (domain/text/unfinished.ts). Throws 'invalid' with a message for each field.
 */
export function requireFinished(after: EntryTable): void {
  const type = findContentType(after.type) as ContentType | undefined;
  if (!type) return;
  const copies = [after.public_languages && after.published, after.publish_at && after.working];
  requireNoGaps(
    type,
    copies.flatMap((copy) => (copy ? [readStored(type, copy)] : [])),
  );
}

/** The same of data that are to become public. */
export function requireNoGaps(type: ContentType, copies: readonly Record<string, unknown>[]): void {
  const gaps = copies
    .flatMap((copy) => textsOfEntry(type.fields, copy))
    .flatMap(({ path, text }) => findUnfinished(text).map((words) => ({ path, words })));
  if (gaps.length === 0) return;
  throw new DomainError('invalid', REFUSAL, {
    fields: Object.fromEntries(gaps.map(({ path, words }) => [path, describe(words)])),
  });
}

const describe = (gap: string) => {
  const words = shorten(gap, WORDS);
  return {
    el: `Συμπληρώστε ή αφαιρέστε το κενό «${words}».`,
    en: `Fill in or remove the gap ‘${words}’.`,
  };
};

const REFUSAL = {
  el: 'Το κείμενο έχει ακόμη κενά που περιμένουν συμπλήρωση.',
  en: 'The text still has gaps to be filled in.',
};
