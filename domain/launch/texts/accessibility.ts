import { call, mail } from '../contact-links.ts';
import type { LegalFacts, LegalPage } from '../legal-page.ts';

/** The statement that law 4727/2020 asks of every public site (Directive (EU) 2016/2102, article 7). */
export const accessibility: LegalPage = {
  title: { el: 'Δήλωση προσβασιμότητας', en: 'Accessibility statement' },
  lead: {
    el: 'Θέλουμε ο ιστότοπος να λειτουργεί για όλους, με ποντίκι, πληκτρολόγιο, αναγνώστη οθόνης ή μεγάλα γράμματα. Αν κάτι σας εμποδίζει, πείτε μας το.',
    en: 'We want this website to work for everyone, with a mouse, a keyboard, a screen reader or large print. If something gets in your way, tell us.',
  },
  content: ({ name, assessed, accessibilityEmail, phone }: LegalFacts) => ({
    el: `<p>Ο ${name.el} δεσμεύεται να καταστήσει τον ιστότοπό του προσβάσιμο, σύμφωνα με τον νόμο 4727/2020, που ενσωματώνει την οδηγία (ΕΕ) 2016/2102. Η δήλωση αφορά τον δημόσιο ιστότοπο του Δήμου.</p>
<h2>Κατάσταση συμμόρφωσης</h2>
<p>Σχεδιάσαμε τον ιστότοπο με στόχο το πρότυπο EN 301 549 και τις Οδηγίες WCAG 2.2, επίπεδο ΑΑ. Συμμορφώνεται <strong>μερικώς</strong>, για τους λόγους που αναφέρουμε παρακάτω.</p>
<h2>Τι έχουμε φροντίσει</h2>
<ul>
<li>Όλες οι σελίδες χρησιμοποιούνται και μόνο με το πληκτρολόγιο και δείχνουν καθαρά πού βρίσκεστε.</li>
<li>Οι εικόνες που μεταφέρουν πληροφορία έχουν εναλλακτικό κείμενο, στα ελληνικά και τα αγγλικά.</li>
<li>Το κείμενο διαβάζεται σε μεγέθυνση 400% χωρίς οριζόντια κύλιση.</li>
<li>Ό,τι κινείται μόνο του μπορεί να σταματήσει, και σέβεται τη ρύθμιση για μειωμένη κίνηση.</li>
<li>Τα λάθη στις φόρμες περιγράφονται με λόγια, δίπλα στο πεδίο τους.</li>
</ul>
<h2>Τι δεν είναι ακόμη προσβάσιμο</h2>
<ul>
<li>Ο διαδραστικός χάρτης του OpenStreetMap, που ανοίγει μόνο αν το ζητήσετε. Οι διευθύνσεις υπάρχουν πάντα και ως κείμενο.</li>
<li>Έγγραφα που μας παρέδωσαν τρίτοι, όπως σχέδια έργων και σαρωμένα δικαιολογητικά. Ζητήστε τα και θα σας τα δώσουμε σε μορφή που μπορείτε να διαβάσετε.</li>
<li>Σελίδες άλλων φορέων στις οποίες παραπέμπουμε.</li>
</ul>
<h2>Πώς συντάχθηκε η δήλωση</h2>
<p>Η δήλωση βασίζεται σε δική μας αξιολόγηση, με αυτοματοποιημένους ελέγχους σε όλες τις σελίδες και με δοκιμές χρήσης μόνο με το πληκτρολόγιο. ${assessed.el} Επανεξετάζεται κάθε χρόνο.</p>
<h2>Πείτε μας τι σας δυσκολεύει</h2>
<p>Γράψτε μας από τη <a href="/contact">φόρμα επικοινωνίας</a>, στο ${mail(accessibilityEmail)}${phone && ` ή τηλεφωνήστε στο ${call(phone)}`}. Πείτε μας σε ποια σελίδα βρισκόσασταν και τι συσκευή χρησιμοποιείτε. Απαντάμε μέσα σε 20 εργάσιμες ημέρες.</p>
<h2>Αν η απάντηση δεν σας ικανοποιεί</h2>
<p>Μπορείτε να απευθυνθείτε στον <a href="https://www.synigoros.gr/">Συνήγορο του Πολίτη</a>, που εξετάζει αναφορές για την άνιση μεταχείριση ατόμων με αναπηρία.</p>`,
    en: `<p>The ${name.en} is committed to making its website accessible in accordance with Greek law 4727/2020, which transposes Directive (EU) 2016/2102. This statement applies to the municipality’s public website.</p>
<h2>Compliance status</h2>
<p>The website was designed to meet the standard EN 301 549 and the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. It is <strong>partially compliant</strong>, for the reasons given below.</p>
<h2>What we have taken care of</h2>
<ul>
<li>Every page can be used with a keyboard alone and shows clearly where you are.</li>
<li>Pictures that carry information have alternative text, in Greek and English.</li>
<li>Text can be read at 400% zoom without scrolling sideways.</li>
<li>Anything that moves by itself can be paused and respects your setting for reduced motion.</li>
<li>Errors in forms are explained in words, next to the field concerned.</li>
</ul>
<h2>What is not yet accessible</h2>
<ul>
<li>The interactive OpenStreetMap map, which opens only if you ask for it. Addresses are always given as text too.</li>
<li>Documents that others have handed to us, such as drawings and scanned papers. Ask us and we will give them to you in a form you can read.</li>
<li>Pages of other organisations that we link to.</li>
</ul>
<h2>How this statement was prepared</h2>
<p>The statement rests on our own assessment, with automated checks of every page and tests with the keyboard alone. ${assessed.en} It is reviewed every year.</p>
<h2>Tell us what stands in your way</h2>
<p>Use the <a href="/contact">contact form</a>, write to ${mail(accessibilityEmail)}${phone && ` or call ${call(phone)}`}. Tell us which page you were on and which device you use. We reply within 20 working days.</p>
<h2>If our reply does not satisfy you</h2>
<p>You can turn to the <a href="https://www.synigoros.gr/">Greek Ombudsman</a>, who examines complaints about unequal treatment of people with disabilities.</p>`,
  }),
};
