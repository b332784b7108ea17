import { useEffect, useRef } from 'react';
import { proposesPasskeys, signWithProposed, stopProposing } from '../passkeys/browser-passkeys.ts';
import { useIsHere } from '../pieces/use-go-on.ts';

/** The server's challenge is valid for five minutes; a screen that was open for longer asks for another. */
const GOOD_FOR_MS = 4 * 60_000;

/**
 * Makes the browser propose passkeys in the field of the e-mail address, where it can. `finish` signs in with the
 * chosen passkey. The returned function asks for another challenge if the last is too old: call it when the field
 * gets the focus.
 */
export function usePasskeyAutofill(
  finish: (sign: () => ReturnType<typeof signWithProposed>) => void,
): () => void {
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const onChosen = useRef(finish);
  onChosen.current = finish;
  const isHere = useIsHere();

  async function propose() {
    if (performance.now() - askedAt.current < GOOD_FOR_MS) return;
    askedAt.current = performance.now();
    if (!(await proposesPasskeys()) || !isHere()) return;
    try {
      const signed = await signWithProposed(isHere);
      onChosen.current(async () => signed);
    } catch {
      // A proposal that nobody took needs no message: the field proposes again when it next gets the focus.
      askedAt.current = Number.NEGATIVE_INFINITY;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    void propose();
    return () => void stopProposing().catch(() => undefined);
  }, []);
  return () => void propose();
}
