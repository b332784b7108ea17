import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../calls/api-client.ts';
import type { AnyEntry } from '../content/content-api.ts';
import { useUser } from '../session.tsx';

const calls = api.content[':type'][':id'];

/** Whether editors hand in and reviewers publish. */
export const reviewerStepQuery = queryOptions({
  queryKey: ['reviewer-step'],
  queryFn: ({ signal }) => answerOf(api['reviewer-step'].$get({}, { init: { signal } })),
});

export function turnReviewerStep(isOn: boolean) {
  return answerOf(api['reviewer-step'].$put({ json: { isOn } }));
}

/** Whether this person hands in instead of publishing. The server decides again at each save. */
export function useHandsIn(): boolean {
  const { role } = useUser();
  const step = useQuery({ ...reviewerStepQuery, enabled: role === 'editor' });
  return role === 'editor' && step.data?.isOn === true;
}

/** Whether this person may not change what visitors see of a file. The server decides again at each change. */
export function useIsLocked(medium: { isShown: boolean } | undefined): boolean {
  return useHandsIn() && medium?.isShown === true;
}

/** `version` is the one that was read. Throws ApiError; 409 where somebody saved or decided in the meantime. */
export function handBack(
  type: string,
  id: string,
  json: { note: string; version: number },
): Promise<AnyEntry> {
  return answerOf(calls['hand-back'].$post({ param: { type, id }, json }));
}

export function takeBack(type: string, id: string): Promise<AnyEntry> {
  return answerOf(calls['take-back'].$post({ param: { type, id } }));
}
