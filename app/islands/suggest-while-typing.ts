import { type Suggestion, SuggestionList } from './suggestion-list.ts';

/** How long the typing must pause before the server is asked. */
const TYPING_PAUSE_MS = 200;
/** With fewer letters, nearly everything would be suggested. */
const SHORTEST = 3;

/**
 * Suggests pages under the field of a search form while somebody types. An answer that comes after more was typed is
 * not shown, and where anything fails there are no suggestions: Enter and the button search as they do without
 * scripts.
 */
export function suggestWhileTyping(form: HTMLFormElement): void {
  const field = form.elements.namedItem('q');
  if (!(field instanceof HTMLInputElement)) return;
  const list = new SuggestionList(field);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
  };

  const ask = async (query: string) => {
    const request = new AbortController();
    running = request;
    try {
      const parameters = new URLSearchParams({ q: query });
      if (document.documentElement.lang === 'en') parameters.set('lang', 'en');
      const answer = await fetch(`/search/suggestions?${parameters}`, { signal: request.signal });
      if (!answer.ok) throw new Error(`${answer.status} for suggestions`);
      const { suggestions } = (await answer.json()) as { suggestions: Suggestion[] };
      if (!request.signal.aborted) list.show(suggestions);
    } catch (error) {
      if (request.signal.aborted) return;
      console.warn('There are no suggestions', error);
      list.close();
    }
  };

  field.addEventListener('input', () => {
    stop();
    const query = field.value.trim();
    if (query.length < SHORTEST) list.close();
    else timer = setTimeout(() => ask(query), TYPING_PAUSE_MS);
  });
  // Who has gone on to another field meanwhile is shown nothing.
  field.addEventListener('blur', stop);
  form.addEventListener('submit', () => {
    stop();
    list.close();
  });
}
