import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf, readScreen } from '../../harness/browser/read-screen.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';

/**
 * What the forms of the staff ask: their fields in order, with a star at those that are required, and what stands
 * beside them. `readScreen` says how a line is read.
 */

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
  // Narrower ones leave out which keys save.
  await screens.page.setViewportSize({ width: 1920, height: 900 });
  const { services } = await screens.begin();
  await fillEmptyDatabase(services.db, services.store, { kind: 'none', now: TEST_NOW });
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

/** The tools of the editor of texts, the buttons of fields with files, and explanations are left out. */
async function readFields(path: string): Promise<string[]> {
  await screens.show(path);
  const lines = await readScreen(screens.page.locator('main'));
  const last = lines.findIndex((line) => line.startsWith('Ctrl+S'));
  const fields = lines.slice(0, last).flatMap((line) => {
    const [, field] = /^(?:\[[ x]\] )?([A-Z][^:=]*?\*?)(?: = ?.*|: .*; .*|: –.*)$/.exec(line) ?? [];
    const [, heading, check] = /^## (.+)|^\[[ x]\] ([^-]+?)(?: - .*)?$/.exec(line) ?? [];
    return heading ? `## ${heading}` : (check ?? field ?? []);
  });
  return fields.filter(
    (field) => field !== 'English fields too' && field !== 'To be checked every',
  );
}

/** The open form, on its screen or in a dialog. */
async function readForm(place: 'main' | 'dialog'): Promise<string[]> {
  const lines = await readScreen(screens.page.getByRole(place));
  // A password is suggested anew each time; a date is none.
  return lines.map((line) =>
    line.replace(/ = (?!\d{4}-\d)(?:[a-z0-9]+-)+[a-z0-9]+/, ' = (suggested)'),
  );
}

/** Of the content types; the tools of their texts, and who changed them, are left out. */
const CONTENT: Record<string, string[]> = {
  '/admin/content/page/new': [
    'Title (Greek, optional)',
    'Title (English)*',
    'Page address*',
    'Introduction (Greek, optional)',
    'Introduction (English, optional)',
    'Content (Greek, optional)',
    'Content (English, optional)',
    '## Images',
    'Upload images',
    'Section (optional)',
    '## Gallery (optional)',
    'Upload pictures',
    '## Attachments (optional)',
    'Upload documents',
  ],
  '/admin/content/news/new': [
    'Title (Greek)*',
    'Title (English)',
    'Summary (Greek)*',
    'Summary (English)',
    'Content (Greek)*',
    'Content (English, optional)',
    'Date*',
    'Category',
    'Topic (optional)',
    '## Image (optional)',
    'Upload an image',
    'Tender (optional)',
    'Author (Greek, optional)',
    'Author (English, optional)',
    '## Tags',
    '## Gallery (optional)',
    'Upload pictures',
    '## Attachments (optional)',
    'Upload documents',
    'Address on the site',
  ],
  '/admin/content/event/new': [
    'Title (Greek)*',
    'Title (English)',
    'Short description (Greek)*',
    'Short description (English)',
    'Programme and details (Greek, optional)',
    'Programme and details (English, optional)',
    'Starts*',
    'Ends (optional)',
    '## Repetition',
    'How it repeats',
    '## Dates that change',
    '## Other days, each with its own hours',
    'The event is cancelled',
    'Kind (optional)',
    'For whom (optional)',
    'Municipal unit (optional)',
    'Location (Greek)*',
    'Location (English, optional)',
    'Address (Greek, optional)',
    'Address (English, optional)',
    '## Position on the map (optional)',
    'Latitude',
    'Longitude',
    'Organiser (Greek, optional)',
    'Organiser (English, optional)',
    'Admission (Greek, optional)',
    'Admission (English, optional)',
    'Link (optional)',
    '## Image (optional)',
    'Upload an image',
    '## Gallery (optional)',
    'Upload pictures',
    '## Attachments (optional)',
    'Upload documents',
    'Address on the site',
  ],
  '/admin/content/alert/new': [
    'Title (Greek)*',
    'Title (English, optional)',
    'Severity',
    'Kind',
    'What is happening (Greek)*',
    'What is happening (English, optional)',
    'What to do (Greek, optional)',
    'What to do (English, optional)',
    '## Municipal units',
    'Starts*',
    'Ends*',
    'Link to more (optional)',
    'Address on the site',
  ],
  '/admin/content/document/new': [
    'Title (Greek)*',
    'Title (English, optional)',
    'Category',
    'Topic (optional)',
    'Date*',
    '## File',
    'Upload a document',
    'ADA (Diavgeia number) (optional)',
  ],
  '/admin/content/tender/new': [
    'Title (Greek)*',
    'Title (English)',
    'What is asked for, in a sentence or two (Greek)*',
    'What is asked for, in a sentence or two (English, optional)',
    'Number of the notice*',
    'Kind',
    'Stage',
    'Date of publication*',
    'Deadline for bids*',
    'Estimated value in euro, without VAT*',
    '## CPV codes',
    'ADAM (register of contracts) (optional)',
    'ADA (Diavgeia number) (optional)',
    'Where bids are submitted (optional)',
    'Department in charge (optional)',
    'Content (Greek, optional)',
    'Content (English, optional)',
    'Outcome (Greek, optional)',
    'Outcome (English, optional)',
    '## Attachments (optional)',
    'Upload documents',
    'Address on the site',
  ],
  '/admin/content/service/new': [
    'Title (Greek)*',
    'Title (English)',
    'Short description (Greek)*',
    'Short description (English)',
    'Icon',
    'Among the service cards',
    'Link of the card (optional)',
    'For',
    'Topic (optional)',
    '## When one needs it',
    'Having a child',
    'Starting school',
    'Getting married',
    'Moving house',
    'Buying or selling property',
    'Driving and parking',
    'Starting a business',
    'Money trouble',
    'Caring for someone',
    'A death in the family',
    '## Made for',
    'Families',
    'Older people',
    'People with disabilities',
    'New residents',
    'Property owners',
    'Businesses',
    'What you get (Greek, optional)',
    'What you get (English, optional)',
    '## How it is done',
    'Online',
    'In person',
    'By phone',
    'By email',
    'By post',
    'Where it is done (optional)',
    '## In which municipal units',
    'Conditions (Greek, optional)',
    'Conditions (English, optional)',
    '## Legal basis',
    '## Questions and answers',
    'What it is (Greek, optional)',
    'What it is (English, optional)',
    'Who it is for (Greek, optional)',
    'Who it is for (English, optional)',
    '## What you need',
    'Cost (Greek, optional)',
    'Cost (English, optional)',
    'How long it takes (Greek, optional)',
    'How long it takes (English, optional)',
    '## Steps',
    'Apply online (optional)',
    'Department in charge (optional)',
    '## Forms',
    '## Related pages',
    '## Gallery (optional)',
    'Upload pictures',
    '## Attachments (optional)',
    'Upload documents',
    'Address on the site',
  ],
  '/admin/content/e-service/new': [
    'Title (Greek)*',
    'Title (English)',
    'Description (Greek)*',
    'Description (English)',
    'Link*',
  ],
  '/admin/content/department/new': [
    'Name (Greek)*',
    'Name (English)',
    'What it does (Greek)*',
    'What it does (English)',
    'Head (Greek, optional)',
    'Head (English, optional)',
    'Email (optional)',
    'Phone (optional)',
    'Address (Greek, optional)',
    'Address (English, optional)',
    '## Opening hours',
    '## Closed days and other hours',
    'Open on public holidays too',
    'Icon',
    'On the administration page',
    'Address on the site',
  ],
  '/admin/content/office/new': [
    'Name (Greek)*',
    'Name (English)',
    'Description (Greek, optional)',
    'Description (English, optional)',
    'Topic (optional)',
    'Address (Greek)*',
    'Address (English, optional)',
    'Entrance (Greek, optional)',
    'Entrance (English, optional)',
    'By public transport (Greek, optional)',
    'By public transport (English, optional)',
    'Phone (optional)',
    'Email (optional)',
    '## Opening hours',
    '## Closed days and other hours',
    'Open on public holidays too',
    '## Position on the map (optional)',
    'Latitude',
    'Longitude',
    'On the streets of the centre',
  ],
  '/admin/content/term/new': [
    'Term (Greek)*',
    'Term (English, optional)',
    'Also called in Greek (optional)',
    'Also called in English (optional)',
    'What it means (Greek)*',
    'What it means (English, optional)',
    'More about it (optional)',
    'Address on the site',
  ],
  '/admin/content/mayor': [
    'Name (Greek)*',
    'Name (English)',
    'Title (Greek)*',
    'Title (English)',
    '## Photo (optional)',
    'Upload an image',
    'Message (Greek)*',
    'Message (English, optional)',
    'Email (optional)',
    'Phone (optional)',
    'Office (Greek, optional)',
    'Office (English, optional)',
  ],
  '/admin/content/council-member/new': [
    'Name (Greek)*',
    'Name (English)',
    'Position (Greek)*',
    'Position (English)',
    'Party (Greek)*',
    'Party (English)',
  ],
  '/admin/content/council-session/new': [
    'Title (Greek)*',
    'Title (English)',
    'Starts*',
    'Location (Greek, optional)',
    'Location (English, optional)',
    '## Agenda',
    '## Minutes (optional)',
    'Upload a document',
    'Address on the site',
  ],
  '/admin/content/unit/new': [
    'Name (Greek)*',
    'Name (English)',
    'Short description (Greek)*',
    'Short description (English)',
    'About (Greek, optional)',
    'About (English, optional)',
    '## Image (optional)',
    'Upload an image',
    'Population*',
    'Area (km²)*',
    '## Attractions',
    '## Position of its seat (optional)',
    'Latitude',
    'Longitude',
    'Seat (Greek, optional)',
    'Seat (English, optional)',
    'Office address (Greek, optional)',
    'Office address (English, optional)',
    'Office phone (optional)',
    '## Office hours',
    '## Closed days and other hours',
    'Address on the site',
  ],
  '/admin/content/history-section/new': [
    'Title (Greek)*',
    'Title (English)',
    'Dates (Greek, optional)',
    'Dates (English, optional)',
    'Content (Greek)*',
    'Content (English, optional)',
    '## Image (optional)',
    'Upload an image',
  ],
  '/admin/content/assembly-point/new': [
    'Name (Greek)*',
    'Name (English)',
    'Where it is (Greek)*',
    'Where it is (English, optional)',
    'Municipal unit (optional)',
    '## Position on the map (optional)',
    'Latitude',
    'Longitude',
  ],
  '/admin/content/attraction/new': [
    'Name (Greek)*',
    'Name (English)',
    'Short description (Greek)*',
    'Short description (English)',
    'About (Greek, optional)',
    'About (English, optional)',
    'Category',
    '## Image (optional)',
    'Upload an image',
    '## Position on the map',
    'Latitude*',
    'Longitude*',
    'Municipal unit (optional)',
    'Shore (optional)',
    'Depth (optional)',
    'Shade (optional)',
    'Water quality (optional)',
    'Year of the water quality (optional)',
    '## Months with a lifeguard',
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
    '## Opening hours',
    'On public holidays (optional)',
    '## Closed days and other hours',
    'Season (Greek, optional)',
    'Season (English, optional)',
    '## Open in these months',
    'All year',
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
    'Free admission',
    'Admission (Greek, optional)',
    'Admission (English, optional)',
    'Phone (optional)',
    'Website (optional)',
    'Getting there (Greek, optional)',
    'Getting there (English, optional)',
    '## Tips',
    'Sunbeds',
    'Lifeguard',
    'Wheelchair access',
    '## Accessibility aids',
    'Disabled parking space',
    'Accessible toilet',
    'Lift',
    'Walkway to the water',
    'Sea access chair (Seatrac)',
    'Accessible changing room',
    'Wheelchair to borrow',
    'Tactile exhibits or Braille',
    'Accessibility in detail (Greek, optional)',
    'Accessibility in detail (English, optional)',
    'Car park',
    'Parking in detail (Greek, optional)',
    'Parking in detail (English, optional)',
    'By public transport (Greek, optional)',
    'By public transport (English, optional)',
    '## Gallery (optional)',
    'Upload pictures',
    'Address on the site',
  ],
  '/admin/content/lodging/new': [
    'Name (Greek)*',
    'Name (English)',
    'Description (Greek)*',
    'Description (English)',
    'Kind (optional)',
    'Stars (optional)',
    'Price (optional)',
    'Season (Greek, optional)',
    'Season (English, optional)',
    '## Open in these months',
    'All year',
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
    'Phone (optional)',
    'Email (optional)',
    'Website (optional)',
    'Address (Greek, optional)',
    'Address (English, optional)',
    'Municipal unit (optional)',
    '## Position on the map (optional)',
    'Latitude',
    'Longitude',
    'Distance from the sea (optional)',
    '## Accessibility aids',
    'Accessible room',
    'Bathroom with grab rails',
    'Lift',
    'Disabled parking space',
    'Guide dogs welcome',
    'Accessibility in detail (Greek, optional)',
    'Accessibility in detail (English, optional)',
    'Parking in detail (Greek, optional)',
    'Parking in detail (English, optional)',
    'By public transport (Greek, optional)',
    'By public transport (English, optional)',
    '## Image (optional)',
    'Upload an image',
    '## Gallery (optional)',
    'Upload pictures',
    'Address on the site',
  ],
  '/admin/content/culture-block/new': [
    'Title (Greek)*',
    'Title (English)',
    'Content (Greek)*',
    'Content (English, optional)',
    '## Image (optional)',
    'Upload an image',
    'Link (optional)',
    'Text of the link (Greek, optional)',
    'Text of the link (English, optional)',
  ],
  '/admin/content/slide/new': [
    'Title (Greek)*',
    'Title (English)',
    'Description (Greek)*',
    'Description (English)',
    '## Image',
    'Upload an image',
    'Link (optional)',
    'Text of the link (Greek, optional)',
    'Text of the link (English, optional)',
  ],
  '/admin/content/teaser/new': [
    'Place',
    'Title (Greek)*',
    'Title (English)',
    'Description (Greek, optional)',
    'Description (English, optional)',
    'Link (optional)',
    'Text of the link (Greek, optional)',
    'Text of the link (English, optional)',
    'Icon',
    '## Image (optional)',
    'Upload an image',
  ],
  '/admin/content/menu-item/new': [
    'Leads to*',
    'Title (Greek)*',
    'Title (English, optional)',
    '## Submenu',
  ],
  '/admin/content/footer-link/new': ['Leads to*', 'Title (Greek)*', 'Title (English, optional)'],
  '/admin/content/settings': [
    'Name of the municipality (Greek)*',
    'Name of the municipality (English)',
    'Short name (Greek)*',
    'Short name (English)',
    'Tagline (Greek, optional)',
    'Tagline (English, optional)',
    '## Emblem (optional)',
    'Upload an image',
    'Street (Greek)*',
    'Street (English)',
    'Postcode*',
    'Town (Greek)*',
    'Town (English)',
    '## Phones',
    '## Phones for emergencies',
    'Email*',
    '## Opening hours',
    '## Hours of help by phone',
    '## Closed days and other hours, for every office',
    '## Local holidays',
    '## Position of the town hall',
    'Latitude*',
    'Longitude*',
    'Area (km²)*',
    'Population*',
    'Year of creation*',
    'Members of the council (optional)',
    'Term of the council (years) (optional)',
    '## Social media',
  ],
  '/admin/content/synonym/new': ['What people type*', 'What the pages say (optional)'],
  '/admin/content/search-promise/new': ['What people type*', 'What they must find*'],
};

const OTHERS: { path: string; button: string; en: string; el: string }[] = [
  {
    path: '/admin/users',
    button: 'Add user',
    en: `
      ## Add user
      [Close]
      Full name* =
      Email* =
      Role: Editor; Administrator
      Password* = (suggested) - At least 12 characters. You can keep the suggestion.
      [Suggest another]
      [Cancel]
      [Create account]`,
    el: `
      ## Νέος χρήστης
      [Κλείσιμο]
      Ονοματεπώνυμο* =
      Email* =
      Ρόλος: Συντάκτης; Διαχειριστής
      Κωδικός* = (suggested) - Τουλάχιστον 12 χαρακτήρες. Μπορείτε να κρατήσετε την πρόταση.
      [Άλλη πρόταση]
      [Ακύρωση]
      [Δημιουργία λογαριασμού]`,
  },
  {
    path: '/admin/users',
    button: 'Invite a colleague',
    en: `
      ## Invite a colleague
      [Close]
      They get a link and choose a password of their own. The link can be used once, within seven days.
      Full name* =
      Email* =
      Role: Editor; Administrator
      How they get the link: By email from the website; I will hand it over
      [Cancel]
      [Send invitation]`,
    el: `
      ## Πρόσκληση συναδέλφου
      [Κλείσιμο]
      Λαμβάνει έναν σύνδεσμο και ορίζει τον δικό του κωδικό. Ο σύνδεσμος ισχύει επτά ημέρες και για μία φορά.
      Ονοματεπώνυμο* =
      Email* =
      Ρόλος: Συντάκτης; Διαχειριστής
      Πώς θα λάβει τον σύνδεσμο: Με email από τον ιστότοπο; Θα τον δώσω εγώ
      [Ακύρωση]
      [Αποστολή πρόσκλησης]`,
  },
  {
    path: '/admin/users',
    button: 'New password: editor@example.org',
    en: `
      ## New password
      [Close]
      editor@example.org. The present password stops working and all sessions of the account end. At the next sign-in the user chooses a password of their own.
      Password* = (suggested) - At least 12 characters. You can keep the suggestion.
      [Suggest another]
      [Cancel]
      [Change password]`,
    el: `
      ## Νέος κωδικός
      [Κλείσιμο]
      editor@example.org. Ο τωρινός κωδικός παύει να ισχύει και όλες οι συνδέσεις του λογαριασμού τερματίζονται. Στην επόμενη σύνδεση ο χρήστης ορίζει δικό του κωδικό.
      Κωδικός* = (suggested) - Τουλάχιστον 12 χαρακτήρες. Μπορείτε να κρατήσετε την πρόταση.
      [Άλλη πρόταση]
      [Ακύρωση]
      [Αλλαγή κωδικού]`,
  },
  {
    path: '/admin/redirects',
    button: 'New redirect',
    en: `
      ## New redirect
      [Close]
      Old address* = - Such as /old-page, with whatever follows a ‘?’. If you enter the ‘?’ too, as in /index.php?id=5, only exactly that address is redirected.
      Leads to* = - Type words to find a page, or an address such as https://www.gov.gr
      For how long
      (x) For good: search engines keep the new address (301)
      ( ) For a while (302)
      Note for colleagues =
      [Cancel]
      [Save]`,
    el: `
      ## Νέα ανακατεύθυνση
      [Κλείσιμο]
      Παλιά διεύθυνση* = - Όπως /palia-selida, με ό,τι κι αν ακολουθεί μετά το «?». Αν γράψετε και το «?», όπως /index.php?id=5, ισχύει ακριβώς έτσι.
      Οδηγεί σε* = - Γράψτε λέξεις για να βρείτε μια σελίδα, ή μια διεύθυνση όπως https://www.gov.gr
      Διάρκεια
      (x) Μόνιμα: οι μηχανές αναζήτησης κρατούν τη νέα διεύθυνση (301)
      ( ) Προσωρινά (302)
      Σημείωση για τους συναδέλφους =
      [Ακύρωση]
      [Αποθήκευση]`,
  },
  {
    path: '/admin/sets',
    button: 'New set',
    en: `
      ## New publishing set
      [Close]
      Name of the set* = - Only staff see it. For example: ‘New year: fees and hours’.
      [Cancel]
      [Create]`,
    el: `
      ## Νέα ομάδα δημοσίευσης
      [Κλείσιμο]
      Όνομα της ομάδας* = - Το βλέπει μόνο το προσωπικό. Παράδειγμα: «Νέο έτος: τέλη και ωράρια».
      [Ακύρωση]
      [Δημιουργία]`,
  },
  {
    path: '/admin/newsletter/issues/new',
    button: '',
    en: `
      # New issue
      Subject (Greek)* = - The subject line of the email. English is needed only while a subscriber reads it.
      Subject (English, optional) = - The subject line of the email. English is needed only while a subscriber reads it.
      Introduction (Greek, optional) = - Plain text. An empty line separates paragraphs.
      Introduction (English, optional) = - Plain text. An empty line separates paragraphs.
      ## News and events
      Each entry is shown with its title, summary and a link. News comes first, then events, at most 30 in all.
      You have not chosen any entry.
      Add a news item: Choose…
      [Add a news item]
      Add an event: Choose…
      [Add an event]
      Ctrl+S saves
      -> Cancel (/admin/newsletter)
      [Save and preview]`,
    el: `
      # Νέο τεύχος
      Θέμα (Ελληνικά)* = - Η γραμμή θέματος του email. Τα αγγλικά χρειάζονται μόνο όταν κάποιος συνδρομητής τα διαβάζει.
      Θέμα (Αγγλικά, προαιρετικό) = - Η γραμμή θέματος του email. Τα αγγλικά χρειάζονται μόνο όταν κάποιος συνδρομητής τα διαβάζει.
      Εισαγωγή (Ελληνικά, προαιρετικό) = - Απλό κείμενο. Μια κενή γραμμή χωρίζει τις παραγράφους.
      Εισαγωγή (Αγγλικά, προαιρετικό) = - Απλό κείμενο. Μια κενή γραμμή χωρίζει τις παραγράφους.
      ## Νέα και εκδηλώσεις
      Κάθε εγγραφή εμφανίζεται με τίτλο, περίληψη και σύνδεσμο. Πρώτα τα νέα, μετά οι εκδηλώσεις, έως 30 συνολικά.
      Δεν έχετε επιλέξει καμία εγγραφή.
      Προσθήκη ανακοίνωσης: Επιλέξτε…
      [Προσθήκη ανακοίνωσης]
      Προσθήκη εκδήλωσης: Επιλέξτε…
      [Προσθήκη εκδήλωσης]
      Ctrl+S: αποθήκευση
      -> Ακύρωση (/admin/newsletter)
      [Αποθήκευση και προεπισκόπηση]`,
  },
  {
    path: '/admin/redirects/import',
    button: '',
    en: `
      # Import redirects
      A CSV file with two columns: old address and new address. Optionally a third with 301 or 302 and a fourth with a note. Up to 5,000 lines.
      -> Redirects (/admin/redirects)
      [CSV file]
      Or paste the lines = </palia-selida,/contact /index.php?id=5,https://www.gov.gr,302>
      [Check]`,
    el: `
      # Εισαγωγή ανακατευθύνσεων
      Ένα αρχείο CSV με δύο στήλες: παλιά διεύθυνση και νέα διεύθυνση. Προαιρετικά τρίτη στήλη με 301 ή 302 και τέταρτη με σημείωση. Έως 5.000 γραμμές.
      -> Ανακατευθύνσεις (/admin/redirects)
      [Αρχείο CSV]
      Ή επικολλήστε τις γραμμές = </palia-selida,/contact /index.php?id=5,https://www.gov.gr,302>
      [Έλεγχος]`,
  },
  {
    path: '/admin/warn?kind=other',
    button: '',
    en: `
      # Warn residents
      -> Another warning (/admin/warn)
      Title in Greek* =
      Severity: Warning; Information; Emergency
      Ends* = 2026-03-05T00:00 - It then leaves every page by itself.
      What is happening, in Greek* =
      What to do, in Greek (optional) =
      ## Where
      With none chosen it concerns the whole municipality.
      Starts* = 2026-03-04T12:00
      [ ] In English too
      It will be shown at once over every page, for the whole municipality, until Thursday, March 5, 2026, 00:00, in Greek alone.
      [Publish now]`,
    el: `
      # Προειδοποίηση προς τους κατοίκους
      -> Άλλη προειδοποίηση (/admin/warn)
      Τίτλος στα ελληνικά* =
      Σοβαρότητα: Προειδοποίηση; Ενημέρωση; Έκτακτη ανάγκη
      Λήξη* = 2026-03-05T00:00 - Τότε φεύγει μόνη της από κάθε σελίδα.
      Τι συμβαίνει, στα ελληνικά* =
      Τι να κάνουν, στα ελληνικά (προαιρετικό) =
      ## Πού
      Χωρίς επιλογή αφορά όλο τον Δήμο.
      Έναρξη* = 2026-03-04T12:00
      [ ] Και στα αγγλικά
      Θα φανεί αμέσως πάνω από κάθε σελίδα, για όλο τον Δήμο, έως Πέμπτη 5 Μαρτίου 2026, 00:00, μόνο στα ελληνικά.
      [Δημοσίευση τώρα]`,
  },
  {
    path: '/admin/people',
    button: '',
    en: `
      # Personal data
      What the website holds about one email address, for whoever asks for access or erasure.
      Email address =
      [Search]`,
    el: `
      # Προσωπικά δεδομένα
      Τι τηρεί ο ιστότοπος για μία διεύθυνση email, για όποιον ζητήσει πρόσβαση ή διαγραφή.
      Διεύθυνση email =
      [Αναζήτηση]`,
  },
];

test.each(Object.entries(CONTENT))('%s', async (path, fields) => {
  expect(await readFields(path)).toEqual(fields);
});

test.each(OTHERS.map((form) => [form.path, form.button, form] as const))(
  '%s %s',
  async (path, button, form) => {
    await screens.show(path, 'en');
    if (button) await screens.page.getByRole('button', { name: button, exact: true }).click();
    const place = button ? 'dialog' : 'main';
    expect(await readForm(place)).toEqual(linesOf(form.en));
    await screens.speak('gr');
    expect(await readForm(place)).toEqual(linesOf(form.el));
  },
);

test.each([
  ['gr', 'Αποθήκευση ως πρόχειρο', 'Δημοσίευση'],
  ['en', 'Save draft', 'Save'],
] as const)(
  'a page (%s) has a button that keeps, and one that publishes',
  async (lang, ...names) => {
    await screens.show('/admin/pages/new', lang);
    const buttons = screens.page.locator('.entry-form-buttons button:not([aria-haspopup])');
    expect(await buttons.allTextContents()).toEqual(names);
  },
);

/** The fields for words of the open screen: what each is called, its language, and whether words are checked. */
const readLanguages = () =>
  screens.page.locator('main').evaluate((root) => {
    const fields = 'input:is([type=text], :not([type])), textarea, .tiptap';
    return [...root.querySelectorAll<HTMLElement>(fields)].map((field) => {
      const named = document.getElementById(field.getAttribute('aria-labelledby') ?? '');
      const label = named ?? (field as HTMLInputElement).labels?.[0];
      const isChecked = field.spellcheck ? 'checked' : 'as it is';
      return `${label?.textContent}: ${[field.lang, isChecked].filter(Boolean).join(', ')}`;
    });
  });

test('words are checked in the language of their field, and addresses are not', async () => {
  await screens.show('/admin/content/event/new');
  expect(await readLanguages()).toEqual([
    'Title (Greek): el, checked',
    'Title (English): en, checked',
    'Short description (Greek): el, checked',
    'Short description (English): en, checked',
    'Programme and details (Greek, optional): el, checked',
    'Programme and details (English, optional): en, checked',
    'Location (Greek): el, checked',
    'Location (English, optional): en, checked',
    'Address (Greek, optional): el, checked',
    'Address (English, optional): en, checked',
    'Latitude: checked',
    'Longitude: checked',
    'Organiser (Greek, optional): el, checked',
    'Organiser (English, optional): en, checked',
    'Admission (Greek, optional): el, checked',
    'Admission (English, optional): en, checked',
    'Link (optional): as it is',
    'Address on the site: en, as it is',
  ]);
  const { db } = screens.api.services;
  await db
    .insertInto('media')
    .values(testDocumentRow({ id: 'harbour', kind: 'image', mime_type: 'image/png' }))
    .execute();
  await screens.show('/admin/media/texts?show=all');
  expect(await readLanguages()).toEqual(['Greek: el, checked', 'English: en, checked']);
  await db.deleteFrom('media').where('id', '=', 'harbour').execute();
});

test('passwords are given to no spelling check when they are shown, and begin with no capital of a phone', async () => {
  const { page } = screens;
  const passwords = (part: 'main' | '[role=dialog]') =>
    page.locator(part).evaluate((root) =>
      [...root.querySelectorAll<HTMLInputElement>('input')].flatMap((field) => {
        const label = field.labels?.[0]?.textContent ?? '';
        if (!/password/i.test(label)) return [];
        return [label, field.getAttribute('spellcheck'), field.getAttribute('autocapitalize')];
      }),
    );
  await screens.show('/admin/account');
  const current = ['Current password', 'false', 'none'];
  expect(await passwords('main')).toEqual([...current, 'New password', 'false', 'none']);
  await page.getByRole('button', { name: 'Turn on' }).click();
  expect(await passwords('[role=dialog]')).toEqual(current);
  await page.keyboard.press('Escape');
  await screens.show('/admin/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  expect(await passwords('[role=dialog]')).toEqual(['Password', 'false', 'none']);
  await page.keyboard.press('Escape');
});
