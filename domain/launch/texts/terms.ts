import type { LegalPage } from '../legal-page.ts';

/** The terms on which the site is used. */
export const terms: LegalPage = {
  title: { el: 'Όροι χρήσης', en: 'Terms of use' },
  lead: {
    el: 'Με ποιους όρους χρησιμοποιείτε τον ιστότοπο, τα κείμενα, τις εικόνες και τα έγγραφά του.',
    en: 'The terms on which you may use this website and its texts, pictures and documents.',
  },
  content: () => ({
    el: `<h2>Σκοπός</h2>
<p>Ο ιστότοπος ενημερώνει κατοίκους, επιχειρήσεις και επισκέπτες για τον Δήμο και τις υπηρεσίες του. Η χρήση του είναι δωρεάν και δεν απαιτεί λογαριασμό.</p>
<h2>Ακρίβεια των πληροφοριών</h2>
<p>Φροντίζουμε οι πληροφορίες να είναι σωστές και ενημερωμένες. Αν μια σελίδα διαφέρει από απόφαση που έχει δημοσιευτεί στη Διαύγεια ή στην Εφημερίδα της Κυβερνήσεως, ισχύει η απόφαση. Αν βρείτε λάθος, <a href="/contact">ενημερώστε μας</a> και θα το διορθώσουμε.</p>
<p>Το ελληνικό κείμενο είναι το επίσημο· το αγγλικό παρέχεται για διευκόλυνση.</p>
<h2>Περαιτέρω χρήση</h2>
<p>Τα κείμενα, τα δεδομένα και τα δημόσια έγγραφα του ιστοτόπου διατίθενται ανοιχτά, κατά τον νόμο 4727/2020, με την άδεια <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Αναφορά Δημιουργού 4.0 (CC BY 4.0)</a>, εκτός αν αναφέρεται κάτι άλλο. Μπορείτε να τα αντιγράφετε, να τα αλλάζετε και να τα χρησιμοποιείτε ελεύθερα, και για εμπορικό σκοπό, αρκεί να αναφέρετε την πηγή και αν κάτι άλλαξε. Για τις φωτογραφίες ζητήστε πρώτα άδεια. Το έμβλημα του Δήμου χρησιμοποιείται μόνο με έγκριση.</p>
<h2>Αιτήσεις και προθεσμίες</h2>
<p>Ένα μήνυμα από τη φόρμα επικοινωνίας δεν αντικαθιστά αίτηση, ένσταση ή προσφυγή, όπου ο νόμος ορίζει συγκεκριμένο τύπο ή προθεσμία. Για αυτές ισχύει ο αριθμός πρωτοκόλλου.</p>
<h2>Περιεχόμενο που μας στέλνετε</h2>
<p>Όταν προτείνετε μια εκδήλωση ή στέλνετε σχόλιο σε διαβούλευση, βεβαιώνετε ότι έχετε δικαίωμα να δημοσιευτεί. Μπορούμε να συντομεύσουμε ή να μη δημοσιεύσουμε ό,τι είναι παράνομο, υβριστικό ή διαφημιστικό.</p>
<h2>Σύνδεσμοι</h2>
<p>Παραπέμπουμε και σε ιστοτόπους άλλων φορέων. Για το περιεχόμενό τους ευθύνονται οι ίδιοι.</p>
<h2>Διαθεσιμότητα και ευθύνη</h2>
<p>Προσπαθούμε ο ιστότοπος να λειτουργεί όλο το εικοσιτετράωρο, αλλά δεν μπορούμε να εγγυηθούμε ότι δεν θα υπάρξουν διακοπές. Για όσα δεν ορίζονται εδώ εφαρμόζεται το ελληνικό δίκαιο.</p>
<h2>Προσωπικά δεδομένα και προσβασιμότητα</h2>
<p>Διαβάστε την <a href="/privacy">πολιτική προστασίας δεδομένων</a> και τη <a href="/accessibility">δήλωση προσβασιμότητας</a>.</p>`,
    en: `<h2>Purpose</h2>
<p>This website informs residents, businesses and visitors about the municipality and its services. It is free to use and needs no account.</p>
<h2>Accuracy</h2>
<p>We do our best to keep the information correct and up to date. If a page differs from a decision published on Diavgeia or in the Government Gazette, the decision prevails. If you find a mistake, <a href="/contact">let us know</a> and we will put it right.</p>
<p>The Greek text is the official one; the English is provided for convenience.</p>
<h2>Re-use</h2>
<p>The texts, data and public documents of this website are open, in accordance with Greek law 4727/2020, under the licence <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0 (CC BY 4.0)</a> unless something else is stated. You may copy, change and use them freely, for commercial purposes too, as long as you name the source and say what was changed. For photographs, please ask first. The emblem of the municipality may be used only with our approval.</p>
<h2>Applications and time limits</h2>
<p>A message sent with the contact form does not replace an application, objection or appeal for which the law lays down a form or a time limit. For those, the reference number given by the registry desk is what counts.</p>
<h2>Content you send us</h2>
<p>When you propose an event or comment in a consultation, you confirm that you are entitled to have it published. We may shorten, or decline to publish, anything unlawful, abusive or promotional.</p>
<h2>Links</h2>
<p>We also link to websites of other organisations. They are responsible for what they publish.</p>
<h2>Availability and liability</h2>
<p>We try to keep the website running around the clock but cannot guarantee that it will never be interrupted. Greek law applies to everything not covered here.</p>
<h2>Personal data and accessibility</h2>
<p>Please read our <a href="/privacy">privacy notice</a> and our <a href="/accessibility">accessibility statement</a>.</p>`,
  }),
};
