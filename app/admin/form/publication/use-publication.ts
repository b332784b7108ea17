import { useCallback, useRef } from 'react';

/** What can be done by saving. */
export type SaveAct = 'publish' | 'draft' | 'plan';

/** What to save as after something was refused: as was asked, and else as a draft, which shows nobody anything. */
export function saveActOf(act: string | null): SaveAct {
  return act === 'publish' || act === 'plan' ? act : 'draft';
}

/** When what is saved becomes public, as the API is told. */
export interface Publication {
  publish: boolean;
  /** The moment at which it does so by itself; left out, what was planned stays. */
  publishAt?: string;
}

/**
 * What the API is told for an act. With 'plan' it is `moment`, or the one that was asked for last: two
 * versions may meet while something is being planned, and then it is saved once more.
 */
export function usePublication(): (act: SaveAct, moment?: string) => Publication {
  const last = useRef<string>(undefined);
  return useCallback((act, moment) => {
    if (moment) last.current = moment;
    if (act !== 'plan' || !last.current) return { publish: act === 'publish' };
    return { publish: false, publishAt: last.current };
  }, []);
}
