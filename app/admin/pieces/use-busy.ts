import { useRef, useState } from 'react';
import { messageOf } from '../calls/api-client.ts';

/** The work of a button, a dialog or a form: whether it is under way, and in words why the last one failed. */
export interface Busy {
  isBusy: boolean;
  /** Empty where nothing failed, or nothing was tried since. */
  problem: string;
  setProblem(problem: string): void;
  /**
   * Does the work, unless other work is under way (the second of two quick clicks is none). What it throws is put
   * into words.
   *
   * @returns Whether it was done.
   */
  busily(work: () => Promise<void>): Promise<boolean>;
}

export function useBusy(describe: (failure: unknown) => string = messageOf): Busy {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // The state of a screen is only as new as its last drawing.
  const isUnderWay = useRef(false);

  async function busily(work: () => Promise<void>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    setProblem('');
    try {
      await work();
      return true;
    } catch (failure) {
      setProblem(describe(failure));
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { isBusy, problem, setProblem, busily };
}
