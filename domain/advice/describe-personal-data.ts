import type { Bilingual } from '../text/bilingual.ts';
import {
  maskPersonalData,
  type PersonalData,
  type PersonalDataKind,
} from '../text/personal-data.ts';

const KINDS: Record<PersonalDataKind, Bilingual> = {
  'personal-number': { el: 'Προσωπικό Αριθμό', en: 'personal number' },
  'tax-number': { el: 'ΑΦΜ', en: 'tax number (ΑΦΜ)' },
  'social-security': { el: 'ΑΜΚΑ', en: 'social security number (ΑΜΚΑ)' },
  iban: { el: 'IBAN', en: 'IBAN' },
  'identity-card': { el: 'αριθμό ταυτότητας', en: 'identity card number' },
  mobile: { el: 'κινητό τηλέφωνο', en: 'mobile phone number' },
};

/** What is said of a number that identifies a person; the number itself is shown in part. */
export function describePersonalData(found: PersonalData): Bilingual {
  const { el, en } = nameAndPart(found);
  return {
    el: `Μοιάζει με ${el}. Αφαιρέστε το, αν αφορά πρόσωπο.`,
    en: `This looks like ${en}. Remove it if it belongs to a person.`,
  };
}

/** What is said of one that stands in a document. */
export function describePersonalDataInFile(found: PersonalData): Bilingual {
  const { el, en } = nameAndPart(found);
  return {
    el: `Στο έγγραφο υπάρχει κάτι που μοιάζει με ${el}. Αντικαταστήστε το έγγραφο, αν αφορά πρόσωπο.`,
    en: `The document has something that looks like ${en}. Replace the document if it belongs to a person.`,
  };
}

function nameAndPart({ kind, words }: PersonalData): Bilingual {
  const { el, en } = KINDS[kind];
  const shown = maskPersonalData(words);
  const article = /^[aeiou]/i.test(en) ? 'an' : 'a';
  return { el: `${el} (${shown})`, en: `${article} ${en} (${shown})` };
}
