import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';
import { FORM_TEXTS } from '../form-texts.ts';

/** The words about the languages of an entry. */
export const LANGUAGES_TEXTS = {
  title: { el: 'Γλώσσες', en: 'Languages' },
  names: { el: FORM_TEXTS.greek, en: FORM_TEXTS.english },
  states: {
    public: { el: 'Δημοσιευμένα', en: 'Published' },
    changed: { el: 'Αδημοσίευτες αλλαγές', en: 'Unpublished changes' },
    draft: { el: 'Πρόχειρα', en: 'Draft' },
    none: { el: 'Δεν υπάρχουν', en: 'None yet' },
  },
  englishFields: { el: 'Πεδία και στα αγγλικά', en: 'English fields too' },
  englishLater: {
    el: 'Προαιρετικά: συμπληρώνονται και δημοσιεύονται όποτε είναι έτοιμα.',
    en: 'Optional: written and published whenever they are ready.',
  },
  missing: { el: 'Λείπουν ακόμη', en: 'Still missing' },
  greekAlone: { el: 'Δημοσίευση μόνο των ελληνικών', en: 'Publish the Greek alone' },
  englishAlone: { el: 'Δημοσίευση μόνο των αγγλικών', en: 'Publish the English alone' },
  withdraw: {
    el: { el: 'Απόσυρση των ελληνικών', en: 'Take the Greek off the site' },
    en: { el: 'Απόσυρση των αγγλικών', en: 'Take the English off the site' },
  },
  withdrawn: {
    el: { el: 'Τα ελληνικά αποσύρθηκαν από τον ιστότοπο', en: 'The Greek is off the site' },
    en: { el: 'Τα αγγλικά αποσύρθηκαν από τον ιστότοπο', en: 'The English is off the site' },
  },
  greekChanged: {
    el: 'Τα ελληνικά άλλαξαν από τότε που γράφτηκαν τα αγγλικά:',
    en: 'The Greek has changed since the English was made from it:',
  },
  smallCorrection: {
    el: 'Μικρή διόρθωση: τα αγγλικά ισχύουν',
    en: 'A small correction: the English is still right',
  },
  englishTitle: {
    el: 'Η σελίδα χρειάζεται και έναν αγγλικό τίτλο. Πρόταση από τα ελληνικά:',
    en: 'The page needs an English title too. From the Greek one:',
  },
  useProposal: { el: 'Χρήση της πρότασης', en: 'Use this' },
} as const;

/** What the button that publishes does; `languages` are none where the entry is in no language. */
export function sayPublish(languages: readonly Lang[]): Bilingual {
  if (languages.length === 0) return { el: 'Δημοσίευση', en: 'Publish' };
  if (languages.length > 1) {
    return { el: 'Δημοσίευση στις δύο γλώσσες', en: 'Publish in both languages' };
  }
  return { el: `Δημοσίευση ${inWhich(languages).el}`, en: `Publish ${inWhich(languages).en}` };
}

/** 'in Greek', 'in English', or 'in Greek and in English'. */
export function inWhich(languages: readonly Lang[]): Bilingual {
  const words = languages.map((lang) => IN[lang]);
  return {
    el: words.map(({ el }) => el).join(' και '),
    en: words.map(({ en }) => en).join(' and '),
  };
}

const IN: Record<Lang, Bilingual> = {
  el: { el: 'στα ελληνικά', en: 'in Greek' },
  en: { el: 'στα αγγλικά', en: 'in English' },
};

/** How many English texts were made from Greek that has changed since. */
export function sayBehind(count: number): Bilingual {
  return {
    el: count === 1 ? 'Έμεινε πίσω 1 κείμενο' : `Έμειναν πίσω ${count} κείμενα`,
    en: count === 1 ? '1 text is behind the Greek' : `${count} texts are behind the Greek`,
  };
}
