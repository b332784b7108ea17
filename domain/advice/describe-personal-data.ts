import type { Bilingual } from '../text/bilingual.ts';
import {
  maskPersonalData,
  type PersonalData,
  type PersonalDataKind,
} from '../text/personal-data.ts';

const KINDS: Record<PersonalDataKind, Bilingual> = {
  'tax-number': { el: 'ΑΦΜ', en: 'tax number (ΑΦΜ)' },
  'social-security': { el: 'ΑΜΚΑ', en: 'social security number (ΑΜΚΑ)' },
  iban: { el: 'IBAN', en: 'IBAN' },
  'identity-card': { el: 'αριθμό ταυτότητας', en: 'identity card number' },
  mobile: { el: 'κινητό τηλέφωνο', en: 'mobile phone number' },
};

/** What is said of a number that identifies a person; the number itself is shown in part. */
export function describePersonalData({ kind, words }: PersonalData): Bilingual {
  const { el, en } = KINDS[kind];
  const shown = maskPersonalData(words);
  const article = /^[aeiou]/i.test(en) ? 'an' : 'a';
  return {
    el: `Μοιάζει με ${el} (${shown}). Αφαιρέστε το, αν αφορά πρόσωπο.`,
    en: `This looks like ${article} ${en} (${shown}). Remove it if it belongs to a person.`,
  };
}
