import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { answerOf, api, type SuccessBody } from '../../calls/api-client.ts';
import { type EntryValues, toData } from '../entry-values.ts';
import { isDescribedHere } from './described-here.ts';

const call = api.content[':type'].advice;
export type Advice = SuccessBody<Awaited<ReturnType<(typeof call)['$post']>>>['findings'][number];

/** Advice comes after a pause of this length, so that nobody is told of a sentence that is half typed. */
const PAUSE_MS = 1500;

/** What the server advises on the form's values in the languages to be published, as they are at the next pause. */
export function useAdvice(type: ContentType, values: EntryValues, languages: readonly Lang[]) {
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const { data, isError } = useQuery({
    queryKey: ['advice', type.name, languages, settled],
    queryFn: ({ signal }) =>
      answerOf(
        call.$post(
          {
            param: { type: type.name },
            json: { data: toData(type, settled), languages: [...languages] },
          },
          { init: { signal } },
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const findings = (data?.findings ?? []).filter((one) => !isDescribedHere(one, values, languages));
  return { findings, isChecked: data !== undefined, isFailed: isError };
}
