import type { AuditAction } from '../../../domain/audit/actions.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { nameOfType } from '../pieces/addresses/entry-address.ts';

/** The words of the audit log. */
export const AUDIT_TEXTS = {
  title: { el: 'Ιστορικό ενεργειών', en: 'Audit log' },
  text: {
    el: 'Ποιος άλλαξε τι και πότε, και ποιος συνδέθηκε.',
    en: 'Who changed what and when, and who signed in.',
  },
  show: { el: 'Εμφάνιση', en: 'Show' },
  kinds: {
    all: { el: 'Όλα', en: 'Everything' },
    changes: { el: 'Αλλαγές', en: 'Changes' },
    'sign-ins': { el: 'Συνδέσεις', en: 'Signing in and out' },
  },
  allActions: { el: 'Κάθε ενέργεια', en: 'Every action' },
  whoHint: { el: 'Όνομα ή email', en: 'Name or email' },
  from: { el: 'Από', en: 'From' },
  until: { el: 'Έως', en: 'Until' },
  allOfIt: { el: 'Ό,τι έγινε σε αυτό', en: 'Everything done to it' },
  oneEntry: { el: 'Μόνο μία εγγραφή', en: 'One entry alone' },
  clear: { el: 'Καθαρισμός φίλτρων', en: 'Clear filters' },
  export: { el: 'Εξαγωγή CSV', en: 'Export CSV' },
  noneFound: { el: 'Καμία ενέργεια δεν ταιριάζει.', en: 'Nothing matches.' },
  showAll: { el: 'Εμφάνιση όλων', en: 'Show all' },
  unknown: { el: 'Άγνωστος', en: 'Unknown' },
  when: { el: 'Πότε', en: 'When' },
  who: { el: 'Ποιος', en: 'Who' },
  action: { el: 'Ενέργεια', en: 'Action' },
  subject: { el: 'Αντικείμενο', en: 'Subject' },
  none: { el: 'Δεν έχει καταγραφεί καμία ενέργεια.', en: 'Nothing has been recorded yet.' },
  loadFailed: { el: 'Το ιστορικό δεν φορτώθηκε.', en: 'The audit log could not be loaded.' },
};

export const ACTIONS: Record<AuditAction, Bilingual> = {
  created: { el: 'Δημιουργία', en: 'Created' },
  changed: { el: 'Αλλαγή', en: 'Changed' },
  'alert-ended': { el: 'Λήξη προειδοποίησης πριν από την ώρα της', en: 'Warning ended early' },
  deleted: { el: 'Διαγραφή', en: 'Deleted' },
  restored: { el: 'Επαναφορά από τον κάδο', en: 'Brought back from the bin' },
  planned: { el: 'Προγραμματισμός δημοσίευσης', en: 'Publication planned' },
  published: {
    el: 'Δημοσιεύτηκε αυτόματα, όπως είχε προγραμματιστεί',
    en: 'Published automatically, as planned',
  },
  'published-in-set': { el: 'Δημοσίευση με ομάδα', en: 'Published with a set' },
  'publication-undone': {
    el: 'Αναίρεση δημοσίευσης ομάδας',
    en: 'Publication of a set undone',
  },
  'plan-cancelled': {
    el: 'Ακύρωση προγραμματισμένης δημοσίευσης',
    en: 'Planned publication cancelled',
  },
  'added-to-set': { el: 'Προσθήκη σε ομάδα δημοσίευσης', en: 'Added to a publishing set' },
  'removed-from-set': {
    el: 'Αφαίρεση από ομάδα δημοσίευσης',
    en: 'Taken out of a publishing set',
  },
  unpublished: { el: 'Απόσυρση από τον ιστότοπο', en: 'Taken off the site' },
  'unpublished-by-plan': {
    el: 'Αποσύρθηκε αυτόματα, όπως είχε προγραμματιστεί',
    en: 'Taken off the site automatically, as planned',
  },
  archived: { el: 'Αρχειοθέτηση', en: 'Archived' },
  'archived-by-plan': {
    el: 'Αρχειοθετήθηκε αυτόματα, όπως είχε προγραμματιστεί',
    en: 'Archived automatically, as planned',
  },
  unarchived: { el: 'Επαναφορά στα τρέχοντα', en: 'Brought back from the archive' },
  'leave-planned': { el: 'Προγραμματισμός απόσυρσης', en: 'Leaving the site planned' },
  'leave-cancelled': {
    el: 'Ακύρωση προγραμματισμένης απόσυρσης',
    en: 'Plan to leave the site cancelled',
  },
  confirmed: { el: 'Επιβεβαίωση ότι ισχύει', en: 'Confirmed as still true' },
  'recheck-changed': { el: 'Αλλαγή διαστήματος ελέγχου', en: 'Interval of checks changed' },
  'greek-unpublished': { el: 'Απόσυρση των ελληνικών', en: 'Greek taken off the site' },
  'english-unpublished': { el: 'Απόσυρση των αγγλικών', en: 'English taken off the site' },
  'handed-in': { el: 'Υποβολή για έλεγχο', en: 'Handed in for review' },
  'handed-back': { el: 'Επιστροφή από τον έλεγχο', en: 'Handed back' },
  'taken-back': { el: 'Ανάκληση υποβολής', en: 'Taken back from review' },
  'version-named': { el: 'Ονομασία έκδοσης', en: 'Version named' },
  'preview-shared': { el: 'Δημιουργία συνδέσμου προεπισκόπησης', en: 'Preview link made' },
  'preview-withdrawn': { el: 'Απόσυρση συνδέσμου προεπισκόπησης', en: 'Preview link withdrawn' },
  'personal-data-published': {
    el: 'Δημοσίευση προσωπικών δεδομένων',
    en: 'Personal data published',
  },
  reordered: { el: 'Αλλαγή σειράς', en: 'Reordered' },
  replaced: { el: 'Αντικατάσταση αρχείου', en: 'File replaced' },
  'replacement-undone': { el: 'Επαναφορά προηγούμενου αρχείου', en: 'Earlier file brought back' },
  uploaded: { el: 'Μεταφόρτωση', en: 'Uploaded' },
  enabled: { el: 'Ενεργοποίηση', en: 'Enabled' },
  disabled: { el: 'Απενεργοποίηση', en: 'Disabled' },
  'samples-removed': {
    el: 'Αφαίρεση περιεχομένου επίδειξης',
    en: 'Demonstration content removed',
  },
  invited: { el: 'Πρόσκληση', en: 'Invited' },
  'invitation-withdrawn': { el: 'Ανάκληση πρόσκλησης', en: 'Invitation withdrawn' },
  'invitation-accepted': { el: 'Αποδοχή πρόσκλησης', en: 'Invitation accepted' },
  'role-changed': { el: 'Αλλαγή ρόλου', en: 'Role changed' },
  'password-changed': { el: 'Αλλαγή κωδικού', en: 'Password changed' },
  'sessions-ended': { el: 'Τερματισμός συνδέσεων', en: 'Sessions ended' },
  'totp-enabled': { el: 'Ενεργοποίηση σύνδεσης σε δύο βήματα', en: 'Two-step sign-in turned on' },
  'totp-disabled': {
    el: 'Απενεργοποίηση σύνδεσης σε δύο βήματα',
    en: 'Two-step sign-in turned off',
  },
  'passkey-added': { el: 'Προσθήκη κλειδιού πρόσβασης', en: 'Passkey added' },
  'passkey-removed': { el: 'Αφαίρεση κλειδιού πρόσβασης', en: 'Passkey removed' },
  'totp-lost': {
    el: 'Η εφαρμογή του δεύτερου βήματος έπαψε να ισχύει, επειδή άλλαξε το κλειδί του διακομιστή',
    en: 'App of the second step lost: the server’s key was changed',
  },
  answered: { el: 'Διεκπεραίωση', en: 'Dealt with' },
  reopened: { el: 'Εκ νέου άνοιγμα', en: 'Reopened' },
  'answer-sent': { el: 'Αποστολή απάντησης', en: 'Answer sent' },
  assigned: { el: 'Ανάθεση', en: 'Assigned' },
  noted: { el: 'Εσωτερική σημείωση', en: 'Internal note' },
  sent: { el: 'Αποστολή', en: 'Sent' },
  imported: { el: 'Εισαγωγή από αρχείο', en: 'Imported from a file' },
  exported: { el: 'Εξαγωγή', en: 'Exported' },
  erased: { el: 'Οριστική διαγραφή δεδομένων', en: 'Data erased' },
  'signed-in': { el: 'Σύνδεση', en: 'Signed in' },
  'signed-in-with-code': { el: 'Σύνδεση σε δύο βήματα', en: 'Signed in with a code' },
  'signed-in-with-recovery-code': {
    el: 'Σύνδεση με κωδικό ανάκτησης',
    en: 'Signed in with a recovery code',
  },
  'signed-in-with-passkey': {
    el: 'Σύνδεση με κλειδί πρόσβασης',
    en: 'Signed in with a passkey',
  },
  'signed-out': { el: 'Αποσύνδεση', en: 'Signed out' },
  'sign-in-failed': { el: 'Αποτυχημένη σύνδεση', en: 'Sign-in failed' },
  'sign-in-code-failed': {
    el: 'Αποτυχημένη σύνδεση: σωστός κωδικός πρόσβασης, λάθος κωδικός μιας χρήσης',
    en: 'Sign-in failed: right password, wrong code',
  },
  'sign-in-passkey-failed': {
    el: 'Αποτυχημένη σύνδεση με κλειδί πρόσβασης',
    en: 'Sign-in with a passkey failed',
  },
  'sign-in-locked': {
    el: 'Προσωρινό κλείδωμα μετά από πολλές προσπάθειες',
    en: 'Locked for a while after many attempts',
  },
  'sign-in-again-failed': {
    el: 'Λάθος κωδικός πρόσβασης σε επιβεβαίωση, από συνδεδεμένη συσκευή',
    en: 'Wrong password to confirm something, from a device that is signed in',
  },
  'sign-in-again-locked': {
    el: 'Προσωρινό κλείδωμα των επιβεβαιώσεων μετά από πολλές προσπάθειες',
    en: 'Confirming locked for a while after many attempts',
  },
};

const SUBJECTS: Record<string, Bilingual> = {
  media: { el: 'Πολυμέσο', en: 'Media file' },
  user: { el: 'Χρήστης', en: 'User' },
  message: { el: 'Μήνυμα', en: 'Message' },
  newsletter: { el: 'Τεύχος ενημερωτικού δελτίου', en: 'Newsletter issue' },
  'reviewer-step': { el: 'Έλεγχος πριν από τη δημοσίευση', en: 'Review before publishing' },
  'emergency-mode': { el: 'Λειτουργία έκτακτης ανάγκης', en: 'Emergency mode' },
  'server-key': { el: 'Κλειδί του διακομιστή', en: 'Server’s key' },
  subscriber: { el: 'Συνδρομητής', en: 'Subscriber' },
  redirect: { el: 'Ανακατεύθυνση', en: 'Redirect' },
  'publishing-set': { el: 'Ομάδα δημοσίευσης', en: 'Publishing set' },
  audit: { el: 'Ιστορικό ενεργειών', en: 'Audit log' },
  person: { el: 'Προσωπικά δεδομένα', en: 'Personal data' },
};

/** The label of an action; an action that this screen does not know is shown by its own name. */
export function nameOfAction(action: string): Bilingual {
  return (ACTIONS as Record<string, Bilingual>)[action] ?? { el: action, en: action };
}

/** For a record of several attempts, whose time is that of the last; '' for a single attempt. */
export function describeTimes(times: number): Bilingual {
  if (times === 1) return { el: '', en: '' };
  return { el: `${times} φορές μέσα σε μία ώρα`, en: `${times} times within an hour` };
}

/** The kind of object of the act. */
export function nameOfSubject(type: string): Bilingual {
  return SUBJECTS[type] ?? nameOfType(type);
}
