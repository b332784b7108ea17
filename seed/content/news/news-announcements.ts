import { news } from '../../../domain/content-types/news.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { firstWeekdayFrom, writeDay } from '../relative-days.ts';
import { notQuiet } from '../seasons.ts';
import { type SeedEntry, seedEntries } from '../seed-entry.ts';

const MONDAY = 1;
const WEDNESDAY = 3;
const SATURDAY = 6;

/** Announcements, dated before the given day (`YYYY-MM-DD`). */
export function announcementSeed(today: string): SeedEntry<typeof news>[] {
  const waterWorks = writeDay(notQuiet(firstWeekdayFrom(addDays(today, 1), WEDNESDAY), 7));
  const marketMove = writeDay(notQuiet(firstWeekdayFrom(addDays(today, -85), SATURDAY), 7));
  const brownBins = writeDay(notQuiet(firstWeekdayFrom(addDays(today, -44), MONDAY), 7));

  return seedEntries(news, [
    {
      slug: 'water-works-aigio',
      isSample: true,
      data: {
        title: {
          el: 'Διακοπή νερού για εργασίες στο δίκτυο του Αιγίου',
          en: 'Water supply interrupted for works in Aigio',
        },
        summary: {
          el: `Την ${waterWorks.el}, από τις 08:00 έως τις 14:00, διακόπτεται η υδροδότηση σε τμήμα της παραλιακής ζώνης του Αιγίου.`,
          en: `On ${waterWorks.en}, from 08:00 to 14:00, there will be no water in part of the seafront area of Aigio.`,
        },
        content: {
          el: `<p>Την <strong>${waterWorks.el}</strong>, από τις <strong>08:00 έως τις 14:00</strong>, θα διακοπεί η υδροδότηση σε τμήμα της παραλιακής ζώνης του Αιγίου, για να αντικατασταθεί παλαιός αγωγός που παρουσίαζε συχνές βλάβες. Με τη νέα σύνδεση θα μειωθούν οι απώλειες νερού και θα σταθεροποιηθεί η πίεση στα γύρω κτίρια.</p>
<h2>Ποιες περιοχές αφορά</h2>
<ul>
<li>Την παραλία, από το λιμάνι ως την Παναγία Τρυπητή</li>
<li>Τους δρόμους ανάμεσα στο λιμάνι και τον Άγιο Ανδρέα</li>
</ul>
<p>Η άνω πόλη και οι υπόλοιποι οικισμοί υδροδοτούνται κανονικά.</p>
<h2>Τι να κάνετε</h2>
<ul>
<li>Αποθηκεύστε λίγο νερό για τις πρώτες ανάγκες.</li>
<li>Κλείστε τις βρύσες και τις παροχές των συσκευών όσο διαρκεί η διακοπή.</li>
<li>Μόλις επανέλθει το νερό, αφήστε το να τρέξει λίγα λεπτά, γιατί μπορεί να είναι θολό.</li>
</ul>
<p>Υδροφόρο όχημα θα σταθμεύει όλο το πρωί στην πλατεία με τις Δώδεκα Βρύσες. Όσοι χρειάζονται νερό για ιατρικούς λόγους και δεν μπορούν να μετακινηθούν, ας τηλεφωνήσουν στη <a href="/services/water">ΔΕΥΑ Αιγιαλείας</a>, <a href="tel:+302691000160">+30 26910 00160</a>, έως την προηγούμενη ημέρα, για να το μεταφέρουμε στο σπίτι. Στο ίδιο τηλέφωνο δηλώνονται όλο το 24ωρο οι βλάβες.</p>
<p>Σε περίπτωση έντονης βροχής οι εργασίες αναβάλλονται και θα ακολουθήσει νέα ανακοίνωση. Ευχαριστούμε για την κατανόηση.</p>`,
          en: `<p>On <strong>${waterWorks.en}</strong>, from <strong>08:00 to 14:00</strong>, the water supply will be interrupted in part of the seafront area of Aigio, so that an old main that often failed can be replaced. The new connection will reduce leaks and steady the pressure in the buildings nearby.</p>
<h2>Where</h2>
<ul>
<li>The seafront, from the harbour to Panagia Trypiti</li>
<li>The streets between the harbour and Agios Andreas</li>
</ul>
<p>The upper town and all other villages have water as usual.</p>
<h2>What to do</h2>
<ul>
<li>Store a little water for your first needs.</li>
<li>Keep taps and the supply to appliances closed during the interruption.</li>
<li>When the water returns, let it run for a few minutes: it may be cloudy.</li>
</ul>
<p>A water tanker will stand all morning in the square of the Twelve Springs. If you need water for medical reasons and cannot go out, please call the <a href="/services/water">water company (DEYA)</a>, <a href="tel:+302691000160">+30 26910 00160</a>, by the day before, and we will bring it to your home. Faults are reported on the same number, 24 hours a day.</p>
<p>In heavy rain the works will be postponed and announced again. Thank you for your patience.</p>`,
        },
        date: addDays(today, -2),
        category: 'announcements',
        topic: 'water',
        image: 'water-main',
        author: {
          el: 'Διεύθυνση Τεχνικών Υπηρεσιών και Πολεοδομίας',
          en: 'Technical Services and Planning department',
        },
        tags: [
          { name: { el: 'Ύδρευση', en: 'Water supply' } },
          { name: { el: 'Αίγιο', en: 'Aigio' } },
          { name: { el: 'Έργα', en: 'Works' } },
        ],
      },
    },
    {
      slug: 'help-at-home-places',
      isSample: true,
      data: {
        title: {
          el: 'Νέες θέσεις στο πρόγραμμα «Βοήθεια στο Σπίτι»',
          en: 'More places in the Help at Home programme',
        },
        summary: {
          el: 'Δύο ακόμη μονάδες επισκέπτονται ηλικιωμένους και άτομα με αναπηρία στα ορεινά χωριά. Πώς υποβάλλετε αίτηση.',
          en: 'Two more teams are visiting older people and people with disabilities in the mountain villages. How to apply.',
        },
        content: {
          el: `<p>Η «Βοήθεια στο Σπίτι» ενισχύεται με δύο ακόμη μονάδες, που θα εξυπηρετούν κυρίως τα ορεινά χωριά της Ακράτας, της Αιγείρας και της Συμπολιτείας. Έτσι ανοίγουν τριάντα νέες θέσεις για ηλικιωμένους και άτομα με αναπηρία που ζουν μόνοι ή δεν έχουν επαρκή στήριξη από την οικογένεια.</p>
<h2>Τι προσφέρει το πρόγραμμα</h2>
<p>Κοινωνικός λειτουργός, νοσηλεύτρια και οικογενειακή βοηθός επισκέπτονται τακτικά το σπίτι. Μετρούν πίεση και ζάχαρο, φροντίζουν για τη συνταγογράφηση και τα ψώνια, συνοδεύουν σε γιατρούς και υπηρεσίες και, πάνω απ’ όλα, κρατούν συντροφιά.</p>
<h2>Ποιοι έχουν προτεραιότητα</h2>
<ul>
<li>Όσοι ζουν μόνοι και δεν μπορούν να αυτοεξυπηρετηθούν πλήρως</li>
<li>Όσοι έχουν χαμηλό εισόδημα</li>
<li>Όσοι κατοικούν μακριά από υπηρεσίες υγείας</li>
</ul>
<h2>Πώς γίνεται η αίτηση</h2>
<p>Αρκεί ένα τηλεφώνημα στο Κέντρο Κοινότητας, από τον ίδιο τον ενδιαφερόμενο, από συγγενή ή και από γείτονα που ανησυχεί. Ο κοινωνικός λειτουργός έρχεται στο σπίτι και συμπληρώνει μαζί σας την αίτηση. Τα δικαιολογητικά θα βρείτε στη σελίδα <a href="/services/help-at-home">Βοήθεια στο Σπίτι</a>. Η υπηρεσία είναι δωρεάν.</p>
<p>Αν δεν υπάρχει αμέσως θέση, το όνομα μπαίνει σε λίστα αναμονής, που επανεξετάζεται κάθε μήνα με κριτήριο την ανάγκη και όχι την ημερομηνία της αίτησης. Οι οικογένειες ενημερώνονται τηλεφωνικά.</p>`,
          en: `<p>Help at Home is growing by two teams, which will mainly serve the mountain villages of Akrata, Aigeira and Sympoliteia. This means thirty new places for older people and people with disabilities who live alone or without enough support from their family.</p>
<h2>What the programme offers</h2>
<p>A social worker, a nurse and a home helper visit regularly. They check blood pressure and blood sugar, see to prescriptions and shopping, go along to doctors and public offices and, above all, keep people company.</p>
<h2>Who comes first</h2>
<ul>
<li>People who live alone and cannot fully look after themselves</li>
<li>People with a low income</li>
<li>People who live far from health services</li>
</ul>
<h2>How to apply</h2>
<p>A phone call to the Community Centre is enough, from the person concerned, a relative or even a worried neighbour. The social worker comes to the home and fills in the application with you. The papers you need are on the page <a href="/services/help-at-home">Help at Home</a>. The service is free.</p>
<p>If a place is not available at once, the name goes on a waiting list that is reviewed every month, according to need rather than the date of the application. Families are told the result by phone.</p>`,
        },
        date: addDays(today, -20),
        category: 'announcements',
        topic: 'social',
        image: 'elderly-care',
        author: {
          el: 'Διεύθυνση Κοινωνικής Προστασίας και Παιδείας',
          en: 'Social Protection and Education department',
        },
        tags: [
          { name: { el: 'Βοήθεια στο Σπίτι', en: 'Help at Home' } },
          { name: { el: 'Τρίτη ηλικία', en: 'Older people' } },
        ],
      },
    },
    {
      slug: 'brown-bins',
      isSample: true,
      data: {
        title: {
          el: 'Καφέ κάδοι για τα υπολείμματα τροφών',
          en: 'Brown bins for food waste',
        },
        summary: {
          el: 'Η χωριστή συλλογή βιοαποβλήτων επεκτείνεται σε όλο το Αίγιο και στο Διακοπτό. Τι ρίχνουμε και τι όχι.',
          en: 'Separate collection of food waste is extended to the whole of Aigio and to Diakopto. What goes in, and what does not.',
        },
        content: {
          el: `<p>Από τη <strong>${brownBins.el}</strong> τοποθετούνται καφέ κάδοι σε όλες τις γειτονιές του Αιγίου και στο Διακοπτό. Τα υπολείμματα τροφών αποτελούν περίπου το ένα τρίτο των απορριμμάτων μας. Όταν συλλέγονται χωριστά, γίνονται κομπόστ για πάρκα και καλλιέργειες αντί να θάβονται.</p>
<h2>Ρίχνουμε</h2>
<ul>
<li>Φρούτα, λαχανικά και φλούδες</li>
<li>Υπολείμματα φαγητού, κρέας, ψάρι και κόκαλα</li>
<li>Κατακάθι του καφέ, φίλτρα και φακελάκια τσαγιού</li>
<li>Λουλούδια, γρασίδι και μικρά κλαδιά</li>
</ul>
<h2>Δεν ρίχνουμε</h2>
<ul>
<li>Πλαστικές σακούλες και συσκευασίες</li>
<li>Λάδια και άλλα υγρά</li>
<li>Πάνες, μωρομάντηλα και άμμο από ζώα</li>
</ul>
<p>Κάθε νοικοκυριό παραλαμβάνει δωρεάν έναν μικρό κάδο κουζίνας και χαρτοσακούλες, από τα γραφεία του Δήμου ή στην πόρτα, από τους εθελοντές που περνούν τα απογεύματα της εβδομάδας. Τα εστιατόρια και τα καφέ συμφωνούν χωριστά ώρες αποκομιδής με τη Διεύθυνση Περιβάλλοντος.</p>
<p>Οι κάδοι πλένονται κάθε εβδομάδα. Αν ο δικός σας είναι γεμάτος ή μυρίζει, <a href="/contact">πείτε μας</a> πού βρίσκεται. Όλα για τους κάδους και την ανακύκλωση θα βρείτε στη σελίδα <a href="/services/environment">Περιβάλλον και καθαριότητα</a>.</p>`,
          en: `<p>From <strong>${brownBins.en}</strong>, brown bins are being placed in every neighbourhood of Aigio and in Diakopto. Food scraps make up about a third of our waste. Collected separately, they become compost for parks and crops instead of being buried.</p>
<h2>What goes in</h2>
<ul>
<li>Fruit, vegetables and peel</li>
<li>Leftovers, meat, fish and bones</li>
<li>Coffee grounds, filters and tea bags</li>
<li>Flowers, grass and small twigs</li>
</ul>
<h2>What does not</h2>
<ul>
<li>Plastic bags and packaging</li>
<li>Oil and other liquids</li>
<li>Nappies, wet wipes and pet litter</li>
</ul>
<p>Every household receives a small kitchen caddy and paper bags free of charge, from the municipality’s offices or at the door, from the volunteers who call in the afternoons. Restaurants and cafés agree on separate collection times with the Environment department.</p>
<p>The bins are washed every week. If yours is full or smells, <a href="/contact">tell us</a> where it is. Everything about bins and recycling is on the page <a href="/services/environment">Environment and cleaning</a>.</p>`,
        },
        date: addDays(today, -48),
        category: 'announcements',
        topic: 'environment',
        image: 'recycling',
        author: {
          el: 'Διεύθυνση Περιβάλλοντος και Καθαριότητας',
          en: 'Environment and Cleansing department',
        },
        tags: [
          { name: { el: 'Ανακύκλωση', en: 'Recycling' } },
          { name: { el: 'Περιβάλλον', en: 'Environment' } },
        ],
      },
    },
    {
      slug: 'open-air-market-move',
      isSample: true,
      data: {
        title: {
          el: 'Νέα διάταξη στη λαϊκή αγορά του Αιγίου',
          en: 'A new layout for Aigio’s open-air market',
        },
        summary: {
          el: 'Φαρδύτεροι διάδρομοι, θέσεις παραγωγών μαζί και ελεύθερες διαβάσεις για αμαξίδια και καρότσια.',
          en: 'Wider aisles, growers grouped together and clear passages for wheelchairs and pushchairs.',
        },
        content: {
          el: `<p>Από το <strong>${marketMove.el}</strong> η λαϊκή αγορά του Αιγίου λειτουργεί με νέα διάταξη. Η αλλαγή σχεδιάστηκε μαζί με τους εκπροσώπους των πωλητών και των παραγωγών, ύστερα από παρατηρήσεις κατοίκων ότι οι διάδρομοι ήταν στενοί και η πρόσβαση δύσκολη.</p>
<h2>Τι αλλάζει</h2>
<ul>
<li>Οι διάδρομοι έχουν πλάτος τουλάχιστον τρία μέτρα.</li>
<li>Οι παραγωγοί της Αιγιάλειας βρίσκονται μαζί, στην αρχή της αγοράς, με ενιαία σήμανση.</li>
<li>Οι διαβάσεις και οι ράμπες μένουν πάντα ελεύθερες.</li>
<li>Υπάρχουν θέσεις στάθμευσης για άτομα με αναπηρία και στις δύο εισόδους.</li>
<li>Προστέθηκαν κάδοι ανακύκλωσης και δύο βρύσες.</li>
</ul>
<h2>Κυκλοφορία</h2>
<p>Τις ημέρες λειτουργίας οι γύρω δρόμοι κλείνουν για τα οχήματα από τις 06:00 έως τις 16:00. Το δημοτικό λεωφορείο κάνει στάση στην ανατολική είσοδο, όπως αναφέρεται στη σελίδα <a href="/services/transport">Συγκοινωνία και στάθμευση</a>.</p>
<p>Η νέα διάταξη εφαρμόζεται δοκιμαστικά για έξι μήνες. Στο διάστημα αυτό περιμένουμε τις παρατηρήσεις σας, μέσω της σελίδας <a href="/contact">Επικοινωνία</a> ή στο περίπτερο του Δήμου μέσα στην αγορά. Όσοι ενδιαφέρονται για θέση πωλητή θα βρουν πληροφορίες στις <a href="/services/business">Υπηρεσίες για επιχειρήσεις</a>.</p>`,
          en: `<p>From <strong>${marketMove.en}</strong>, the open-air market of Aigio has a new layout. The change was planned with the representatives of the stallholders and growers, after residents told us that the aisles were narrow and hard to get through.</p>
<h2>What changes</h2>
<ul>
<li>Aisles are at least three metres wide.</li>
<li>The growers of Aigialeia stand together at the start of the market, under a common sign.</li>
<li>Crossings and ramps always stay clear.</li>
<li>There are parking spaces for people with disabilities at both entrances.</li>
<li>Recycling bins and two water taps have been added.</li>
</ul>
<h2>Traffic</h2>
<p>On market days the streets around it are closed to vehicles from 06:00 to 16:00. The municipal bus stops at the eastern entrance, as described on the page <a href="/services/transport">Transport and parking</a>.</p>
<p>The layout is on trial for six months. During that time we look forward to your comments, through the <a href="/contact">Contact</a> page or at the municipality’s stand in the market. If you would like a pitch, see <a href="/services/business">Services for businesses</a>.</p>`,
        },
        date: addDays(today, -92),
        category: 'announcements',
        topic: 'business',
        image: 'market-stalls',
        author: { el: 'Γραφείο Τύπου', en: 'Press office' },
        tags: [
          { name: { el: 'Λαϊκή αγορά', en: 'Open-air market' } },
          { name: { el: 'Προσβασιμότητα', en: 'Accessibility' } },
        ],
      },
    },
  ]);
}
