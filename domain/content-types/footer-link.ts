import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, link } from '../content/model/fields/field-builders.ts';

/** A link of the footer, beside those that the law asks for. */
export const footerLink = defineContentType({
  name: 'footer-link',
  label: {
    one: { el: 'Σύνδεσμος υποσέλιδου', en: 'Footer link' },
    many: { el: 'Υποσέλιδο', en: 'Footer' },
    new: { el: 'Νέος σύνδεσμος υποσέλιδου', en: 'New footer link' },
  },
  description: {
    el: 'Οι σύνδεσμοι στο κάτω μέρος κάθε σελίδας. Προσβασιμότητα, προστασία δεδομένων και όροι χρήσης μένουν πάντα.',
    en: 'The links at the foot of every page. Accessibility, privacy and terms of use always stay.',
  },
  fields: {
    href: link({ el: 'Οδηγεί σε', en: 'Leads to' }, { required: true }),
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'el', maxLength: 60 }),
  },
  promoted: { title: 'title' },
  admin: { group: 'site', place: 3.5 },
  adminOnly: true,
});
