import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useRef } from 'react';
import { proposesPasskeys, signWithPasskey } from '../passkeys/browser-passkeys.ts';

/** What was asked of the server is good for five minutes; a screen that stood open longer asks anew. */
const GOOD_FOR_MS = 4 * 60_000;

/**
 * Has the browser propose passkeys in the field of the e-mail address, where it can. `finish` signs in by what
 * was chosen. The function that comes back asks anew where the last time is too long ago: call it when the
 * field gets the keyboard.
 */
export function usePasskeyAutofill(
  finish: (sign: () => ReturnType<typeof signWithPasskey>) => void,
): () => void {
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const onChosen = useRef(finish);
  onChosen.current = finish;

  async function propose() {
    if (performance.now() - askedAt.current < GOOD_FOR_MS) return;
    askedAt.current = performance.now();
    if (!(await proposesPasskeys())) return;
    try {
      const signed = await signWithPasskey({ isAutofill: true });
      onChosen.current(async () => signed);
    } catch {
      // A proposal that nobody took is nothing to tell: the field proposes again when it next gets the keyboard.
      askedAt.current = Number.NEGATIVE_INFINITY;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    void propose();
    return () => WebAuthnAbortService.cancelCeremony();
  }, []);
  return () => void propose();
}
