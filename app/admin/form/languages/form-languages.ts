import { createContext } from 'react';
import type { EnglishFrom } from '../../../../domain/content/model/languages/english-from.ts';

/** What the fields of a form know of its languages. */
export interface FormLanguages {
  /** Whether the form has its English fields. */
  showsEnglish: boolean;
  /** The Greek from which English texts were made, by their paths, where the Greek says something else now. */
  behind: EnglishFrom;
  /** Says that the English of a text fits its Greek as both are now. */
  keepInStep: (path: string) => void;
}

/** A form outside any provider has both languages and nothing to compare. */
export const FormLanguagesContext = createContext<FormLanguages>({
  showsEnglish: true,
  behind: {},
  keepInStep: () => {},
});
