import { useCallback, useRef } from 'react';

/** The ways to save. */
export type SaveAct = 'publish' | 'draft' | 'plan' | 'hand-in';

/** How to save after a refusal: by the same act if it was a save, else as a draft, which the public does not see. */
export function saveActOf(act: string | null): SaveAct {
  return act === 'publish' || act === 'plan' || act === 'hand-in' ? act : 'draft';
}

/** When the saved values become public, in the API's terms. */
export interface Publication {
  publish: boolean;
  /** The moment at which they do so by themselves; if omitted, the plan stays. */
  publishAt?: string;
  /** Whether they go to the reviewers. */
  handIn?: true;
}

/**
 * The API's input for an act. With 'plan' it is `moment`, or the moment chosen last: two versions may meet during
 * planning, and then the form is saved again.
 */
export function usePublication(): (act: SaveAct, moment?: string) => Publication {
  const last = useRef<string>(undefined);
  return useCallback((act, moment) => {
    if (act === 'hand-in') return { publish: false, handIn: true };
    if (moment) last.current = moment;
    if (act !== 'plan' || !last.current) return { publish: act === 'publish' };
    return { publish: false, publishAt: last.current };
  }, []);
}
