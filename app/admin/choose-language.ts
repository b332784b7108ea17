import type { StaffLanguage } from '../../domain/accounts/staff-member.ts';
import { setAdminLanguage } from './admin-language.tsx';
import { answerOf, api } from './calls/api-client.ts';
import { hasSessionEnded, personHere } from './session.tsx';

/** Switches the language of the admin here, and remembers it for whoever is signed in. */
export function chooseLanguage(language: StaffLanguage): void {
  setAdminLanguage(language);
  const person = personHere();
  if (!person || hasSessionEnded()) return;
  toKeep = { language, of: person };
  void keepLanguage();
}

/** What is to be kept next, and for whom. */
let toKeep: { language: StaffLanguage; of: string } | undefined;
let isKeeping = false;

/** One call after the other: of two at once the server might keep the former choice. */
async function keepLanguage(): Promise<void> {
  if (isKeeping) return;
  isKeeping = true;
  while (toKeep) {
    const { language, of } = toKeep;
    toKeep = undefined;
    if (personHere() !== of) continue;
    // The screen is in that language already; what could not be kept is chosen again on the next computer.
    const call = api.auth.profile.$put({ json: { language } }, { init: { keepalive: true } });
    await answerOf(call).catch(() => undefined);
  }
  isKeeping = false;
}
