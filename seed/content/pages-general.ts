import { page } from '../../domain/content-types/page.ts';
import { seedEntries } from './seed-entry.ts';

/** The intros of the services screens and the pages that every site owes its visitors. */
export const generalPages = seedEntries(page, [
  {
    slug: 'services',
    isSample: false,
    data: {
      title: { el: 'Υπηρεσίες', en: 'Services' },
      lead: {
        el: 'Τι μπορεί να κάνει ο Δήμος για εσάς. Σε κάθε υπηρεσία θα βρείτε ποιους αφορά, τα δικαιολογητικά, το κόστος και τον χρόνο.',
        en: 'What the municipality can do for you. For each service you will find who it is for, what you need, what it costs and how long it takes.',
      },
      content: {
        el: `<p>Δεν βρίσκετε αυτό που ψάχνετε; <a href="/contact">Ρωτήστε μας</a> ή δείτε τις <a href="/services/eservices">ηλεκτρονικές υπηρεσίες</a> και τα <a href="/services/forms">έντυπα</a>.</p>`,
        en: `<p>Can’t find what you are looking for? <a href="/contact">Ask us</a>, or see our <a href="/services/eservices">e-services</a> and <a href="/services/forms">forms</a>.</p>`,
      },
      images: [],
      section: 'services',
    },
  },
  {
    slug: 'services/eservices',
    isSample: false,
    data: {
      title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' },
      lead: {
        el: 'Υποθέσεις που τελειώνουν από το σπίτι, όποια ώρα θέλετε.',
        en: 'Things you can get done from home, at any hour.',
      },
      content: {
        el: `<p>Αν δυσκολεύεστε με τον υπολογιστή, ελάτε στο δημαρχείο ή στο γραφείο της δημοτικής σας ενότητας: θα υποβάλουμε μαζί την αίτηση. Ό,τι γίνεται ηλεκτρονικά, γίνεται πάντα και στο γκισέ.</p>`,
        en: `<p>If you find computers difficult, come to the town hall or to the office of your municipal unit and we will submit the application together. Whatever you can do online you can also do at the counter.</p>`,
      },
      images: ['computer-desk'],
      section: 'services',
    },
  },
  {
    slug: 'volunteering',
    isSample: true,
    data: {
      title: { el: 'Εθελοντισμός', en: 'Volunteering' },
      lead: {
        el: 'Λίγες ώρες τον μήνα αρκούν για να αλλάξει μια γειτονιά. Βρείτε την ομάδα που σας ταιριάζει.',
        en: 'A few hours a month can change a neighbourhood. Find the team that suits you.',
      },
      content: {
        el: `<h2>Οι ομάδες μας</h2>
<ul>
<li><strong>Πολιτική προστασία:</strong> πυροφύλαξη το καλοκαίρι, στήριξη σε πλημμύρες, χιόνια και σεισμούς. Προηγείται εκπαίδευση.</li>
<li><strong>Περιβάλλον:</strong> καθαρισμοί ακτών και μονοπατιών, δενδροφυτεύσεις, ενημέρωση για την ανακύκλωση.</li>
<li><strong>Κοινωνική φροντίδα:</strong> συντροφιά σε ηλικιωμένους, κοινωνικό παντοπωλείο, ενισχυτική διδασκαλία.</li>
<li><strong>Πολιτισμός και τουρισμός:</strong> υποδοχή επισκεπτών, φεστιβάλ, ξεναγήσεις, καρναβάλι.</li>
<li><strong>Αδέσποτα ζώα:</strong> φροντίδα, φιλοξενία και υιοθεσίες.</li>
</ul>
<h2>Ποιοι μπορούν να πάρουν μέρος</h2>
<p>Όλοι από 18 ετών και πάνω, κάτοικοι του Δήμου ή όχι. Από 15 ετών χρειάζεται γραπτή συγκατάθεση των γονέων, και οι ανήλικοι δεν συμμετέχουν στην πολιτική προστασία. Δεν ζητούμε ειδικές γνώσεις, μόνο συνέπεια.</p>
<h2>Πώς θα ξεκινήσετε</h2>
<ol>
<li>Στείλτε μας μήνυμα από τη <a href="/contact">φόρμα επικοινωνίας</a> με θέμα «Εθελοντισμός». Γράψτε ποια ομάδα σας ενδιαφέρει και πόσες ώρες διαθέτετε.</li>
<li>Θα σας τηλεφωνήσουμε μέσα σε μία εβδομάδα για μια πρώτη γνωριμία.</li>
<li>Παρακολουθείτε μια σύντομη ενημέρωση και παίρνετε την ταυτότητα του εθελοντή.</li>
<li>Ξεκινάτε, δίπλα σε έναν έμπειρο εθελοντή της ομάδας.</li>
</ol>
<h2>Τι σας προσφέρουμε</h2>
<ul>
<li>Ασφάλιση ατυχημάτων σε κάθε δράση</li>
<li>Εκπαίδευση στις πρώτες βοήθειες</li>
<li>Εξοπλισμό και μετακίνηση για τη δράση</li>
<li>Βεβαίωση συμμετοχής, όποτε τη χρειαστείτε</li>
</ul>
<h2>Σύλλογοι και επιχειρήσεις</h2>
<p>Αν ο σύλλογος, το σχολείο ή η επιχείρησή σας θέλει να υιοθετήσει μια πλατεία, μια ακτή ή ένα μονοπάτι, μιλήστε με τη <a href="/municipality/departments">Διεύθυνση Περιβάλλοντος και Καθαριότητας</a>.</p>`,
        en: `<h2>Our teams</h2>
<ul>
<li><strong>Civil protection:</strong> fire watch in summer, help in floods, snow and earthquakes. Training comes first.</li>
<li><strong>Environment:</strong> cleaning beaches and paths, planting trees, explaining recycling.</li>
<li><strong>Social care:</strong> keeping older people company, the social grocery, help with homework.</li>
<li><strong>Culture and tourism:</strong> welcoming visitors, festivals, guided walks, the carnival.</li>
<li><strong>Stray animals:</strong> care, fostering and adoption.</li>
</ul>
<h2>Who can join</h2>
<p>Anyone aged 18 or over, whether or not you live in the municipality. From the age of 15 you need your parents’ written consent, and under-18s do not take part in civil protection. You need no special knowledge, only to be reliable.</p>
<h2>How to start</h2>
<ol>
<li>Send us a message with the <a href="/contact">contact form</a> and the subject “Volunteering”. Tell us which team you would like to join and how many hours you have.</li>
<li>We will call you within a week to get to know each other.</li>
<li>You attend a short briefing and receive your volunteer’s card.</li>
<li>You start, side by side with an experienced member of the team.</li>
</ol>
<h2>What we offer</h2>
<ul>
<li>Accident insurance for every activity</li>
<li>First-aid training</li>
<li>Equipment and transport</li>
<li>A certificate of participation whenever you need one</li>
</ul>
<h2>Clubs and businesses</h2>
<p>If your club, school or business would like to adopt a square, a beach or a path, talk to our <a href="/municipality/departments">Environment and Cleansing department</a>.</p>`,
      },
      images: ['tree-planting'],
      section: 'municipality',
    },
  },
  {
    slug: 'accessibility',
    isSample: true,
    data: {
      title: { el: 'Δήλωση προσβασιμότητας', en: 'Accessibility statement' },
      lead: {
        el: 'Θέλουμε ο ιστότοπος να λειτουργεί για όλους, με ποντίκι, πληκτρολόγιο, αναγνώστη οθόνης ή μεγάλα γράμματα. Αν κάτι σας εμποδίζει, πείτε μας το.',
        en: 'We want this website to work for everyone, with a mouse, a keyboard, a screen reader or large print. If something gets in your way, tell us.',
      },
      content: {
        el: `<p>Ο Δήμος Αιγιαλείας δεσμεύεται να καταστήσει τον ιστότοπό του προσβάσιμο, σύμφωνα με τον νόμο 4727/2020, που ενσωματώνει την οδηγία (ΕΕ) 2016/2102. Η δήλωση αφορά τον δημόσιο ιστότοπο του Δήμου.</p>
<h2>Κατάσταση συμμόρφωσης</h2>
<p>Σχεδιάσαμε τον ιστότοπο με στόχο το πρότυπο EN 301 549 και τις Οδηγίες WCAG 2.2, επίπεδο ΑΑ. Συμμορφώνεται <strong>μερικώς</strong>, για τους λόγους που αναφέρουμε παρακάτω.</p>
<h2>Τι έχουμε φροντίσει</h2>
<ul>
<li>Όλες οι σελίδες χρησιμοποιούνται μόνο με το πληκτρολόγιο και δείχνουν καθαρά πού βρίσκεστε.</li>
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
<p>Η δήλωση βασίζεται σε δική μας αξιολόγηση, με αυτοματοποιημένους ελέγχους σε όλες τις σελίδες και με δοκιμές χρήσης μόνο με το πληκτρολόγιο. Συντάχθηκε με την πρώτη δημοσίευση του ιστοτόπου και επανεξετάζεται κάθε χρόνο.</p>
<h2>Πείτε μας τι σας δυσκολεύει</h2>
<p>Γράψτε μας από τη <a href="/contact">φόρμα επικοινωνίας</a>, στο <a href="mailto:accessibility@aigialeia.example">accessibility@aigialeia.example</a> ή τηλεφωνήστε στο <a href="tel:+302691000110">+30 26910 00110</a>. Πείτε μας σε ποια σελίδα βρισκόσασταν και τι συσκευή χρησιμοποιείτε. Απαντάμε μέσα σε 15 ημέρες.</p>
<h2>Αν η απάντηση δεν σας ικανοποιεί</h2>
<p>Μπορείτε να απευθυνθείτε στον <a href="https://www.synigoros.gr/">Συνήγορο του Πολίτη</a>, που εξετάζει αναφορές για την άνιση μεταχείριση ατόμων με αναπηρία.</p>`,
        en: `<p>The Municipality of Aigialeia is committed to making its website accessible in accordance with Greek law 4727/2020, which transposes Directive (EU) 2016/2102. This statement applies to the municipality’s public website.</p>
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
<p>The statement rests on our own assessment, with automated checks of every page and tests with the keyboard alone. It was prepared when the website was first published and is reviewed every year.</p>
<h2>Tell us what stands in your way</h2>
<p>Use the <a href="/contact">contact form</a>, write to <a href="mailto:accessibility@aigialeia.example">accessibility@aigialeia.example</a> or call <a href="tel:+302691000110">+30 26910 00110</a>. Tell us which page you were on and which device you use. We reply within 15 days.</p>
<h2>If our reply does not satisfy you</h2>
<p>You can turn to the <a href="https://www.synigoros.gr/">Greek Ombudsman</a>, who examines complaints about unequal treatment of people with disabilities.</p>`,
      },
      images: [],
      section: null,
    },
  },
  {
    slug: 'privacy',
    isSample: true,
    data: {
      title: { el: 'Προστασία δεδομένων', en: 'Privacy' },
      lead: {
        el: 'Ποια προσωπικά δεδομένα κρατάμε όταν χρησιμοποιείτε τον ιστότοπο, γιατί, για πόσο, και τι δικαιώματα έχετε.',
        en: 'Which personal data we keep when you use this website, why, for how long, and what your rights are.',
      },
      content: {
        el: `<h2>Ποιος είναι υπεύθυνος</h2>
<p>Υπεύθυνος επεξεργασίας είναι ο Δήμος Αιγιαλείας, Πλατεία Δημαρχείου 1, 25100 Αίγιο. Τηρούμε τον Γενικό Κανονισμό Προστασίας Δεδομένων (ΕΕ) 2016/679 και τον νόμο 4624/2019.</p>
<h2>Χωρίς cookies</h2>
<p>Ο ιστότοπος δεν χρησιμοποιεί cookies, δεν παρακολουθεί τη συμπεριφορά σας και δεν φορτώνει διαφημίσεις ούτε περιεχόμενο τρίτων. Μόνο αν πατήσετε το κουμπί του χάρτη φορτώνεται ο χάρτης του OpenStreetMap, και τότε η διεύθυνση IP σας γίνεται γνωστή στον διακομιστή του.</p>
<h2>Φόρμα επικοινωνίας</h2>
<p>Κρατάμε το όνομα, το email, το τηλέφωνο (αν το δώσετε), το θέμα και το μήνυμά σας, για να σας απαντήσουμε και να προωθήσουμε το αίτημα στην αρμόδια υπηρεσία. Βάση είναι η εκτέλεση καθήκοντος προς το δημόσιο συμφέρον. Τα μηνύματα διαγράφονται αυτόματα δύο χρόνια μετά την ολοκλήρωση της υπόθεσης (ή μετά τη λήψη τους, αν δεν χρειάστηκε κάποια ενέργεια), εκτός αν γίνουν μέρος διοικητικού φακέλου. Τα μηνύματα ηλεκτρονικού ταχυδρομείου που στέλνει ο ιστότοπος διαγράφονται από αυτόν 30 ημέρες μετά την αποστολή.</p>
<h2>Ενημερωτικό δελτίο</h2>
<p>Κρατάμε το email σας και τη γλώσσα που προτιμάτε. Το δελτίο σάς έρχεται μόνο αφού επιβεβαιώσετε την εγγραφή από τον σύνδεσμο που σας στέλνουμε· αν δεν την επιβεβαιώσετε μέσα σε 30 ημέρες, η διεύθυνση διαγράφεται. Βάση είναι η συγκατάθεσή σας. Κάθε μήνυμα έχει σύνδεσμο διαγραφής· μόλις τον πατήσετε, σβήνουμε τη διεύθυνσή σας.</p>
<h2>Πρόταση εκδήλωσης</h2>
<p>Όταν προτείνετε μια εκδήλωση, κρατάμε το όνομα, το email και, αν το δώσετε, το τηλέφωνό σας, για να επικοινωνήσουμε μαζί σας. Δημοσιεύουμε μόνο τα στοιχεία της εκδήλωσης. Τα υπόλοιπα διαγράφονται έναν χρόνο μετά την ημέρα της.</p>
<h2>Λειτουργία και ασφάλεια</h2>
<p>Ο διακομιστής καταγράφει τις αιτήσεις που δέχεται, για να εντοπίζουμε βλάβες και επιθέσεις, χωρίς τη διεύθυνση IP σας και χωρίς όσα γράφετε, και μετρά για λίγη ώρα πόσες φορές στέλνεται μια φόρμα από την ίδια διεύθυνση IP, για να εμποδίζει τις καταχρήσεις. Τα στοιχεία αυτά δεν συνδυάζονται με άλλα και διαγράφονται τακτικά. Λέξεις που δεν βρίσκει η αναζήτηση κρατούνται για 90 ημέρες χωρίς κανένα στοιχείο σας, ώστε να βρίσκονται στο μέλλον. Τα αντίγραφα ασφαλείας διαγράφονται μετά από 14 ημέρες.</p>
<h2>Ποιοι βλέπουν τα δεδομένα</h2>
<p>Μόνο οι υπάλληλοι που χειρίζονται το αίτημά σας και οι τεχνικοί που συντηρούν το σύστημα, δεσμευμένοι με σύμβαση. Δεν πουλάμε ούτε παραχωρούμε δεδομένα, και δεν τα στέλνουμε εκτός Ευρωπαϊκής Ένωσης.</p>
<table>
<thead><tr><th scope="col">Τι</th><th scope="col">Πόσο το κρατάμε</th></tr></thead>
<tbody>
<tr><td>Μηνύματα επικοινωνίας</td><td>2 χρόνια μετά την ολοκλήρωση</td></tr>
<tr><td>Email του ενημερωτικού δελτίου</td><td>Ώσπου να διαγραφείτε· χωρίς επιβεβαίωση 30 ημέρες</td></tr>
<tr><td>Στοιχεία όσων προτείνουν εκδηλώσεις</td><td>1 χρόνο μετά την εκδήλωση</td></tr>
<tr><td>Αιτήσεις που πρωτοκολλούνται</td><td>Όσο ορίζει ο νόμος για τα αρχεία του Δημοσίου</td></tr>
</tbody>
</table>
<h2>Τα δικαιώματά σας</h2>
<p>Μπορείτε να ζητήσετε πρόσβαση στα δεδομένα σας, διόρθωση, διαγραφή, περιορισμό ή φορητότητα, να αντιταχθείτε στην επεξεργασία και να ανακαλέσετε τη συγκατάθεσή σας. Απαντάμε μέσα σε έναν μήνα, δωρεάν.</p>
<p>Αν ζητήσετε διαγραφή, σβήνουμε ό,τι τηρεί ο ιστότοπος για τη διεύθυνση email σας: μηνύματα, προτάσεις εκδηλώσεων, εγγραφή στο ενημερωτικό δελτίο και τα σχετικά email. Στα αντίγραφα ασφαλείας τα στοιχεία μένουν έως 14 ημέρες ακόμη. Κρατάμε μόνο έναν κωδικό που προκύπτει από τη διεύθυνση και δεν τη φανερώνει, ώστε να διαγραφεί ξανά, αν χρειαστεί επαναφορά από αντίγραφο.</p>
<h2>Υπεύθυνος προστασίας δεδομένων</h2>
<p>Γράψτε στο <a href="mailto:dpo@aigialeia.example">dpo@aigialeia.example</a> ή στη διεύθυνση του Δήμου, υπόψη του υπευθύνου προστασίας δεδομένων. Αν δεν ικανοποιηθείτε, μπορείτε να υποβάλετε καταγγελία στην <a href="https://www.dpa.gr/">Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα</a>.</p>`,
        en: `<h2>Who is responsible</h2>
<p>The controller is the Municipality of Aigialeia, 1 Dimarcheiou Square, 25100 Aigio, Greece. We comply with the General Data Protection Regulation (EU) 2016/679 and Greek law 4624/2019.</p>
<h2>No cookies</h2>
<p>This website sets no cookies, does not track you and loads no advertising or third-party content. Only if you press the button of a map is the map loaded from OpenStreetMap, and your IP address then becomes known to its server.</p>
<h2>Contact form</h2>
<p>We keep your name, email address, phone number (if you give it), subject and message so that we can reply and pass your request to the right department. The legal basis is the performance of a task in the public interest. Messages are deleted automatically two years after the matter is closed (or after they arrive, if nothing needed to be done), unless they become part of an administrative file. Emails that the website sends are deleted from it 30 days after they were sent.</p>
<h2>Newsletter</h2>
<p>We keep your email address and the language you prefer. You receive the newsletter only after you have confirmed your address with the link we send you; if you do not confirm it within 30 days, it is deleted. The legal basis is your consent. Every message carries an unsubscribe link; as soon as you press it, we delete your address.</p>
<h2>Event proposals</h2>
<p>When you propose an event we keep your name, email address and, if you give it, phone number so that we can contact you. Only the details of the event are published. The rest is deleted one year after the event.</p>
<h2>Operation and security</h2>
<p>Our server logs the requests it receives so that we can find faults and attacks, without your IP address and without what you write, and for a short while counts how often forms are sent from one IP address, to prevent abuse. None of this is combined with other data, and it is deleted regularly. Words that the search does not find are kept for 90 days without anything about you, so that they are found in future. Backups are deleted after 14 days.</p>
<h2>Who sees the data</h2>
<p>Only the staff who deal with your request and the technicians who maintain the system, bound by contract. We do not sell or pass on data, and we do not send it outside the European Union.</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">How long we keep it</th></tr></thead>
<tbody>
<tr><td>Contact messages</td><td>2 years after the matter is closed</td></tr>
<tr><td>Newsletter address</td><td>Until you unsubscribe; 30 days if never confirmed</td></tr>
<tr><td>Details of people who propose events</td><td>1 year after the event</td></tr>
<tr><td>Registered applications</td><td>As long as the law on public archives requires</td></tr>
</tbody>
</table>
<h2>Your rights</h2>
<p>You may ask for access to your data, for correction, erasure, restriction or portability, object to processing and withdraw your consent. We reply within a month, free of charge.</p>
<p>If you ask for erasure, we delete what the website holds about your email address: messages, event proposals, your newsletter subscription and the emails about them. Backups hold the data for up to 14 days more. We keep only a code made from the address, which does not reveal it, so that it is erased again should a backup have to be restored.</p>
<h2>Data protection officer</h2>
<p>Write to <a href="mailto:dpo@aigialeia.example">dpo@aigialeia.example</a> or to the municipality’s postal address, marked for the data protection officer. If you are not satisfied, you may complain to the <a href="https://www.dpa.gr/">Hellenic Data Protection Authority</a>.</p>`,
      },
      images: [],
      section: null,
    },
  },
  {
    slug: 'terms',
    isSample: true,
    data: {
      title: { el: 'Όροι χρήσης', en: 'Terms of use' },
      lead: {
        el: 'Με ποιους όρους χρησιμοποιείτε τον ιστότοπο, τα κείμενα, τις εικόνες και τα έγγραφά του.',
        en: 'The terms on which you may use this website and its texts, pictures and documents.',
      },
      content: {
        el: `<h2>Σκοπός</h2>
<p>Ο ιστότοπος ενημερώνει κατοίκους, επιχειρήσεις και επισκέπτες για τον Δήμο Αιγιαλείας και τις υπηρεσίες του. Η χρήση του είναι δωρεάν και δεν απαιτεί λογαριασμό.</p>
<h2>Ακρίβεια των πληροφοριών</h2>
<p>Φροντίζουμε οι πληροφορίες να είναι σωστές και ενημερωμένες. Αν μια σελίδα διαφέρει από απόφαση που έχει δημοσιευθεί στη Διαύγεια ή στην Εφημερίδα της Κυβερνήσεως, ισχύει η απόφαση. Αν βρείτε λάθος, <a href="/contact">ενημερώστε μας</a> και θα το διορθώσουμε.</p>
<p>Το ελληνικό κείμενο είναι το επίσημο· το αγγλικό παρέχεται για διευκόλυνση.</p>
<h2>Περαιτέρω χρήση</h2>
<p>Μπορείτε να αντιγράφετε και να χρησιμοποιείτε ελεύθερα τα κείμενα και τα δημόσια έγγραφα, αρκεί να αναφέρετε την πηγή και να μην αλλοιώνετε το νόημά τους. Για τις φωτογραφίες ζητήστε πρώτα άδεια. Το έμβλημα του Δήμου χρησιμοποιείται μόνο με έγκριση.</p>
<h2>Αιτήσεις και προθεσμίες</h2>
<p>Ένα μήνυμα από τη φόρμα επικοινωνίας δεν αντικαθιστά αίτηση, ένσταση ή προσφυγή, όπου ο νόμος ορίζει συγκεκριμένο τύπο ή προθεσμία. Για αυτές ισχύει ο αριθμός πρωτοκόλλου.</p>
<h2>Περιεχόμενο που μας στέλνετε</h2>
<p>Όταν προτείνετε μια εκδήλωση ή στέλνετε σχόλιο σε διαβούλευση, βεβαιώνετε ότι έχετε δικαίωμα να δημοσιευθεί. Μπορούμε να συντομεύσουμε ή να μη δημοσιεύσουμε ό,τι είναι παράνομο, υβριστικό ή διαφημιστικό.</p>
<h2>Σύνδεσμοι</h2>
<p>Παραπέμπουμε και σε ιστοτόπους άλλων φορέων. Για το περιεχόμενό τους ευθύνονται οι ίδιοι.</p>
<h2>Διαθεσιμότητα και ευθύνη</h2>
<p>Προσπαθούμε ο ιστότοπος να λειτουργεί όλο το εικοσιτετράωρο, αλλά δεν μπορούμε να εγγυηθούμε ότι δεν θα υπάρξουν διακοπές. Για όσα δεν ορίζονται εδώ εφαρμόζεται το ελληνικό δίκαιο.</p>
<h2>Προσωπικά δεδομένα και προσβασιμότητα</h2>
<p>Διαβάστε την <a href="/privacy">πολιτική προστασίας δεδομένων</a> και τη <a href="/accessibility">δήλωση προσβασιμότητας</a>.</p>`,
        en: `<h2>Purpose</h2>
<p>This website informs residents, businesses and visitors about the Municipality of Aigialeia and its services. It is free to use and needs no account.</p>
<h2>Accuracy</h2>
<p>We do our best to keep the information correct and up to date. If a page differs from a decision published on Diavgeia or in the Government Gazette, the decision prevails. If you find a mistake, <a href="/contact">let us know</a> and we will put it right.</p>
<p>The Greek text is the official one; the English is provided for convenience.</p>
<h2>Re-use</h2>
<p>You may freely copy and use texts and public documents as long as you name the source and do not distort their meaning. For photographs, please ask first. The emblem of the municipality may be used only with our approval.</p>
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
      },
      images: [],
      section: null,
    },
  },
]);
