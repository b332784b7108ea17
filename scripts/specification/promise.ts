/** Languages in which a promise is kept and tested. */
export type PromiseLanguage = 'el' | 'en' | 'el, en' | '–';

/** One promise of the specification. */
export interface SpecificationPromise {
  /** The section and a few words: its name in breakages/. */
  id: string;
  what: string;
  /** '–' where no language is concerned. */
  language: PromiseLanguage;
  /** The test that fails when the promise is broken: `file › title`. */
  tests: string[];
  /** The decision, where the product differs from the specification or the specification left it open. */
  decision?: string;
}

export interface SpecificationSection {
  title: string;
  promises: SpecificationPromise[];
}
