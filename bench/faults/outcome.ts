/** A line of the table at the end: the promise, the result, and whether the promise held. */
export interface Outcome {
  promise: string;
  seen: string;
  held: boolean;
}

export const outcome = (promise: string, seen: string | number, held: boolean): Outcome => ({
  promise,
  seen: String(seen),
  held,
});

/** Waits until something holds; how many milliseconds it took. */
export async function untilHolds(holds: () => Promise<boolean>, limitMs = 30_000): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < limitMs) {
    if (await holds().catch(() => false)) return Math.round(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('What was waited for did not come.');
}
