import { news } from '../../../domain/content-types/news.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { writeDay } from '../relative-days.ts';
import { lastOf, weekdayAfter } from '../seasons.ts';
import { type SeedEntry, seedEntries } from '../seed-entry.ts';

const SUNDAY = 7;

/** News about events, dated before the given day (`YYYY-MM-DD`). */
export function eventNewsSeed(today: string): SeedEntry<typeof news>[] {
  // Trees are planted after the first rains and before spring.
  const treePlanting = lastOf(
    addDays(today, -130),
    weekdayAfter(SUNDAY, '11-14'),
    weekdayAfter(SUNDAY, '02-07'),
  );
  const plantedOn = writeDay(treePlanting);

  return seedEntries(news, [
    {
      slug: 'cultural-programme',
      isSample: true,
      data: {
        title: {
          el: 'Το πολιτιστικό πρόγραμμα των επόμενων μηνών',
          en: 'The cultural programme of the coming months',
        },
        summary: {
          el: 'Μουσική, ξεναγήσεις, παραμύθια και γεύσεις και στις έξι δημοτικές ενότητες. Οι περισσότερες εκδηλώσεις έχουν ελεύθερη είσοδο.',
          en: 'Music, guided tours, stories and tastes in all six municipal units. Most events are free.',
        },
        content: {
          el: `<p>Από το λιμάνι του Αιγίου ως τα έλατα της Φτέρης, το νέο πολιτιστικό πρόγραμμα του Δήμου φέρνει εκδηλώσεις και στις έξι δημοτικές ενότητες. Το ετοίμασε η Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού μαζί με συλλόγους, σχολεία και επαγγελματίες του τόπου.</p>
<h2>Ξεχωρίζουν</h2>
<ul>
<li>Η <a href="/events/philharmonic-concert">βραδιά με τη Δημοτική Φιλαρμονική</a>, στο Αίγιο.</li>
<li>Η <a href="/events/aigeira-theatre-tour">ξενάγηση στο αρχαίο θέατρο</a>, στην Αιγείρα.</li>
<li>Η <a href="/events/library-story-hour">ώρα του παραμυθιού</a>, στη βιβλιοθήκη της Ακράτας.</li>
<li>Το <a href="/events/currant-and-wine-days">διήμερο σταφίδας και κρασιού</a>, στις αποθήκες του λιμανιού.</li>
<li>Η <a href="/events/fteri-walk">πεζοπορία στη Φτέρη</a>, στα ορεινά του Αιγίου.</li>
<li>Ο <a href="/events/gorge-run">αγώνας δρόμου</a>, στο Διακοπτό.</li>
<li>Το <a href="/events/film-nights-erineos">κινηματογραφικό διήμερο</a>, στον Ερινεό.</li>
<li>Η <a href="/events/choir-meeting-rododafni">συνάντηση χορωδιών</a>, στη Συμπολιτεία.</li>
</ul>
<h2>Για όλους</h2>
<p>Στις περισσότερες εκδηλώσεις η είσοδος είναι ελεύθερη. Σε κάθε σελίδα αναφέρεται αν ο χώρος είναι προσβάσιμος και αν χρειάζεται δήλωση συμμετοχής. Αν χρειάζεστε διερμηνεία στη νοηματική, ειδοποιήστε μας δέκα ημέρες νωρίτερα.</p>
<p>Οργανώνετε κάτι στον Δήμο; Στείλτε μας την πρότασή σας από τη σελίδα <a href="/events">Εκδηλώσεις</a>, με το κουμπί «Υποβολή Εκδήλωσης». Μόλις την ελέγξουμε, δημοσιεύεται μαζί με όλες τις υπόλοιπες εκδηλώσεις.</p>`,
          en: `<p>From the harbour of Aigio to the firs of Fteri, the municipality’s new cultural programme brings events to all six municipal units. It was prepared by the Culture, Tourism and Sport department together with local associations, schools and professionals.</p>
<h2>Some highlights</h2>
<ul>
<li><a href="/events/philharmonic-concert">An evening with the town band</a>, in Aigio.</li>
<li>A <a href="/events/aigeira-theatre-tour">guided tour of the ancient theatre</a>, in Aigeira.</li>
<li><a href="/events/library-story-hour">Story hour</a>, at the library in Akrata.</li>
<li>The <a href="/events/currant-and-wine-days">currant and wine weekend</a>, in the warehouses of the harbour.</li>
<li>A <a href="/events/fteri-walk">walk in Fteri</a>, in the mountains above Aigio.</li>
<li>The <a href="/events/gorge-run">road race</a>, in Diakopto.</li>
<li>A <a href="/events/film-nights-erineos">film weekend</a>, in Erineos.</li>
<li>The <a href="/events/choir-meeting-rododafni">meeting of choirs</a>, in Sympoliteia.</li>
</ul>
<h2>For everyone</h2>
<p>Most events are free. Each page says whether the venue is accessible and whether you need to sign up. If you need sign language interpretation, let us know ten days ahead.</p>
<p>Are you organising something in the municipality? Send us your proposal from the <a href="/events">Events</a> page, with the button ‘Submit an event’. Once we have checked it, it appears with the others.</p>`,
        },
        date: addDays(today, -5),
        category: 'events',
        topic: 'tourism',
        image: 'open-air-concert',
        gallery: [
          {
            image: 'village-feast',
            caption: {
              el: 'Οι γιορτές των χωριών είναι φέτος μέρος του προγράμματος',
              en: 'The village feasts are part of the programme this year',
            },
          },
          {
            image: 'carnival',
            caption: { el: 'Το περσινό καρναβάλι στο Αίγιο', en: 'Last year’s carnival in Aigio' },
          },
          { image: 'museum-hall', caption: { el: '', en: '' } },
          {
            image: 'choir',
            caption: {
              el: 'Οι χορωδίες του τόπου θα τραγουδήσουν και φέτος μαζί',
              en: 'The choirs of the area will sing together again this year',
            },
          },
          {
            image: 'fishing-boats',
            caption: {
              el: 'Δίπλα στο λιμάνι θα στηθεί η σκηνή',
              en: 'The stage will stand beside the harbour',
            },
          },
          {
            image: 'christmas-square',
            caption: {
              el: 'Η πλατεία στολισμένη για τα Χριστούγεννα',
              en: 'The square in its Christmas lights',
            },
          },
        ],
        author: {
          el: 'Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού',
          en: 'Culture, Tourism and Sport department',
        },
        tags: [
          { name: { el: 'Πολιτισμός', en: 'Culture' } },
          { name: { el: 'Μουσική', en: 'Music' } },
          { name: { el: 'Παιδιά', en: 'Children' } },
        ],
      },
    },
    {
      slug: 'gorge-run-entries',
      isSample: true,
      data: {
        title: {
          el: 'Άνοιξαν οι εγγραφές για τον αγώνα του Διακοπτού',
          en: 'Entries open for the Diakopto road race',
        },
        summary: {
          el: 'Τρεις διαδρομές, για δρομείς και περιπατητές κάθε ηλικίας, εκεί όπου το φαράγγι συναντά τη θάλασσα.',
          en: 'Three distances, for runners and walkers of every age, where the gorge meets the sea.',
        },
        content: {
          el: `<p>Οι εγγραφές για τον <a href="/events/gorge-run">αγώνα δρόμου του Διακοπτού</a> μόλις άνοιξαν. Οι διαδρομές των 10 και των 5 χιλιομέτρων, καθώς και ο παιδικός αγώνας του ενός χιλιομέτρου, ξεκινούν και τερματίζουν στην πλατεία του σταθμού, δίπλα στις γραμμές του Οδοντωτού.</p>
<h2>Μια γιορτή για όλο το χωριό</h2>
<p>Πέρυσι πήραν μέρος περισσότεροι από 600 δρομείς, οι μισοί από άλλα μέρη της Ελλάδας. Τα καταλύματα γέμισαν και δεκάδες εθελοντές βοήθησαν στους σταθμούς νερού. Φέτος προστίθεται διαδρομή δυναμικού βαδίσματος, ώστε να συμμετέχουν και όσοι δεν τρέχουν.</p>
<h2>Τι πρέπει να γνωρίζετε</h2>
<ul>
<li>Η διαδρομή είναι ασφάλτινη, με μικρές υψομετρικές διαφορές.</li>
<li>Απαιτείται ιατρική βεβαίωση ή υπεύθυνη δήλωση.</li>
<li>Οι ανήλικοι συμμετέχουν με υπογραφή γονέα ή κηδεμόνα.</li>
<li>Κάθε δρομέας παίρνει αριθμό, χρονομέτρηση και μετάλλιο από ξύλο ελιάς.</li>
</ul>
<p>Οι εγγραφές γίνονται στο Γραφείο Αθλητισμού, όπως αναφέρει η σελίδα <a href="/services/sports">Αθλητισμός και νεολαία</a>, και κλείνουν μία εβδομάδα πριν από τον αγώνα ή νωρίτερα, αν συμπληρωθούν οι 800 θέσεις. Για διαμονή δείτε τα <a href="/tourism/accommodation">καταλύματα</a> της περιοχής.</p>`,
          en: `<p>Entries are now open for the <a href="/events/gorge-run">Diakopto road race</a>. The 10 and 5 kilometre races, and the children’s kilometre, all start and finish at the station square, beside the tracks of the rack railway.</p>
<h2>A celebration for the whole village</h2>
<p>Last year more than 600 runners took part, half of them from elsewhere in Greece. Rooms filled up, and dozens of volunteers helped at the water stations. This year there is also a power walk, so that people who do not run can join in.</p>
<h2>What you should know</h2>
<ul>
<li>The course is on tarmac, with little climbing.</li>
<li>You need a doctor’s certificate or a declaration.</li>
<li>Anyone under 18 needs the signature of a parent or guardian.</li>
<li>Every runner receives a number, a time and a medal of olive wood.</li>
</ul>
<p>You can enter at the sports office, as explained on the page <a href="/services/sports">Sports and young people</a>. Entries close a week before the race, or earlier if all 800 places are taken. If you would like to stay, see the <a href="/tourism/accommodation">accommodation</a> in the area.</p>`,
        },
        date: addDays(today, -37),
        category: 'events',
        topic: 'tourism',
        image: 'running-race',
        author: { el: 'Γραφείο Αθλητισμού', en: 'Sports office' },
        tags: [
          { name: { el: 'Αθλητισμός', en: 'Sport' } },
          { name: { el: 'Διακοπτό', en: 'Diakopto' } },
        ],
      },
    },
    {
      slug: 'tree-planting',
      isSample: true,
      data: {
        title: {
          el: 'Χίλια δέντρα από χίλια χέρια',
          en: 'A thousand trees by a thousand hands',
        },
        summary: {
          el: 'Μαθητές, σύλλογοι και οικογένειες φύτεψαν πεύκα, δρυς και χαρουπιές σε πλαγιές που είχαν καεί.',
          en: 'Pupils, associations and families planted pines, oaks and carob trees on slopes that had burnt.',
        },
        content: {
          el: `<p>Την <strong>${plantedOn.el}</strong> περισσότεροι από τετρακόσιοι εθελοντές ανέβηκαν στις πλαγιές πάνω από τη Ροδοδάφνη και φύτεψαν χίλια δενδρύλλια. Μαθητές με τους δασκάλους τους, πρόσκοποι, πολιτιστικοί σύλλογοι, εργαζόμενοι του Δήμου και πολλές οικογένειες εργάστηκαν από το πρωί ως το μεσημέρι.</p>
<h2>Τι φυτεύτηκε</h2>
<p>Τα είδη επιλέχθηκαν μαζί με το Δασαρχείο, ώστε να αντέχουν στην ξηρασία και να ταιριάζουν στον τόπο: δρυς, χαρουπιές, κουκουναριές και χαλέπιος πεύκη. Κάθε δενδρύλλιο προστατεύεται από ένα δίχτυ και έχει μικρή λεκάνη για το νερό.</p>
<h2>Και μετά;</h2>
<p>Η φύτευση είναι η αρχή. Τα δύο πρώτα καλοκαίρια τα δέντρα χρειάζονται πότισμα, που το ανέλαβε η Υπηρεσία Πρασίνου με τη βοήθεια των εθελοντών πυροπροστασίας. Στην έκταση αναμένεται να επιζήσουν επτά στα δέκα δέντρα· όσα χαθούν θα αντικατασταθούν.</p>
<p>Σχολεία και ομάδες που θέλουν να «υιοθετήσουν» ένα κομμάτι της πλαγιάς μπορούν να το δηλώσουν στη σελίδα <a href="/volunteering">Εθελοντισμός</a>. Ευχαριστούμε όλους όσοι ήρθαν, και ιδιαίτερα τις κυρίες του συλλόγου που μας φίλεψαν πίτες και ζεστό τσάι.</p>`,
          en: `<p>On <strong>${plantedOn.en}</strong>, more than four hundred volunteers climbed the slopes above Rododafni and planted a thousand young trees. Pupils with their teachers, scouts, cultural associations, municipal staff and many families worked from morning to noon.</p>
<h2>What was planted</h2>
<p>The species were chosen with the Forestry Service to stand drought and suit the place: oaks, carob trees, stone pines and Aleppo pines. A net protects each young tree, and a small basin in the soil holds its water.</p>
<h2>And then?</h2>
<p>Planting is only the beginning. For the first two summers the trees need watering, which the parks service has taken on, with the help of the fire-watch volunteers. Seven trees in ten are expected to survive; those that do not will be replaced.</p>
<p>Schools and groups who would like to adopt a piece of the slope can tell us through the page <a href="/volunteering">Volunteering</a>. Our thanks to everyone who came, and especially to the ladies of the association who treated us to pies and hot tea.</p>`,
        },
        date: addDays(treePlanting, 3),
        category: 'events',
        topic: 'social',
        image: 'tree-planting',
        author: { el: 'Γραφείο Τύπου', en: 'Press office' },
        tags: [
          { name: { el: 'Εθελοντισμός', en: 'Volunteering' } },
          { name: { el: 'Περιβάλλον', en: 'Environment' } },
          { name: { el: 'Συμπολιτεία', en: 'Sympoliteia' } },
        ],
      },
    },
  ]);
}
