import { useMemo } from 'react';
import { useUser } from '../../session.tsx';
import { newFormId } from './tab-locks.ts';

/**
 * The id of a form that is open. It is another one for whoever signs in while the form stays open: the server lets
 * nobody else keep a copy under the id of the first person.
 */
export function useFormId(): string {
  const { id } = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new id for each person
  return useMemo(newFormId, [id]);
}
