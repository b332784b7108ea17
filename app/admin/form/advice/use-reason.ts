import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../calls/api-client.ts';
import { useIsHere } from '../../pieces/use-go-on.ts';

/** The question why personal data must be public. */
export interface AskedReason {
  /** What the server found, by the path of the field. */
  found: Record<string, string>;
  /** null goes back to the form. */
  answer: (reason: string | null) => void;
}

/** Asks a person for a reason when a save is refused without one. */
export function useReason() {
  const [asked, setAsked] = useState<AskedReason | null>(null);
  const isHere = useIsHere();
  const open = useRef<AskedReason>(null);
  // Whoever leaves the screen gives no reason: it is not waited for.
  useEffect(() => () => open.current?.answer(null), []);

  /** Sends, and once more with the reason where one is demanded; without one it throws the refusal. */
  async function withReason<R>(send: (more: { reason?: string }) => Promise<R>): Promise<R> {
    try {
      return await send({});
    } catch (error) {
      if (!(error instanceof ApiError) || !error.body.personalData) throw error;
      if (!isHere()) throw error;
      const found = error.fields;
      const reason = await new Promise<string | null>((answer) => {
        open.current = { found, answer };
        setAsked(open.current);
      });
      open.current = null;
      setAsked(null);
      if (reason === null) throw error;
      return send({ reason });
    }
  }

  return { asked, withReason };
}
