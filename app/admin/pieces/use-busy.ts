import { useEffect, useRef, useState } from 'react';
import { announceFailure } from '../announce.tsx';
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
   * @param work Learns by `isAwaited` whether somebody still waits for it.
   * @returns Whether it was done.
   */
  busily(work: (isAwaited: () => boolean) => Promise<void>): Promise<boolean>;
  /**
   * Nobody waits any more, as when a dialog closes: what is under way goes on, and its failure is announced. Leaving
   * the screen does the same.
   */
  forget(): void;
}

export function useBusy(describe: (failure: unknown) => string = messageOf): Busy {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // The state of a screen is only as new as its last drawing.
  const underWay = useRef<object>(null);
  // Whoever goes to another screen waits no more, and is told there what failed.
  useEffect(
    () => () => {
      underWay.current = null;
    },
    [],
  );

  async function busily(work: (isAwaited: () => boolean) => Promise<void>): Promise<boolean> {
    if (underWay.current) return false;
    const own = {};
    underWay.current = own;
    const isAwaited = () => underWay.current === own;
    setBusy(true);
    setProblem('');
    try {
      await work(isAwaited);
      return true;
    } catch (failure) {
      (isAwaited() ? setProblem : announceFailure)(describe(failure));
      return false;
    } finally {
      if (isAwaited()) stopWaiting();
    }
  }

  function stopWaiting(): void {
    underWay.current = null;
    setBusy(false);
  }

  function forget(): void {
    stopWaiting();
    setProblem('');
  }

  return { isBusy, problem, setProblem, busily, forget };
}
