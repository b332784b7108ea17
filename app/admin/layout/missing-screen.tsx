import { useCallback, useEffect, useState } from 'react';
import { whyMissing } from '../calls/load-again.ts';
import { BareLoading, Unreachable } from './bare-problem.tsx';

/**
 * In place of a screen whose code did not arrive. Where the server answers, an upgrade has replaced the code, and the
 * screen comes with a new page; without a line that is said, and the page waits for it
 * (scripts/vite/missing-screens.ts).
 */
export function MissingScreen({ within = true }: { within?: boolean }) {
  const [isAway, setAway] = useState(false);
  const load = useCallback(async () => {
    if ((await whyMissing()) === 'away') setAway(true);
    else window.location.reload();
  }, []);
  useEffect(() => {
    const tryAgain = () => void load();
    tryAgain();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [load]);
  return isAway ? (
    <Unreachable within={within} onAct={() => void load()} />
  ) : (
    <BareLoading within={within} />
  );
}
