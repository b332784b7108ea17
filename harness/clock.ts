import { vi } from 'vitest';

/**
 * A clock for the accounts library, which reads the process's clock, and for our services, which are given the
 * moment.
 */
export interface TestClock {
  now(): Date;
  wait(ms: number): void;
  release(): void;
}

/** Holds the process's clock and begins at `start`. */
export function holdClock(start: Date): TestClock {
  let now = start;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return {
    now: () => now,
    wait(ms) {
      vi.setSystemTime(Date.now() + ms);
      now = new Date(now.getTime() + ms);
    },
    release: () => vi.useRealTimers(),
  };
}
