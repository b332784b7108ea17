import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { answerOf, api, type SuccessBody } from '../../api-client.ts';
import { type EntryValues, toData } from '../entry-values.ts';

const call = api.content[':type'].advice;
export type Advice = SuccessBody<Awaited<ReturnType<(typeof call)['$post']>>>['findings'][number];

/** Advice comes after a pause of this length, so that nobody is told of a sentence that is half typed. */
const PAUSE_MS = 1500;

/** What the server advises on the form's values, as they are at the next pause. */
export function useAdvice(type: ContentType, values: EntryValues) {
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const { data, isError } = useQuery({
    queryKey: ['advice', type.name, settled],
    queryFn: ({ signal }) =>
      answerOf(
        call.$post(
          { param: { type: type.name }, json: { data: toData(type, settled) } },
          { init: { signal } },
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return { findings: data?.findings ?? [], isChecked: data !== undefined, isFailed: isError };
}
