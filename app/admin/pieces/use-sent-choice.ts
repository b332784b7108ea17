import { useEffect, useState } from 'react';

/**
 * What a list shows whose choice is sent as it is made: the choice at once, and what is `stored` when no answer is
 * awaited any more. By the arrow keys several are chosen in a row, and each key goes on from what the list shows.
 */
export function useSentChoice(stored: string, isSending: boolean) {
  const [chosen, setChosen] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies(stored): a new value is an answer, too.
  useEffect(() => {
    if (!isSending) setChosen(undefined);
  }, [isSending, stored]);
  return [chosen ?? stored, setChosen] as const;
}
