import { MAX_ITEMS } from '../../../domain/newsletter/issue-fields.ts';
import type { Bilingual, Lang } from '../../../domain/text/bilingual.ts';

/** The words of the newsletter's screens. */
export const NEWSLETTER_TEXTS = {
  title: { el: 'Ενημερωτικό δελτίο', en: 'Newsletter' },
  text: {
    el: 'Οι συντάκτες γράφουν τα τεύχη· οι διαχειριστές τα στέλνουν στους συνδρομητές.',
    en: 'Editors write issues; administrators send them to the subscribers.',
  },
  newIssue: { el: 'Νέο τεύχος', en: 'New issue' },
  editIssue: { el: 'Επεξεργασία τεύχους', en: 'Edit issue' },
  figures: { el: 'Συνδρομητές', en: 'Subscribers' },
  inGreek: { el: 'στα ελληνικά', en: 'in Greek' },
  inEnglish: { el: 'στα αγγλικά', en: 'in English' },
  pending: { el: 'αναμένουν επιβεβαίωση', en: 'not confirmed yet' },
  showSubscribers: { el: 'Προβολή συνδρομητών', en: 'View subscribers' },
  noMailTitle: { el: 'Η αποστολή email δεν έχει ρυθμιστεί', en: 'Sending email is not set up' },
  noMailText: {
    el: 'Τα τεύχη φυλάσσονται ως πρόχειρα και δεν χάνεται τίποτα. Για να σταλούν, ο διαχειριστής του συστήματος ορίζει τον διακομιστή αλληλογραφίας (SMTP_URL).',
    en: 'Issues are kept as drafts and nothing is lost. Before they can be sent, whoever runs the server has to set the mail server (SMTP_URL).',
  },
  issues: { el: 'Τεύχη', en: 'Issues' },
  none: { el: 'Δεν υπάρχουν τεύχη ακόμη.', en: 'There are no issues yet.' },
  noneHint: {
    el: 'Ένα τεύχος μένει πρόχειρο μέχρι να το στείλει ένας διαχειριστής.',
    en: 'An issue stays a draft until an administrator sends it.',
  },
  addFirst: { el: 'Γράψτε το πρώτο τεύχος', en: 'Write the first issue' },
  loadFailed: {
    el: 'Το ενημερωτικό δελτίο δεν φορτώθηκε.',
    en: 'The newsletter could not be loaded.',
  },
  figuresFailed: {
    el: 'Ο αριθμός των συνδρομητών δεν φορτώθηκε, οπότε το τεύχος δεν μπορεί να σταλεί.',
    en: 'The number of subscribers could not be loaded, so the issue cannot be sent.',
  },
  issueFailed: { el: 'Το τεύχος δεν φορτώθηκε.', en: 'The issue could not be loaded.' },
  subject: { el: 'Θέμα', en: 'Subject' },
  state: { el: 'Κατάσταση', en: 'State' },
  date: { el: 'Ημερομηνία', en: 'Date' },
  draft: { el: 'Πρόχειρο', en: 'Draft' },
  sending: { el: 'Σε αποστολή', en: 'Being sent' },
  sent: { el: 'Στάλθηκε', en: 'Sent' },

  subjectHint: {
    el: 'Η γραμμή θέματος του email. Τα αγγλικά χρειάζονται μόνο όταν κάποιος συνδρομητής τα διαβάζει.',
    en: 'The subject line of the email. English is needed only while a subscriber reads it.',
  },
  introHint: {
    el: 'Απλό κείμενο. Μια κενή γραμμή χωρίζει τις παραγράφους.',
    en: 'Plain text. An empty line separates paragraphs.',
  },
  items: { el: 'Νέα και εκδηλώσεις', en: 'News and events' },
  itemsHint: {
    el: `Κάθε εγγραφή εμφανίζεται με τίτλο, περίληψη και σύνδεσμο. Πρώτα τα νέα, μετά οι εκδηλώσεις, έως ${MAX_ITEMS} συνολικά.`,
    en: `Each entry is shown with its title, summary and a link. News comes first, then events, at most ${MAX_ITEMS} in all.`,
  },
  noItems: { el: 'Δεν έχετε επιλέξει καμία εγγραφή.', en: 'You have not chosen any entry.' },
  addNews: { el: 'Προσθήκη ανακοίνωσης', en: 'Add a news item' },
  addEvent: { el: 'Προσθήκη εκδήλωσης', en: 'Add an event' },
  add: { el: 'Προσθήκη', en: 'Add' },
  choose: { el: 'Επιλέξτε…', en: 'Choose…' },
  choicesFailed: {
    el: 'Τα νέα και οι εκδηλώσεις δεν φορτώθηκαν.',
    en: 'News and events could not be loaded.',
  },
  moveUp: { el: 'Πιο πάνω', en: 'Move up' },
  moveDown: { el: 'Πιο κάτω', en: 'Move down' },
  remove: { el: 'Αφαίρεση', en: 'Remove' },
  save: { el: 'Αποθήκευση και προεπισκόπηση', en: 'Save and preview' },
  saved: { el: 'Το τεύχος αποθηκεύτηκε', en: 'Issue saved' },
  keys: { el: 'Ctrl+S: αποθήκευση', en: 'Ctrl+S saves' },

  edit: { el: 'Επεξεργασία', en: 'Edit' },
  delete: { el: 'Διαγραφή', en: 'Delete' },
  deleteTitle: { el: 'Διαγραφή προχείρου', en: 'Delete draft' },
  deleteQuestion: {
    el: 'Το πρόχειρο διαγράφεται οριστικά.',
    en: 'The draft will be deleted for good.',
  },
  deleted: { el: 'Το πρόχειρο διαγράφηκε', en: 'Draft deleted' },
  test: { el: 'Δοκιμαστική αποστολή σε εμένα', en: 'Send a test to me' },
  send: { el: 'Αποστολή σε όλους', en: 'Send to all' },
  sendTitle: { el: 'Αποστολή του τεύχους', en: 'Send the issue' },
  obstaclesTitle: {
    el: 'Πριν από την αποστολή χρειάζονται ακόμη',
    en: 'Needed before this can be sent',
  },
  sendFinal: {
    el: 'Η αποστολή δεν ανακαλείται. Κάθε συνδρομητής λαμβάνει ένα μήνυμα, στη γλώσσα του.',
    en: 'Sending cannot be undone. Every subscriber receives one message, in their language.',
  },
  started: { el: 'Η αποστολή ξεκίνησε', en: 'Sending has begun' },
  onlyAdmins: {
    el: 'Την αποστολή σε όλους την κάνει διαχειριστής.',
    en: 'Only an administrator can send to all.',
  },
  nobody: {
    el: 'Δεν υπάρχουν ακόμη επιβεβαιωμένοι συνδρομητές.',
    en: 'There are no confirmed subscribers yet.',
  },
  preview: { el: 'Προεπισκόπηση', en: 'Preview' },
  asSent: { el: 'Όπως στάλθηκε', en: 'As it was sent' },
  greek: { el: 'Ελληνικά', en: 'Greek' },
  english: { el: 'Αγγλικά', en: 'English' },
  plainText: { el: 'Ως απλό κείμενο', en: 'As plain text' },
  previewFailed: {
    el: 'Το τεύχος δεν είναι έτοιμο για αποστολή.',
    en: 'The issue is not ready to be sent.',
  },
  previewNotLoaded: {
    el: 'Η προεπισκόπηση δεν φορτώθηκε.',
    en: 'The preview could not be loaded.',
  },
  progress: { el: 'Πορεία αποστολής', en: 'Progress' },
  progressSent: { el: 'στάλθηκαν', en: 'sent' },
  progressWaiting: { el: 'αναμένουν', en: 'waiting' },
  progressFailed: { el: 'απέτυχαν', en: 'failed' },
  progressLeft: { el: 'διαγράφηκαν στο μεταξύ', en: 'unsubscribed meanwhile' },
  delayed: {
    el: 'Ορισμένα μηνύματα δεν έγιναν δεκτά ακόμη. Δοκιμάζονται ξανά αυτόματα, για τέσσερις ημέρες.',
    en: 'Some messages have not been accepted yet. They are tried again automatically, for four days.',
  },

  subscribers: { el: 'Συνδρομητές', en: 'Subscribers' },
  subscribersText: {
    el: 'Όσοι έχουν επιβεβαιώσει την εγγραφή τους. Οι διευθύνσεις είναι προσωπικά δεδομένα.',
    en: 'Everyone who has confirmed their subscription. The addresses are personal data.',
  },
  searchHint: { el: 'Μέρος της διεύθυνσης', en: 'Part of the address' },
  language: { el: 'Γλώσσα', en: 'Language' },
  allLanguages: { el: 'Όλες', en: 'All' },
  email: { el: 'Email', en: 'Email' },
  since: { el: 'Από', en: 'Since' },
  noSubscribers: { el: 'Δεν βρέθηκαν συνδρομητές.', en: 'No subscribers found.' },
  showAll: { el: 'Εμφάνιση όλων', en: 'Show all' },
  noSubscribersYet: {
    el: 'Κανείς δεν έχει εγγραφεί ακόμη.',
    en: 'Nobody has subscribed yet.',
  },
  noSubscribersHint: {
    el: 'Οι κάτοικοι εγγράφονται στη σελίδα του δελτίου και επιβεβαιώνουν με ένα email.',
    en: 'Residents sign up on the newsletter page and confirm by email.',
  },
  toForm: { el: 'Η σελίδα εγγραφής', en: 'The sign-up page' },
  subscribersFailed: {
    el: 'Οι συνδρομητές δεν φορτώθηκαν.',
    en: 'The subscribers could not be loaded.',
  },
  removeTitle: { el: 'Διαγραφή συνδρομητή', en: 'Remove subscriber' },
  removeText: {
    el: 'Η διεύθυνση διαγράφεται οριστικά και δεν λαμβάνει άλλο μήνυμα. Αν το θελήσει, ο ίδιος μπορεί να εγγραφεί ξανά.',
    en: 'The address is deleted for good and receives no further message. Its owner may subscribe again.',
  },
  removed: { el: 'Ο συνδρομητής διαγράφηκε', en: 'Subscriber removed' },
  export: { el: 'Εξαγωγή CSV', en: 'Export CSV' },
  exported: {
    el: 'Το αρχείο αποθηκεύτηκε. Η εξαγωγή καταγράφηκε στο ιστορικό ενεργειών.',
    en: 'The file was saved. The export is noted in the audit log.',
  },
  back: { el: 'Πίσω στο δελτίο', en: 'Back to the newsletter' },
} satisfies Record<string, Bilingual>;

/** What the dialog that asks a reason for personal data says of letters. */
export const REASON_TO_SEND = {
  text: {
    el: 'Αν πρέπει να σταλούν, γράψτε γιατί. Ο λόγος φυλάσσεται στο ιστορικό ενεργειών.',
    en: 'If they must be sent, write why. The reason is kept in the audit log.',
  },
  reason: { el: 'Λόγος αποστολής', en: 'Why they are sent' },
  action: { el: 'Αποστολή με αυτόν τον λόγο', en: 'Send for this reason' },
} satisfies Record<string, Bilingual>;

/** The question before an issue goes to everybody, with how many that is. */
export function askToSend(greek: string, english: string): Bilingual {
  return {
    el: `Παραλήπτες: ${greek} στα ελληνικά, ${english} στα αγγλικά.`,
    en: `Recipients: ${greek} in Greek, ${english} in English.`,
  };
}

/** The text of the button that sends. */
export function sendTo(count: string): Bilingual {
  return { el: `Αποστολή σε ${count}`, en: `Send to ${count}` };
}

/** The address to which a test goes, and in which languages. */
export function testSentTo(address: string, languages: readonly Lang[]): Bilingual {
  return languages.length > 1
    ? {
        el: `Η δοκιμή στέλνεται και στις δύο γλώσσες: ${address}`,
        en: `The test is on its way in both languages to ${address}`,
      }
    : {
        el: `Η δοκιμή στέλνεται μόνο στα ελληνικά, γιατί λείπουν τα αγγλικά: ${address}`,
        en: `The test is on its way in Greek alone, since the English is missing, to ${address}`,
      };
}
