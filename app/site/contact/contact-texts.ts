import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** What the contact page and the short form say. */
export const CONTACT_TEXTS = {
  lead: {
    el: 'Τηλεφωνήστε, περάστε από το δημαρχείο ή γράψτε μας από εδώ. Κάθε μήνυμα παίρνει αριθμό αναφοράς.',
    en: 'Call us, come to the town hall or write to us here. Every message gets a reference number.',
  },
  townHall: { el: 'Δημαρχείο', en: 'Town hall' },
  deskHours: { el: 'Γραφεία, ώρες κοινού', en: 'Offices, open to the public' },
  phoneHours: { el: 'Τηλεφωνική εξυπηρέτηση', en: 'Help by phone' },
  departmentsTitle: { el: 'Ψάχνετε συγκεκριμένη υπηρεσία;', en: 'Looking for a department?' },
  departmentsText: {
    el: 'Κάθε διεύθυνση του Δήμου έχει δικό της τηλέφωνο, email και ώρες κοινού.',
    en: 'Each department has a phone number, an email address and hours of its own.',
  },
  departmentsLink: { el: 'Τηλέφωνα ανά διεύθυνση', en: 'Departments and phone numbers' },
  unitsTitle: { el: 'Γραφεία των δημοτικών ενοτήτων', en: 'Offices of the municipal units' },
  unitsText: {
    el: 'Διεύθυνση, τηλέφωνο και ώρες του γραφείου που είναι κοντά σας.',
    en: 'Address, phone number and hours of the office near you.',
  },
  problem: { el: 'Αναφορά προβλήματος', en: 'Report of a problem' },
  mapTitle: { el: 'Πού θα μας βρείτε', en: 'Where to find us' },
  success: {
    // The specified text (section 8).
    el: 'Η φόρμα υποβλήθηκε με επιτυχία! Θα επικοινωνήσουμε μαζί σας σύντομα.',
    en: 'Your message has been sent. We will be in touch with you soon.',
  },
  reference: { el: 'Αριθμός αναφοράς:', en: 'Reference number:' },
  keepReference: {
    el: 'Κρατήστε τον: μας βοηθά να βρούμε το μήνυμά σας, αν τηλεφωνήσετε.',
    en: 'Please keep it: it helps us find your message if you call.',
  },
} satisfies Record<string, Bilingual>;

/** The labels of both forms. */
export const CONTACT_FORM_TEXTS = {
  title: { el: 'Στείλτε μας μήνυμα', en: 'Send us a message' },
  firstName: { el: 'Όνομα', en: 'First name' },
  lastName: { el: 'Επώνυμο', en: 'Last name' },
  name: { el: 'Ονοματεπώνυμο', en: 'Name' },
  email: { el: 'Email', en: 'Email' },
  emailHint: { el: 'Εκεί θα σας απαντήσουμε.', en: 'This is where we will reply.' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  subject: { el: 'Θέμα', en: 'Subject' },
  message: { el: 'Μήνυμα', en: 'Message' },
  send: { el: 'Αποστολή μηνύματος', en: 'Send message' },
  privacy: {
    el: 'Χρησιμοποιούμε τα στοιχεία σας μόνο για να σας απαντήσουμε.',
    en: 'We use your details only to reply to you.',
  },
  newsletterPrivacy: {
    el: 'Χρησιμοποιούμε τη διεύθυνσή σας μόνο για το ενημερωτικό δελτίο.',
    en: 'We use your address only for the newsletter.',
  },
  privacyLink: { el: 'Προστασία δεδομένων', en: 'Privacy' },
} satisfies Record<string, Bilingual>;
