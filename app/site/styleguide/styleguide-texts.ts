/** What the style guide says of itself. */
export const STYLEGUIDE_TEXTS = {
  lead: {
    el: 'Όλα τα στοιχεία από τα οποία φτιάχνονται οι σελίδες, σε όλες τους τις καταστάσεις.',
    en: 'Every piece that the pages are built of, in all its states.',
  },
  badge: { el: 'Για το προσωπικό', en: 'For staff' },
  deep: { el: 'Η θάλασσα ως φόντο', en: 'The sea as a background' },
  deepLead: {
    el: 'Κάθε στοιχείο παίρνει μόνο του τα χρώματα που διαβάζονται επάνω της.',
    en: 'Every piece takes the colours that can be read on it.',
  },
  link: { el: 'Δείτε περισσότερα', en: 'See more' },
};

/** What the samples of the style guide say. */
export const CONTENT_TEXTS = {
  html: {
    el: `<p>Η αίτηση υποβάλλεται <a href="#online">ηλεκτρονικά</a> ή στο πρωτόκολλο του Δήμου και εξετάζεται με τη σειρά που παραλήφθηκε.</p>
<h2>Δικαιολογητικά</h2><ul><li>Αίτηση με τα στοιχεία επικοινωνίας σας</li><li>Υπεύθυνη δήλωση με το γνήσιο της υπογραφής<ul><li>από το gov.gr ή από ΚΕΠ</li></ul></li></ul>
<h3>Προθεσμίες και τέλη</h3><table><thead><tr><th>Είδος</th><th>Προθεσμία</th><th>Τέλος</th></tr></thead><tbody><tr><td>Πιστοποιητικό οικογενειακής κατάστασης</td><td>5 εργάσιμες ημέρες</td><td>Χωρίς τέλος</td></tr><tr><td>Άδεια κατάληψης κοινόχρηστου χώρου</td><td>30 ημέρες</td><td>Κατά περίπτωση</td></tr></tbody></table>
<blockquote><p>Αν λείπει κάποιο έγγραφο, σας καλούμε πριν απορριφθεί η αίτηση.</p></blockquote><ol><li>Συμπληρώστε την αίτηση.</li><li>Επισυνάψτε τα έγγραφα.</li></ol>`,
    en: `<p>Apply <a href="#online">online</a> or at the town hall’s registry; applications are taken in the order they arrive.</p>
<h2>What you need</h2><ul><li>An application with your contact details</li><li>A solemn declaration with a certified signature<ul><li>from gov.gr or a citizens’ service centre</li></ul></li></ul>
<h3>Time and fees</h3><table><thead><tr><th>Kind</th><th>Time</th><th>Fee</th></tr></thead><tbody><tr><td>Certificate of family status</td><td>5 working days</td><td>Free</td></tr><tr><td>Permit to use public space</td><td>30 days</td><td>Depends on the case</td></tr></tbody></table>
<blockquote><p>If a document is missing, we call you before turning anything down.</p></blockquote><ol><li>Fill in the application.</li><li>Attach the documents.</li></ol>`,
  },
  municipality: { el: 'Ο Δήμος', en: 'The municipality' },
  history: { el: 'Ιστορία', en: 'History' },
  units: { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
  transparency: { el: 'Διαφάνεια', en: 'Transparency' },
  who: { el: 'Ποιους αφορά', en: 'Who it is for' },
  papers: { el: 'Δικαιολογητικά', en: 'What you need' },
  cost: { el: 'Κόστος', en: 'What it costs' },
  technical: { el: 'Διεύθυνση Τεχνικών Υπηρεσιών', en: 'Technical Services' },
  technicalSummary: { el: 'Έργα, συντήρηση, φωτισμός', en: 'Works, maintenance, lighting' },
  social: { el: 'Διεύθυνση Κοινωνικής Προστασίας', en: 'Social Protection' },
  sentence: {
    el: 'Σχεδιάζει και συντηρεί τους δρόμους, τα κτίρια και τις πλατείες του Δήμου.',
    en: 'Plans and maintains the roads, buildings and squares of the municipality.',
  },
  townHall: { el: 'Κεντρικό δημαρχείο', en: 'Town hall' },
  address: { el: 'Πλατεία Δημαρχείου 1, 25100 Αίγιο', en: '1 Dimarcheiou Square, 25100 Aigio' },
  switchboard: { el: 'Τηλεφωνικό κέντρο', en: 'Switchboard' },
  population: { el: 'Κάτοικοι', en: 'Residents' },
  area: { el: 'Έκταση', en: 'Area' },
  km2: { el: 'τ.χλμ.', en: 'km²' },
  since: { el: 'Έτος σύστασης', en: 'Established' },
  position: { el: 'Θέση', en: 'Position' },
  class: { el: 'Κατηγορία', en: 'Class' },
  council: { el: 'Μέλη του Δημοτικού Συμβουλίου', en: 'Members of the council' },
  name: { el: 'Ονοματεπώνυμο', en: 'Name' },
  role: { el: 'Ιδιότητα', en: 'Position' },
  votes: { el: 'Ψήφοι', en: 'Votes' },
  president: { el: 'Πρόεδρος', en: 'President' },
  member: { el: 'Μέλος', en: 'Member' },
  document: {
    el: 'Προϋπολογισμός του Δήμου για το οικονομικό έτος 2026',
    en: 'Budget of the municipality for the financial year 2026',
  },
  budgets: { el: 'Προϋπολογισμοί', en: 'Budgets' },
  decision: {
    el: 'Απόφαση για τον καθορισμό των τελών καθαριότητας και φωτισμού',
    en: 'Decision on the cleaning and lighting fees',
  },
  decisions: { el: 'Αποφάσεις', en: 'Decisions' },
  published: { el: 'Αναρτήθηκε στις', en: 'Published on' },
  empty: { el: 'Δεν βρέθηκαν έγγραφα', en: 'No documents found' },
  emptyText: {
    el: 'Δεν υπάρχουν διαθέσιμα έγγραφα με τα επιλεγμένα κριτήρια.',
    en: 'No documents match the filters you chose.',
  },
  reset: { el: 'Καθαρισμός φίλτρων', en: 'Clear filters' },
};
