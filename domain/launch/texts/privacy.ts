import { sayDays, sayPeriod } from '../../text/periods.ts';
import type { LegalFacts, LegalPage } from '../legal-page.ts';

/** What the site keeps about persons (Regulation (EU) 2016/679, article 13), as the code does it (domain/retention). */
export const privacy: LegalPage = {
  title: { el: 'Προστασία δεδομένων', en: 'Privacy' },
  lead: {
    el: 'Ποια προσωπικά δεδομένα κρατάμε όταν χρησιμοποιείτε τον ιστότοπο, γιατί, για πόσο, και τι δικαιώματα έχετε.',
    en: 'Which personal data we keep when you use this website, why, for how long, and what your rights are.',
  },
  content: ({ name, seat, officer, kept }: LegalFacts) => {
    const [messages, backups] = [sayPeriod(kept.messages), sayDays(kept.backups)];
    return {
      el: `<h2>Ποιος είναι υπεύθυνος</h2>
<p>Υπεύθυνος επεξεργασίας είναι ο ${name.el}, ${seat.el}. Τηρούμε τον Γενικό Κανονισμό Προστασίας Δεδομένων (ΕΕ) 2016/679 και τον νόμο 4624/2019.</p>
<h2>Χωρίς cookies</h2>
<p>Ο ιστότοπος δεν χρησιμοποιεί cookies, δεν παρακολουθεί τη συμπεριφορά σας και δεν φορτώνει διαφημίσεις ούτε περιεχόμενο τρίτων. Μόνο αν πατήσετε το κουμπί του χάρτη φορτώνεται ο χάρτης του OpenStreetMap, και τότε η διεύθυνση IP σας γίνεται γνωστή στον διακομιστή του. Αν ανοίξετε τη σελίδα <a href="/emergency">Έκτακτη ανάγκη</a>, ο φυλλομετρητής σας κρατά ένα αντίγραφό της, χωρίς κανένα στοιχείο σας, ώστε να ανοίγει και χωρίς σύνδεση.</p>
<h2>Φόρμα επικοινωνίας</h2>
<p>Κρατάμε το όνομα, το email, το τηλέφωνο (αν το δώσετε), το θέμα και το μήνυμά σας, για να σας απαντήσουμε και να προωθήσουμε το αίτημα στην αρμόδια υπηρεσία. Χωρίς όνομα και email δεν μπορούμε να σας απαντήσουμε. Βάση είναι η εκτέλεση καθήκοντος προς το δημόσιο συμφέρον (άρθρο 6 παρ. 1 στοιχείο ε΄ του Κανονισμού). Τα μηνύματα διαγράφονται αυτόματα ${messages.el} μετά την ολοκλήρωση της υπόθεσης (ή μετά τη λήψη τους, αν δεν χρειάστηκε κάποια ενέργεια), εκτός αν γίνουν μέρος διοικητικού φακέλου. Τα μηνύματα ηλεκτρονικού ταχυδρομείου που στέλνει ο ιστότοπος διαγράφονται από αυτόν 30 ημέρες μετά την αποστολή, και όσα δεν έφυγαν μετά από 90.</p>
<h2>Ενημερωτικό δελτίο</h2>
<p>Κρατάμε το email σας και τη γλώσσα που προτιμάτε. Το δελτίο σάς έρχεται μόνο αφού επιβεβαιώσετε την εγγραφή από τον σύνδεσμο που σας στέλνουμε· αν δεν την επιβεβαιώσετε μέσα σε 30 ημέρες, η διεύθυνση διαγράφεται. Βάση είναι η συγκατάθεσή σας (στοιχείο α΄), που ανακαλείτε όποτε θέλετε. Κάθε μήνυμα έχει σύνδεσμο διαγραφής· μόλις πατήσετε το κουμπί στη σελίδα του, σβήνουμε τη διεύθυνσή σας.</p>
<h2>Πρόταση εκδήλωσης</h2>
<p>Όταν προτείνετε μια εκδήλωση, κρατάμε το όνομα, το email και, αν το δώσετε, το τηλέφωνό σας, για να επικοινωνήσουμε μαζί σας. Δημοσιεύουμε μόνο τα στοιχεία της εκδήλωσης. Βάση είναι και εδώ το δημόσιο συμφέρον (στοιχείο ε΄). Τα υπόλοιπα διαγράφονται έναν χρόνο μετά την ημέρα της.</p>
<h2>Λειτουργία και ασφάλεια</h2>
<p>Ο διακομιστής καταγράφει τις αιτήσεις που δέχεται, για να εντοπίζουμε βλάβες και επιθέσεις, χωρίς τη διεύθυνση IP σας και χωρίς όσα γράφετε, και μετρά για λίγη ώρα πόσες φορές στέλνεται μια φόρμα από την ίδια διεύθυνση IP, για να εμποδίζει τις καταχρήσεις. Τα στοιχεία αυτά δεν συνδυάζονται με άλλα και διαγράφονται τακτικά. Βάση είναι το δημόσιο συμφέρον (στοιχείο ε΄): χωρίς αυτά η υπηρεσία δεν λειτουργεί με ασφάλεια. Λέξεις που δεν βρίσκει η αναζήτηση και διευθύνσεις στις οποίες δεν υπάρχει σελίδα κρατούνται για 90 ημέρες χωρίς κανένα στοιχείο σας, ώστε να βρίσκονται στο μέλλον. Τα αντίγραφα ασφαλείας διαγράφονται μετά από ${backups.el}.</p>
<h2>Ποιοι βλέπουν τα δεδομένα</h2>
<p>Μόνο οι υπάλληλοι που χειρίζονται το αίτημά σας και οι τεχνικοί που συντηρούν το σύστημα, δεσμευμένοι με σύμβαση. Δεν πουλάμε ούτε παραχωρούμε δεδομένα, και δεν τα στέλνουμε εκτός Ευρωπαϊκής Ένωσης.</p>
<table>
<thead><tr><th scope="col">Τι</th><th scope="col">Πόσο το κρατάμε</th></tr></thead>
<tbody>
<tr><td>Μηνύματα επικοινωνίας</td><td>${messages.el} μετά την ολοκλήρωση</td></tr>
<tr><td>Email του ενημερωτικού δελτίου</td><td>Ώσπου να διαγραφείτε· χωρίς επιβεβαίωση 30 ημέρες</td></tr>
<tr><td>Στοιχεία όσων προτείνουν εκδηλώσεις</td><td>1 χρόνο μετά την εκδήλωση</td></tr>
<tr><td>Αιτήσεις που πρωτοκολλούνται</td><td>Όσο ορίζει ο νόμος για τα αρχεία του Δημοσίου</td></tr>
</tbody>
</table>
<h2>Τα δικαιώματά σας</h2>
<p>Μπορείτε να ζητήσετε πρόσβαση στα δεδομένα σας, διόρθωση, διαγραφή, περιορισμό ή φορητότητα, να αντιταχθείτε στην επεξεργασία και να ανακαλέσετε τη συγκατάθεσή σας. Καμία απόφαση για εσάς δεν λαμβάνεται με αυτόματο τρόπο. Απαντάμε μέσα σε έναν μήνα, δωρεάν.</p>
<p>Αν ζητήσετε διαγραφή, σβήνουμε ό,τι τηρεί ο ιστότοπος για τη διεύθυνση email σας: μηνύματα, προτάσεις εκδηλώσεων, εγγραφή στο ενημερωτικό δελτίο και τα σχετικά email. Στα αντίγραφα ασφαλείας τα στοιχεία μένουν έως ${backups.el} ακόμη. Κρατάμε μόνο έναν κωδικό που προκύπτει από τη διεύθυνση και δεν τη φανερώνει, ώστε να διαγραφεί ξανά, αν χρειαστεί επαναφορά από αντίγραφο.</p>
<h2>Υπεύθυνος προστασίας δεδομένων</h2>
<p>Γράψτε στο ${officer.el} ή στη διεύθυνση του Δήμου, υπόψη του υπευθύνου προστασίας δεδομένων. Αν δεν ικανοποιηθείτε, μπορείτε να υποβάλετε καταγγελία στην <a href="https://www.dpa.gr/">Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα</a>.</p>`,
      en: `<h2>Who is responsible</h2>
<p>The controller is the ${name.en}, ${seat.en}, Greece. We comply with the General Data Protection Regulation (EU) 2016/679 and Greek law 4624/2019.</p>
<h2>No cookies</h2>
<p>This website sets no cookies, does not track you and loads no advertising or third-party content. Only if you press the button of a map is the map loaded from OpenStreetMap, and your IP address then becomes known to its server. If you open the <a href="/emergency">Emergency</a> page, your browser keeps a copy of it, with nothing about you, so that it opens without a connection.</p>
<h2>Contact form</h2>
<p>We keep your name, email address, phone number (if you give it), subject and message so that we can reply and pass your request to the right department. Without a name and an email address we cannot reply to you. The legal basis is the performance of a task in the public interest (Article 6(1)(e) of the Regulation). Messages are deleted automatically ${messages.en} after the matter is closed (or after they arrive, if nothing needed to be done), unless they become part of an administrative file. Emails that the website sends are deleted from it 30 days after they were sent, and those that could not be sent after 90.</p>
<h2>Newsletter</h2>
<p>We keep your email address and the language you prefer. You receive the newsletter only after you have confirmed your address with the link we send you; if you do not confirm it within 30 days, it is deleted. The legal basis is your consent (point (a)), which you may withdraw at any time. Every message carries an unsubscribe link; as soon as you press the button on its page, we delete your address.</p>
<h2>Event proposals</h2>
<p>When you propose an event we keep your name, email address and, if you give it, phone number so that we can contact you. Only the details of the event are published. The legal basis is again the public interest (point (e)). The rest is deleted one year after the event.</p>
<h2>Operation and security</h2>
<p>Our server logs the requests it receives so that we can find faults and attacks, without your IP address and without what you write, and for a short while counts how often forms are sent from one IP address, to prevent abuse. None of this is combined with other data, and it is deleted regularly. The legal basis is the public interest (point (e)): without these data the service could not be run safely. Words that the search does not find, and addresses at which there is no page, are kept for 90 days without anything about you, so that they are found in future. Backups are deleted after ${backups.en}.</p>
<h2>Who sees the data</h2>
<p>Only the staff who deal with your request and the technicians who maintain the system, bound by contract. We do not sell or pass on data, and we do not send it outside the European Union.</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">How long we keep it</th></tr></thead>
<tbody>
<tr><td>Contact messages</td><td>${messages.en} after the matter is closed</td></tr>
<tr><td>Newsletter address</td><td>Until you unsubscribe; 30 days if never confirmed</td></tr>
<tr><td>Details of people who propose events</td><td>1 year after the event</td></tr>
<tr><td>Registered applications</td><td>As long as the law on public archives requires</td></tr>
</tbody>
</table>
<h2>Your rights</h2>
<p>You may ask for access to your data, for correction, erasure, restriction or portability, object to processing and withdraw your consent. No decision about you is made by automated means. We reply within a month, free of charge.</p>
<p>If you ask for erasure, we delete what the website holds about your email address: messages, event proposals, your newsletter subscription and the emails about them. Backups hold the data for up to ${backups.en} more. We keep only a code made from the address, which does not reveal it, so that it is erased again should a backup have to be restored.</p>
<h2>Data protection officer</h2>
<p>Write to ${officer.en} or to the municipality’s postal address, marked for the data protection officer. If you are not satisfied, you may complain to the <a href="https://www.dpa.gr/">Hellenic Data Protection Authority</a>.</p>`,
    };
  },
};
