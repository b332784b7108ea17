/** Work that runs once at a time; asked for while it runs, it runs once more when it has ended. */
export interface OneAtATime {
  /** Begins, or sees to it that it runs once more. */
  ask(): void;
  /** Runs no more, and waits for what runs. */
  stop(): Promise<void>;
}

/** `work` must not throw: nobody waits for it. */
export function oneAtATime(work: () => Promise<void>): OneAtATime {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;

  function ask(): void {
    if (isStopped) return;
    if (running) {
      isAsked = true;
      return;
    }
    running = work().finally(() => {
      running = undefined;
      if (!isAsked) return;
      isAsked = false;
      ask();
    });
  }

  return {
    ask,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
