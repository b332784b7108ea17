/** What a search may lead to, as the server names it (app/site/search/suggestions.ts). */
export interface Suggestion {
  title: string;
  /** The language of the title, where it is not that of the page. */
  lang?: string | undefined;
  kind: string;
  href: string;
}

const TEXTS = {
  el: {
    list: 'Προτάσεις',
    count: (count: number) =>
      count === 1 ? '1 πρόταση. Επιλέξτε με τα βέλη.' : `${count} προτάσεις. Επιλέξτε με τα βέλη.`,
    none: 'Καμία πρόταση. Πατήστε Enter για αναζήτηση.',
  },
  en: {
    list: 'Suggestions',
    count: (count: number) =>
      count === 1
        ? '1 suggestion. Choose with the arrow keys.'
        : `${count} suggestions. Choose with the arrow keys.`,
    none: 'No suggestions. Press Enter to search.',
  },
} as const;

let lists = 0;

/**
 * The list of suggestions under the field of a search form: a combobox with a listbox (ARIA Authoring Practices).
 * The focus stays in the field; the arrows move through the list, Enter opens what is chosen or else searches, Escape
 * closes the list.
 */
export class SuggestionList {
  readonly #field: HTMLInputElement;
  readonly #list = document.createElement('div');
  readonly #status = document.createElement('p');
  readonly #texts = TEXTS[document.documentElement.lang === 'en' ? 'en' : 'el'];
  #chosen = -1;

  constructor(field: HTMLInputElement) {
    this.#field = field;
    this.#list.id = `suggestions-${++lists}`;
    this.#list.className = 'suggestions';
    this.#list.hidden = true;
    // By attributes: Firefox before 119 knows no properties for these.
    this.#list.setAttribute('role', 'listbox');
    this.#list.setAttribute('aria-label', this.#texts.list);
    this.#status.className = 'sr-only';
    this.#status.setAttribute('role', 'status');
    // A search field cannot be a combobox (ARIA in HTML), a text field can; the key of a phone still says search.
    field.type = 'text';
    field.enterKeyHint = 'search';
    field.autocomplete = 'off';
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', 'false');
    field.setAttribute('aria-controls', this.#list.id);
    field.form?.append(this.#list, this.#status);
    field.addEventListener('keydown', (event) => this.#press(event));
    // A press on the list must not take the focus away first: the list would be gone before the click.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    field.form?.addEventListener('focusout', ({ relatedTarget }) => {
      if (!field.form?.contains(relatedTarget as Node | null)) this.close();
    });
  }

  show(suggestions: readonly Suggestion[]): void {
    this.#list.replaceChildren(...suggestions.map((one, at) => this.#option(one, at)));
    this.#choose(-1);
    this.#open(suggestions.length > 0);
    const { count, none } = this.#texts;
    this.#status.textContent = suggestions.length > 0 ? count(suggestions.length) : none;
  }

  close(): void {
    this.#open(false);
    this.#choose(-1);
    this.#status.textContent = '';
  }

  #open(isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    this.#field.setAttribute('aria-expanded', String(isOpen));
  }

  #option({ title, lang, kind, href }: Suggestion, at: number): HTMLElement {
    const option = document.createElement('a');
    option.id = `${this.#list.id}-${at}`;
    option.href = href;
    option.tabIndex = -1;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    const name = document.createElement('span');
    name.textContent = title;
    if (lang) name.lang = lang;
    const of = document.createElement('small');
    of.textContent = kind;
    option.append(name, of);
    return option;
  }

  #choose(at: number): void {
    this.#chosen = at;
    const options = [...this.#list.children];
    options.forEach((option, place) => {
      option.setAttribute('aria-selected', String(place === at));
    });
    const chosen = options[at];
    if (chosen) {
      this.#field.setAttribute('aria-activedescendant', chosen.id);
      chosen.scrollIntoView({ block: 'nearest' });
    } else this.#field.removeAttribute('aria-activedescendant');
  }

  #press(event: KeyboardEvent): void {
    if (this.#list.hidden || event.isComposing) return;
    const { length } = this.#list.children;
    // One place more than there are suggestions: the field itself.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.#choose(((this.#chosen + 1 + step + length + 1) % (length + 1)) - 1);
    else if (event.key === 'Escape') this.close();
    else if (event.key === 'Enter' && this.#chosen >= 0) {
      (this.#list.children[this.#chosen] as HTMLAnchorElement).click();
    } else return;
    event.preventDefault();
  }
}
