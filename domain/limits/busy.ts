import { DomainError } from '../errors.ts';
import { describeWait } from './describe-wait.ts';

/** How soon a place may be free again, in seconds. */
const SECONDS_TO_WAIT = 3;

/** More is asked of the site at this moment than it makes: whoever is refused asks again shortly. */
export function tooBusy(): DomainError {
  return new DomainError(
    'busy',
    {
      el: 'Ο ιστότοπος έχει αυτή τη στιγμή πολύ μεγάλη κίνηση. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
      en: 'The site is very busy at the moment. Please try again in a few seconds.',
    },
    { retryAfter: SECONDS_TO_WAIT },
  );
}

/** A network has used up what it may ask for; `retryAfter` seconds later it may again. */
export function tooManyOfNetwork(retryAfter: number): DomainError {
  const wait = describeWait(retryAfter);
  return new DomainError(
    'too-many',
    {
      el: `Από το δίκτυό σας ήρθαν πάρα πολλά αιτήματα σε λίγη ώρα. Δοκιμάστε ξανά σε ${wait.el}.`,
      en: `Too many requests came from your network in a short time. Try again in ${wait.en}.`,
    },
    { retryAfter },
  );
}

/** So many previews were asked for in a short time that the next has to wait for `retryAfter` seconds. */
export function tooManyPreviews(retryAfter: number): DomainError {
  return new DomainError(
    'too-many',
    {
      el: 'Ζητήθηκαν πολλές προεπισκοπήσεις σε λίγη ώρα. Η επόμενη θα γίνει σε λίγο.',
      en: 'Many previews were asked for in a short time. The next one will be made shortly.',
    },
    { retryAfter },
  );
}
