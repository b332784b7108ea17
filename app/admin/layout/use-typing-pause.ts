import { useEffect, useRef, useState } from 'react';

/** Whoever presses no key and enters no word for this long is not in the middle of one. */
const PAUSE_MS = 1_000;

/** Words come by keys, by voice, from a list of proposals or from the clipboard: only the first press any key. */
const SIGNS_OF_TYPING = ['keydown', 'input'];

/**
 * True once something is wanted and nobody is typing or dictating: what takes the focus in the middle of a sentence
 * gets its next words, and they are lost.
 */
export function useTypingPause(isWanted: boolean): boolean {
  const lastSign = useRef(Number.NEGATIVE_INFINITY);
  /** Words that are still being put together, as by an input method. */
  const isComposing = useRef(false);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const note = () => {
      lastSign.current = performance.now();
    };
    const compose = (is: boolean) => () => {
      isComposing.current = is;
      note();
    };
    for (const sign of SIGNS_OF_TYPING) window.addEventListener(sign, note, options);
    window.addEventListener('compositionstart', compose(true), options);
    window.addEventListener('compositionend', compose(false), options);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    setQuiet(false);
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = lastSign.current + PAUSE_MS - performance.now();
      if (left <= 0 && !isComposing.current) setQuiet(true);
      else timer = setTimeout(look, Math.max(left, PAUSE_MS / 4));
    };
    look();
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isWanted && isQuiet;
}
