import { event } from '../../domain/content-types/event.ts';
import { addDays, addMonths } from '../../domain/time/calendar.ts';
import { firstWeekdayFrom } from './relative-days.ts';
import {
  afterEaster,
  isQuiet,
  lastOf,
  nextMildSunday,
  nextOf,
  notQuiet,
  schoolYear,
  weekdayAfter,
} from './seasons.ts';
import { type SeedEntry, seedEntries } from './seed-entry.ts';

const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;

/** A day on which nothing of a rule takes place. */
const leaveOut = (day: string) => ({ day, movedTo: null, starts: '', ends: '' });

/**
 * Sample events around the given day (`YYYY-MM-DD`): two past, the others to come, each on the next day that fits its
 * season. Some repeat, some have several days with their own hours.
 */
export function eventSeed(today: string): SeedEntry<typeof event>[] {
  const tomorrow = addDays(today, 1);
  const philharmonic = notQuiet(addDays(today, 4));
  const theatreTour = nextMildSunday(addDays(today, 9));
  const stories = schoolYear(today);
  const museum = firstWeekdayFrom(`${addMonths(today, 1).slice(0, 7)}-01`, SUNDAY);
  const museumUntil = addMonths(museum, 11);
  const currantDays = nextOf(tomorrow, weekdayAfter(SATURDAY, '08-24'));
  const firWalk = nextOf(tomorrow, weekdayAfter(SUNDAY, '10-15'));
  const gorgeRun = nextOf(tomorrow, afterEaster(21));
  const filmNights = nextOf(tomorrow, weekdayAfter(SATURDAY, '09-12'));
  const choirs = nextOf(tomorrow, weekdayAfter(SATURDAY, '05-20'));
  const treePlanting = nextOf(tomorrow, weekdayAfter(SUNDAY, '11-14'));
  const christmas = nextOf(tomorrow, weekdayAfter(FRIDAY, '12-04'));
  const epiphany = nextOf(tomorrow, (year) => `${year}-01-06`);
  const carnival = nextOf(tomorrow, afterEaster(-49));
  const kites = nextOf(tomorrow, afterEaster(-48));
  const lagoonCleanUp = lastOf(today, weekdayAfter(SUNDAY, '03-14'), weekdayAfter(SUNDAY, '09-18'));
  const safetyMeeting = notQuiet(firstWeekdayFrom(addDays(today, -26), THURSDAY), -7);

  return seedEntries(event, [
    {
      slug: 'philharmonic-concert',
      isSample: true,
      data: {
        title: { el: 'Βραδιά με τη Δημοτική Φιλαρμονική', en: 'An evening with the town band' },
        description: {
          el: 'Η Δημοτική Φιλαρμονική Αιγίου παίζει μελωδίες από τον ελληνικό κινηματογράφο και αγαπημένα εμβατήρια.',
          en: 'The municipal band of Aigio plays melodies from Greek cinema and favourite marches.',
        },
        content: {
          el: `<p>Σαράντα μουσικοί, από μαθητές της σχολής ως παλιά μέλη της μπάντας, μας ταξιδεύουν στις μουσικές του Χατζιδάκι, του Θεοδωράκη και του Πλέσσα.</p>
<h2>Πρόγραμμα</h2>
<ul>
<li><strong>19:00</strong> Προσέλευση του κοινού</li>
<li><strong>19:30</strong> Πρώτο μέρος: εμβατήρια και παραδοσιακές μελωδίες</li>
<li><strong>20:15</strong> Διάλειμμα</li>
<li><strong>20:30</strong> Δεύτερο μέρος: μουσική από τον ελληνικό κινηματογράφο</li>
</ul>
<p>Με καλό καιρό η συναυλία γίνεται στο προαύλιο του Πολιτιστικού Κέντρου, διαφορετικά στην αίθουσα. Και οι δύο χώροι έχουν ράμπα και θέσεις για αμαξίδια. Η είσοδος κλείνει όταν συμπληρωθούν οι θέσεις.</p>`,
          en: `<p>Forty musicians, from pupils of the music school to veteran members of the band, take us through the music of Hadjidakis, Theodorakis and Plessas.</p>
<h2>Programme</h2>
<ul>
<li><strong>19:00</strong> Doors open</li>
<li><strong>19:30</strong> Part one: marches and traditional tunes</li>
<li><strong>20:15</strong> Interval</li>
<li><strong>20:30</strong> Part two: music from Greek cinema</li>
</ul>
<p>In good weather the concert is in the courtyard of the Cultural Centre, otherwise indoors. Both have a ramp and places for wheelchairs. Entry closes when all seats are taken.</p>`,
        },
        startsAt: `${philharmonic}T19:30`,
        endsAt: `${philharmonic}T21:15`,
        category: 'music',
        unit: 'aigio',
        location: { el: 'Πολιτιστικό Κέντρο, Αίγιο', en: 'Cultural Centre, Aigio' },
        address: {
          el: 'Οδός Αχαϊκής Συμπολιτείας 12, 25100 Αίγιο',
          en: '12 Achaikis Sympoliteias Street, 25100 Aigio',
        },
        coordinates: { lat: 38.2504, lng: 22.0842 },
        organiser: { el: 'Δημοτική Φιλαρμονική Αιγίου', en: 'Municipal band of Aigio' },
        cost: { el: 'Είσοδος ελεύθερη', en: 'Free admission' },
        link: '',
        image: 'town-band',
      },
    },
    {
      slug: 'aigeira-theatre-tour',
      isSample: true,
      data: {
        title: {
          el: 'Ξενάγηση στο αρχαίο θέατρο της Αιγείρας',
          en: 'Guided tour of the ancient theatre of Aigeira',
        },
        description: {
          el: 'Με αρχαιολόγο στο θέατρο και στους ναΐσκους, και στάση στα Μαύρα Λιθάρια, το αρχαίο λιμάνι.',
          en: 'With an archaeologist around the theatre and its small temples, and on to Mavra Litharia, the ancient harbour.',
        },
        content: {
          el: `<p>Πώς ζούσε μια πόλη της Αχαϊκής Συμπολιτείας; Ανεβαίνουμε στον λόφο της Αιγείρας, καθόμαστε στα εδώλια του 3ου αιώνα π.Χ. και ακούμε την ιστορία της πόλης, των ανασκαφών και του τοπίου.</p>
<h2>Πρόγραμμα</h2>
<ul>
<li><strong>10:30</strong> Συνάντηση στον χώρο στάθμευσης του αρχαιολογικού χώρου</li>
<li><strong>10:45</strong> Ξενάγηση στα ελληνικά</li>
<li><strong>12:00</strong> Σύντομη ξενάγηση στα αγγλικά</li>
<li><strong>12:45</strong> Κατάβαση με τα αυτοκίνητα στα Μαύρα Λιθάρια</li>
</ul>
<p>Φορέστε κλειστά παπούτσια και φέρτε νερό. Έως 40 άτομα: δηλώστε συμμετοχή μέσω της σελίδας <a href="/contact">Επικοινωνία</a>. Διαβάστε περισσότερα για το <a href="/tourism/landmark/ancient-theatre-aigeira">θέατρο</a>.</p>`,
          en: `<p>What was life like in a city of the Achaean League? We climb the hill of Aigeira, sit on the seats of the 3rd century BC and hear the story of the city, the excavations and the landscape.</p>
<h2>Programme</h2>
<ul>
<li><strong>10:30</strong> Meet at the car park of the site</li>
<li><strong>10:45</strong> Tour in Greek</li>
<li><strong>12:00</strong> Short tour in English</li>
<li><strong>12:45</strong> Down to Mavra Litharia by car</li>
</ul>
<p>Wear closed shoes and bring water. Up to 40 people: sign up through the <a href="/contact">Contact</a> page. Read more about the <a href="/tourism/landmark/ancient-theatre-aigeira">theatre</a>.</p>`,
        },
        startsAt: `${theatreTour}T10:30`,
        endsAt: `${theatreTour}T13:30`,
        category: 'nature',
        unit: 'aigeira',
        location: { el: 'Αρχαίο θέατρο, Αιγείρα', en: 'Ancient theatre, Aigeira' },
        coordinates: { lat: 38.1286, lng: 22.3777 },
        organiser: {
          el: 'Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού',
          en: 'Culture, Tourism and Sport department',
        },
        cost: { el: 'Δωρεάν, με δήλωση συμμετοχής', en: 'Free; please sign up' },
        link: '/tourism/landmark/ancient-theatre-aigeira',
        image: 'aigeira-theatre',
      },
    },
    {
      slug: 'library-story-hour',
      isSample: true,
      data: {
        title: { el: 'Ώρα του παραμυθιού στη βιβλιοθήκη', en: 'Story hour at the library' },
        description: {
          el: 'Παραμύθια της θάλασσας και του βουνού για παιδιά 4 έως 9 ετών, με μουσική και ζωγραφική.',
          en: 'Tales of the sea and the mountain for children from 4 to 9, with music and painting.',
        },
        content: {
          el: `<p>Μια γοργόνα του Κορινθιακού, ένα τρένο με δόντια και ένας πλάτανος που θυμάται τα πάντα: οι ήρωες της ημέρας γεννήθηκαν στον τόπο μας. Μια παραμυθού και ένας μουσικός τους ζωντανεύουν και μετά τα παιδιά ζωγραφίζουν το δικό τους τέλος.</p>
<ul>
<li><strong>11:00</strong> Αφήγηση με μουσική</li>
<li><strong>11:45</strong> Εργαστήρι ζωγραφικής</li>
<li><strong>12:30</strong> Έκθεση με τα έργα και δανεισμός βιβλίων</li>
</ul>
<p>Τα μικρότερα παιδιά έρχονται με συνοδό. Δηλώστε συμμετοχή ως την προηγούμενη ημέρα· αν το παιδί έχει ιδιαίτερες ανάγκες, πείτε μας πώς να βοηθήσουμε.</p>`,
          en: `<p>A mermaid of the gulf, a train with teeth and a plane tree that remembers everything: the heroes of the day were born in our own land. A storyteller and a musician bring them to life, and then the children paint an ending of their own.</p>
<ul>
<li><strong>11:00</strong> Stories with music</li>
<li><strong>11:45</strong> Painting workshop</li>
<li><strong>12:30</strong> Exhibition of the paintings, and books to borrow</li>
</ul>
<p>Younger children come with an adult. Please sign up by the day before; if your child has particular needs, tell us how we can help.</p>`,
        },
        startsAt: `${stories.first}T11:00`,
        endsAt: `${stories.first}T13:00`,
        repetition: {
          every: 'week',
          interval: 1,
          weekdays: [SATURDAY],
          nth: null,
          until: stories.last,
        },
        exceptions: stories.leftOut.map(leaveOut),
        category: 'exhibition',
        unit: 'akrata',
        audience: 'children',
        location: { el: 'Δημοτική βιβλιοθήκη, Ακράτα', en: 'Municipal library, Akrata' },
        coordinates: { lat: 38.1552, lng: 22.315 },
        organiser: { el: 'Δημοτική Βιβλιοθήκη', en: 'Municipal library' },
        cost: { el: 'Δωρεάν, με δήλωση συμμετοχής', en: 'Free; please sign up' },
        link: '',
        image: 'library',
      },
    },
    {
      slug: 'currant-and-wine-days',
      isSample: true,
      data: {
        title: { el: 'Διήμερο σταφίδας και κρασιού', en: 'Currant and wine weekend' },
        description: {
          el: 'Παραγωγοί και οινοποιεία της Αιγιάλειας στις πέτρινες αποθήκες του λιμανιού, με γευσιγνωσίες και μαγειρική.',
          en: 'Growers and wineries of Aigialeia in the stone warehouses of the harbour, with tastings and cookery.',
        },
        content: {
          el: `<p>Δύο ημέρες για να γνωρίσετε τη σταφίδα Βοστίτσα και τα κρασιά από τις Πλαγιές Αιγιαλείας, εκεί όπου κάποτε η σταφίδα φορτωνόταν για όλη την Ευρώπη.</p>
<h2>Σάββατο</h2>
<ul>
<li><strong>11:00</strong> Έναρξη, περίπτερα παραγωγών</li>
<li><strong>13:00</strong> Μαγειρική επίδειξη: η σταφίδα στο αλμυρό πιάτο</li>
<li><strong>18:00</strong> Καθοδηγούμενη γευσιγνωσία: οι εκφράσεις του Ροδίτη</li>
<li><strong>20:00</strong> Μουσική βραδιά</li>
</ul>
<h2>Κυριακή</h2>
<ul>
<li><strong>11:00</strong> Εργαστήρι για παιδιά: γλυκά με σταφίδες</li>
<li><strong>12:30</strong> Περίπατος «Στα χρόνια της σταφίδας», από το λιμάνι ως τα αρχοντικά</li>
<li><strong>17:00</strong> Κλείσιμο</li>
</ul>
<p>Στις γευσιγνωσίες συμμετέχουν μόνο ενήλικοι. Όλοι οι χώροι έχουν επίπεδη είσοδο.</p>`,
          en: `<p>Two days to get to know Vostizza currants and the wines of the Slopes of Aigialeia, at the very place from which currants were once shipped to the whole of Europe.</p>
<h2>Saturday</h2>
<ul>
<li><strong>11:00</strong> Opening, growers’ stalls</li>
<li><strong>13:00</strong> Cookery demonstration: currants in savoury dishes</li>
<li><strong>18:00</strong> Guided tasting: the many faces of Roditis</li>
<li><strong>20:00</strong> An evening of music</li>
</ul>
<h2>Sunday</h2>
<ul>
<li><strong>11:00</strong> Children’s workshop: sweets with currants</li>
<li><strong>12:30</strong> ‘In the currant years’, a walk from the harbour to the mansions</li>
<li><strong>17:00</strong> Close</li>
</ul>
<p>Tastings are for adults only. All rooms have step-free entrances.</p>`,
        },
        startsAt: `${currantDays}T11:00`,
        endsAt: `${currantDays}T23:00`,
        days: [{ day: addDays(currantDays, 1), starts: '11:00', ends: '17:00' }],
        category: 'festival',
        unit: 'aigio',
        location: { el: 'Σταφιδαποθήκες, λιμάνι Αιγίου', en: 'Currant warehouses, Aigio harbour' },
        address: { el: 'Παραλιακή οδός, 25100 Αίγιο', en: 'Seafront, 25100 Aigio' },
        coordinates: { lat: 38.2528, lng: 22.085 },
        organiser: {
          el: 'Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού',
          en: 'Culture, Tourism and Sport department',
        },
        cost: {
          el: 'Είσοδος ελεύθερη· ποτήρι γευσιγνωσίας 5 €',
          en: 'Free admission; tasting glass €5',
        },
        link: '/tourism/culture/currants-and-wine',
        image: 'wine-tasting',
      },
    },
    {
      slug: 'fteri-walk',
      isSample: true,
      data: {
        title: { el: 'Περπατάμε στα έλατα της Φτέρης', en: 'A walk among the firs of Fteri' },
        description: {
          el: 'Εύκολη κυκλική πεζοπορία τριών ωρών με οδηγό βουνού, και ζεστή φασολάδα στην πλατεία του χωριού.',
          en: 'An easy three-hour circular walk with a mountain guide, and hot bean soup in the village square.',
        },
        content: {
          el: `<p>Ακολουθούμε παλιά μονοπάτια γύρω από τη Φτέρη, μέσα στο ελατοδάσος, με στάσεις σε πηγές και σε σημεία με θέα όλο τον Κορινθιακό. Η διαδρομή έχει μήκος 7 χιλιόμετρα και υψομετρική διαφορά περίπου 250 μέτρα: κατάλληλη για όσους περπατούν τακτικά και για παιδιά από 8 ετών.</p>
<ul>
<li><strong>08:30</strong> Αναχώρηση λεωφορείου από το Αίγιο, πλατεία Ψηλών Αλωνίων</li>
<li><strong>09:30</strong> Έναρξη πεζοπορίας από την πλατεία της Φτέρης</li>
<li><strong>12:30</strong> Επιστροφή και γεύμα από τον τοπικό σύλλογο</li>
<li><strong>15:00</strong> Αναχώρηση για το Αίγιο</li>
</ul>
<p>Φορέστε μποτάκια, πάρτε ζεστό ρούχο, αδιάβροχο και νερό. Αν ο καιρός δεν το επιτρέπει, η πεζοπορία μεταφέρεται στην επόμενη Κυριακή.</p>`,
          en: `<p>We follow old paths around Fteri through the fir forest, stopping at springs and at viewpoints over the whole gulf. The walk is 7 kilometres long with about 250 metres of climbing: suitable for regular walkers and for children from 8.</p>
<ul>
<li><strong>08:30</strong> Bus leaves Aigio from Psila Alonia square</li>
<li><strong>09:30</strong> Walk starts from the square of Fteri</li>
<li><strong>12:30</strong> Return, and lunch by the local association</li>
<li><strong>15:00</strong> Bus leaves for Aigio</li>
</ul>
<p>Wear boots, and bring something warm, a raincoat and water. If the weather is bad the walk moves to the following Sunday.</p>`,
        },
        startsAt: `${firWalk}T09:30`,
        endsAt: `${firWalk}T15:00`,
        category: 'nature',
        unit: 'aigio',
        location: {
          el: 'Πλατεία Φτέρης, στα ορεινά του Αιγίου',
          en: 'Village square, Fteri, above Aigio',
        },
        coordinates: { lat: 38.155, lng: 22.01 },
        organiser: {
          el: 'Δήμος Αιγιαλείας και πολιτιστικός σύλλογος',
          en: 'Municipality of Aigialeia with the local association',
        },
        cost: { el: '5 € για λεωφορείο και γεύμα', en: '€5, including bus and lunch' },
        link: '/tourism/nature/fteri-and-klokos',
        image: 'fir-walk',
      },
    },
    {
      slug: 'gorge-run',
      isSample: true,
      data: {
        title: { el: 'Αγώνας δρόμου Διακοπτού', en: 'Diakopto road race' },
        description: {
          el: 'Διαδρομές 10 και 5 χιλιομέτρων ανάμεσα στους κήπους και την είσοδο του φαραγγιού, και αγώνας 1 χιλιομέτρου για παιδιά.',
          en: 'Races of 10 and 5 kilometres between the orchards and the mouth of the gorge, and 1 kilometre for children.',
        },
        content: {
          el: `<p>Τρέχουμε εκεί όπου το φαράγγι συναντά τη θάλασσα. Η διαδρομή περνά από τους δρόμους του χωριού, τους κήπους με τα εσπεριδοειδή και το λιμανάκι. Όλα τα χιλιόμετρα είναι σε άσφαλτο, με σταθμούς νερού.</p>
<h2>Πρόγραμμα</h2>
<ul>
<li><strong>08:00</strong> Παραλαβή αριθμών στην πλατεία του σταθμού</li>
<li><strong>09:30</strong> Εκκίνηση 10 χλμ.</li>
<li><strong>09:45</strong> Εκκίνηση 5 χλμ. και δυναμικού βαδίσματος</li>
<li><strong>11:15</strong> Παιδικός αγώνας 1 χλμ.</li>
<li><strong>12:00</strong> Απονομές</li>
</ul>
<p>Οι εγγραφές κλείνουν μία εβδομάδα πριν. Απαιτείται ιατρική βεβαίωση ή υπεύθυνη δήλωση. Οι δρόμοι της διαδρομής κλείνουν από τις 09:00 έως τις 12:00. Θέλετε να βοηθήσετε; Δείτε τη σελίδα <a href="/volunteering">Εθελοντισμός</a>.</p>`,
          en: `<p>We run where the gorge meets the sea. The course goes through the streets of the village, the citrus orchards and the little harbour. It is on tarmac throughout, with water stations.</p>
<h2>Programme</h2>
<ul>
<li><strong>08:00</strong> Race numbers, at the station square</li>
<li><strong>09:30</strong> Start of the 10 km</li>
<li><strong>09:45</strong> Start of the 5 km and the power walk</li>
<li><strong>11:15</strong> Children’s 1 km</li>
<li><strong>12:00</strong> Prizes</li>
</ul>
<p>Entries close a week before. You need a doctor’s certificate or a declaration. The roads of the course are closed from 09:00 to 12:00. Would you like to help? See <a href="/volunteering">Volunteering</a>.</p>`,
        },
        startsAt: `${gorgeRun}T09:30`,
        endsAt: `${gorgeRun}T12:30`,
        category: 'sport',
        unit: 'diakopto',
        location: { el: 'Πλατεία σταθμού, Διακοπτό', en: 'Station square, Diakopto' },
        coordinates: { lat: 38.1905, lng: 22.1975 },
        organiser: { el: 'Γραφείο Αθλητισμού', en: 'Sports office' },
        cost: { el: 'Συμμετοχή 8 €· παιδιά δωρεάν', en: 'Entry €8; children free' },
        link: '',
        image: 'running-race',
        gallery: [
          {
            image: 'diakopto-orchards',
            caption: {
              el: 'Η διαδρομή περνά μέσα από τους οπωρώνες',
              en: 'The course runs through the orchards',
            },
          },
          {
            image: 'cliff-monastery',
            caption: { el: 'Ψηλά πάνω από το φαράγγι', en: 'High above the gorge' },
          },
          {
            image: 'market-stalls',
            caption: {
              el: 'Τοπικά προϊόντα στην πλατεία του τερματισμού',
              en: 'Local produce at the finish',
            },
          },
        ],
      },
    },
    {
      slug: 'film-nights-erineos',
      isSample: true,
      data: {
        title: { el: 'Κινηματογραφικό διήμερο στον Ερινεό', en: 'Film weekend in Erineos' },
        description: {
          el: 'Δύο βραδιές με ελληνικές ταινίες και συζήτηση με τους δημιουργούς, στις Καμάρες.',
          en: 'Two evenings of Greek films in Kamares, with the film-makers there to talk about them.',
        },
        content: {
          el: `<p>Μια κλασική ελληνική κωμωδία και μια νέα ταινία τεκμηρίωσης για τους ανθρώπους του Κορινθιακού. Μετά από κάθε προβολή ακολουθεί συζήτηση.</p>
<ul>
<li><strong>Σάββατο, 20:30</strong> Βραδιά κωμωδίας, με σύντομη εισαγωγή</li>
<li><strong>Κυριακή, 20:30</strong> Ταινία τεκμηρίωσης και συζήτηση με την ομάδα</li>
</ul>
<p>Με καλό καιρό οι προβολές γίνονται στο προαύλιο, διαφορετικά στην αίθουσα. Οι ταινίες έχουν υπότιτλους για κωφούς και βαρήκοους· της Κυριακής και αγγλικούς.</p>`,
          en: `<p>A classic Greek comedy, and a new documentary about the people of the Gulf of Corinth. Each screening is followed by a conversation.</p>
<ul>
<li><strong>Saturday, 20:30</strong> Comedy night, with a short introduction</li>
<li><strong>Sunday, 20:30</strong> Documentary, and a conversation with its makers</li>
</ul>
<p>In good weather films are shown in the courtyard, otherwise indoors. They have subtitles for deaf and hard-of-hearing viewers; Sunday’s has English ones too.</p>`,
        },
        startsAt: `${filmNights}T20:30`,
        endsAt: `${filmNights}T22:45`,
        days: [{ day: addDays(filmNights, 1), starts: '20:30', ends: '22:45' }],
        category: 'theatre',
        unit: 'erineos',
        location: {
          el: 'Παλιό δημοτικό σχολείο, Καμάρες Ερινεού',
          en: 'Old primary school, Kamares, Erineos',
        },
        coordinates: { lat: 38.297, lng: 21.996 },
        organiser: {
          el: 'Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού',
          en: 'Culture, Tourism and Sport department',
        },
        cost: { el: 'Είσοδος ελεύθερη', en: 'Free admission' },
        link: '',
        image: 'open-air-cinema',
      },
    },
    {
      slug: 'choir-meeting-rododafni',
      isSample: true,
      data: {
        title: { el: 'Συνάντηση χορωδιών στη Ροδοδάφνη', en: 'Choirs meet in Rododafni' },
        description: {
          el: 'Πέντε χορωδίες από την Αχαΐα και την Κορινθία τραγουδούν για τη θάλασσα.',
          en: 'Five choirs from Achaea and Corinthia sing of the sea.',
        },
        content: {
          el: `<p>Παιδικές, γυναικείες και μικτές χορωδίες μοιράζονται τη σκηνή και στο τέλος τραγουδούν όλες μαζί, με το κοινό. Κάθε χορωδία παρουσιάζει τέσσερα τραγούδια, από τη δημοτική παράδοση ως την εποχή μας.</p>
<ul>
<li><strong>19:30</strong> Υποδοχή</li>
<li><strong>20:00</strong> Συναυλία</li>
<li><strong>21:45</strong> Κοινό τραγούδι και κέρασμα</li>
</ul>
<p>Η είσοδος είναι επίπεδη και υπάρχουν θέσεις για αμαξίδια. Χορωδίες που θέλουν να συμμετάσχουν μπορούν να μας <a href="/contact">γράψουν</a> έως έναν μήνα πριν.</p>`,
          en: `<p>Children’s, women’s and mixed choirs share the stage, and in the end they all sing together with the audience. Each choir presents four songs, from folk tradition to our own day.</p>
<ul>
<li><strong>19:30</strong> Doors open</li>
<li><strong>20:00</strong> Concert</li>
<li><strong>21:45</strong> Singing together, and refreshments</li>
</ul>
<p>The entrance is step-free and there are places for wheelchairs. Choirs that would like to take part can <a href="/contact">write to us</a> up to a month before.</p>`,
        },
        startsAt: `${choirs}T20:00`,
        endsAt: `${choirs}T22:15`,
        category: 'music',
        unit: 'sympoliteia',
        location: {
          el: 'Πνευματικό κέντρο, Ροδοδάφνη Συμπολιτείας',
          en: 'Cultural hall, Rododafni, Sympoliteia',
        },
        coordinates: { lat: 38.2642, lng: 22.0453 },
        organiser: {
          el: 'Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού',
          en: 'Culture, Tourism and Sport department',
        },
        cost: { el: 'Είσοδος ελεύθερη', en: 'Free admission' },
        link: '',
        image: 'choir',
      },
    },
    {
      slug: 'aliki-clean-up',
      isSample: true,
      data: {
        title: { el: 'Καθαρίζουμε μαζί την Αλυκή', en: 'Cleaning Aliki together' },
        description: {
          el: 'Εθελοντικός καθαρισμός της ακτής γύρω από τη λιμνοθάλασσα και παρατήρηση πουλιών.',
          en: 'Volunteers clean the shore around the lagoon, and watch the birds.',
        },
        content: {
          el: `<p>Σχολεία, σύλλογοι και οικογένειες συναντήθηκαν στη λιμνοθάλασσα της Αλυκής για να καθαρίσουν την ακτή. Ο Δήμος έδωσε γάντια και σακούλες και φρόντισε για την αποκομιδή. Μετά τον καθαρισμό, ορνιθολόγος έδειξε στα παιδιά τα πουλιά του υγρότοπου.</p>
<ul>
<li><strong>09:30</strong> Συνάντηση και οδηγίες</li>
<li><strong>10:00</strong> Καθαρισμός</li>
<li><strong>12:00</strong> Παρατήρηση πουλιών</li>
</ul>
<p>Για τις επόμενες δράσεις δείτε τη σελίδα <a href="/volunteering">Εθελοντισμός</a>. Μάθετε περισσότερα για τη <a href="/tourism/nature/aliki-lagoon">λιμνοθάλασσα</a>.</p>`,
          en: `<p>Schools, associations and families met at the Aliki Lagoon to clean the shore. The municipality gave out gloves and bags and took the rubbish away. Afterwards an ornithologist showed the children the birds of the wetland.</p>
<ul>
<li><strong>09:30</strong> Meeting and instructions</li>
<li><strong>10:00</strong> Clean-up</li>
<li><strong>12:00</strong> Birdwatching</li>
</ul>
<p>For what comes next see <a href="/volunteering">Volunteering</a>. Learn more about the <a href="/tourism/nature/aliki-lagoon">lagoon</a>.</p>`,
        },
        startsAt: `${lagoonCleanUp}T09:30`,
        endsAt: `${lagoonCleanUp}T13:00`,
        category: 'nature',
        unit: 'aigio',
        location: { el: 'Λιμνοθάλασσα Αλυκής, Αίγιο', en: 'Aliki Lagoon, Aigio' },
        coordinates: { lat: 38.2585, lng: 22.105 },
        organiser: { el: 'Διεύθυνση Περιβάλλοντος και Καθαριότητας', en: 'Environment department' },
        cost: { el: 'Δωρεάν', en: 'Free' },
        link: '/volunteering',
        image: 'lagoon-birds',
      },
    },
    {
      slug: 'civil-protection-meeting',
      isSample: true,
      data: {
        title: {
          el: 'Ανοιχτή συνάντηση: έτοιμοι για τον σεισμό',
          en: 'Open meeting: ready for the earthquake',
        },
        description: {
          el: 'Τι κάνουμε πριν, κατά τη διάρκεια και μετά από έναν σεισμό. Με άσκηση για τις οικογένειες.',
          en: 'What to do before, during and after an earthquake. With an exercise for families.',
        },
        content: {
          el: `<p>Η Αιγιάλεια γνωρίζει από σεισμούς. Στη συνάντηση μηχανικοί, σεισμολόγοι και η Πολιτική Προστασία του Δήμου εξήγησαν πώς ετοιμάζουμε το σπίτι, πού συγκεντρωνόμαστε και πώς βοηθάμε όσους δυσκολεύονται.</p>
<ul>
<li><strong>18:00</strong> Εισηγήσεις</li>
<li><strong>19:15</strong> Ερωτήσεις του κοινού</li>
<li><strong>19:45</strong> Άσκηση: ο σάκος της οικογένειας</li>
</ul>
<p>Σε έκτακτη ανάγκη καλέστε το <a href="tel:112">112</a>.</p>`,
          en: `<p>Aigialeia knows about earthquakes. At this meeting engineers, seismologists and the municipality’s civil protection team explained how to prepare your home, where to gather and how to help those who cannot manage alone.</p>
<ul>
<li><strong>18:00</strong> Talks</li>
<li><strong>19:15</strong> Questions from the public</li>
<li><strong>19:45</strong> Exercise: the family’s emergency bag</li>
</ul>
<p>In an emergency, call <a href="tel:112">112</a>.</p>`,
        },
        startsAt: `${safetyMeeting}T18:00`,
        endsAt: `${safetyMeeting}T20:30`,
        category: 'talk',
        unit: 'aigio',
        location: {
          el: 'Αίθουσα Δημοτικού Συμβουλίου, Αίγιο',
          en: 'Council chamber, Aigio',
        },
        coordinates: { lat: 38.2489, lng: 22.0819 },
        organiser: { el: 'Τμήμα Πολιτικής Προστασίας', en: 'Civil protection team' },
        cost: { el: 'Είσοδος ελεύθερη', en: 'Free admission' },
        link: '',
        image: 'emergency-bag',
      },
    },
    {
      slug: 'folk-museum-sundays',
      isSample: true,
      data: {
        title: {
          el: 'Κυριακές στο Λαογραφικό Μουσείο',
          en: 'Sundays at the folk museum',
        },
        description: {
          el: 'Κάθε πρώτη Κυριακή του μήνα, ξενάγηση για όλη την οικογένεια και εργαστήρι αργαλειού.',
          en: 'On the first Sunday of each month, a tour for the whole family and a loom to try out.',
        },
        content: {
          el: `<p>Πώς έσπερναν, πώς ύφαιναν, πώς φόρτωναν τη σταφίδα; Μια ξεναγός δείχνει τα αντικείμενα του σπιτιού και του χωραφιού, και στο τέλος μικροί και μεγάλοι δοκιμάζουν τον αργαλειό.</p>
<ul>
<li><strong>11:00</strong> Ξενάγηση</li>
<li><strong>12:00</strong> Εργαστήρι αργαλειού</li>
</ul>
<p>Το ισόγειο είναι προσβάσιμο με αμαξίδιο. Δεν χρειάζεται δήλωση συμμετοχής.</p>`,
          en: `<p>How did people sow, weave and load the currants? A guide shows the things of house and field, and at the end young and old may try the loom.</p>
<ul>
<li><strong>11:00</strong> Tour</li>
<li><strong>12:00</strong> At the loom</li>
</ul>
<p>The ground floor is accessible by wheelchair. There is no need to sign up.</p>`,
        },
        startsAt: `${museum}T11:00`,
        endsAt: `${museum}T13:00`,
        repetition: {
          every: 'month',
          interval: 1,
          weekdays: [SUNDAY],
          nth: 1,
          until: museumUntil,
        },
        exceptions: Array.from({ length: 12 }, (_, month) =>
          firstWeekdayFrom(`${addMonths(museum, month).slice(0, 7)}-01`, SUNDAY),
        )
          .filter((day) => day <= museumUntil && isQuiet(day))
          .map(leaveOut),
        category: 'exhibition',
        audience: 'families',
        unit: 'aigio',
        location: { el: 'Λαογραφικό Μουσείο, Αίγιο', en: 'Folk museum, Aigio' },
        coordinates: { lat: 38.2497, lng: 22.0832 },
        organiser: {
          el: 'Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού',
          en: 'Culture, Tourism and Sport department',
        },
        cost: { el: 'Είσοδος ελεύθερη', en: 'Free admission' },
        link: '',
        image: null,
      },
    },
    {
      slug: 'tree-planting-day',
      isSample: true,
      data: {
        title: { el: 'Φυτεύουμε πάνω από τη Ροδοδάφνη', en: 'Planting trees above Rododafni' },
        description: {
          el: 'Εκατόν πενήντα χαρουπιές και κουκουναριές βρίσκουν τη θέση τους, με τη βοήθεια σχολείων και συλλόγων.',
          en: 'A hundred and fifty carob trees and stone pines find their place, with schools and associations helping.',
        },
        content: {
          el: `<p>Μετά τις πρώτες βροχές το χώμα είναι μαλακό και τα νεαρά δέντρα ριζώνουν καλά. Ο Δήμος φέρνει δενδρύλλια, τσάπες και γάντια. Ένας δασολόγος δείχνει πώς φυτεύεται σωστά ένα δέντρο.</p>
<ul>
<li><strong>10:00</strong> Συνάντηση στο γήπεδο</li>
<li><strong>10:30</strong> Φύτευση</li>
<li><strong>13:00</strong> Ζεστή σούπα για όλους</li>
</ul>
<p>Φορέστε μπότες. Σε δυνατή βροχή η φύτευση γίνεται την επόμενη Κυριακή.</p>`,
          en: `<p>After the first rains the soil is soft and young trees take root well. The municipality brings saplings, hoes and gloves. A forester shows how a tree is planted properly.</p>
<ul>
<li><strong>10:00</strong> Meet at the sports ground</li>
<li><strong>10:30</strong> Planting</li>
<li><strong>13:00</strong> Hot soup for everyone</li>
</ul>
<p>Wear boots. In heavy rain the planting moves to the following Sunday.</p>`,
        },
        startsAt: `${treePlanting}T10:00`,
        endsAt: `${treePlanting}T13:30`,
        category: 'nature',
        audience: 'families',
        unit: 'sympoliteia',
        location: { el: 'Γήπεδο Ροδοδάφνης', en: 'Sports ground, Rododafni' },
        coordinates: { lat: 38.2655, lng: 22.0478 },
        organiser: { el: 'Διεύθυνση Περιβάλλοντος και Καθαριότητας', en: 'Environment department' },
        cost: { el: 'Δωρεάν', en: 'Free' },
        link: '/volunteering',
        image: null,
      },
    },
    {
      slug: 'christmas-lights',
      isSample: true,
      data: {
        title: {
          el: 'Ανάβουμε το χριστουγεννιάτικο δέντρο στα Ψηλά Αλώνια',
          en: 'Lighting the Christmas tree at Psila Alonia',
        },
        description: {
          el: 'Κάλαντα από τις παιδικές χορωδίες, ζεστά ροφήματα και η στιγμή που ανάβουν όλα τα φώτα μαζί.',
          en: 'Carols by the children’s choirs, hot drinks, and the moment at which all the lights go on together.',
        },
        content: {
          el: `<p>Η πλατεία φοράει τα γιορτινά της. Τραγουδούν οι παιδικές χορωδίες του Δήμου και παίζει η Δημοτική Φιλαρμονική. Οι σύλλογοι προσφέρουν μελομακάρονα και τσάι του βουνού.</p>
<ul>
<li><strong>18:30</strong> Κάλαντα</li>
<li><strong>19:00</strong> Άναμμα του δέντρου</li>
<li><strong>19:15</strong> Δημοτική Φιλαρμονική</li>
</ul>`,
          en: `<p>The square puts on its festive dress. The municipality’s children’s choirs sing and the town band plays. Associations offer honey biscuits and mountain tea.</p>
<ul>
<li><strong>18:30</strong> Carols</li>
<li><strong>19:00</strong> The tree is lit</li>
<li><strong>19:15</strong> Town band</li>
</ul>`,
        },
        startsAt: `${christmas}T18:30`,
        endsAt: `${christmas}T20:30`,
        category: 'festival',
        audience: 'families',
        unit: 'aigio',
        location: { el: 'Πλατεία Ψηλών Αλωνίων, Αίγιο', en: 'Psila Alonia square, Aigio' },
        coordinates: { lat: 38.2519, lng: 22.0829 },
        organiser: { el: 'Δήμος Αιγιαλείας', en: 'Municipality of Aigialeia' },
        cost: { el: 'Είσοδος ελεύθερη', en: 'Free admission' },
        link: '',
        image: 'christmas-square',
      },
    },
    {
      slug: 'epiphany-harbour',
      isSample: true,
      data: {
        title: {
          el: 'Αγιασμός των υδάτων στο λιμάνι',
          en: 'Blessing of the waters at the harbour',
        },
        description: {
          el: 'Ανήμερα των Θεοφανίων, η πομπή κατεβαίνει στο λιμάνι του Αιγίου και οι κολυμβητές πέφτουν για τον σταυρό.',
          en: 'On the day of Epiphany the procession goes down to Aigio harbour, and swimmers dive for the cross.',
        },
        content: {
          el: `<p>Η τελετή γίνεται κάθε χρόνο, με κάθε καιρό. Για την ασφάλεια όλων η παραλιακή οδός κλείνει για τα αυτοκίνητα από τις 10:00 έως τις 12:30. Το Λιμενικό και εθελοντές διασώστες βρίσκονται στο σημείο.</p>`,
          en: `<p>The ceremony takes place every year, whatever the weather. For everyone’s safety the harbour road is closed to cars from 10:00 to 12:30. The coast guard and volunteer rescuers are there.</p>`,
        },
        startsAt: `${epiphany}T10:30`,
        endsAt: `${epiphany}T12:00`,
        repetition: {
          every: 'year',
          interval: 1,
          weekdays: [],
          nth: null,
          until: addMonths(epiphany, 48),
        },
        category: 'festival',
        unit: 'aigio',
        location: { el: 'Λιμάνι Αιγίου', en: 'Aigio harbour' },
        coordinates: { lat: 38.2541, lng: 22.0858 },
        organiser: { el: 'Δήμος Αιγιαλείας', en: 'Municipality of Aigialeia' },
        cost: { el: 'Είσοδος ελεύθερη', en: 'Free admission' },
        link: '',
        image: null,
      },
    },
    {
      slug: 'carnival-parade',
      isSample: true,
      data: {
        title: { el: 'Καρναβαλική παρέλαση στο Αίγιο', en: 'Carnival parade in Aigio' },
        description: {
          el: 'Άρματα, πληρώματα και μπάντες από όλη την Αιγιάλεια, την τελευταία Κυριακή της Αποκριάς.',
          en: 'Floats, costumed groups and bands from all over Aigialeia, on the last Sunday of carnival.',
        },
        content: {
          el: `<p>Η παρέλαση ξεκινά από τα Ψηλά Αλώνια και φτάνει στην πλατεία της Αγίας Λαύρας, όπου καίγεται ο Καρνάβαλος. Πληρώματα δηλώνουν συμμετοχή έως δύο εβδομάδες πριν.</p>
<ul>
<li><strong>12:00</strong> Παιδική παρέλαση</li>
<li><strong>13:00</strong> Μεγάλη παρέλαση</li>
<li><strong>15:00</strong> Χορός στην πλατεία</li>
</ul>`,
          en: `<p>The parade sets off from Psila Alonia and ends at Agia Lavra square, where King Carnival is burnt. Groups sign up until two weeks before.</p>
<ul>
<li><strong>12:00</strong> Children’s parade</li>
<li><strong>13:00</strong> Grand parade</li>
<li><strong>15:00</strong> Dancing in the square</li>
</ul>`,
        },
        startsAt: `${carnival}T12:00`,
        endsAt: `${carnival}T17:00`,
        category: 'festival',
        audience: 'families',
        unit: 'aigio',
        location: { el: 'Κέντρο Αιγίου', en: 'Aigio town centre' },
        coordinates: { lat: 38.2509, lng: 22.0823 },
        organiser: { el: 'Δήμος Αιγιαλείας', en: 'Municipality of Aigialeia' },
        cost: { el: 'Είσοδος ελεύθερη', en: 'Free admission' },
        link: '',
        image: null,
      },
    },
    {
      slug: 'clean-monday-kites',
      isSample: true,
      data: {
        title: { el: 'Κούλουμα και χαρταετοί στην Ακράτα', en: 'Clean Monday and kites in Akrata' },
        description: {
          el: 'Λαγάνα, θαλασσινά και παραδοσιακοί χοροί δίπλα στη θάλασσα, και χαρταετοί για τα παιδιά.',
          en: 'Flat bread, seafood and traditional dances by the sea, and kites for the children.',
        },
        content: {
          el: `<p>Ο Δήμος και ο πολιτιστικός σύλλογος περιμένουν μικρούς και μεγάλους στην παραλία. Υπάρχει ανοιχτός χώρος χωρίς καλώδια για να πετάξουν με ασφάλεια οι χαρταετοί.</p>
<p>Η παραλία έχει ράμπα και θέσεις στάθμευσης για άτομα με αναπηρία.</p>`,
          en: `<p>The municipality and the local association look forward to seeing young and old on the beach. There is open ground without cables, so that kites can fly safely.</p>
<p>The beach has a ramp and parking for people with disabilities.</p>`,
        },
        startsAt: `${kites}T11:00`,
        endsAt: `${kites}T16:00`,
        category: 'festival',
        audience: 'families',
        unit: 'akrata',
        location: { el: 'Παραλία Ακράτας', en: 'Akrata beach' },
        coordinates: { lat: 38.1625, lng: 22.323 },
        organiser: {
          el: 'Δήμος Αιγιαλείας και πολιτιστικός σύλλογος',
          en: 'Municipality of Aigialeia with the local association',
        },
        cost: { el: 'Δωρεάν', en: 'Free' },
        link: '',
        image: null,
      },
    },
  ]);
}
