import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api-client.ts';
import { entryFormAddress, nameOfType } from '../../pieces/entry-address.ts';
import { type Destination, namedFirst } from './find-screens.ts';

export const SHORTEST_SEARCH = 2;

/** Entries of every type whose title or text has the words, a few of each type. */
export function findEntriesQuery(words: string) {
  return queryOptions({
    queryKey: ['find', words],
    queryFn: ({ signal }) => findEntries(words, signal),
    enabled: words.length >= SHORTEST_SEARCH,
    staleTime: 10_000,
    gcTime: 10_000,
  });
}

async function findEntries(search: string, signal: AbortSignal): Promise<Destination[]> {
  const found = await answerOf(api.find.$get({ query: { search } }, { init: { signal } }));
  return namedFirst(
    search,
    found.map(({ type, id, title }) => ({
      href: entryFormAddress(type, id),
      label: title,
      kind: nameOfType(type),
    })),
  );
}
