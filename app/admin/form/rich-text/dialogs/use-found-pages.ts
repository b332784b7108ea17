import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import { answerOf, api } from '../../../calls/api-client.ts';
import { nameOfType } from '../../../pieces/addresses/entry-address.ts';

const PAUSE_MS = 200;
const SHORTEST_SEARCH = 2;

/** An entry with a page of its own, drafts included. */
export interface FoundPage {
  id: string;
  path: string;
  title: Bilingual;
  /** What it is: 'Service'. */
  kind: Bilingual;
  isPublic: boolean;
}

/** The site's pages with those words; none for what is an address already. */
export function useFoundPages(typed: string) {
  const words = typed.trim();
  const isSearched = words.length >= SHORTEST_SEARCH && !/^(?:[a-z]+:|#|\/\/|www\.)/i.test(words);
  const [asked] = useDebouncedValue(words, PAUSE_MS);
  // An address of this site is found by its last part.
  const search = asked.startsWith('/') ? (asked.split('/').findLast(Boolean) ?? '') : asked;
  const found = useQuery({
    queryKey: ['find', 'pages', search],
    queryFn: ({ signal }) => findPages(search, signal),
    enabled: isSearched && search.length >= SHORTEST_SEARCH,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  return {
    pages: isSearched ? (found.data ?? []) : [],
    isSearched,
    isWaiting: isSearched && (found.isFetching || asked !== words),
    error: isSearched ? found.error : null,
  };
}

async function findPages(search: string, signal: AbortSignal): Promise<FoundPage[]> {
  const found = await answerOf(api.find.$get({ query: { search } }, { init: { signal } }));
  return found.flatMap(({ type, id, title, path, isPublic }) =>
    path === null ? [] : [{ id, path, title, kind: nameOfType(type), isPublic }],
  );
}
