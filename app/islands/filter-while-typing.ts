import { followForm } from './live-results.ts';

/** Renews the results of the form that the line names, and says in it how many there are (live-filter.tsx). */
export function filterWhileTyping(status: HTMLElement): void {
  const { liveFilter: formId = '', failed = '' } = status.dataset;
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const say = (text: string, isFailure: boolean) => {
    status.className = isFailure ? 'mt-3 font-semibold' : 'sr-only';
    status.textContent = text;
  };
  followForm({
    form,
    onResults: (text) => say(text, false),
    onFailure: () => say(failed, true),
  });
}
