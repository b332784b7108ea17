import { news } from '../../../domain/content-types/news.ts';
import { type SeedEntry, seedEntries } from '../seed-entry.ts';
import { tenderFacts } from '../tenders.ts';

/**
 * News about tenders, dated before the given day (`YYYY-MM-DD`). Budget, deadline and state are not repeated in them:
 * the page shows those of the tender.
 */
export function tenderNewsSeed(today: string): SeedEntry<typeof news>[] {
  const facts = tenderFacts(today);
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
          el: 'Στέγες, κουφώματα και χώροι υγιεινής σε εννέα σχολικά συγκροτήματα. Ποιοι μπορούν να υποβάλουν προσφορά.',
          en: 'Roofs, windows and toilets in nine school complexes. Who can submit a bid.',
        },
        content: {
          el: `<p>Ο Δήμος Αιγιαλείας προκηρύσσει ανοικτό ηλεκτρονικό διαγωνισμό για το έργο «Επισκευή και συντήρηση σχολικών κτιρίων». Κριτήριο ανάθεσης είναι η πλέον συμφέρουσα από οικονομική άποψη προσφορά, μόνο βάσει τιμής.</p>
<h2>Αντικείμενο</h2>
<p>Το έργο αφορά εννέα συγκροτήματα σχολείων πρωτοβάθμιας και δευτεροβάθμιας εκπαίδευσης και περιλαμβάνει:</p>
<ul>
<li>στεγάνωση δωμάτων και επισκευή στεγών,</li>
<li>αντικατάσταση κουφωμάτων,</li>
<li>ανακαίνιση χώρων υγιεινής,</li>
<li>κατασκευή ραμπών για την πρόσβαση ατόμων με αναπηρία.</li>
</ul>
<h2>Πώς υποβάλλεται η προσφορά</h2>
<p>Οι προσφορές υποβάλλονται ηλεκτρονικά, στο Εθνικό Σύστημα Ηλεκτρονικών Δημοσίων Συμβάσεων (ΕΣΗΔΗΣ). Η σύμβαση προβλέπει χωριστή παράδοση για κάθε σχολείο, ώστε να ολοκληρωθούν πρώτες οι στέγες. Οι εργασίες προγραμματίζονται, όπου είναι δυνατόν, εκτός των ωρών διδασκαλίας, και οι διευθυντές των σχολείων ενημερώνονται έγκαιρα για κάθε στάδιο.</p>
<p>Δικαίωμα συμμετοχής έχουν εργοληπτικές επιχειρήσεις με πείρα σε κτιριακά έργα, μόνες τους ή σε κοινοπραξία. Όσοι θέλουν να δουν τα κτίρια κλείνουν ραντεβού με την Τεχνική Υπηρεσία.</p>
<h2>Έγγραφα</h2>
<p>Η διακήρυξη και τα στοιχεία του διαγωνισμού βρίσκονται στη <a href="/municipality/tenders/school-repairs">σελίδα του διαγωνισμού</a>. Πληροφορίες δίνει η <a href="/municipality/departments#technical">Διεύθυνση Τεχνικών Υπηρεσιών</a> τις εργάσιμες ημέρες.</p>`,
          en: `<p>The Municipality of Aigialeia invites bids, in an open electronic procedure, for the project ‘Repair and maintenance of school buildings’. The contract goes to the most economically advantageous tender, on price alone.</p>
<h2>Scope</h2>
<p>The project concerns nine complexes of primary and secondary schools and includes:</p>
<ul>
<li>waterproofing flat roofs and repairing tiled ones,</li>
<li>replacing windows and doors,</li>
<li>renovating toilets,</li>
<li>building ramps for people with disabilities.</li>
</ul>
<h2>How to bid</h2>
<p>Bids are submitted electronically, in ESIDIS, the national procurement system. The contract provides for a separate handover of each school, so that the roofs are finished first. Wherever possible, work will be done outside teaching hours, and head teachers will be told of each stage in good time.</p>
<p>Contractors with experience of building works may bid, alone or in a joint venture. Those who want to see the buildings make an appointment with the Technical Services department.</p>
<h2>Documents</h2>
<p>The notice and all the facts are on the <a href="/municipality/tenders/school-repairs">page of the tender</a>. The <a href="/municipality/departments#technical">Technical Services</a> department answers questions on working days.</p>`,
        },
        date: facts.schools.published,
        category: 'tenders',
        tender: 'school-repairs',
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
          el: `<p>Ο Δήμος προκηρύσσει διαγωνισμό για την προμήθεια τριών ηλεκτρικών μίνι λεωφορείων και του εξοπλισμού φόρτισης. Τα νέα οχήματα θα αντικαταστήσουν τα παλαιότερα πετρελαιοκίνητα της δημοτικής συγκοινωνίας.</p>
<h2>Τι ζητάμε</h2>
<ul>
<li>Χαμηλό δάπεδο, ράμπα και θέση για αμαξίδιο</li>
<li>Τουλάχιστον 20 θέσεις καθημένων</li>
<li>Αυτονομία 200 χιλιομέτρων με κλιματισμό σε λειτουργία</li>
<li>Οπτική και ηχητική αναγγελία των στάσεων, στα ελληνικά και στα αγγλικά</li>
<li>Εγγύηση μπαταρίας οκτώ ετών και εκπαίδευση οδηγών</li>
</ul>
<h2>Διαδικασία</h2>
<p>Η ανάθεση γίνεται με κριτήριο τη βέλτιστη σχέση ποιότητας και τιμής: μετρούν η κατανάλωση, η προσβασιμότητα και ο χρόνος παράδοσης, όχι μόνο το κόστος. Η διακήρυξη και η εξέλιξη της διαδικασίας βρίσκονται στη <a href="/municipality/tenders/electric-buses">σελίδα του διαγωνισμού</a>.</p>
<h2>Τι θα αλλάξει για τους επιβάτες</h2>
<p>Οι διαδρομές στο κέντρο του Αιγίου θα γίνουν συχνότερες και θα προστεθεί σύνδεση με τον σιδηροδρομικό σταθμό και το νοσοκομείο. Τη σημερινή λειτουργία περιγράφει η σελίδα <a href="/services/transport">Συγκοινωνία και στάθμευση</a>. Η προμήθεια προβλέπεται στο Σχέδιο Βιώσιμης Αστικής Κινητικότητας, που θα βρείτε στη <a href="/municipality/transparency">Διαφάνεια</a>.</p>`,
          en: `<p>The municipality invites bids for three electric minibuses and their charging equipment. The new vehicles will replace the older diesel buses of the municipal fleet.</p>
<h2>What we are looking for</h2>
<ul>
<li>A low floor, a ramp and a place for a wheelchair</li>
<li>At least 20 seats</li>
<li>A range of 200 kilometres with air conditioning on</li>
<li>Stops announced both visually and aloud, in Greek and in English</li>
<li>An eight-year warranty on the battery, and training for drivers</li>
</ul>
<h2>Procedure</h2>
<p>The contract goes to the best price–quality ratio: energy consumption, accessibility and delivery time count, not only the cost. The notice and the progress of the procedure are on the <a href="/municipality/tenders/electric-buses">page of the tender</a>.</p>
<h2>What will change for passengers</h2>
<p>Buses in the centre of Aigio will run more often, and there will be a connection to the railway station and the hospital. The present service is described on the page <a href="/services/transport">Transport and parking</a>. The purchase is part of the Sustainable Urban Mobility Plan, which you will find under <a href="/municipality/transparency">Transparency</a>.</p>`,
        },
        date: facts.buses.published,
        category: 'tenders',
        tender: 'electric-buses',
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
          el: `<p>Ο Δήμος αναζητά ανάδοχο για τον σχεδιασμό και την παραγωγή ψηφιακού οδηγού επισκεπτών. Ο οδηγός είναι μέρος της τουριστικής εκστρατείας, που έχει στόχο την αύξηση της επισκεψιμότητας κατά 30% σε δύο χρόνια.</p>
<h2>Τι περιλαμβάνει</h2>
<ul>
<li>Ηχητικές ξεναγήσεις σε πέντε γλώσσες, με κείμενα από ειδικούς</li>
<li>Διαδρομές με τα πόδια στο <a href="/tourism/landmark/aigio-steps">Αίγιο</a>, στην <a href="/tourism/landmark/ancient-theatre-aigeira">Αιγείρα</a> και στον <a href="/tourism/nature/vouraikos-gorge">Βουραϊκό</a></li>
<li>Λειτουργία χωρίς σύνδεση στο διαδίκτυο</li>
<li>Συμμόρφωση με τις απαιτήσεις προσβασιμότητας και εκδοχή σε απλό λόγο</li>
</ul>
<h2>Διαδικασία</h2>
<p>Πρόκειται για ανοικτή πρόσκληση με τεχνική και οικονομική προσφορά, στην οποία μπορούν να λάβουν μέρος και μικρές ομάδες δημιουργών. Τις προσφορές αξιολογεί τριμελής επιτροπή, με τη συμμετοχή φιλολόγου. Οι ενδιαφερόμενοι υποβάλλουν και ένα δείγμα ξενάγησης τριών λεπτών.</p>
<p>Το περιεχόμενο θα διατεθεί με ανοιχτή άδεια, ώστε να το χρησιμοποιούν ελεύθερα τα σχολεία, τα καταλύματα και οι ξεναγοί. Οι κάτοικοι μπορούν να προτείνουν ιστορίες και παλιές φωτογραφίες μέσω της σελίδας <a href="/contact">Επικοινωνία</a>. Η πρόσκληση και το αποτέλεσμα βρίσκονται στη <a href="/municipality/tenders/visitor-guide">σελίδα του διαγωνισμού</a>.</p>`,
          en: `<p>The municipality is looking for a contractor to design and produce a digital visitor guide. The guide is part of the tourism campaign, which aims to increase visits by 30% within two years.</p>
<h2>What it includes</h2>
<ul>
<li>Audio tours in five languages, with texts by specialists</li>
<li>Walks in <a href="/tourism/landmark/aigio-steps">Aigio</a>, at <a href="/tourism/landmark/ancient-theatre-aigeira">Aigeira</a> and in the <a href="/tourism/nature/vouraikos-gorge">Vouraikos Gorge</a></li>
<li>Use without an internet connection</li>
<li>Compliance with accessibility requirements, and an easy-to-read version</li>
</ul>
<h2>Procedure</h2>
<p>This is an open call, with a technical and a financial bid, in which small creative teams can take part as well. A committee of three, including a teacher of literature, assesses the bids. Bidders also submit a sample tour of three minutes.</p>
<p>The content will be published under an open licence, so that schools, lodgings and guides can use it freely. Residents are welcome to suggest stories and old photographs through the <a href="/contact">Contact</a> page. The call and its outcome are on the <a href="/municipality/tenders/visitor-guide">page of the tender</a>.</p>`,
        },
        date: facts.guide.published,
        category: 'tenders',
        tender: 'visitor-guide',
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
