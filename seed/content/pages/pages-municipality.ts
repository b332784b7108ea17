import { page } from '../../../domain/content-types/page.ts';
import { seedEntries } from '../seed-entry.ts';

/** The information pages under /municipality, and /council-meetings. */
export const municipalityPages = seedEntries(page, [
  {
    slug: 'municipality',
    isSample: false,
    data: {
      title: { el: 'Ο Δήμος', en: 'The municipality' },
      lead: {
        el: 'Έξι δημοτικές ενότητες στη βορειοανατολική Αχαΐα, από τις παραλίες του Κορινθιακού ως τα έλατα του Χελμού και του Παναχαϊκού.',
        en: 'Six municipal units in north-eastern Achaea, from the beaches of the Gulf of Corinth to the fir woods of Chelmos and Panachaiko.',
      },
      content: {
        el: `<h2>Έκταση</h2>
<p>Ο Δήμος έχει έκταση 723,1 τετραγωνικά χιλιόμετρα. Απλώνεται σε μήκος περίπου σαράντα χιλιομέτρων στη νότια ακτή του Κορινθιακού και φτάνει ως τις κορυφογραμμές που τον χωρίζουν από τα Καλάβρυτα. Αποτελείται από τις <a href="/municipality/units">δημοτικές ενότητες</a> Αιγείρας, Αιγίου, Ακράτας, Διακοπτού, Ερινεού και Συμπολιτείας.</p>
<h2>Πληθυσμός</h2>
<p>Ο Δήμος έχει 49.872 κατοίκους. Οι περισσότεροι ζουν στο Αίγιο, στη Ροδοδάφνη, στο Διακοπτό, στην Ακράτα και στα χωριά της ακτής. Το καλοκαίρι ο πληθυσμός μεγαλώνει: στα παραθαλάσσια και στα ορεινά επιστρέφουν όσοι κατάγονται από εδώ και έρχονται χιλιάδες παραθεριστές.</p>
<h2>Ιστορία</h2>
<p>Στη γη της Αιγιάλειας άκμασαν πόλεις των Αχαιών: το Αίγιο, η Ελίκη, η Αιγείρα, οι Αιγές, η Βούρα, η Κερύνεια. Το Αίγιο υπήρξε η έδρα της Αχαϊκής Συμπολιτείας και, με το όνομα Βοστίτσα, ο τόπος όπου τον Ιανουάριο του 1821 συζητήθηκε η έναρξη της Επανάστασης. Ο σημερινός Δήμος δημιουργήθηκε το 2011 από τη συνένωση έξι δήμων. Διαβάστε αναλυτικά την <a href="/municipality/history">ιστορία του τόπου</a>.</p>
<h2>Γεωγραφία</h2>
<p>Η Αιγιάλεια είναι μια στενή παράκτια πεδιάδα με τα βουνά να υψώνονται αμέσως πίσω της. Τη διασχίζουν ο Σελινούντας, ο Κερυνίτης, ο Βουραϊκός και ο Κράθης, που κατεβαίνουν μέσα από φαράγγια και σχηματίζουν εύφορα δέλτα. Η γη εδώ κινείται: ο Κορινθιακός ανοίγει κάθε χρόνο λίγα χιλιοστά, και γι’ αυτό η περιοχή είναι από τις πιο σεισμογενείς της Ευρώπης.</p>
<p>Το ανατολικό τμήμα του Δήμου ανήκει στο Παγκόσμιο Γεωπάρκο UNESCO Χελμού–Βουραϊκού.</p>
<h2>Οικονομία</h2>
<p>Η κορινθιακή σταφίδα «Βοστίτσα», προϊόν προστατευόμενης ονομασίας προέλευσης, παραμένει το σύμβολο του τόπου. Μαζί της καλλιεργούνται ελιές, εσπεριδοειδή, αμπέλια και κηπευτικά. Το Αίγιο συγκεντρώνει εμπόριο, μεταποίηση και υπηρεσίες, ενώ ο τουρισμός δίνει ζωή στην ακτή και, όλο και περισσότερο, στα ορεινά χωριά.</p>
<h2>Αξιοθέατα</h2>
<ul>
<li>Ο οδοντωτός σιδηρόδρομος και το φαράγγι του Βουραϊκού</li>
<li>Το αρχαίο θέατρο της Αιγείρας</li>
<li>Οι Σκάλες, το Αρχαιολογικό Μουσείο και η Παναγία η Τρυπητή στο Αίγιο</li>
<li>Η λίμνη Τσιβλού και τα Ύδατα της Στυγός</li>
<li>Το κάστρο του Σαλμενίκου</li>
</ul>
<p>Δείτε όλα τα <a href="/tourism">αξιοθέατα</a> και τις <a href="/tourism/beaches">παραλίες</a> μας.</p>`,
        en: `<h2>Area</h2>
<p>The municipality covers 723.1 square kilometres. It follows the southern shore of the Gulf of Corinth for some forty kilometres and reaches up to the ridges that divide it from Kalavryta. It is made up of the <a href="/municipality/units">municipal units</a> of Aigeira, Aigio, Akrata, Diakopto, Erineos and Sympoliteia.</p>
<h2>Population</h2>
<p>The municipality has 49,872 residents. Most of them live in Aigio, Rododafni, Diakopto, Akrata and the villages of the coast. In summer the population grows, as people with roots in the seaside and mountain villages come back and thousands of holidaymakers arrive.</p>
<h2>History</h2>
<p>Several cities of the ancient Achaeans flourished here: Aigion, Helike, Aigeira, Aigai, Boura and Keryneia. Aigion was the seat of the Achaean League and, under the name Vostitsa, the place where in January 1821 the outbreak of the Greek Revolution was debated. Today’s municipality was created in 2011 by the merger of six municipalities. Read more about <a href="/municipality/history">the history of the area</a>.</p>
<h2>Geography</h2>
<p>Aigialeia is a narrow coastal plain with mountains rising straight behind it. The Selinountas, the Kerynitis, the Vouraikos and the Krathis come down through gorges and spread out in fertile deltas. The land here is on the move: the Gulf of Corinth widens by a few millimetres every year, which makes this one of the most earthquake-prone parts of Europe.</p>
<p>The eastern part of the municipality belongs to the Chelmos–Vouraikos UNESCO Global Geopark.</p>
<h2>Economy</h2>
<p>The Vostizza currant, a product with protected designation of origin, is still the emblem of the area. Olives, citrus fruit, grapes and vegetables are grown alongside it. Aigio is the centre of trade, processing and services, while tourism brings life to the coast and, more and more, to the mountain villages.</p>
<h2>Sights</h2>
<ul>
<li>The rack railway and the Vouraikos Gorge</li>
<li>The ancient theatre of Aigeira</li>
<li>The Steps, the Archaeological Museum and the church of Panagia Trypiti in Aigio</li>
<li>Lake Tsivlou and the Waters of the Styx</li>
<li>The castle of Salmeniko</li>
</ul>
<p>See all our <a href="/tourism">attractions</a> and <a href="/tourism/beaches">beaches</a>.</p>`,
      },
      images: ['aigio-harbour', 'aigio-old-town'],
      section: 'municipality',
    },
  },
  {
    slug: 'municipality/mayor',
    isSample: false,
    data: {
      title: { el: 'Δήμαρχος', en: 'The Mayor' },
      lead: {
        el: 'Το μήνυμα του Δημάρχου και ο τρόπος να επικοινωνήσετε με το γραφείο του.',
        en: 'A message from the Mayor and how to reach the Mayor’s office.',
      },
      content: {
        el: `<p>Ο Δήμαρχος εκπροσωπεί τον Δήμο, εκτελεί τις αποφάσεις του Δημοτικού Συμβουλίου, προΐσταται των υπηρεσιών και ορίζει τους αντιδημάρχους. Εκλέγεται με άμεση και μυστική ψηφοφορία, μαζί με το <a href="/municipality/council">Δημοτικό Συμβούλιο</a>.</p>`,
        en: `<p>The Mayor represents the municipality, carries out the decisions of the council, heads its services and appoints the deputy mayors. The Mayor is elected by direct and secret ballot, together with the <a href="/municipality/council">municipal council</a>.</p>`,
      },
      images: [],
      section: 'municipality',
    },
  },
  {
    slug: 'municipality/council',
    isSample: false,
    data: {
      title: { el: 'Δημοτικό Συμβούλιο', en: 'Municipal council' },
      lead: {
        el: 'Το όργανο που αποφασίζει για όλα τα θέματα του Δήμου. Συνεδριάζει κάθε μήνα, δημόσια.',
        en: 'The body that decides on all the affairs of the municipality. It meets every month, in public.',
      },
      content: {
        el: `<p>Τα μέλη του Δημοτικού Συμβουλίου εκλέγονται από τους δημότες. Στον πίνακα παρουσιάζονται ορισμένα από αυτά, ανάμεσά τους το προεδρείο, οι αντιδήμαρχοι και οι επικεφαλής των παρατάξεων.</p>
<p>Συνεδριάζει τακτικά μία φορά τον μήνα στην αίθουσα του δημαρχείου. Οι συνεδριάσεις είναι δημόσιες: μπορείτε να τις παρακολουθήσετε και, όταν το εγκρίνει ο πρόεδρος, να πάρετε τον λόγο. Η ημερήσια διάταξη ανακοινώνεται τουλάχιστον τρεις ημέρες νωρίτερα. Δείτε τις <a href="/council-meetings">συνεδριάσεις και τα πρακτικά</a>.</p>`,
        en: `<p>The members of the council are elected by the citizens. The table lists some of them, among them the presiding board, the deputy mayors and the leaders of the political groups.</p>
<p>It holds an ordinary meeting once a month in the council chamber of the town hall. Meetings are public: you may attend and, with the president’s consent, speak. The agenda is announced at least three days in advance. See the <a href="/council-meetings">meetings and their minutes</a>.</p>`,
      },
      images: ['council-chamber'],
      section: 'municipality',
    },
  },
  {
    slug: 'municipality/departments',
    isSample: false,
    data: {
      title: { el: 'Διευθύνσεις και τμήματα', en: 'Departments' },
      lead: {
        el: 'Με τι ασχολείται κάθε διεύθυνση, ποιος είναι προϊστάμενος και πώς θα τη βρείτε.',
        en: 'What each department does, who heads it and how to reach it.',
      },
      content: {
        el: `<p>Οι υπηρεσίες του Δήμου είναι οργανωμένες σε διευθύνσεις. Αν δεν ξέρετε ποια είναι αρμόδια για το θέμα σας, <a href="/contact">γράψτε μας</a> ή τηλεφωνήστε στο κέντρο: θα σας κατευθύνουμε εμείς.</p>`,
        en: `<p>The municipality’s services are organised in departments. If you are not sure which one deals with your case, <a href="/contact">write to us</a> or call the switchboard and we will put you through.</p>`,
      },
      images: [],
      section: 'municipality',
    },
  },
  {
    slug: 'municipality/administration',
    isSample: false,
    data: {
      title: { el: 'Διοίκηση', en: 'Administration' },
      lead: {
        el: 'Ποιοι διοικούν τον Δήμο: ο Δήμαρχος, το Δημοτικό Συμβούλιο και οι διευθύνσεις.',
        en: 'Who runs the municipality: the Mayor, the council and the departments.',
      },
      content: {
        el: `<p>Ο Δήμαρχος και το Δημοτικό Συμβούλιο εκλέγονται από τους δημότες. Οι υπηρεσίες, με επικεφαλής μόνιμα στελέχη, εφαρμόζουν τις αποφάσεις τους και εξυπηρετούν το κοινό.</p>`,
        en: `<p>The Mayor and the council are elected by the citizens. The departments, headed by permanent staff, carry out their decisions and serve the public.</p>`,
      },
      images: ['town-hall'],
      section: 'municipality',
    },
  },
  {
    slug: 'municipality/history',
    isSample: false,
    data: {
      title: { el: 'Ιστορία', en: 'History' },
      lead: {
        el: 'Πέντε χιλιάδες χρόνια στην ακτή του Κορινθιακού: από τους πρώτους οικισμούς ως τον σημερινό Δήμο.',
        en: 'Five thousand years on the shore of the Gulf of Corinth, from the first settlements to the municipality of today.',
      },
      content: {
        el: `<p>Το όνομα του τόπου είναι το αρχαιότερο που σώζεται για όλη τη βόρεια Πελοπόννησο: <em>Αιγιαλός</em>, η ακτή. Η ιστορία του χωρίζεται εδώ σε τέσσερις περιόδους.</p>`,
        en: `<p>The name of the area is the oldest known for the whole northern Peloponnese: <em>Aigialos</em>, the shore. Its story is told here in four periods.</p>`,
      },
      images: [],
      section: 'municipality',
    },
  },
  {
    slug: 'municipality/transparency',
    isSample: false,
    data: {
      title: { el: 'Διαφάνεια', en: 'Transparency' },
      lead: {
        el: 'Αποφάσεις, προϋπολογισμοί, διαγωνισμοί, συμβάσεις, εκθέσεις και μελέτες του Δήμου.',
        en: 'The municipality’s decisions, budgets, tenders, contracts, reports and plans.',
      },
      content: {
        el: `<p>Αναζητήστε με μια λέξη του τίτλου, με τον ΑΔΑ, με την κατηγορία ή με την ακριβή ημερομηνία. Όλα τα έγγραφα είναι αρχεία PDF και διατίθενται δωρεάν. Οι πράξεις του Δήμου αναρτώνται και στη <a href="https://diavgeia.gov.gr/">Διαύγεια</a>.</p>`,
        en: `<p>Search by a word of the title, by ADA, by category or by exact date. All documents are PDF files and free of charge. The municipality’s acts are also posted on <a href="https://diavgeia.gov.gr/">Diavgeia</a>, the national transparency portal.</p>`,
      },
      images: [],
      section: 'municipality',
    },
  },
  {
    slug: 'municipality/transparency/procedures',
    isSample: true,
    data: {
      title: { el: 'Διαδικασίες και δικαιώματα', en: 'Procedures and your rights' },
      lead: {
        el: 'Πώς υποβάλλετε μια αίτηση, πώς ζητάτε ένα έγγραφο, πότε οφείλουμε να απαντήσουμε και τι μπορείτε να κάνετε αν διαφωνείτε.',
        en: 'How to submit an application, how to ask for a document, when we must reply and what you can do if you disagree.',
      },
      content: {
        el: `<h2>Υποβολή αίτησης</h2>
<p>Μπορείτε να υποβάλετε αίτηση στο πρωτόκολλο του δημαρχείου, στο γραφείο της δημοτικής σας ενότητας, ταχυδρομικά, με email ή, για όσες υπηρεσίες το προβλέπουν, ηλεκτρονικά. Για κάθε αίτηση παίρνετε <strong>αριθμό πρωτοκόλλου</strong>. Κρατήστε τον: με αυτόν βρίσκουμε αμέσως τον φάκελό σας.</p>
<p>Τα έντυπα βρίσκονται στη σελίδα <a href="/services/forms">Έντυπα και αιτήσεις</a>. Δεν θα σας ζητήσουμε δικαιολογητικό που μπορούμε να αναζητήσουμε οι ίδιοι από άλλη υπηρεσία.</p>
<h2>Προθεσμίες</h2>
<table>
<thead><tr><th scope="col">Τι ζητάτε</th><th scope="col">Πότε απαντάμε</th></tr></thead>
<tbody>
<tr><td>Πιστοποιητικά του δημοτολογίου και του ληξιαρχείου</td><td>Έως 10 ημέρες</td></tr>
<tr><td>Αντίγραφα διοικητικών εγγράφων</td><td>Έως 20 ημέρες</td></tr>
<tr><td>Εξέταση αίτησης ή αναφοράς</td><td>Έως 50 ημέρες</td></tr>
<tr><td>Ερωτήσεις από τη φόρμα επικοινωνίας</td><td>Έως 5 εργάσιμες ημέρες</td></tr>
</tbody>
</table>
<p>Αν μια υπόθεση χρειάζεται περισσότερο χρόνο, σας ενημερώνουμε γραπτά για τους λόγους της καθυστέρησης και για τον υπάλληλο που τη χειρίζεται.</p>
<h2>Πρόσβαση σε έγγραφα</h2>
<p>Έχετε δικαίωμα να λάβετε γνώση των διοικητικών εγγράφων του Δήμου, και, εφόσον έχετε ειδικό έννομο συμφέρον, των ιδιωτικών εγγράφων που τηρούμε. Η αίτηση είναι γραπτή και περιγράφει το έγγραφο όσο ακριβέστερα γίνεται. Η πρόσβαση περιορίζεται όπου το έγγραφο αφορά την ιδιωτική ζωή τρίτου ή προστατεύεται από απόρρητο που ορίζει ο νόμος. Κάθε άρνηση αιτιολογείται γραπτά.</p>
<h2>Πώς λαμβάνονται οι αποφάσεις</h2>
<ol>
<li>Η αρμόδια διεύθυνση εισηγείται το θέμα.</li>
<li>Το εξετάζει η Δημοτική Επιτροπή ή, για ό,τι της ανήκει, το συμβούλιο της κοινότητας.</li>
<li>Το θέμα εγγράφεται στην ημερήσια διάταξη και συζητείται δημόσια στο <a href="/municipality/council">Δημοτικό Συμβούλιο</a>.</li>
<li>Η απόφαση αναρτάται στη Διαύγεια και στη σελίδα της <a href="/municipality/transparency">διαφάνειας</a>.</li>
</ol>
<h2>Αν διαφωνείτε με μια απόφαση</h2>
<ul>
<li><strong>Αίτηση θεραπείας:</strong> ζητάτε από την ίδια υπηρεσία να ανακαλέσει ή να τροποποιήσει την πράξη της.</li>
<li><strong>Διοικητική προσφυγή:</strong> απευθύνεται στην αρχή που εποπτεύει τη νομιμότητα των πράξεων του Δήμου. Η απόφαση που σας κοινοποιούμε αναφέρει ποια είναι η αρχή και ποια η προθεσμία.</li>
<li><strong>Δικαστήριο:</strong> προσφεύγετε στα διοικητικά δικαστήρια, μέσα στην προθεσμία που ορίζει ο νόμος.</li>
</ul>
<p>Για παράπονα από τη συμπεριφορά ή την καθυστέρηση των υπηρεσιών μας μπορείτε να απευθυνθείτε στον προϊστάμενο της διεύθυνσης, στο γραφείο του Δημάρχου και στον <a href="https://www.synigoros.gr/">Συνήγορο του Πολίτη</a>, χωρίς κόστος.</p>`,
        en: `<h2>Submitting an application</h2>
<p>You can hand in an application at the registry desk in the town hall or at the office of your municipal unit, or send it by post or email; for the services that allow it you can also apply online. For every application you receive a <strong>reference number</strong>. Keep it: it lets us find your file at once.</p>
<p>You will find the forms on the page <a href="/services/forms">Forms and applications</a>. We will not ask you for a document that we can obtain ourselves from another public service.</p>
<h2>Time limits</h2>
<table>
<thead><tr><th scope="col">What you ask for</th><th scope="col">When we reply</th></tr></thead>
<tbody>
<tr><td>Certificates of the citizens’ register and the civil registry</td><td>Within 10 days</td></tr>
<tr><td>Copies of administrative documents</td><td>Within 20 days</td></tr>
<tr><td>A decision on an application or report</td><td>Within 50 days</td></tr>
<tr><td>Questions sent with the contact form</td><td>Within 5 working days</td></tr>
</tbody>
</table>
<p>If a case needs longer, we tell you in writing why, and who is handling it.</p>
<h2>Access to documents</h2>
<p>You have the right to see the municipality’s administrative documents and, where you have a specific legitimate interest, private documents that we hold. Apply in writing and describe the document as exactly as you can. Access may be limited where a document concerns someone else’s private life or is covered by secrecy under the law. Every refusal is explained in writing.</p>
<h2>How decisions are made</h2>
<ol>
<li>The department in charge presents a proposal.</li>
<li>The Municipal Committee examines it or, in matters of its own, the council of the local community.</li>
<li>The item is put on the agenda and debated in public by the <a href="/municipality/council">municipal council</a>.</li>
<li>The decision is posted on Diavgeia and on our <a href="/municipality/transparency">transparency page</a>.</li>
</ol>
<h2>If you disagree with a decision</h2>
<ul>
<li><strong>Request for review:</strong> you ask the same service to withdraw or change its decision.</li>
<li><strong>Administrative appeal:</strong> you turn to the authority that supervises the legality of municipal acts. The decision we send you names that authority and the time limit.</li>
<li><strong>Court:</strong> you bring the case before the administrative courts within the period set by law.</li>
</ul>
<p>If you wish to complain about delay or about how you were treated, you can turn to the head of the department, to the Mayor’s office or, free of charge, to the <a href="https://www.synigoros.gr/">Greek Ombudsman</a>.</p>`,
      },
      images: [],
      section: 'municipality',
    },
  },
  {
    slug: 'municipality/transparency/consultation',
    isSample: true,
    data: {
      title: { el: 'Δημόσια διαβούλευση', en: 'Public consultation' },
      lead: {
        el: 'Προτού αποφασίσουμε για τα μεγάλα θέματα του Δήμου, ρωτάμε εσάς. Δείτε πώς μπορείτε να πάρετε μέρος.',
        en: 'Before we decide on the big questions, we ask you. Here is how to take part.',
      },
      content: {
        el: `<h2>Για ποια θέματα διαβουλευόμαστε</h2>
<ul>
<li>Τον προϋπολογισμό και το ετήσιο πρόγραμμα έργων</li>
<li>Το επιχειρησιακό πρόγραμμα του Δήμου</li>
<li>Κανονισμούς που αφορούν όλους: καθαριότητα, κοινόχρηστοι χώροι, στάθμευση, λαϊκές αγορές</li>
<li>Μελέτες με μεγάλη επίδραση στην καθημερινότητα, όπως το Σχέδιο Βιώσιμης Αστικής Κινητικότητας</li>
</ul>
<h2>Πώς γίνεται</h2>
<ol>
<li><strong>Ανακοίνωση.</strong> Δημοσιεύουμε το σχέδιο και τη διάρκεια της διαβούλευσης στις <a href="/news/category/announcements">ανακοινώσεις</a>.</li>
<li><strong>Σχόλια.</strong> Έχετε τουλάχιστον 14 ημέρες για να στείλετε τις παρατηρήσεις σας.</li>
<li><strong>Συζήτηση.</strong> Για τα σημαντικότερα θέματα οργανώνουμε ανοιχτές συναντήσεις στις δημοτικές ενότητες.</li>
<li><strong>Έκθεση.</strong> Συγκεντρώνουμε τα σχόλια και γράφουμε ποια υιοθετήθηκαν, ποια όχι και γιατί.</li>
<li><strong>Απόφαση.</strong> Το Δημοτικό Συμβούλιο αποφασίζει έχοντας μπροστά του την έκθεση.</li>
</ol>
<h2>Πώς θα στείλετε τη γνώμη σας</h2>
<p>Με τη <a href="/contact">φόρμα επικοινωνίας</a>, γράφοντας στο θέμα «Διαβούλευση» και τον τίτλο του σχεδίου, με email στο <a href="mailto:consultation@aigialeia.example">consultation@aigialeia.example</a> ή γραπτώς στο πρωτόκολλο. Δεν χρειάζεται να είστε δημότης: αρκεί να ζείτε, να εργάζεστε, να έχετε επιχείρηση ή ακίνητο στον Δήμο.</p>
<h2>Τι κάνουμε με τα σχόλια</h2>
<p>Στην έκθεση τα σχόλια δημοσιεύονται χωρίς το όνομά σας, εκτός αν ζητήσετε το αντίθετο ή γράψετε εκ μέρους συλλόγου ή φορέα. Δεν δημοσιεύουμε υβριστικά σχόλια ούτε προσωπικά στοιχεία τρίτων. Περισσότερα στην <a href="/privacy">πολιτική προστασίας δεδομένων</a>.</p>
<h2>Δημοτική Επιτροπή Διαβούλευσης</h2>
<p>Εκπρόσωποι συλλόγων, επαγγελματιών, εργαζομένων και κάτοικοι που κληρώνονται από τους εκλογικούς καταλόγους γνωμοδοτούν για τα κύρια θέματα του Δήμου. Οι συνεδριάσεις της είναι ανοιχτές.</p>`,
        en: `<h2>What we consult on</h2>
<ul>
<li>The budget and the yearly programme of works</li>
<li>The municipality’s strategic programme</li>
<li>By-laws that affect everyone: cleanliness, public space, parking, street markets</li>
<li>Plans that change everyday life, such as the Sustainable Urban Mobility Plan</li>
</ul>
<h2>How it works</h2>
<ol>
<li><strong>Notice.</strong> We publish the draft and the dates of the consultation among our <a href="/news/category/announcements">announcements</a>.</li>
<li><strong>Comments.</strong> You have at least 14 days to send us your views.</li>
<li><strong>Discussion.</strong> On the most important subjects we hold open meetings in the municipal units.</li>
<li><strong>Report.</strong> We gather the comments and write down which were adopted, which were not and why.</li>
<li><strong>Decision.</strong> The council decides with that report before it.</li>
</ol>
<h2>How to send your views</h2>
<p>Use the <a href="/contact">contact form</a> with ‘Consultation’ and the title of the draft as the subject, email <a href="mailto:consultation@aigialeia.example">consultation@aigialeia.example</a>, or hand them in at the registry desk. You need not be registered in the municipality: it is enough that you live, work, or own a business or property here.</p>
<h2>What we do with your comments</h2>
<p>In the report comments appear without your name, unless you ask otherwise or write on behalf of an organisation. We do not publish abuse or other people’s personal details. See our <a href="/privacy">privacy notice</a>.</p>
<h2>The consultation committee</h2>
<p>Representatives of societies, trades and employees, together with residents drawn by lot from the electoral roll, advise on the main affairs of the municipality. Its meetings are open to all.</p>`,
      },
      images: [],
      section: 'municipality',
    },
  },
  {
    slug: 'municipality/units',
    isSample: false,
    data: {
      title: { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
      lead: {
        el: 'Οι έξι δήμοι που ενώθηκαν το 2011, ο καθένας με τον χαρακτήρα, τα χωριά και τα αξιοθέατά του.',
        en: 'The six municipalities that were merged in 2011, each with its own character, villages and sights.',
      },
      content: {
        el: `<p>Κάθε δημοτική ενότητα έχει γραφείο όπου μπορείτε να καταθέσετε αίτηση ή να παραλάβετε πιστοποιητικό, χωρίς να έρθετε στο Αίγιο.</p>`,
        en: `<p>Each municipal unit has an office where you can hand in an application or collect a certificate without travelling to Aigio.</p>`,
      },
      images: [],
      section: 'municipality',
    },
  },
  {
    slug: 'council-meetings',
    isSample: false,
    data: {
      title: { el: 'Συνεδριάσεις του Δημοτικού Συμβουλίου', en: 'Council meetings' },
      lead: {
        el: 'Ημερήσιες διατάξεις και πρακτικά των συνεδριάσεων.',
        en: 'Agendas and minutes of the council’s meetings.',
      },
      content: {
        el: `<p>Το Δημοτικό Συμβούλιο συνεδριάζει κάθε μήνα στην αίθουσα του δημαρχείου. Η είσοδος είναι ελεύθερη. Τα πρακτικά δημοσιεύονται αφού επικυρωθούν από το σώμα.</p>`,
        en: `<p>The council meets every month in the council chamber of the town hall. Everyone is welcome to attend. Minutes are published once the council has approved them.</p>`,
      },
      images: ['council-chamber'],
      section: 'municipality',
    },
  },
]);
