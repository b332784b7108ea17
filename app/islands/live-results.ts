import { filterAddress } from './filter-address.ts';

/** How long the typing must pause before the server is asked. */
const TYPING_PAUSE_MS = 250;

/** Marks the parts that a new answer replaces, each with a name of its own on the page. */
const LIVE_PARTS = '[data-live]';

interface LiveResultsOptions {
  form: HTMLFormElement;
  /** New results stand on the page; the text says how many (`data-summary` of a part). */
  onResults: (summary: string) => void;
  /** The results could not be loaded: the page still shows those of an earlier filter. */
  onFailure: () => void;
}

/**
 * Asks for the page of a GET form while somebody fills it in, and replaces the parts of the page that depend on the
 * filter by those of the answer. The address follows, the fields stay as they are. If anything fails, the form's own
 * button still works.
 */
export function followForm({ form, onResults, onFailure }: LiveResultsOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  // Leaving a field is a change event too, even if its results are already shown.
  let shown = filterAddress(form.action, new FormData(form));

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
  };

  const ask = async () => {
    const address = filterAddress(form.action, new FormData(form));
    if (address === shown) return;
    const request = new AbortController();
    running = request;
    try {
      const answer = await fetch(address, { signal: request.signal });
      if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const summary = replaceParts(page);
      document.title = page.title;
      history.replaceState(history.state, '', address);
      shown = address;
      keepAsShown(form);
      onResults(summary);
    } catch (error) {
      // Somebody typed on, or sent the form.
      if (request.signal.aborted) return;
      console.warn('The results were not renewed', error);
      shown = '';
      onFailure();
    }
  };

  const follow = (event: Event) => {
    stop();
    // A field that is not typed into has its whole value at once.
    timer = setTimeout(ask, event.type === 'change' ? 0 : TYPING_PAUSE_MS);
  };

  form.addEventListener('input', follow);
  form.addEventListener('change', follow);
  form.addEventListener('submit', stop);
}

/** A reset of the form leaves what is shown now (forget-left-choices.ts). */
function keepAsShown(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) field.defaultValue = field.value;
    if (!(field instanceof HTMLSelectElement)) continue;
    for (const option of field.options) option.defaultSelected = option.selected;
  }
}

/** Returns the summary of the new results. Throws, before anything is changed, where a part is missing. */
function replaceParts(page: Document): string {
  const pairs = [...document.querySelectorAll<HTMLElement>(LIVE_PARTS)].map((part) => {
    const fresh = page.querySelector<HTMLElement>(`[data-live="${part.dataset.live}"]`);
    if (!fresh) throw new Error(`The answer has no part '${part.dataset.live}'`);
    return { part, fresh };
  });
  for (const { part, fresh } of pairs) part.replaceWith(document.adoptNode(fresh));
  return pairs
    .map(({ fresh }) => fresh.dataset.summary ?? '')
    .join(' ')
    .trim();
}
