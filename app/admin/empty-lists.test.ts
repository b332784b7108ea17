import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { linesOf, readScreen } from '../../harness/browser/read-screen.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { entryListAddress } from './pieces/addresses/entry-address.ts';

/**
 * What the lists of the staff say while there is nothing in them: their heads, the filters with what is chosen first,
 * and where somebody finds what is missing. `readScreen` says how a line is read.
 */

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
  await screens.begin();
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

/** The open screen. */
async function read(): Promise<string[]> {
  const lines = await readScreen(screens.page.locator('main'));
  // Every act that the log can name, which audit-texts.test.ts goes through.
  return lines.filter((line) => !/^(?:Action|Ενέργεια): /.test(line));
}

interface List {
  path: string;
  en: string;
  el: string;
}

const LISTS: List[] = [
  {
    path: '/admin/pages',
    en: `
      # Pages
      Information pages. Each is public at its own address.
      -> Add New (/admin/pages/new)
      Search pages = <Title or words of the text>
      State: Any; Published; Draft; Scheduled; Archived; To be checked
      Section: Any; Municipality; Services; Tourism
      English: Any; No English; Behind the Greek
      Last changed by: Anybody; Me; Others; editor; reviewer
      Sort by: Last updated; Order on the site; Title; Page address
      [ ] Still sample only
      [Columns]
      There is nothing here yet.
      Visitors see what you add only when you publish it.
      -> Add the first entry (/admin/pages/new)`,
    el: `
      # Σελίδες
      Σελίδες πληροφοριών. Κάθε μία δημοσιεύεται στη διεύθυνσή της.
      -> Νέα σελίδα (/admin/pages/new)
      Αναζήτηση σελίδων = <Τίτλος ή λέξεις του κειμένου>
      Κατάσταση: Όλες; Δημοσιευμένο; Πρόχειρο; Προγραμματισμένο; Αρχειοθετημένο; Προς επανέλεγχο
      Ενότητα: Όλες; Ο Δήμος; Υπηρεσίες; Τουρισμός
      Αγγλικά: Όλα; Χωρίς αγγλικά; Έμειναν πίσω
      Τελευταία αλλαγή από: Όλους; Εμένα; Άλλους; editor; reviewer
      Ταξινόμηση: Τελευταία ενημέρωση; Σειρά στον ιστότοπο; Τίτλος; Διεύθυνση σελίδας
      [ ] Μόνο δείγματα
      [Στήλες]
      Δεν υπάρχει καμία εγγραφή ακόμη.
      Ό,τι προσθέσετε το βλέπουν οι επισκέπτες μόνο όταν το δημοσιεύσετε.
      -> Προσθήκη της πρώτης εγγραφής (/admin/pages/new)`,
  },
  {
    path: '/admin/content/news',
    en: `
      # News
      News and announcements, newest first.
      -> New news item (/admin/content/news/new)
      Search = <Words, with or without accents>
      State: Any; Published; Draft; Scheduled; Archived; To be checked
      Category: Any; Announcements; Events; Projects; Tenders
      English: Any; No English; Behind the Greek
      Last changed by: Anybody; Me; Others; editor; reviewer
      Sort by: Newest first; Last changed; Title
      [ ] Still sample only
      [Columns]
      There is nothing here yet.
      Visitors see what you add only when you publish it.
      -> Add the first entry (/admin/content/news/new)`,
    el: `
      # Νέα
      Τα νέα και οι ανακοινώσεις, με τα πιο πρόσφατα πρώτα.
      -> Νέα ανακοίνωση (/admin/content/news/new)
      Αναζήτηση = <Λέξεις, με ή χωρίς τόνους>
      Κατάσταση: Όλες; Δημοσιευμένο; Πρόχειρο; Προγραμματισμένο; Αρχειοθετημένο; Προς επανέλεγχο
      Κατηγορία: Όλες; Ανακοινώσεις; Εκδηλώσεις; Έργα; Διαγωνισμοί
      Αγγλικά: Όλα; Χωρίς αγγλικά; Έμειναν πίσω
      Τελευταία αλλαγή από: Όλους; Εμένα; Άλλους; editor; reviewer
      Ταξινόμηση: Νεότερα πρώτα; Τελευταία αλλαγή; Τίτλος
      [ ] Μόνο δείγματα
      [Στήλες]
      Δεν υπάρχει καμία εγγραφή ακόμη.
      Ό,τι προσθέσετε το βλέπουν οι επισκέπτες μόνο όταν το δημοσιεύσετε.
      -> Προσθήκη της πρώτης εγγραφής (/admin/content/news/new)`,
  },
  {
    path: '/admin/content/attraction',
    en: `
      # Attractions
      Beaches, landmarks, nature and culture, for visitors.
      -> New attraction (/admin/content/attraction/new)
      Search = <Words, with or without accents>
      State: Any; Published; Draft; Scheduled; To be checked
      Category: Any; Beach; Landmark; Nature; Culture
      English: Any; No English; Behind the Greek
      Last changed by: Anybody; Me; Others; editor; reviewer
      Sort by: Order on the site; Last changed; Title
      [ ] Still sample only
      [Columns]
      There is nothing here yet.
      Visitors see what you add only when you publish it.
      -> Add the first entry (/admin/content/attraction/new)`,
    el: `
      # Αξιοθέατα
      Παραλίες, μνημεία, φύση και πολιτισμός, για τους επισκέπτες.
      -> Νέο αξιοθέατο (/admin/content/attraction/new)
      Αναζήτηση = <Λέξεις, με ή χωρίς τόνους>
      Κατάσταση: Όλες; Δημοσιευμένο; Πρόχειρο; Προγραμματισμένο; Προς επανέλεγχο
      Κατηγορία: Όλες; Παραλία; Μνημείο; Φύση; Πολιτισμός
      Αγγλικά: Όλα; Χωρίς αγγλικά; Έμειναν πίσω
      Τελευταία αλλαγή από: Όλους; Εμένα; Άλλους; editor; reviewer
      Ταξινόμηση: Σειρά στον ιστότοπο; Τελευταία αλλαγή; Τίτλος
      [ ] Μόνο δείγματα
      [Στήλες]
      Δεν υπάρχει καμία εγγραφή ακόμη.
      Ό,τι προσθέσετε το βλέπουν οι επισκέπτες μόνο όταν το δημοσιεύσετε.
      -> Προσθήκη της πρώτης εγγραφής (/admin/content/attraction/new)`,
  },
  {
    path: '/admin/media',
    en: `
      # Media
      The pictures and PDF documents of the site.
      -> Alternative texts (/admin/media/texts)
      -> Bin (/admin/bin)
      Upload files =
      [Upload files] - Photographs of any size, PNG and GIF pictures or PDF documents up to 10MB. You can also drop them here.
      Search = <Description, title, name>
      Kind: All; Pictures; Documents
      What is missing: All files; Pictures without alternative text; Files without a licence; Files that nothing uses; PDFs without accessibility tags; Scanned PDFs; Public PDFs with personal data and no reason given
      The library is empty.
      Upload the first files with the button ‘Upload files’, or drop them on it. What was deleted stays in the bin for 30 days.
      -> Bin (/admin/bin)`,
    el: `
      # Πολυμέσα
      Οι εικόνες και τα έγγραφα PDF του ιστοτόπου.
      -> Εναλλακτικά κείμενα (/admin/media/texts)
      -> Κάδος (/admin/bin)
      Μεταφόρτωση αρχείων =
      [Μεταφόρτωση αρχείων] - Φωτογραφίες κάθε μεγέθους, εικόνες PNG και GIF ή έγγραφα PDF έως 10MB. Μπορείτε και να τα αφήσετε εδώ.
      Αναζήτηση = <Περιγραφή, τίτλος, όνομα>
      Είδος: Όλα; Εικόνες; Έγγραφα
      Τι λείπει: Όλα τα αρχεία; Εικόνες χωρίς εναλλακτικό κείμενο; Αρχεία χωρίς άδεια χρήσης; Αρχεία που δεν χρησιμοποιούνται; PDF χωρίς ετικέτες προσβασιμότητας; Σαρωμένα PDF; Δημόσια PDF με προσωπικά δεδομένα χωρίς αιτιολόγηση
      Η βιβλιοθήκη είναι κενή.
      Ανεβάστε τα πρώτα αρχεία με το κουμπί «Μεταφόρτωση αρχείων» ή αφήστε τα επάνω του. Ό,τι διαγράφηκε μένει 30 ημέρες στον κάδο.
      -> Κάδος (/admin/bin)`,
  },
  {
    path: '/admin/messages',
    en: `
      # Messages
      What visitors sent through the forms of the site.
      => New (/admin/messages)
      -> Mine (/admin/messages?state=mine)
      -> To be deleted (/admin/messages?state=ending)
      -> Done (/admin/messages?state=done)
      -> All (/admin/messages?state=all)
      Search = <Words, reference number or email>
      No new messages. Everything has been dealt with.
      -> Show all messages (/admin/messages?state=all)`,
    el: `
      # Μηνύματα
      Ό,τι έστειλαν οι επισκέπτες από τις φόρμες του ιστοτόπου.
      => Νέα (/admin/messages)
      -> Δικά μου (/admin/messages?state=mine)
      -> Προς διαγραφή (/admin/messages?state=ending)
      -> Διεκπεραιωμένα (/admin/messages?state=done)
      -> Όλα (/admin/messages?state=all)
      Αναζήτηση = <Λέξεις, αρ. αναφοράς ή email>
      Δεν υπάρχουν νέα μηνύματα. Όλα έχουν διεκπεραιωθεί.
      -> Προβολή όλων των μηνυμάτων (/admin/messages?state=all)`,
  },
  {
    path: '/admin/newsletter',
    en: `
      # Newsletter
      Editors write issues; administrators send them to the subscribers.
      -> New issue (/admin/newsletter/issues/new)
      0 in Greek
      0 in English
      0 not confirmed yet
      -> View subscribers (/admin/newsletter/subscribers)
      ## Issues
      There are no issues yet.
      An issue stays a draft until an administrator sends it.
      -> Write the first issue (/admin/newsletter/issues/new)`,
    el: `
      # Ενημερωτικό δελτίο
      Οι συντάκτες γράφουν τα τεύχη· οι διαχειριστές τα στέλνουν στους συνδρομητές.
      -> Νέο τεύχος (/admin/newsletter/issues/new)
      0 στα ελληνικά
      0 στα αγγλικά
      0 αναμένουν επιβεβαίωση
      -> Προβολή συνδρομητών (/admin/newsletter/subscribers)
      ## Τεύχη
      Δεν υπάρχουν τεύχη ακόμη.
      Ένα τεύχος μένει πρόχειρο μέχρι να το στείλει ένας διαχειριστής.
      -> Γράψτε το πρώτο τεύχος (/admin/newsletter/issues/new)`,
  },
  {
    path: '/admin/newsletter/subscribers',
    en: `
      # Subscribers
      Everyone who has confirmed their subscription. The addresses are personal data.
      -> Back to the newsletter (/admin/newsletter)
      [Export CSV]
      Search = <Part of the address>
      Language: All; Greek; English
      Nobody has subscribed yet.
      Residents sign up on the newsletter page and confirm by email.
      -> The sign-up page (new tab) (/newsletter?lang=en)`,
    el: `
      # Συνδρομητές
      Όσοι έχουν επιβεβαιώσει την εγγραφή τους. Οι διευθύνσεις είναι προσωπικά δεδομένα.
      -> Πίσω στο δελτίο (/admin/newsletter)
      [Εξαγωγή CSV]
      Αναζήτηση = <Μέρος της διεύθυνσης>
      Γλώσσα: Όλες; Ελληνικά; Αγγλικά
      Κανείς δεν έχει εγγραφεί ακόμη.
      Οι κάτοικοι εγγράφονται στη σελίδα του δελτίου και επιβεβαιώνουν με ένα email.
      -> Η σελίδα εγγραφής (νέα καρτέλα) (/newsletter)`,
  },
  {
    path: '/admin/drafts',
    en: `
      # Drafts
      Whatever has been saved and visitors do not see yet, of every type.
      Search = <Title, or words of the text>
      Whose: Everybody’s; Mine
      State: All; In progress; Scheduled; Scheduled to leave
      No drafts. Everything is published.
      -> To the dashboard (/admin/dashboard)`,
    el: `
      # Πρόχειρα
      Ό,τι έχει αποθηκευτεί και δεν το βλέπουν ακόμη οι επισκέπτες, από κάθε είδος.
      Αναζήτηση = <Τίτλος ή λέξεις του κειμένου>
      Ποιανού: Όλων; Δικά μου
      Κατάσταση: Όλα; Σε επεξεργασία; Προγραμματισμένα; Θα φύγουν από τον ιστότοπο
      Κανένα πρόχειρο. Όλα έχουν δημοσιευτεί.
      -> Στην επισκόπηση (/admin/dashboard)`,
  },
  {
    path: '/admin/sets',
    en: `
      # Publishing sets
      Entries that are published together: with one preview, at the same moment, all or none.
      [New set]
      Show: All sets; Open; Published; Not published on time
      There is no publishing set.
      Add entries with the button ‘To a publishing set...’: in the form of an entry or, for several at once, in their list.
      [Make the first set]`,
    el: `
      # Ομάδες δημοσίευσης
      Εγγραφές που δημοσιεύονται μαζί: με μία προεπισκόπηση, την ίδια στιγμή, όλες ή καμία.
      [Νέα ομάδα]
      Εμφάνιση: Όλες οι ομάδες; Ανοιχτές; Δημοσιευμένες; Δεν δημοσιεύτηκαν στην ώρα τους
      Δεν υπάρχει ομάδα δημοσίευσης.
      Προσθέστε εγγραφές με το κουμπί «Σε ομάδα δημοσίευσης...»: από τη φόρμα μιας εγγραφής ή, για πολλές μαζί, από τον κατάλογό τους.
      [Δημιουργία της πρώτης ομάδας]`,
  },
  {
    path: '/admin/recheck',
    en: `
      # To be checked
      Published entries that nobody has looked through for a while. Correct what has changed, or note that it is still true.
      Nothing waits to be checked.
      How often an entry is checked is set in its form.
      -> To the dashboard (/admin/dashboard)`,
    el: `
      # Προς επανέλεγχο
      Δημοσιευμένα που είναι καιρός να ελεγχθούν ξανά. Αν κάτι άλλαξε, διορθώστε το· αλλιώς σημειώστε ότι ισχύει ακόμη.
      Τίποτα δεν περιμένει επανέλεγχο.
      Κάθε πότε ελέγχεται μια εγγραφή, το ορίζετε στη φόρμα της.
      -> Στην επισκόπηση (/admin/dashboard)`,
  },
  {
    path: '/admin/translations',
    en: `
      # Translations
      Published entries that need English. The Greek stays public while it is being written.
      (x) No English
      ( ) English behind
      Everything that is published is in English too.
      -> To the dashboard (/admin/dashboard)`,
    el: `
      # Μεταφράσεις
      Δημοσιευμένα που χρειάζονται αγγλικά. Τα ελληνικά μένουν δημοσιευμένα όσο γράφονται.
      (x) Χωρίς αγγλικά
      ( ) Αγγλικά που έμειναν πίσω
      Όλα όσα έχουν δημοσιευτεί υπάρχουν και στα αγγλικά.
      -> Στην επισκόπηση (/admin/dashboard)`,
  },
  {
    path: '/admin/bin',
    en: `
      # Bin
      What is deleted stays here for 30 days and comes back as it was. After that it is gone for good.
      The bin is empty.
      -> To the dashboard (/admin/dashboard)`,
    el: `
      # Κάδος
      Ό,τι διαγράφεται μένει εδώ 30 ημέρες και επαναφέρεται όπως ήταν. Μετά διαγράφεται οριστικά.
      Ο κάδος είναι άδειος.
      -> Στην επισκόπηση (/admin/dashboard)`,
  },
  {
    path: '/admin/links',
    en: `
      # Links that lead nowhere
      The links of published pages are checked every night. One that is corrected leaves this list at once.
      All links lead somewhere.
      -> Addresses that were not found (/admin/missed)`,
    el: `
      # Σύνδεσμοι που δεν οδηγούν πουθενά
      Κάθε νύχτα ελέγχονται οι σύνδεσμοι των δημοσιευμένων σελίδων. Όποιος διορθωθεί φεύγει αμέσως από τον κατάλογο.
      Όλοι οι σύνδεσμοι οδηγούν κάπου.
      -> Διευθύνσεις που δεν βρέθηκαν (/admin/missed)`,
  },
  {
    path: '/admin/letters',
    en: `
      # Emails not sent yet
      The website tries again by itself, later each time. Nothing needs to be done for each email.
      Show: Those that wait; Those that failed
      No email is waiting.
      -> To the dashboard (/admin/dashboard)`,
    el: `
      # Email που δεν έχουν σταλεί
      Ο ιστότοπος δοκιμάζει ξανά μόνος του, κάθε φορά αργότερα. Δεν χρειάζεται να κάνετε κάτι για κάθε email χωριστά.
      Προβολή: Όσα περιμένουν; Όσα απέτυχαν
      Κανένα email δεν περιμένει.
      -> Στην επισκόπηση (/admin/dashboard)`,
  },
  {
    path: '/admin/redirects',
    en: `
      # Redirects
      Where people are led who ask for old addresses. Pages that change their address on this site lead to the new one by themselves.
      -> What was not found (/admin/missed)
      -> Import from a file (/admin/redirects/import)
      [Export]
      [New redirect]
      Search = <Address or note>
      There are no redirects.
      [Add the first redirect]`,
    el: `
      # Ανακατευθύνσεις
      Πού οδηγούνται όσοι ζητούν παλιές διευθύνσεις. Σελίδες που αλλάζουν διεύθυνση εδώ οδηγούν μόνες τους στη νέα.
      -> Τι δεν βρέθηκε (/admin/missed)
      -> Εισαγωγή από αρχείο (/admin/redirects/import)
      [Εξαγωγή]
      [Νέα ανακατεύθυνση]
      Αναζήτηση = <Διεύθυνση ή σημείωση>
      Δεν υπάρχει καμία ανακατεύθυνση.
      [Προσθήκη της πρώτης ανακατεύθυνσης]`,
  },
  {
    path: '/admin/missed',
    en: `
      # Addresses that were not found
      What visitors asked for and was not there. Make a redirect for those that matter and ignore the others. After 90 days without a visit they leave by themselves.
      -> Redirects (/admin/redirects)
      Which: Those asked for often; All; Those ignored
      No address is asked for often.
      [Show all]`,
    el: `
      # Διευθύνσεις που δεν βρέθηκαν
      Τι ζήτησαν επισκέπτες χωρίς να υπάρχει. Φτιάξτε ανακατεύθυνση για όσες αξίζουν και αγνοήστε τις υπόλοιπες. Μετά από 90 ημέρες χωρίς επίσκεψη φεύγουν μόνες τους.
      -> Ανακατευθύνσεις (/admin/redirects)
      Ποιες: Όσες ζητούνται συχνά; Όλες; Όσες αγνοήθηκαν
      Καμία διεύθυνση δεν ζητείται συχνά.
      [Εμφάνιση όλων]`,
  },
  {
    path: '/admin/searches',
    en: `
      # Searches without results
      What visitors typed and was not found. If the municipality uses other words for it, add a synonym. Who searched for what is not kept, nor are numbers and email addresses. After 90 days without another search, lines leave by themselves.
      -> Synonyms (/admin/content/synonym)
      -> Promises (/admin/promises)
      Which: Those made often; All that were made more than once; Those ignored
      No search fails often.
      [All that were made more than once]`,
    el: `
      # Αναζητήσεις χωρίς αποτέλεσμα
      Τι έγραψαν επισκέπτες και δεν βρέθηκε. Αν ο Δήμος το λέει με άλλες λέξεις, προσθέστε συνώνυμο. Δεν φυλάσσεται ποιος αναζήτησε τι, ούτε αριθμοί και διευθύνσεις email. Μετά από 90 ημέρες χωρίς νέα αναζήτηση οι γραμμές φεύγουν μόνες τους.
      -> Συνώνυμα (/admin/content/synonym)
      -> Υποσχέσεις (/admin/promises)
      Ποιες: Όσες γίνονται συχνά; Όλες όσες έγιναν πάνω από μία φορά; Όσες αγνοήθηκαν
      Καμία αναζήτηση δεν μένει συχνά χωρίς αποτέλεσμα.
      [Όλες όσες έγιναν πάνω από μία φορά]`,
  },
  {
    path: '/admin/promises',
    en: `
      # Searches that do not find what they must
      Promises that are not kept: the page is not among the first three results. Add a synonym, write the word in the title or at the beginning of the page, or change the promise. The check is made by itself shortly after each publication.
      -> Synonyms (/admin/content/synonym)
      -> All promises (/admin/content/search-promise)
      All promises are kept.
      A promise says which page a search must find first.
      -> New promise (/admin/content/search-promise/new)`,
    el: `
      # Αναζητήσεις που δεν βρίσκουν ό,τι πρέπει
      Υποσχέσεις που δεν τηρούνται: η σελίδα δεν είναι ανάμεσα στα τρία πρώτα αποτελέσματα. Προσθέστε συνώνυμο, γράψτε τη λέξη στον τίτλο ή στην αρχή της σελίδας, ή αλλάξτε την υπόσχεση. Ο έλεγχος γίνεται μόνος του λίγο μετά από κάθε δημοσίευση.
      -> Συνώνυμα (/admin/content/synonym)
      -> Όλες οι υποσχέσεις (/admin/content/search-promise)
      Όλες οι υποσχέσεις τηρούνται.
      Μια υπόσχεση λέει ποια σελίδα πρέπει να βρίσκει πρώτη μια αναζήτηση.
      -> Νέα υπόσχεση (/admin/content/search-promise/new)`,
  },
  {
    path: '/admin/dashboard',
    en: `
      # Dashboard
      ## Warn residents
      -> Fire (/admin/warn?kind=fire)
      -> Flood (/admin/warn?kind=flood)
      -> Earthquake (/admin/warn?kind=earthquake)
      -> Heat (/admin/warn?kind=heat)
      -> Snow and ice (/admin/warn?kind=snow)
      -> Water cut (/admin/warn?kind=water)
      -> Road closed (/admin/warn?kind=road)
      -> Other (/admin/warn?kind=other)
      ## Waiting
      Nothing is waiting.
      ## Last changed
      Nobody has changed anything yet.
      -> New news item (/admin/content/news/new)
      ## Backups
      Last backup
      None yet
      Trial restore
      Not done yet
      ## Still sample
      No demonstration content is left.`,
    el: `
      # Επισκόπηση
      ## Προειδοποίηση προς τους κατοίκους
      -> Πυρκαγιά (/admin/warn?kind=fire)
      -> Πλημμύρα (/admin/warn?kind=flood)
      -> Σεισμός (/admin/warn?kind=earthquake)
      -> Καύσωνας (/admin/warn?kind=heat)
      -> Χιόνι και παγετός (/admin/warn?kind=snow)
      -> Διακοπή νερού (/admin/warn?kind=water)
      -> Κλειστός δρόμος (/admin/warn?kind=road)
      -> Άλλο (/admin/warn?kind=other)
      ## Σε εκκρεμότητα
      Τίποτα δεν εκκρεμεί.
      ## Τελευταίες αλλαγές
      Κανείς δεν έχει αλλάξει κάτι ακόμη.
      -> Νέα ανακοίνωση (/admin/content/news/new)
      ## Αντίγραφα ασφαλείας
      Τελευταίο αντίγραφο
      Κανένα ακόμη
      Δοκιμαστική επαναφορά
      Δεν έχει γίνει ακόμη
      ## Ακόμη δείγματα
      Δεν έχει μείνει περιεχόμενο επίδειξης.`,
  },
];

/** What stands where the rows would, in lists that an address narrows. */
const NARROWED: List[] = [
  {
    path: '/admin/messages?state=mine',
    en: `
      No new message is assigned to you.
      -> Show all messages (/admin/messages?state=all)`,
    el: `
      Κανένα νέο μήνυμα δεν έχει ανατεθεί σε εσάς.
      -> Προβολή όλων των μηνυμάτων (/admin/messages?state=all)`,
  },
  {
    path: '/admin/messages?state=ending',
    en: `
      No unanswered message is about to be deleted.
      -> Show all messages (/admin/messages?state=all)`,
    el: `
      Κανένα μήνυμα χωρίς απάντηση δεν πλησιάζει στη διαγραφή του.
      -> Προβολή όλων των μηνυμάτων (/admin/messages?state=all)`,
  },
  {
    path: '/admin/messages?state=done',
    en: `
      There are no messages.
      -> Show all messages (/admin/messages?state=all)`,
    el: `
      Δεν υπάρχουν μηνύματα.
      -> Προβολή όλων των μηνυμάτων (/admin/messages?state=all)`,
  },
  {
    path: '/admin/messages?state=all',
    en: `
      There are no messages.
      -> The contact form (new tab) (/contact?lang=en)`,
    el: `
      Δεν υπάρχουν μηνύματα.
      -> Η φόρμα επικοινωνίας (νέα καρτέλα) (/contact)`,
  },
  {
    path: '/admin/drafts?of=mine',
    en: `
      No draft matches.
      [Show all]`,
    el: `
      Κανένα πρόχειρο δεν ταιριάζει.
      [Εμφάνιση όλων]`,
  },
  {
    path: '/admin/sets?state=open',
    en: `
      No set is open.
      Add entries with the button ‘To a publishing set...’: in the form of an entry or, for several at once, in their list.
      [All sets]`,
    el: `
      Καμία ομάδα δεν είναι ανοιχτή.
      Προσθέστε εγγραφές με το κουμπί «Σε ομάδα δημοσίευσης...»: από τη φόρμα μιας εγγραφής ή, για πολλές μαζί, από τον κατάλογό τους.
      [Όλες οι ομάδες]`,
  },
  {
    path: '/admin/sets?state=published',
    en: `
      No set has been published.
      Add entries with the button ‘To a publishing set...’: in the form of an entry or, for several at once, in their list.
      [All sets]`,
    el: `
      Καμία ομάδα δεν έχει δημοσιευτεί.
      Προσθέστε εγγραφές με το κουμπί «Σε ομάδα δημοσίευσης...»: από τη φόρμα μιας εγγραφής ή, για πολλές μαζί, από τον κατάλογό τους.
      [Όλες οι ομάδες]`,
  },
  {
    path: '/admin/sets?state=overdue',
    en: `
      All sets were published on time.
      Add entries with the button ‘To a publishing set...’: in the form of an entry or, for several at once, in their list.
      [All sets]`,
    el: `
      Όλες οι ομάδες δημοσιεύτηκαν στην ώρα τους.
      Προσθέστε εγγραφές με το κουμπί «Σε ομάδα δημοσίευσης...»: από τη φόρμα μιας εγγραφής ή, για πολλές μαζί, από τον κατάλογό τους.
      [Όλες οι ομάδες]`,
  },
  {
    path: '/admin/translations?english=behind',
    en: `
      No English text is behind the Greek.
      -> To the dashboard (/admin/dashboard)`,
    el: `
      Κανένα αγγλικό κείμενο δεν έχει μείνει πίσω.
      -> Στην επισκόπηση (/admin/dashboard)`,
  },
  {
    path: '/admin/letters?show=failing',
    en: `
      No email has failed.
      -> To the dashboard (/admin/dashboard)`,
    el: `
      Κανένα email δεν απέτυχε.
      -> Στην επισκόπηση (/admin/dashboard)`,
  },
  {
    path: '/admin/missed?show=all',
    en: `
      No address is waiting.
      [Those asked for often]`,
    el: `
      Καμία διεύθυνση δεν περιμένει.
      [Όσες ζητούνται συχνά]`,
  },
  {
    path: '/admin/missed?show=ignored',
    en: `
      You have ignored no address.
      [Those asked for often]`,
    el: `
      Δεν έχετε αγνοήσει καμία διεύθυνση.
      [Όσες ζητούνται συχνά]`,
  },
  {
    path: '/admin/searches?show=all',
    en: `
      No search is waiting.
      [Those made often]`,
    el: `
      Καμία αναζήτηση δεν περιμένει.
      [Όσες γίνονται συχνά]`,
  },
  {
    path: '/admin/searches?show=ignored',
    en: `
      You have ignored no search.
      [Those made often]`,
    el: `
      Δεν έχετε αγνοήσει καμία αναζήτηση.
      [Όσες γίνονται συχνά]`,
  },
  {
    path: '/admin/audit?show=changes',
    en: `
      Nothing matches.
      [Show all]`,
    el: `
      Καμία ενέργεια δεν ταιριάζει.
      [Εμφάνιση όλων]`,
  },
];

test.each(LISTS)('$path says what it is and what to do while it is empty', async (list) => {
  await screens.show(list.path, 'en');
  expect(await read()).toEqual(linesOf(list.en));
  await screens.speak('gr');
  expect(await read()).toEqual(linesOf(list.el));
});

test.each(NARROWED)('$path says that nothing is so', async (list) => {
  const [en, el] = [linesOf(list.en), linesOf(list.el)];
  await screens.show(list.path, 'en');
  expect((await read()).slice(-en.length)).toEqual(en);
  await screens.speak('gr');
  expect((await read()).slice(-el.length)).toEqual(el);
});

/** Types whose lists have entries from the first start on. */
const NEVER_EMPTY = ['menu-item', 'footer-link', 'synonym', 'term'];
const EMPTY_TYPES = CONTENT_TYPES.filter(
  ({ name, singleton }) => !singleton && !NEVER_EMPTY.includes(name),
);

test.each(EMPTY_TYPES.map(({ name, label }) => [name, label.many.el]))(
  'a list of %s with nothing in it says so and leads on',
  async (name, words) => {
    const address = entryListAddress(name);
    await screens.show(address, 'gr');
    const { page } = screens;
    const navigation = page.getByRole('navigation', { name: 'Πλοήγηση διαχείρισης' });
    const link = navigation.getByRole('link', { name: words, exact: true });
    expect(await link.getAttribute('href')).toBe(address);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words);
    const empty = page.locator('main .empty-list');
    expect(await empty.getByRole('status').textContent()).toContain('καμία εγγραφή ακόμη');
    const way = empty.getByRole('link', { name: 'Προσθήκη της πρώτης εγγραφής' });
    expect(await way.getAttribute('href')).toMatch(/^\/admin\/(content\/[\w-]+|pages)\/new$/);
  },
);

test.each([
  '/admin/media/texts?show=all',
  '/admin/audit?who=nobody',
  '/admin/content/term?search=χψω',
])('%s says that there is nothing and leads on', async (path) => {
  await screens.show(path, 'gr');
  const empty = screens.page.locator('main .empty-list');
  expect(await empty.getByRole('status').textContent()).toMatch(/\S/);
  const ways = empty.getByRole('link').or(empty.getByRole('button'));
  expect(await ways.first().isVisible()).toBe(true);
});
