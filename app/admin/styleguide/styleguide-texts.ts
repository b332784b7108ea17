import type { Bilingual } from '../../../domain/text/bilingual.ts';

export const STYLEGUIDE_TEXTS = {
  title: { el: 'Οδηγός εμφάνισης της διαχείρισης', en: 'Style guide of the admin' },
  text: {
    el: 'Τα στοιχεία που μοιράζονται οι οθόνες του προσωπικού, σε όλες τους τις καταστάσεις, με τον κανόνα τους.',
    en: 'The pieces that the screens of the staff share, in all their states, with their rules.',
  },
} satisfies Record<string, Bilingual>;

/** When each piece is used and how, in a sentence. */
export const RULES = {
  buttons: {
    el: 'Σε κάθε ομάδα μόνο ένα κουμπί είναι γεμάτο: η κύρια ενέργεια. Κόκκινο είναι μόνο ό,τι διαγράφει, και τα αποσιωπητικά σημαίνουν ότι ακολουθεί ερώτηση.',
    en: 'One button of a group is filled: the main act. Only what deletes is red, and three dots mean that a question follows.',
  },
  badges: {
    el: 'Η κατάσταση λέγεται πάντα με λέξεις· το χρώμα μόνο τη θυμίζει.',
    en: 'A state is always said in words; its colour only reminds of it.',
  },
  notices: {
    el: 'Ένα σημείωμα μένει όσο ισχύει: γαλάζιο για πληροφορία, κίτρινο για προσοχή, κόκκινο για ό,τι απέτυχε.',
    en: 'A notice stays as long as it is true: blue informs, yellow warns, red says that something failed.',
  },
  announcements: {
    el: 'Ό,τι έγινε λέγεται στην κάτω γωνία και φεύγει μόνο του· ό,τι απέτυχε μένει μέχρι να το κλείσει κάποιος. Μια διαγραφή αναιρείται από εδώ.',
    en: 'What was done is said in the lower corner and leaves by itself; what failed stays until somebody closes it. A deletion is undone from here.',
  },
  empty: {
    el: 'Ένας κενός κατάλογος λέει τι σημαίνει αυτό και δίνει το επόμενο βήμα.',
    en: 'A list with nothing in it says what this means, and gives the way on.',
  },
  loading: {
    el: 'Όσο κάτι φορτώνει φαίνεται το σχήμα του· αν αποτύχει, λέγεται γιατί και υπάρχει κουμπί για νέα δοκιμή.',
    en: 'What is loading shows its shape; what failed says why, and offers another attempt.',
  },
  fields: {
    el: 'Η ετικέτα και η οδηγία στέκονται πάνω από το πεδίο, το λάθος κάτω, με λέξεις που λένε τι να γίνει. Σημειώνεται το προαιρετικό, όχι το υποχρεωτικό.',
    en: 'The label and the hint stand above the field, the error below, in words that say what to do. What is optional is marked, not what is required.',
  },
  choices: {
    el: 'Για μία επιλογή ο κατάλογος του περιηγητή, που δουλεύει με πληκτρολόγιο και σε κινητό· για πολλές, τετράγωνα.',
    en: 'For one of several the list of the browser, which works by keyboard and on a phone; for several, boxes.',
  },
  dates: {
    el: 'Ημέρες και ώρες με τον επιλογέα του περιηγητή, σε ώρα Ελλάδας· αριθμοί με κόμμα ή τελεία.',
    en: 'Days and times with the picker of the browser, in Greek time; numbers with a comma or a dot.',
  },
  groups: {
    el: 'Ό,τι επαναλαμβάνεται προστίθεται, μετακινείται και αφαιρείται με κουμπιά που το ονομάζουν· η αφαίρεση αναιρείται.',
    en: 'What is repeated is added, moved and removed with buttons that name it; a removal can be undone.',
  },
  richText: {
    el: 'Ο επεξεργαστής δείχνει κάθε κομμάτι όπως στον ιστότοπο· με Alt+F10 φτάνει κανείς στα εργαλεία του.',
    en: 'The editor shows each piece as the site does; Alt+F10 leads to its tools.',
  },
  errors: {
    el: 'Μετά από μια άρνηση η περίληψη παίρνει την εστίαση, και κάθε γραμμή της οδηγεί στο πεδίο.',
    en: 'After a refusal the summary takes the focus, and each line of it leads to its field.',
  },
  bar: {
    el: 'Η μπάρα μένει στην οθόνη: αριστερά τι απέγινε ό,τι γράφτηκε, δεξιά οι ενέργειες, με την κύρια τελευταία.',
    en: 'The bar stays in sight: on the left what became of what was typed, on the right the acts, the main one last.',
  },
  company: {
    el: 'Πάνω από τη φόρμα λέγεται ποιος άλλος είναι εκεί, τι περιμένει και τι άλλαξε: ό,τι αφαιρέθηκε διαγραμμένο, ό,τι προστέθηκε υπογραμμισμένο.',
    en: 'Above the form it is said who else is there, what waits and what changed: what was taken out is struck, what was put in is underlined.',
  },
  advice: {
    el: 'Πριν από τη δημοσίευση, δίπλα στο κουμπί, ό,τι αξίζει μια ματιά: το πεδίο, τα λόγια του, τι να αλλάξει και ένα κουμπί που οδηγεί εκεί. Εμποδίζει μόνο ό,τι ζητά ο νόμος.',
    en: 'Before publishing, beside the button, what deserves a look: the field, its words, what to change, and a button that leads there. Only what the law demands stands in the way.',
  },
  languages: {
    el: 'Κάθε γλώσσα λέει πόσο έχει προχωρήσει και τι μπορεί να γίνει μόνο με αυτή· κάτω από ένα αγγλικό κείμενο φαίνεται τι άλλαξε από τότε στα ελληνικά.',
    en: 'Each language says how far it is and what can be done with it alone; under an English text stands what changed in the Greek since.',
  },
  offers: {
    el: 'Ό,τι γράφτηκε και δεν αποθηκεύτηκε προτείνεται με τίτλο, ώρα και συσκευή· σε μια νέα εγγραφή στέκεται πάνω από τη φόρμα, σε μια αποθηκευμένη ρωτά πριν από κάθε άλλο.',
    en: 'What was typed and not saved is offered with its title, time and device; above the form of something new, and as a question before anything else of what is stored.',
  },
  dialogs: {
    el: 'Ένας διάλογος ρωτά ένα πράγμα και ονομάζει στο κουμπί ό,τι θα γίνει· η εστίαση αρχίζει από το ακίνδυνο και επιστρέφει εκεί που ήταν.',
    en: 'A dialog asks one thing and names on its button what will be done; the focus begins at what is harmless, and goes back to where it was.',
  },
  lists: {
    el: 'Κάθε κατάλογος έχει αναζήτηση, φίλτρα, ταξινόμηση και καταστάσεις στη διεύθυνσή του· σε κινητό τα στοιχεία στέκονται κάτω από τον τίτλο.',
    en: 'Each list has its search, filters, order and states in its address; on a phone the facts stand below the title.',
  },
  bulk: {
    el: 'Με επιλεγμένες εγγραφές εμφανίζεται μια μπάρα. Κάθε ενέργεια ρωτά και λέει πόσες αφορά· όσες δεν έγιναν ονομάζονται με τον λόγο.',
    en: 'Once entries are chosen, a bar appears. Each act asks, and says how many it concerns; those that were not done are named with the reason.',
  },
  media: {
    el: 'Κάθε αρχείο φαίνεται με τα λόγια του και με ό,τι του λείπει.',
    en: 'Each file is shown with its words, and with what it lacks.',
  },
  files: {
    el: 'Τα αρχεία στέκονται με τη σειρά τους, οι εικόνες όπως τις κόβει ο ιστότοπος· μετακινούνται με το ποντίκι, με κουμπιά και με τα βέλη, και η αφαίρεση αναιρείται.',
    en: 'Files stand in their order, pictures as the site cuts them; they are moved by mouse, buttons and arrows, and a removal can be undone.',
  },
  foundPages: {
    el: 'Μια σελίδα επιλέγεται με λέξεις, όχι με διεύθυνση: λέγεται τι είναι και αν είναι πρόχειρο, και τα βέλη την επιλέγουν χωρίς να φύγει η εστίαση από το πεδίο.',
    en: 'A page is chosen by words, not by an address: it is said what it is and whether it is a draft, and the arrows choose it while the focus stays in the box.',
  },
  uploads: {
    el: 'Κάθε αρχείο έχει δική του γραμμή: πόσο έχει σταλεί, τι πήγε στραβά και τι μπορεί να γίνει.',
    en: 'Each file has a line of its own: how much was sent, what went wrong, and what can be done.',
  },
} satisfies Record<string, Bilingual>;

/** What the samples say. */
export const WORDS = {
  add: { el: 'Νέα ανακοίνωση', en: 'New news item' },
  preview: { el: 'Προεπισκόπηση', en: 'Preview' },
  delete: { el: 'Διαγραφή', en: 'Delete' },
  deleteForGood: { el: 'Οριστική διαγραφή', en: 'Delete for good' },
  saving: { el: 'Αποθήκευση...', en: 'Saving...' },
  showMe: { el: 'Δείξτε μου', en: 'Show me' },
  moveUp: { el: 'Μετακίνηση πάνω', en: 'Move up' },
  information: {
    el: 'Το κείμενο μένει δημοσιευμένο όσο γράφετε τα αγγλικά.',
    en: 'The text stays public while you write the English.',
  },
  warningTitle: { el: 'Η αποστολή email δεν έχει ρυθμιστεί', en: 'Sending email is not set up' },
  warning: {
    el: 'Τα τεύχη φυλάσσονται ως πρόχειρα και δεν χάνεται τίποτα.',
    en: 'Issues are kept as drafts, and nothing is lost.',
  },
  failureTitle: { el: 'Δεν αποθηκεύτηκε', en: 'Not saved' },
  failure: {
    el: 'Δεν υπάρχει σύνδεση με τον διακομιστή. Ελέγξτε το δίκτυό σας.',
    en: 'The server cannot be reached. Check your connection.',
  },
  published: { el: 'Δημοσιεύτηκε στα ελληνικά', en: 'Published in Greek' },
  deleted: { el: 'Διαγράφηκε: Διακοπή νερού', en: 'Deleted: No water' },
  restored: { el: 'Επανήλθε', en: 'Brought back' },
  sayDone: { el: 'Ειδοποίηση ότι έγινε', en: 'Say that it was done' },
  sayWithUndo: { el: 'Ειδοποίηση με αναίρεση', en: 'Say it with an undo' },
  sayFailed: { el: 'Ειδοποίηση ότι απέτυχε', en: 'Say that it failed' },
  nothing: { el: 'Δεν υπάρχει καμία εγγραφή ακόμη.', en: 'There is nothing here yet.' },
  nothingHint: {
    el: 'Ό,τι προσθέσετε το βλέπουν οι επισκέπτες μόνο όταν το δημοσιεύσετε.',
    en: 'Visitors see what you add only when you publish it.',
  },
  addFirst: { el: 'Προσθήκη της πρώτης εγγραφής', en: 'Add the first entry' },
  emailError: {
    el: 'Γράψτε ένα email, όπως maria@example.gr',
    en: 'Write an email address, like maria@example.gr',
  },
  summaryError: { el: 'Συμπληρώστε αυτό το πεδίο.', en: 'Fill in this field.' },
  dateError: { el: 'Συμπληρώστε μια ημερομηνία.', en: 'Enter a date.' },
  publish: { el: 'Δημοσίευση στα ελληνικά', en: 'Publish in Greek' },
  reviewNote: {
    el: 'Λείπει ως ποια ώρα διαρκεί η διακοπή.',
    en: 'It does not say until when there is no water.',
  },
  wordsBefore: {
    el: 'Το Δημαρχείο κλείνει στις 14:00 κάθε Παρασκευή.',
    en: 'The town hall closes at 14:00 on Fridays.',
  },
  wordsAfter: {
    el: 'Το Δημαρχείο κλείνει στις 15:00 κάθε Παρασκευή.',
    en: 'The town hall closes at 15:00 on Fridays.',
  },
  advicePast: {
    el: 'Η ημερομηνία έχει περάσει. Ελέγξτε την.',
    en: 'The date has passed. Check it.',
  },
  adviceHere: {
    el: 'Ο σύνδεσμος δεν λέει πού οδηγεί. Γράψτε το όνομα της σελίδας ή του εγγράφου.',
    en: 'The link does not say where it leads. Write the name of the page or document.',
  },
  advicePersonal: {
    el: 'Μοιάζει με ΑΦΜ. Αφαιρέστε το, αν αφορά πρόσωπο.',
    en: 'This looks like a tax number (ΑΦΜ). Remove it if it belongs to a person.',
  },
  openOffer: { el: 'Αλλαγές που δεν αποθηκεύτηκαν', en: 'Changes that were not saved' },
  openConfirm: { el: 'Ερώτηση πριν από μια ενέργεια', en: 'A question before an act' },
  openConflict: { el: 'Δύο εκδοχές που συναντιούνται', en: 'Two versions that meet' },
  openLater: { el: 'Δημοσίευση αργότερα', en: 'Publishing later' },
  openLibrary: { el: 'Επιλογή από τη βιβλιοθήκη', en: 'Choose from the library' },
  deleteQuestion: {
    el: 'Θέλετε σίγουρα να διαγράψετε αυτή την εγγραφή;',
    en: 'Are you sure you want to delete this entry?',
  },
  caption: { el: 'Το λιμάνι πριν από τα έργα', en: 'The harbour before the works' },
  findWords: { el: 'νερό', en: 'water' },
  searchHint: { el: 'Λέξεις, με ή χωρίς τόνους', en: 'Words, with or without accents' },
  state: { el: 'Κατάσταση', en: 'State' },
  anyState: { el: 'Όλες', en: 'Any' },
  draft: { el: 'Πρόχειρο', en: 'Draft' },
  reason: {
    el: 'Κάποιος άλλος αποθήκευσε αυτή την εγγραφή στο μεταξύ.',
    en: 'Somebody else has saved this entry in the meantime.',
  },
} satisfies Record<string, Bilingual>;

const richSample = (words: {
  text: string;
  notice: string;
  steps: [string, string];
  head: [string, string];
  row: [string, string];
  quote: string;
}) =>
  `<p>${words.text}</p><aside data-notice="important"><p>${words.notice}</p></aside>` +
  `<ol data-kind="steps"><li>${words.steps[0]}</li><li>${words.steps[1]}</li></ol>` +
  `<table><tbody><tr><th>${words.head[0]}</th><th>${words.head[1]}</th></tr>` +
  `<tr><td>${words.row[0]}</td><td>${words.row[1]}</td></tr></tbody></table>` +
  `<blockquote><p>${words.quote}</p></blockquote>`;

/** A text with pieces that the editor shows as the site does. */
export const RICH_SAMPLE: Bilingual = {
  el: richSample({
    text: 'Η αίτηση υποβάλλεται στο πρωτόκολλο του Δήμου.',
    notice: 'Από 1 Απριλίου μόνο ηλεκτρονικά.',
    steps: ['Συμπληρώστε την αίτηση.', 'Επισυνάψτε τα έγγραφα.'],
    head: ['Είδος', 'Προθεσμία'],
    row: ['Βεβαίωση', '5 ημέρες'],
    quote: 'Αν λείπει κάτι, σας καλούμε.',
  }),
  en: richSample({
    text: 'Apply at the town hall’s registry.',
    notice: 'Online only from 1 April.',
    steps: ['Fill in the application.', 'Attach the documents.'],
    head: ['Kind', 'Time'],
    row: ['Certificate', '5 days'],
    quote: 'If something is missing, we call you.',
  }),
};
