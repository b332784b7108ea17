import { news } from '../../domain/content-types/news.ts';
import { addDays } from '../../domain/time/calendar.ts';
import { firstWeekdayFrom, writeDay } from './relative-days.ts';
import { type SeedEntry, seedEntries } from './seed-entry.ts';

const MONDAY = 1;
const FRIDAY = 5;

/** Tenders, dated before the given day (`YYYY-MM-DD`). */
export function tenderNewsSeed(today: string): SeedEntry<typeof news>[] {
  const schoolDeadline = writeDay(firstWeekdayFrom(addDays(today, 12), FRIDAY));
  const busDeadline = writeDay(firstWeekdayFrom(addDays(today, -25), FRIDAY));
  const guideDeadline = writeDay(firstWeekdayFrom(addDays(today, -120), MONDAY));

  return seedEntries(news, [
    {
      slug: 'school-repairs-tender',
      isSample: true,
      data: {
        title: {
          el: 'Διαγωνισμός για επισκευές σε σχολικά κτίρια',
          en: 'Tender for repairs to school buildings',
        },
        summary: {
          el: `Στέγες, κουφώματα και χώροι υγιεινής σε 14 σχολεία. Προσφορές έως την ${schoolDeadline.el}, στις 15:00.`,
          en: `Roofs, windows and toilets in 14 schools. Bids by ${schoolDeadline.en}, 15:00.`,
        },
        content: {
          el: `<p>Ο Δήμος Αιγιαλείας προκηρύσσει ανοικτό ηλεκτρονικό διαγωνισμό για το έργο «Επισκευή και συντήρηση σχολικών κτιρίων», με εκτιμώμενη αξία 420.000 € πλέον ΦΠΑ. Κριτήριο ανάθεσης είναι η πλέον συμφέρουσα από οικονομική άποψη προσφορά, βάσει τιμής.</p>
<h2>Αντικείμενο</h2>
<p>Το έργο αφορά 14 σχολεία πρωτοβάθμιας και δευτεροβάθμιας εκπαίδευσης και περιλαμβάνει:</p>
<ul>
<li>στεγάνωση δωμάτων και επισκευή στεγών,</li>
<li>αντικατάσταση κουφωμάτων,</li>
<li>ανακαίνιση χώρων υγιεινής,</li>
<li>κατασκευή ραμπών για την πρόσβαση ατόμων με αναπηρία.</li>
</ul>
<h2>Προθεσμίες</h2>
<p>Οι προσφορές υποβάλλονται μέσω του <a href="https://www.promitheus.gov.gr/">ΕΣΗΔΗΣ</a> έως την <strong>${schoolDeadline.el}, ώρα 15:00</strong>. Διευκρινίσεις ζητούνται ηλεκτρονικά, το αργότερο έξι ημέρες νωρίτερα. Η αποσφράγιση γίνεται τρεις εργάσιμες ημέρες μετά τη λήξη της προθεσμίας. Η σύμβαση έχει διάρκεια δέκα μηνών και προβλέπει χωριστή παράδοση για κάθε σχολείο, ώστε να ολοκληρωθούν πρώτες οι στέγες.</p>
<h2>Έγγραφα</h2>
<p>Η διακήρυξη και τα τεύχη διατίθενται δωρεάν στη σελίδα <a href="/municipality/transparency">Διαφάνεια</a>. Οι εργασίες προγραμματίζονται, όπου είναι δυνατόν, εκτός των ωρών διδασκαλίας. Πληροφορίες δίνει η Διεύθυνση Τεχνικών Υπηρεσιών τις εργάσιμες ημέρες, από τη σελίδα <a href="/municipality/departments">Διευθύνσεις</a>.</p>`,
          en: `<p>The Municipality of Aigialeia invites bids, in an open electronic procedure, for the project “Repair and maintenance of school buildings”, with an estimated value of €420,000 plus VAT. The contract goes to the most economically advantageous tender, on the basis of price.</p>
<h2>Scope</h2>
<p>The project concerns 14 primary and secondary schools and includes:</p>
<ul>
<li>waterproofing flat roofs and repairing tiled ones,</li>
<li>replacing windows and doors,</li>
<li>renovating toilets,</li>
<li>building ramps for people with disabilities.</li>
</ul>
<h2>Deadlines</h2>
<p>Bids are submitted through <a href="https://www.promitheus.gov.gr/">ESIDIS</a>, the national procurement system, by <strong>${schoolDeadline.en}, 15:00</strong>. Questions are asked electronically, at the latest six days before. Bids are opened three working days after the deadline. The contract lasts ten months, with a separate handover for each school, so that the roofs are finished first.</p>
<h2>Documents</h2>
<p>The notice and its annexes are available free of charge on the <a href="/municipality/transparency">Transparency</a> page. Wherever possible, work will be done outside teaching hours. The Technical Services department answers questions on working days; its details are under <a href="/municipality/departments">Departments</a>.</p>`,
        },
        date: addDays(today, -14),
        category: 'tenders',
        topic: 'infrastructure',
        image: 'school',
        author: { el: 'Τμήμα Προμηθειών', en: 'Procurement section' },
        tags: [
          { name: { el: 'Σχολεία', en: 'Schools' } },
          { name: { el: 'Διαγωνισμοί', en: 'Tenders' } },
        ],
      },
    },
    {
      slug: 'electric-buses-tender',
      isSample: true,
      data: {
        title: {
          el: 'Προμήθεια τριών ηλεκτρικών λεωφορείων',
          en: 'Purchase of three electric buses',
        },
        summary: {
          el: 'Η δημοτική συγκοινωνία ανανεώνεται με χαμηλοδάπεδα, αθόρυβα οχήματα. Οι όροι του διαγωνισμού.',
          en: 'The municipal fleet is being renewed with quiet, low-floor vehicles. The terms of the tender.',
        },
        content: {
          el: `<p>Ο Δήμος προκηρύσσει διαγωνισμό για την προμήθεια τριών ηλεκτρικών μίνι λεωφορείων και του εξοπλισμού φόρτισης, με εκτιμώμενη αξία 690.000 € πλέον ΦΠΑ. Τα νέα οχήματα θα αντικαταστήσουν τα παλαιότερα πετρελαιοκίνητα της δημοτικής συγκοινωνίας.</p>
<h2>Τι ζητάμε</h2>
<ul>
<li>Χαμηλό δάπεδο, ράμπα και θέση για αμαξίδιο</li>
<li>Τουλάχιστον 20 θέσεις καθημένων</li>
<li>Αυτονομία 200 χιλιομέτρων με κλιματισμό σε λειτουργία</li>
<li>Οπτική και ηχητική αναγγελία των στάσεων, στα ελληνικά και στα αγγλικά</li>
<li>Εγγύηση μπαταρίας οκτώ ετών και εκπαίδευση οδηγών</li>
</ul>
<h2>Διαδικασία</h2>
<p>Η ανάθεση γίνεται με κριτήριο τη βέλτιστη σχέση ποιότητας και τιμής: η τεχνική προσφορά μετρά 70% και η τιμή 30%. Οι προσφορές υποβάλλονται ηλεκτρονικά στο <a href="https://www.promitheus.gov.gr/">ΕΣΗΔΗΣ</a>, έως την <strong>${busDeadline.el}</strong>.</p>
<h2>Τι θα αλλάξει για τους επιβάτες</h2>
<p>Οι διαδρομές στο κέντρο του Αιγίου θα γίνουν συχνότερες και θα προστεθεί σύνδεση με τον σιδηροδρομικό σταθμό και το νοσοκομείο. Τη σημερινή λειτουργία περιγράφει η σελίδα <a href="/services/transport">Συγκοινωνία και στάθμευση</a>. Η προμήθεια προβλέπεται στο Σχέδιο Βιώσιμης Αστικής Κινητικότητας, που θα βρείτε στη <a href="/municipality/transparency">Διαφάνεια</a>.</p>`,
          en: `<p>The municipality invites bids for three electric minibuses and their charging equipment, with an estimated value of €690,000 plus VAT. The new vehicles will replace the older diesel buses of the municipal fleet.</p>
<h2>What we are looking for</h2>
<ul>
<li>A low floor, a ramp and a place for a wheelchair</li>
<li>At least 20 seats</li>
<li>A range of 200 kilometres with air conditioning on</li>
<li>Stops announced both visually and aloud, in Greek and in English</li>
<li>An eight-year warranty on the battery, and training for drivers</li>
</ul>
<h2>Procedure</h2>
<p>The contract goes to the best price–quality ratio: the technical bid counts for 70% and the price for 30%. Bids are submitted electronically through <a href="https://www.promitheus.gov.gr/">ESIDIS</a>, by <strong>${busDeadline.en}</strong>.</p>
<h2>What will change for passengers</h2>
<p>Buses in the centre of Aigio will run more often, and there will be a connection to the railway station and the hospital. The present service is described on the page <a href="/services/transport">Transport and parking</a>. The purchase is part of the Sustainable Urban Mobility Plan, which you will find under <a href="/municipality/transparency">Transparency</a>.</p>`,
        },
        date: addDays(today, -60),
        category: 'tenders',
        topic: 'infrastructure',
        image: 'city-bus',
        author: { el: 'Τμήμα Προμηθειών', en: 'Procurement section' },
        tags: [
          { name: { el: 'Συγκοινωνία', en: 'Transport' } },
          { name: { el: 'Ηλεκτροκίνηση', en: 'Electric vehicles' } },
        ],
      },
    },
    {
      slug: 'visitor-guide-tender',
      isSample: true,
      data: {
        title: {
          el: 'Διαγωνισμός για ψηφιακό οδηγό επισκεπτών',
          en: 'Tender for a digital visitor guide',
        },
        summary: {
          el: 'Ηχητικές ξεναγήσεις σε πέντε γλώσσες, για το λιμάνι, το μουσείο, την Αιγείρα και το φαράγγι του Βουραϊκού.',
          en: 'Audio tours in five languages for the harbour, the museum, Aigeira and the Vouraikos Gorge.',
        },
        content: {
          el: `<p>Ο Δήμος αναζητά ανάδοχο για τον σχεδιασμό και την παραγωγή ψηφιακού οδηγού επισκεπτών, με εκτιμώμενη αξία 58.000 € πλέον ΦΠΑ. Ο οδηγός είναι μέρος της τουριστικής εκστρατείας, που έχει στόχο την αύξηση της επισκεψιμότητας κατά 30% σε δύο χρόνια.</p>
<h2>Τι περιλαμβάνει</h2>
<ul>
<li>Ηχητικές ξεναγήσεις σε πέντε γλώσσες, με κείμενα από ειδικούς</li>
<li>Διαδρομές με τα πόδια στο <a href="/tourism/landmark/aigio-steps">Αίγιο</a>, στην <a href="/tourism/landmark/ancient-theatre-aigeira">Αιγείρα</a> και στον <a href="/tourism/nature/vouraikos-gorge">Βουραϊκό</a></li>
<li>Λειτουργία χωρίς σύνδεση στο διαδίκτυο</li>
<li>Συμμόρφωση με τις απαιτήσεις προσβασιμότητας και εκδοχή σε απλό λόγο</li>
</ul>
<h2>Διαδικασία</h2>
<p>Πρόκειται για ανοικτή πρόσκληση με τεχνική και οικονομική προσφορά. Τις προσφορές αξιολογεί τριμελής επιτροπή, με τη συμμετοχή φιλολόγου. Οι ενδιαφερόμενοι υποβάλλουν και ένα δείγμα ξενάγησης τριών λεπτών. Προθεσμία υποβολής: <strong>${guideDeadline.el}</strong>.</p>
<p>Το περιεχόμενο θα διατεθεί με ανοιχτή άδεια, ώστε να το χρησιμοποιούν ελεύθερα τα σχολεία, τα καταλύματα και οι ξεναγοί. Οι κάτοικοι μπορούν να προτείνουν ιστορίες και παλιές φωτογραφίες μέσω της σελίδας <a href="/contact">Επικοινωνία</a>. Τα έγγραφα του διαγωνισμού βρίσκονται στη <a href="/municipality/transparency">Διαφάνεια</a>.</p>`,
          en: `<p>The municipality is looking for a contractor to design and produce a digital visitor guide, with an estimated value of €58,000 plus VAT. The guide is part of the tourism campaign, which aims to increase visits by 30% within two years.</p>
<h2>What it includes</h2>
<ul>
<li>Audio tours in five languages, with texts by specialists</li>
<li>Walks in <a href="/tourism/landmark/aigio-steps">Aigio</a>, at <a href="/tourism/landmark/ancient-theatre-aigeira">Aigeira</a> and in the <a href="/tourism/nature/vouraikos-gorge">Vouraikos Gorge</a></li>
<li>Use without an internet connection</li>
<li>Compliance with accessibility requirements, and an easy-to-read version</li>
</ul>
<h2>Procedure</h2>
<p>This is an open call, with a technical and a financial bid. A committee of three, including a teacher of literature, assesses the bids. Bidders also submit a sample tour of three minutes. The deadline is <strong>${guideDeadline.en}</strong>.</p>
<p>The content will be published under an open licence, so that schools, lodgings and guides can use it freely. Residents are welcome to suggest stories and old photographs through the <a href="/contact">Contact</a> page. The documents of the tender are under <a href="/municipality/transparency">Transparency</a>.</p>`,
        },
        date: addDays(today, -150),
        category: 'tenders',
        topic: 'tourism',
        image: 'visitor-guide',
        author: { el: 'Τμήμα Προμηθειών', en: 'Procurement section' },
        tags: [
          { name: { el: 'Τουρισμός', en: 'Tourism' } },
          { name: { el: 'Ψηφιακές υπηρεσίες', en: 'Digital services' } },
        ],
      },
    },
  ]);
}
