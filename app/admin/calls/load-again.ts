/** What to do where code that is fetched while the admin is open has not arrived. */

/** A file of every build. */
const ALWAYS_THERE = '/favicon.svg';
const ANSWER_LIMIT_MS = 5_000;

/**
 * Why code did not arrive: 'away' when the server cannot be reached; 'replaced' when it answers, so that the files of
 * the build from which this page came are gone.
 */
export type WhyMissing = 'away' | 'replaced';

export async function whyMissing(): Promise<WhyMissing> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const answer = await fetch(ALWAYS_THERE, { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok ? 'replaced' : 'away';
  } catch {
    return 'away';
  }
}

/** Until the browser has asked the page whether it may go; somebody may have said no. */
const ASKED_MS = 2_000;

let isWanted = false;

/** Loads the page anew without a question: forms that keep what is typed offer it again. */
export function loadAgain(): void {
  isWanted = true;
  setTimeout(() => {
    isWanted = false;
  }, ASKED_MS);
  window.location.reload();
}

/** Whether the page is just being left by {@link loadAgain}. */
export const isLoadingAgain = () => isWanted;

/** A style sheet that did not arrive counts as there for whoever asks next, unless its element goes. */
export function forgetFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.remove();
  }
}
