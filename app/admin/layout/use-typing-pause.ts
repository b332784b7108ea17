import { useEffect, useRef, useState } from 'react';

/** Whoever presses no key for this long is not in the middle of a word. */
const PAUSE_MS = 1_000;

/**
 * True once something is wanted and nobody is typing: what takes the focus in the middle of a sentence gets its next
 * words, and they are lost.
 */
export function useTypingPause(isWanted: boolean): boolean {
  const lastKey = useRef(Number.NEGATIVE_INFINITY);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const note = ({ timeStamp }: KeyboardEvent) => {
      lastKey.current = timeStamp;
    };
    window.addEventListener('keydown', note, { capture: true });
    return () => window.removeEventListener('keydown', note, { capture: true });
  }, []);
  useEffect(() => {
    setQuiet(false);
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = lastKey.current + PAUSE_MS - performance.now();
      if (left <= 0) setQuiet(true);
      else timer = setTimeout(look, left);
    };
    look();
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isWanted && isQuiet;
}
