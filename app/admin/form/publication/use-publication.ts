import { useCallback, useRef } from 'react';
import type { Lang } from '../../../../domain/text/bilingual.ts';

/** The ways to save. */
export type SaveAct = 'publish' | 'draft' | 'plan' | 'hand-in';

/** How to save after a refusal: by the same act if it was a save, else as a draft, which the public does not see. */
export function saveActOf(act: string | null): SaveAct {
  return act === 'publish' || act === 'plan' || act === 'hand-in' ? act : 'draft';
}

/** When the saved values become public, in the API's terms. */
export interface SentPublication {
  publish: boolean;
  /** The moment at which they do so by themselves; if omitted, the plan stays. */
  publishAt?: string;
  /** If omitted, the languages that are ready. */
  languages?: Lang[];
  /** Whether they go to the reviewers. */
  handIn?: true;
}

/** What a person has chosen for an act. */
interface Chosen {
  moment?: string | undefined;
  languages?: readonly Lang[] | undefined;
}

/**
 * The API's input for an act, with what was chosen for it. Two versions may meet during an act, and then the form is
 * saved again without a choice (`isAgain`): the last choice holds.
 */
export function usePublication(): (
  act: SaveAct,
  chosen: Chosen,
  isAgain: boolean,
) => SentPublication {
  const last = useRef<Chosen>({});
  return useCallback((act, chosen, isAgain) => {
    if (act === 'hand-in') return { publish: false, handIn: true };
    if (!isAgain) last.current = chosen;
    const { moment, languages } = last.current;
    const named = act !== 'draft' && languages ? { languages: [...languages] } : {};
    if (act !== 'plan' || !moment) return { publish: act === 'publish', ...named };
    return { publish: false, publishAt: moment, ...named };
  }, []);
}
