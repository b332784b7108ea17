import { useState } from 'react';
import { ApiError } from '../../calls/api-client.ts';

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

  /** Sends, and once more with the reason where one is demanded; without one it throws the refusal. */
  async function withReason<R>(send: (more: { reason?: string }) => Promise<R>): Promise<R> {
    try {
      return await send({});
    } catch (error) {
      if (!(error instanceof ApiError) || !error.body.personalData) throw error;
      const found = error.fields;
      const reason = await new Promise<string | null>((answer) => setAsked({ found, answer }));
      setAsked(null);
      if (reason === null) throw error;
      return send({ reason });
    }
  }

  return { asked, withReason };
}
