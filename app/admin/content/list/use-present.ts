import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../calls/api-client.ts';

const REFRESH_MS = 20_000;

/**
 * Who else has entries of a type open, by the ids of the entries: their names, who came first first. Asked again while
 * the list is looked at; an answer that does not come says nothing, since the form says it, too.
 */
export function usePresent(type: string): ReadonlyMap<string, string> {
  const { data = [] } = useQuery({
    queryKey: ['presence', type],
    queryFn: ({ signal }) => answerOf(api.presence.$get({ query: { type } }, { init: { signal } })),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return namesByEntry(data);
}

/** Two forms of one person are one person. */
export function namesByEntry(
  present: readonly { entryId: string; name: string }[],
): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { entryId, name } of present) {
    names.set(entryId, (names.get(entryId) ?? new Set()).add(name));
  }
  return new Map([...names].map(([entryId, all]) => [entryId, [...all].join(', ')]));
}
