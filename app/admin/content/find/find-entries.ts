import { queryOptions } from '@tanstack/react-query';
import { CONTENT_TYPES } from '../../../../domain/content-types/all.ts';
import { entryFormAddress } from '../../pieces/entry-address.ts';
import { fetchEntries } from '../content-api.ts';
import { type Destination, namedFirst } from './find-screens.ts';

/** Of each type so many are offered. */
const PER_TYPE = 5;
export const SHORTEST_SEARCH = 2;

/** Entries of every type whose title or text has the words. */
export function findEntriesQuery(words: string, role: 'admin' | 'editor') {
  return queryOptions({
    queryKey: ['find', words, role],
    queryFn: ({ signal }) => findEntries(words, role, signal),
    enabled: words.length >= SHORTEST_SEARCH,
    staleTime: 10_000,
    gcTime: 10_000,
  });
}

async function findEntries(
  words: string,
  role: 'admin' | 'editor',
  signal: AbortSignal,
): Promise<{ found: Destination[]; isPartial: boolean }> {
  const types = CONTENT_TYPES.filter((type) => role === 'admin' || !type.adminOnly);
  const answers = await Promise.allSettled(
    types.map(async (type) => {
      const { entries } = await fetchEntries(
        type.name,
        { search: words },
        { page: 1, size: PER_TYPE, signal },
      );
      return entries.map(
        (entry): Destination => ({
          href: entryFormAddress(type.name, entry.id),
          label: entry.title,
          kind: type.label.one,
        }),
      );
    }),
  );
  const failed = answers.filter((answer) => answer.status === 'rejected');
  if (failed.length === types.length) throw failed[0]?.reason;
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  return { found: namedFirst(words, found), isPartial: failed.length > 0 };
}
