import { useCallback, useMemo, useRef } from 'react';

/** Keeps a save back while files for the form are still on their way. */
export function useWaiting() {
  const waiting = useRef(new Set<string>());
  const resolvers = useRef<(() => void)[]>([]);

  /** Says of a part of the form, by its path, that it waits for something or no longer does. */
  const setWaiting = useCallback((path: string, isWaiting: boolean) => {
    if (isWaiting) waiting.current.add(path);
    else waiting.current.delete(path);
    if (waiting.current.size > 0) return;
    for (const resolve of resolvers.current.splice(0)) resolve();
  }, []);

  /** Resolves once nothing is awaited any more and the form has been rendered with what came. */
  const untilReady = useCallback(async () => {
    if (waiting.current.size === 0) return;
    await new Promise<void>((resolve) => resolvers.current.push(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, []);

  return useMemo(() => ({ setWaiting, untilReady }), [setWaiting, untilReady]);
}
