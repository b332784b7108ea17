import type { Bilingual } from '../../../../../domain/text/bilingual.ts';

/** The words of choosing where a link leads. */
export const LINK_TEXTS = {
  where: { el: 'Σελίδα του ιστοτόπου ή διεύθυνση', en: 'Page of the site, or address' },
  hint: {
    el: 'Γράψτε λέξεις για να βρείτε μια σελίδα, ή μια διεύθυνση όπως https://www.gov.gr',
    en: 'Type words to find a page, or an address such as https://www.gov.gr',
  },
  problem: {
    el: 'Επιλέξτε μια σελίδα από όσες βρέθηκαν ή γράψτε μια διεύθυνση που αρχίζει από /, https://, mailto: ή tel:.',
    en: 'Choose one of the pages found, or enter an address that starts with /, https://, mailto: or tel:.',
  },
  pages: { el: 'Σελίδες του ιστοτόπου', en: 'Pages of the site' },
  draft: { el: 'πρόχειρο', en: 'draft' },
  searching: { el: 'Αναζήτηση…', en: 'Searching…' },
};

export function describeFound(count: number): Bilingual {
  if (count === 0) return { el: 'Δεν βρέθηκε σελίδα.', en: 'No page was found.' };
  return count === 1
    ? {
        el: 'Βρέθηκε μία σελίδα: επιλέξτε με τα βέλη.',
        en: 'One page found: choose with the arrows.',
      }
    : {
        el: `Βρέθηκαν ${count} σελίδες: επιλέξτε με τα βέλη.`,
        en: `${count} pages found: choose with the arrows.`,
      };
}
