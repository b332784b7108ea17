import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The laws on which pages of services rest, by a short name. */
const LAWS = {
  'municipal code': {
    el: 'Κώδικας Δήμων και Κοινοτήτων, ν. 3463/2006',
    en: 'Code of Municipalities and Communities, Law 3463/2006',
  },
  registry: {
    el: 'Ν. 344/1976 για τις ληξιαρχικές πράξεις',
    en: 'Law 344/1976 on civil registry records',
  },
  procedure: {
    el: 'Κώδικας Διοικητικής Διαδικασίας, ν. 2690/1999',
    en: 'Code of Administrative Procedure, Law 2690/1999',
  },
  'digital governance': {
    el: 'Ν. 4727/2020 για την ψηφιακή διακυβέρνηση',
    en: 'Law 4727/2020 on digital governance',
  },
  building: {
    el: 'Ν. 4495/2017 για το δομημένο περιβάλλον',
    en: 'Law 4495/2017 on the built environment',
  },
  'guaranteed income': {
    el: 'Ν. 4389/2016, άρθρο 235, για το Ελάχιστο Εγγυημένο Εισόδημα',
    en: 'Law 4389/2016, article 235, on the guaranteed minimum income',
  },
  'property charge': {
    el: 'Ν. 2130/1993, άρθρο 24, για το Τέλος Ακίνητης Περιουσίας',
    en: 'Law 2130/1993, article 24, on the property charge (TAP)',
  },
  collection: {
    el: 'Κώδικας Είσπραξης Δημοσίων Εσόδων, ν. 4978/2022',
    en: 'Code for the Collection of Public Revenue, Law 4978/2022',
  },
  waste: {
    el: 'Ν. 4819/2021 για τη διαχείριση των αποβλήτων',
    en: 'Law 4819/2021 on waste management',
  },
  animals: {
    el: 'Ν. 4830/2021 για τα ζώα συντροφιάς',
    en: 'Law 4830/2021 on companion animals',
  },
  business: {
    el: 'Ν. 4442/2016 για την άσκηση οικονομικών δραστηριοτήτων',
    en: 'Law 4442/2016 on carrying out economic activities',
  },
  'open-air trade': {
    el: 'Ν. 4849/2021 για το υπαίθριο εμπόριο',
    en: 'Law 4849/2021 on open-air trade',
  },
  sport: { el: 'Ν. 2725/1999 για τον αθλητισμό', en: 'Law 2725/1999 on sport' },
} satisfies Record<string, Bilingual>;

/** The legal basis of a service: the named laws, in this order. */
export const serviceLaws = (...names: (keyof typeof LAWS)[]) =>
  names.map((name) => ({ title: LAWS[name], link: '' }));
