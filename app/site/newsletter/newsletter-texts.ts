import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** What the three screens of the newsletter say. */
export const NEWSLETTER_TEXTS = {
  lead: {
    el: 'Ανακοινώσεις, εκδηλώσεις και έργα του Δήμου στο email σας.',
    en: 'Announcements, events and projects of the municipality, in your inbox.',
  },
  formTitle: { el: 'Εγγραφή', en: 'Sign up' },
  fields: { email: { el: 'Το email σας', en: 'Your email' } },
  emailHint: {
    el: 'Θα λάβετε πρώτα ένα μήνυμα για να επιβεβαιώσετε την εγγραφή.',
    en: 'You will first receive a message asking you to confirm.',
  },
  subscribe: { el: 'Εγγραφή στο δελτίο', en: 'Subscribe' },
  sentTitle: { el: 'Ελέγξτε το email σας', en: 'Check your inbox' },
  sentText: {
    el: 'Σας στέλνουμε ένα μήνυμα επιβεβαίωσης. Πατήστε τον σύνδεσμο που περιέχει για να ολοκληρωθεί η εγγραφή.',
    en: 'A confirmation message is on its way to you. Follow the link in it to complete your subscription.',
  },
  sentHelp: {
    el: 'Αν δεν το βρείτε σε λίγα λεπτά, κοιτάξτε στα ανεπιθύμητα ή ζητήστε το ξανά από εδώ.',
    en: 'If it does not arrive within a few minutes, look in your spam folder or ask for it again here.',
  },
  keptTitle: { el: 'Κρατήσαμε τη διεύθυνσή σας', en: 'We have your address' },
  keptText: {
    el: 'Ο ιστότοπος δεν στέλνει ακόμη email. Το μήνυμα με το οποίο επιβεβαιώνετε την εγγραφή θα σταλεί μόλις αυτό γίνει δυνατό. Αν δεν το λάβετε μέσα σε έναν μήνα, εγγραφείτε ξανά.',
    en: 'This website does not send email yet. The message by which you confirm will be sent as soon as it does. If you have not received it within a month, please sign up again.',
  },
  promises: {
    title: { el: 'Τι να περιμένετε', en: 'What to expect' },
    items: [
      {
        el: 'Νέα και εκδηλώσεις από όλες τις δημοτικές ενότητες.',
        en: 'News and events from every municipal unit.',
      },
      {
        el: 'Στη γλώσσα στην οποία εγγράφεστε: ελληνικά ή αγγλικά.',
        en: 'In the language you subscribe in: Greek or English.',
      },
      {
        el: 'Κάθε μήνυμα έχει σύνδεσμο διαγραφής, που ισχύει αμέσως.',
        en: 'Every message has an unsubscribe link that works at once.',
      },
      {
        el: 'Το email σας δεν δίνεται σε κανέναν άλλο.',
        en: 'Your address is passed on to nobody.',
      },
    ],
  },
  feedText: {
    el: 'Προτιμάτε αναγνώστη ειδήσεων;',
    en: 'Do you use a news reader?',
  },
  feedLink: { el: 'Τα νέα μας σε RSS', en: 'Our news as RSS' },
  confirmText: {
    el: 'Πατήστε το κουμπί για να αρχίσετε να λαμβάνετε το ενημερωτικό δελτίο.',
    en: 'Press the button to start receiving the newsletter.',
  },
  confirm: { el: 'Επιβεβαιώνω την εγγραφή', en: 'Confirm subscription' },
  confirmed: { el: 'Η εγγραφή σας ολοκληρώθηκε.', en: 'You are subscribed.' },
  confirmedText: {
    el: 'Θα λαμβάνετε το επόμενο ενημερωτικό δελτίο. Διαγράφεστε όποτε θέλετε, από τον σύνδεσμο κάθε μηνύματος.',
    en: 'You will receive the next newsletter. Unsubscribe whenever you like, by the link in every message.',
  },
  leaveText: {
    el: 'Πατήστε το κουμπί και δεν θα λάβετε άλλο μήνυμα. Η διεύθυνσή σας διαγράφεται από τα αρχεία μας.',
    en: 'Press the button and you will receive no further messages. Your address is deleted from our records.',
  },
  leave: { el: 'Διαγραφή', en: 'Unsubscribe' },
  left: { el: 'Διαγραφήκατε.', en: 'You have unsubscribed.' },
  leftText: {
    el: 'Η διεύθυνσή σας δεν υπάρχει πια στο ενημερωτικό δελτίο. Αν αλλάξετε γνώμη, εγγράφεστε ξανά.',
    en: 'Your address is no longer on our list. If you change your mind, you can subscribe again.',
  },
  noTokenTitle: { el: 'Ο σύνδεσμος δεν είναι πλήρης', en: 'This link is incomplete' },
  noTokenText: {
    el: 'Ανοίξτε τον σύνδεσμο όπως είναι στο μήνυμα που λάβατε, ή ζητήστε νέο.',
    en: 'Open the link exactly as it is in the message you received, or ask for a new one.',
  },
  newRequest: { el: 'Νέα εγγραφή', en: 'Subscribe again' },
  readNews: { el: 'Διαβάστε τα νέα', en: 'Read the news' },
  home: { el: 'Αρχική σελίδα', en: 'Home page' },
};

export const NEWSLETTER_DESCRIPTION = {
  confirm: {
    el: 'Επιβεβαιώστε την εγγραφή σας στο ενημερωτικό δελτίο του Δήμου.',
    en: 'Confirm your subscription to the newsletter of the municipality.',
  },
  leave: {
    el: 'Διαγραφείτε από το ενημερωτικό δελτίο του Δήμου.',
    en: 'Unsubscribe from the newsletter of the municipality.',
  },
} satisfies Record<string, Bilingual>;
