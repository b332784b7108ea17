import { unit } from '../../domain/content-types/unit.ts';
import { seedEntries } from './seed-entry.ts';

/** Those of the town hall, which is the office of the unit of Aigio. */
const TOWN_HALL_HOURS = [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }];
/** Smaller offices send the papers of the day to the town hall before it closes. */
const UNIT_HOURS = [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '14:30' }];

/**
 * The six units, with the populations and areas of the specification, section 9. The hours of their offices are made
 * up.
 *
 * Those figures are kept as given: they do not add up to the totals of the whole municipality.
 */
export const unitSeed = seedEntries(unit, [
  {
    slug: 'aigeira',
    isSample: false,
    data: {
      name: { el: 'Αιγείρα', en: 'Aigeira' },
      description: {
        el: 'Η ανατολική άκρη του Δήμου: ένα αρχαίο θέατρο ψηλά πάνω από τον Κορινθιακό, παραλίες με μαύρα βράχια και χωριά ως τα έλατα.',
        en: 'The eastern edge of the municipality: an ancient theatre high above the Gulf, beaches of dark rock and villages that climb up to the fir woods.',
      },
      content: {
        el: `<h2>Ο τόπος</h2>
<p>Η Αιγείρα απλώνεται από την ακτή του Κορινθιακού ως τα δάση των βουνών, στα σύνορα της Αχαΐας με την Κορινθία. Έδρα της είναι η ομώνυμη κωμόπολη, 26 χιλιόμετρα από το Αίγιο: ένας παραθαλάσσιος οικισμός με λεμονιές, ελιές και αμπέλια γύρω του.</p>
<p>Από την ακτή οι δρόμοι ανεβαίνουν στις Αιγές, στο Μοναστήρι, στη Σελιάνα και στο Περιθώρι. Μέσα σε μισή ώρα περνάει κανείς από τη θάλασσα στο δάσος με τα έλατα και τα μαύρα πεύκα.</p>
<h2>Η αρχαία πόλη</h2>
<p>Ο Όμηρος την ονομάζει Υπερησία. Ο Παυσανίας διηγείται πώς άλλαξε όνομα: όταν οι Σικυώνιοι βάδιζαν εναντίον της, οι κάτοικοι έδεσαν αναμμένους δαυλούς στα κέρατα των αιγών τους. Οι εχθροί νόμισαν ότι έρχονται ενισχύσεις και αποχώρησαν, και η πόλη ονομάστηκε Αιγείρα.</p>
<p>Το θέατρό της, λαξευμένο τον 3ο αιώνα π.Χ. σε πλαγιά που βλέπει σε ολόκληρο τον κόλπο, ξαναχτίστηκε στα ρωμαϊκά χρόνια. Δίπλα του σώζονται τα θεμέλια μικρών ναών· ένας από αυτούς είχε ψηφιδωτό δάπεδο από βότσαλα. Στην Αιγείρα βρέθηκε και η κολοσσική κεφαλή του Δία, έργο του Αθηναίου γλύπτη Ευκλείδη, που φυλάσσεται στο Εθνικό Αρχαιολογικό Μουσείο. Τις ανασκαφές ξεκίνησε το 1916 το Αυστριακό Αρχαιολογικό Ινστιτούτο.</p>
<h2>Παραλίες και χωριά</h2>
<ul>
<li><strong>Μαύρα Λιθάρια:</strong> παραλία με σκούρα βράχια και βαθιά, καθαρά νερά, κοντά στο αρχαίο επίνειο.</li>
<li><strong>Σελιάνα:</strong> ορεινό χωριό με πετρόχτιστα σπίτια, χτισμένο κοντά στην αρχαία Φελλόη.</li>
<li><strong>Μονή Αγίων Αποστόλων:</strong> μοναστήρι του 17ου αιώνα μέσα στο δάσος του Περιθωρίου.</li>
</ul>
<h2>Η ζωή σήμερα</h2>
<p>Οι κάτοικοι ζουν από την ελιά, το αμπέλι, τα εσπεριδοειδή και, το καλοκαίρι, από τους παραθεριστές. Κάτω από τον αρχαιολογικό χώρο περνούν ο αυτοκινητόδρομος και η σιδηροδρομική γραμμή προς Κιάτο και Αίγιο.</p>`,
        en: `<h2>The area</h2>
<p>Aigeira runs from the shore of the Gulf of Corinth up to the mountain forests, where Achaea borders Corinthia. Its seat is the small seaside town of the same name, 26 kilometres from Aigio, set among lemon groves, olives and vines.</p>
<p>From the coast, roads climb to Aiges, Monastiri, Seliana and Perithori. In half an hour you go from the sea to woods of fir and black pine.</p>
<h2>The ancient city</h2>
<p>Homer calls it Hyperesia. Pausanias tells how it got its later name: when an army from Sicyon was marching against the town, the people tied burning torches to the horns of their goats. The enemy took the lights for reinforcements and withdrew, and the city was named Aigeira, after the goats (<em>aiges</em>).</p>
<p>Its theatre, cut in the 3rd century BC into a slope that looks over the whole Gulf, was rebuilt in Roman times. Beside it stand the foundations of small temples, one of them with a pebble mosaic. The colossal head of Zeus by the Athenian sculptor Eukleides, now in the National Archaeological Museum in Athens, was also found here. The Austrian Archaeological Institute began to excavate the city in 1916.</p>
<h2>Beaches and villages</h2>
<ul>
<li><strong>Mavra Litharia:</strong> a beach of dark rocks and deep, clear water, close to the ancient harbour.</li>
<li><strong>Seliana:</strong> a mountain village of stone houses near the site of ancient Phelloe.</li>
<li><strong>Monastery of the Holy Apostles:</strong> a 17th-century monastery in the forest of Perithori.</li>
</ul>
<h2>Life today</h2>
<p>People live from olives, vines and citrus fruit and, in summer, from visitors who come for the sea. The motorway and the railway line to Kiato and Aigio pass below the archaeological site.</p>`,
      },
      image: 'aigeira-coast',
      population: 2626,
      area: 123.8,
      attractions: [
        { name: { el: 'Αρχαίο Θέατρο Αιγείρας', en: 'Ancient Theatre of Aigeira' } },
        { name: { el: 'Μαύρα Λιθάρια', en: 'Mavra Litharia' } },
        { name: { el: 'Σελιάνα και αρχαία Φελλόη', en: 'Seliana and ancient Phelloe' } },
        {
          name: {
            el: 'Μονή Αγίων Αποστόλων στο Περιθώρι',
            en: 'Monastery of the Holy Apostles, Perithori',
          },
        },
        { name: { el: 'Δάσος Περιθωρίου', en: 'Forest of Perithori' } },
      ],
      coordinates: { lat: 38.1475, lng: 22.3553 },
      seat: { el: 'Αιγείρα', en: 'Aigeira' },
      address: { el: 'Αιγείρα, 25010', en: 'Aigeira, 25010' },
      phone: '+30 26960 00110',
      hours: UNIT_HOURS,
      exceptions: [],
    },
  },
  {
    slug: 'aigio',
    isSample: false,
    data: {
      name: { el: 'Αίγιο', en: 'Aigio' },
      description: {
        el: 'Η έδρα του Δήμου: πόλη σε δύο επίπεδα, με σκάλες ανάμεσα στο λιμάνι και την άνω πόλη, νεοκλασικά σπίτια, έργα του Τσίλλερ και θέα σε όλο τον κόλπο.',
        en: 'The seat of the municipality: a town on two levels, with stairs between harbour and upper town, neoclassical houses, buildings by Ziller and a view across the Gulf.',
      },
      content: {
        el: `<h2>Η πόλη</h2>
<p>Το Αίγιο είναι χτισμένο στο χείλος ενός φυσικού εξώστη. Κάτω βρίσκονται το λιμάνι, οι πέτρινες σταφιδαποθήκες και η παραλία· επάνω οι πλατείες, η αγορά και τα νεοκλασικά σπίτια. Τα δύο επίπεδα τα ενώνουν δρόμοι και οι περίφημες <strong>Σκάλες</strong>, από όπου το βλέμμα φτάνει ως τα βουνά της Στερεάς.</p>
<p>Στην ακτή αναβλύζουν οι Δώδεκα Βρύσες, δίπλα στον αιωνόβιο Πλάτανο του Παυσανία. Λίγο ψηλότερα, η Παναγία η Τρυπητή είναι χτισμένη μέσα στον βράχο και γιορτάζει την Παρασκευή της Διακαινησίμου.</p>
<h2>Η πόλη του Τσίλλερ</h2>
<p>Τον 19ο αιώνα η σταφίδα έφερε πλούτο και ο Ερνέστος Τσίλλερ σχεδίασε για το Αίγιο τη δημοτική αγορά και εκκλησίες, ανάμεσά τους τη Φανερωμένη και τα Εισόδια της Θεοτόκου. Στην παλιά αγορά στεγάζεται σήμερα το <strong>Αρχαιολογικό Μουσείο</strong>, με ευρήματα από τη νεολιθική εποχή ως τα ρωμαϊκά χρόνια.</p>
<h2>Γύρω από την πόλη</h2>
<ul>
<li><strong>Λιμνοθάλασσα Αλυκής:</strong> υγρότοπος δίπλα στην πόλη, σταθμός για ερωδιούς, φλαμίνγκο και άλλα μεταναστευτικά πουλιά.</li>
<li><strong>Τέμενη, Βαλιμίτικα, Διγελιώτικα:</strong> μακριές παραλίες με βότσαλο, ανατολικά της πόλης.</li>
<li><strong>Μονή Ταξιαρχών:</strong> ιστορικό μοναστήρι στην κοιλάδα του Σελινούντα, περίπου 15 χιλιόμετρα προς το εσωτερικό.</li>
</ul>
<h2>Υπηρεσίες και συγκοινωνίες</h2>
<p>Στο Αίγιο βρίσκονται το δημαρχείο, το πολιτιστικό κέντρο και το γραφείο τουρισμού. Ο προαστιακός σιδηρόδρομος συνδέει την πόλη με το Κιάτο και την Αθήνα και το πλοίο με τον Άγιο Νικόλαο Φωκίδας. Δείτε και τις <a href="/municipality/departments">διευθύνσεις του Δήμου</a>.</p>`,
        en: `<h2>The town</h2>
<p>Aigio stands on the rim of a natural balcony. Below lie the harbour, the stone currant warehouses and the beach; above are the squares, the market and the neoclassical houses. Streets join the two levels, and so do the famous <strong>Steps</strong>, from which you can see as far as the mountains of mainland Greece.</p>
<p>On the shore the Twelve Springs still run beside the ancient plane tree named after Pausanias. A little higher, the church of Panagia Trypiti is built into the rock; its feast is on the Friday after Easter.</p>
<h2>Ziller’s town</h2>
<p>In the 19th century currants made the town rich, and the architect Ernst Ziller designed its municipal market and several churches, among them the Faneromeni and the Presentation of the Virgin. The old market now houses the <strong>Archaeological Museum</strong>, with finds from Neolithic to Roman times.</p>
<h2>Around the town</h2>
<ul>
<li><strong>Aliki Lagoon:</strong> a wetland beside the town where herons, flamingos and other migrating birds rest.</li>
<li><strong>Temeni, Valimitika, Digeliotika:</strong> long pebble beaches east of the town.</li>
<li><strong>Monastery of the Taxiarches:</strong> a historic monastery in the valley of the Selinountas, about 15 kilometres inland.</li>
</ul>
<h2>Services and transport</h2>
<p>The town hall, the cultural centre and the tourist office are all in Aigio. The suburban railway links the town with Kiato and Athens, and a ferry crosses to Agios Nikolaos in Phocis. See also the <a href="/municipality/departments">departments of the municipality</a>.</p>`,
      },
      image: 'twelve-springs',
      population: 26523,
      area: 151.1,
      attractions: [
        { name: { el: 'Σκάλες και Ψηλά Αλώνια', en: 'The steps and Psila Alonia' } },
        {
          name: { el: 'Αρχαιολογικό Μουσείο Αιγίου', en: 'Archaeological Museum of Aigio' },
        },
        { name: { el: 'Παναγία Τρυπητή', en: 'Panagia Trypiti' } },
        {
          name: {
            el: 'Δώδεκα Βρύσες και Πλάτανος του Παυσανία',
            en: 'Twelve Springs and the plane tree of Pausanias',
          },
        },
        { name: { el: 'Λιμνοθάλασσα Αλυκής', en: 'Aliki Lagoon' } },
        { name: { el: 'Σταφιδαποθήκες του λιμανιού', en: 'Currant warehouses at the harbour' } },
      ],
      coordinates: { lat: 38.2489, lng: 22.0819 },
      seat: { el: 'Αίγιο', en: 'Aigio' },
      address: {
        el: 'Πλατεία Δημαρχείου 1, 25100 Αίγιο',
        en: '1 Dimarcheiou Square, 25100 Aigio',
      },
      phone: '+30 26910 00100',
      hours: TOWN_HALL_HOURS,
      exceptions: [],
    },
  },
  {
    slug: 'akrata',
    isSample: false,
    data: {
      name: { el: 'Ακράτα', en: 'Akrata' },
      description: {
        el: 'Παραλίες με βότσαλο και πεύκα στις εκβολές του Κράθη και, πίσω τους, η λίμνη Τσιβλού, η Ζαρούχλα και τα χωριά του Χελμού.',
        en: 'Pebble beaches and pines at the mouth of the Krathis and, behind them, Lake Tsivlou, Zarouchla and the villages of Mount Chelmos.',
      },
      content: {
        el: `<h2>Από τη θάλασσα στο βουνό</h2>
<p>Η Ακράτα είναι από τα πιο αγαπημένα θέρετρα του Κορινθιακού. Η κωμόπολη με τα πετρόχτιστα αρχοντικά και τις πλατείες βρίσκεται λίγο ψηλότερα από την ακτή· κάτω, η παραλία της Ακράτας, το Κράθιο και ο Πλάτανος γεμίζουν κόσμο κάθε καλοκαίρι.</p>
<p>Ακολουθώντας τον ποταμό Κράθη προς τις πηγές του, ο δρόμος μπαίνει σε μια από τις ωραιότερες κοιλάδες της Πελοποννήσου, με καταρράκτες, νερόμυλους και δάση από έλατα.</p>
<h2>Λίμνη Τσιβλού</h2>
<p>Τον Μάρτιο του 1913 μια τεράστια κατολίσθηση σκέπασε σπίτια και χωράφια και έφραξε τον Κράθη. Όταν τα νερά καταλάγιασαν, ανάμεσα στα έλατα είχε απομείνει μια λίμνη, πάνω από τα 700 μέτρα. Ένα εύκολο μονοπάτι κάνει τον γύρο της.</p>
<h2>Ζαρούχλα, Σόλος και τα Ύδατα της Στυγός</h2>
<p>Η Ζαρούχλα, με τα πέτρινα σπίτια και τον βυζαντινό ναό της Παναγίας, είναι σταθμός για πεζοπόρους όλο τον χρόνο. Από τα χωριά Σόλος, Μεσορρούγι και Περιστέρα ξεκινούν τα μονοπάτια για τα Ύδατα της Στυγός, τον καταρράκτη στα βράχια του Χελμού, στα νερά του οποίου ορκίζονταν οι θεοί των αρχαίων. Η περιοχή ανήκει στο Παγκόσμιο Γεωπάρκο UNESCO Χελμού–Βουραϊκού.</p>
<h2>Η ιστορία</h2>
<p>Στις εκβολές του Κράθη βρίσκονταν οι αρχαίες Αιγές, μία από τις δώδεκα πόλεις των Αχαιών, γνωστή για το ιερό του Ποσειδώνα. Κοντά στην κωμόπολη σώζεται η μεταβυζαντινή Μονή της Αγίας Τριάδας.</p>
<h2>Γεύσεις</h2>
<p>Λάδι, κρασί, σταφίδα και εσπεριδοειδή από τον κάμπο· κεράσια, κάστανα και φασόλια από τα ορεινά.</p>`,
        en: `<h2>From the sea to the mountain</h2>
<p>Akrata is one of the best-loved resorts on the Gulf of Corinth. The small town, with its stone mansions and squares, sits a little above the shore; below it the beaches of Akrata, Krathio and Platanos fill up every summer.</p>
<p>If you follow the river Krathis towards its springs, the road enters one of the loveliest valleys of the Peloponnese, with waterfalls, watermills and fir woods.</p>
<h2>Lake Tsivlou</h2>
<p>In March 1913 an enormous landslide buried houses and fields and blocked the Krathis. When the water settled, a lake was left among the firs, above 700 metres. An easy path runs all the way round it.</p>
<h2>Zarouchla, Solos and the Waters of the Styx</h2>
<p>Zarouchla, with its stone houses and the Byzantine church of the Virgin, welcomes walkers all year. From Solos, Mesorrougi and Peristera, paths lead to the Waters of the Styx, the waterfall on the cliffs of Chelmos by which the ancient gods swore their oaths. The area belongs to the Chelmos–Vouraikos UNESCO Global Geopark.</p>
<h2>History</h2>
<p>At the mouth of the Krathis stood ancient Aigai, one of the twelve cities of the Achaeans, known for its sanctuary of Poseidon. The post-Byzantine monastery of the Holy Trinity survives near the town.</p>
<h2>Food</h2>
<p>Olive oil, wine, currants and citrus fruit from the plain; cherries, chestnuts and beans from the mountains.</p>`,
      },
      image: 'akrata-krathis',
      population: 4985,
      area: 103.5,
      attractions: [
        { name: { el: 'Παραλία Ακράτας', en: 'Akrata Beach' } },
        { name: { el: 'Λίμνη Τσιβλού', en: 'Lake Tsivlou' } },
        { name: { el: 'Ύδατα της Στυγός', en: 'The Waters of the Styx' } },
        { name: { el: 'Ζαρούχλα', en: 'Zarouchla' } },
        { name: { el: 'Μονή Αγίας Τριάδας', en: 'Monastery of the Holy Trinity' } },
        { name: { el: 'Παραλία Πλατάνου', en: 'Platanos beach' } },
      ],
      coordinates: { lat: 38.1556, lng: 22.3139 },
      seat: { el: 'Ακράτα', en: 'Akrata' },
      address: { el: 'Ακράτα, 25006', en: 'Akrata, 25006' },
      phone: '+30 26960 00120',
      hours: UNIT_HOURS,
      exceptions: [],
    },
  },
  {
    slug: 'diakopto',
    isSample: false,
    data: {
      name: { el: 'Διακοπτό', en: 'Diakopto' },
      description: {
        el: 'Η αφετηρία του οδοντωτού που ανεβαίνει το φαράγγι του Βουραϊκού, παραλίες, εσπεριδοειδή και η γη της χαμένης Ελίκης.',
        en: 'The starting point of the rack railway up the Vouraikos Gorge, with beaches, citrus groves and the land of lost Helike.',
      },
      content: {
        el: `<h2>Ο τόπος</h2>
<p>Το Διακοπτό είναι χτισμένο στις εκβολές του Βουραϊκού, 15 χιλιόμετρα ανατολικά από το Αίγιο, μέσα σε περιβόλια με λεμονιές και πορτοκαλιές. Στην ακτή του, η Τράπεζα, η Πούντα, ο Ελαιώνας και τα Νικολαίικα έχουν παραλίες για κάθε γούστο.</p>
<h2>Ο οδοντωτός</h2>
<p>Από το 1896 ένα μικρό τρένο, σε γραμμή πλάτους μόλις 75 εκατοστών, ανεβαίνει από τον σταθμό του Διακοπτού ως τα Καλάβρυτα. Σε 22 χιλιόμετρα περνά σήραγγες και γέφυρες πάνω από το ποτάμι και, όπου η κλίση γίνεται πολύ μεγάλη, ένα γρανάζι πιάνει στον οδοντωτό κανόνα και σπρώχνει τον συρμό. Στα μισά της διαδρομής, στη Ζαχλωρού, είναι η στάση για τη Μονή του Μεγάλου Σπηλαίου.</p>
<p>Τη διαδρομή μπορείτε να την κάνετε και με τα πόδια: το μονοπάτι δίπλα στις ράγες είναι τμήμα του ευρωπαϊκού μονοπατιού Ε4.</p>
<h2>Ελίκη, η χαμένη πόλη</h2>
<p>Μια χειμωνιάτικη νύχτα του 373 π.Χ. σεισμός και θαλάσσιο κύμα κατέστρεψαν την Ελίκη, μητρόπολη των δώδεκα αχαϊκών πόλεων. Οι αρχαίοι έδειχναν τα ερείπιά της κάτω από το νερό. Το 2001 οι αρχαιολόγοι τη βρήκαν στη στεριά, θαμμένη κάτω από τις προσχώσεις των ποταμών, στην περιοχή του Ριζόμυλου και των Νικολαιίκων.</p>
<h2>Βούρα και Κερύνεια</h2>
<p>Στα υψώματα πάνω από την ακτή βρίσκονταν δύο ακόμη πόλεις των Αχαιών: η Βούρα, που χάθηκε την ίδια νύχτα με την Ελίκη και χτίστηκε ξανά, και η Κερύνεια, πατρίδα του Μάργου, του πρώτου που εκλέχτηκε μόνος στρατηγός της Αχαϊκής Συμπολιτείας.</p>`,
        en: `<h2>The area</h2>
<p>Diakopto lies at the mouth of the Vouraikos, 15 kilometres east of Aigio, among orchards of lemon and orange trees. Along its coast Trapeza, Pounta, Elaionas and Nikolaiika have a beach for every taste.</p>
<h2>The rack railway</h2>
<p>Since 1896 a little train on a track only 75 centimetres wide has been climbing from Diakopto station to Kalavryta. In 22 kilometres it passes through tunnels and over bridges above the river and, where the slope becomes too steep, a cogwheel grips the toothed rail and pushes the train up. Halfway, at Zachlorou, is the stop for the monastery of Mega Spilaio.</p>
<p>You can also walk the route: the path beside the rails is part of the European long-distance path E4.</p>
<h2>Helike, the lost city</h2>
<p>One winter’s night in 373 BC an earthquake and a great wave destroyed Helike, the mother city of the twelve cities of Achaea. Ancient travellers were shown its ruins under water. In 2001 archaeologists found it on dry land, buried beneath river silt around Rizomylos and Nikolaiika.</p>
<h2>Boura and Keryneia</h2>
<p>Two more Achaean cities stood on the heights above the coast: Boura, lost in the same night as Helike and later rebuilt, and Keryneia, home of Margos, the first man to be elected sole general of the Achaean League.</p>`,
      },
      image: 'diakopto-orchards',
      population: 6429,
      area: 102.7,
      attractions: [
        { name: { el: 'Οδοντωτός σιδηρόδρομος', en: 'Rack railway (Odontotos)' } },
        { name: { el: 'Φαράγγι του Βουραϊκού', en: 'Vouraikos Gorge' } },
        { name: { el: 'Αρχαία Ελίκη', en: 'Ancient Helike' } },
        { name: { el: 'Παραλία Τράπεζας και Πούντα', en: 'Trapeza beach and Pounta' } },
        { name: { el: 'Παραλία Ελαιώνα', en: 'Elaionas beach' } },
      ],
      coordinates: { lat: 38.1939, lng: 22.1997 },
      seat: { el: 'Διακοπτό', en: 'Diakopto' },
      address: { el: 'Διακοπτό, 25003', en: 'Diakopto, 25003' },
      phone: '+30 26910 00210',
      hours: UNIT_HOURS,
      exceptions: [],
    },
  },
  {
    slug: 'erineos',
    isSample: false,
    data: {
      name: { el: 'Ερινεός', en: 'Erineos' },
      description: {
        el: 'Η δυτική πύλη του Δήμου: χωριά ανάμεσα στο Παναχαϊκό και τη θάλασσα, ήσυχοι όρμοι και το κάστρο του Σαλμενίκου.',
        en: 'The western gateway of the municipality: villages between Mount Panachaiko and the sea, quiet bays and the castle of Salmeniko.',
      },
      content: {
        el: `<h2>Ο τόπος</h2>
<p>Ο Ερινεός πιάνει τις βορειοανατολικές πλαγιές του Παναχαϊκού ως τον Κορινθιακό, δέκα περίπου χιλιόμετρα δυτικά από το Αίγιο. Έδρα του είναι οι Καμάρες. Στην ακτή βρίσκονται το Λαμπίρι και η Ροδινή, στα ημιορεινά η Ζήρια και ο Νέος Ερινεός, ψηλότερα το Σαλμενίκο, το Δαμακίνι και η Αρραβωνίτσα.</p>
<p>Από τα χωριά φαίνεται όλο το δυτικό στόμιο του κόλπου, ως τη γέφυρα Ρίου–Αντιρρίου.</p>
<h2>Αρχαιότητα και ρωμαϊκά χρόνια</h2>
<p>Το λιμάνι του Ερινεού έγινε γνωστό από τη ναυμαχία που έδωσαν εδώ Αθηναίοι και Κορίνθιοι στα χρόνια του Πελοποννησιακού Πολέμου, όπως τη διηγείται ο Θουκυδίδης. Οι Καμάρες πήραν το όνομά τους από τα τόξα ενός ρωμαϊκού υδραγωγείου.</p>
<h2>Το κάστρο του Σαλμενίκου</h2>
<p>Σε απότομη κορυφή πάνω από το Σαλμενίκο στέκουν τα ερείπια του κάστρου όπου ο Κωνσταντίνος Παλαιολόγος Γραίτζας αντιστάθηκε στους Οθωμανούς επί έναν χρόνο, ως τον Ιούλιο του 1461, όταν όλος σχεδόν ο Μοριάς είχε ήδη παραδοθεί.</p>
<h2>Θάλασσα και βουνό</h2>
<ul>
<li><strong>Λαμπίρι:</strong> προστατευμένος όρμος με βότσαλο και ταβέρνες δίπλα στο κύμα.</li>
<li><strong>Ροδινή:</strong> ήσυχη παραλία με πράσινο και δροσιά, ιδανική για οικογένειες.</li>
<li><strong>Αρραβωνίτσα:</strong> ορεινό χωριό με πλατάνια και νερά, αφετηρία για το Παναχαϊκό.</li>
</ul>
<h2>Προϊόντα</h2>
<p>Ελιές, σταφίδα, αμπέλια, εσπεριδοειδή και κηπευτικά στα πεδινά, μέλι και τυρί στα ορεινά.</p>`,
        en: `<h2>The area</h2>
<p>Erineos stretches from the north-eastern slopes of Mount Panachaiko down to the Gulf of Corinth, about ten kilometres west of Aigio. Its seat is Kamares. Lampiri and Rodini are on the coast, Ziria and Neos Erineos in the foothills, and Salmeniko, Damakini and Arravonitsa higher up.</p>
<p>From the villages you see the whole western mouth of the Gulf, as far as the Rio–Antirrio bridge.</p>
<h2>Antiquity and Roman times</h2>
<p>The harbour of Erineos is known for the sea battle that Athenians and Corinthians fought here during the Peloponnesian War, as Thucydides tells. Kamares (‘arches’) is named after the arches of a Roman aqueduct.</p>
<h2>The castle of Salmeniko</h2>
<p>On a steep summit above Salmeniko stand the ruins of the castle where Konstantinos Palaiologos Graitzas held out against the Ottomans for a year, until July 1461, when almost all the Morea had already surrendered.</p>
<h2>Sea and mountain</h2>
<ul>
<li><strong>Lampiri:</strong> a sheltered pebble bay with tavernas at the water’s edge.</li>
<li><strong>Rodini:</strong> a quiet, green beach, well suited to families.</li>
<li><strong>Arravonitsa:</strong> a mountain village with plane trees and springs, a starting point for Panachaiko.</li>
</ul>
<h2>Local produce</h2>
<p>Olives, currants, grapes, citrus fruit and vegetables on the low ground; honey and cheese in the mountains.</p>`,
      },
      image: 'erineos-villages',
      population: 3468,
      area: 86.9,
      attractions: [
        { name: { el: 'Κάστρο του Σαλμενίκου', en: 'Castle of Salmeniko' } },
        { name: { el: 'Παραλία Λαμπιρίου', en: 'Lampiri Beach' } },
        { name: { el: 'Παραλία Ροδινής', en: 'Rodini beach' } },
        { name: { el: 'Ρωμαϊκό υδραγωγείο στις Καμάρες', en: 'Roman aqueduct at Kamares' } },
        { name: { el: 'Αρραβωνίτσα και Παναχαϊκό', en: 'Arravonitsa and Mount Panachaiko' } },
      ],
      coordinates: { lat: 38.292, lng: 21.998 },
      seat: { el: 'Καμάρες', en: 'Kamares' },
      address: { el: 'Καμάρες, 25009', en: 'Kamares, 25009' },
      phone: '+30 26910 00220',
      hours: UNIT_HOURS,
      exceptions: [],
    },
  },
  {
    slug: 'sympoliteia',
    isSample: false,
    data: {
      name: { el: 'Συμπολιτεία', en: 'Sympoliteia' },
      description: {
        el: 'Με το όνομα της αρχαίας ομοσπονδίας των Αχαιών: εύφορος κάμπος γύρω από τη Ροδοδάφνη, οι παραλίες Σελιανίτικα και Λόγγος, ορεινά χωριά από πέτρα.',
        en: 'Named after the ancient federation of the Achaeans: a fertile plain around Rododafni, the beaches of Selianitika and Longos, and mountain villages of stone.',
      },
      content: {
        el: `<h2>Το όνομα</h2>
<p>Συμπολιτεία ονόμασαν οι αρχαίοι Αχαιοί την ομοσπονδία των πόλεών τους: κοινή συνέλευση, κοινό νόμισμα, κοινά μέτρα και σταθμά. Το ιερό όπου συνέρχονταν, το Ομάριο, βρισκόταν στη γη του Αιγίου, λίγα χιλιόμετρα από εδώ.</p>
<h2>Ο κάμπος και η Ροδοδάφνη</h2>
<p>Έδρα της ενότητας είναι η Ροδοδάφνη, μια ζωντανή κωμόπολη δίπλα στο Αίγιο, μέσα σε λεμονιές, πορτοκαλιές και αμπέλια κορινθιακής σταφίδας. Τον Αύγουστο, στα αλώνια και κάτω από τα υπόστεγα, απλώνεται η μαύρη σταφίδα για να στεγνώσει.</p>
<h2>Σελιανίτικα και Λόγγος</h2>
<p>Οι δύο γειτονικοί οικισμοί μοιράζονται μια παραλία με ψιλό βότσαλο, ενάμισι περίπου χιλιόμετρο σε μήκος, με πεζόδρομο, ταβέρνες και μικρά ξενοδοχεία. Είναι από τα πιο δημοφιλή καλοκαιρινά μέρη της Αχαΐας. Το όνομα των Σελιανιτίκων θυμίζει τη Σελιάνα, το ορεινό χωριό από όπου κατέβηκαν οι πρώτοι κάτοικοι.</p>
<h2>Τα ορεινά</h2>
<p>Πίσω από τον κάμπο οι πλαγιές ανεβαίνουν απότομα. Πετρόχτιστα σπίτια, πλατείες με πλατάνια, βρύσες και ξωκλήσια περιμένουν όσους αφήνουν την ακτή για ένα μεσημεριανό φαγητό στη δροσιά ή για έναν περίπατο στο δάσος.</p>
<h2>Γιορτές και προϊόντα</h2>
<ul>
<li>Πανηγύρι του Αγίου Βασιλείου, πολιούχου των Σελιανιτίκων.</li>
<li>Σταφίδα, εσπεριδοειδή, λάδι και κρασί από μικρούς παραγωγούς.</li>
</ul>`,
        en: `<h2>The name</h2>
<p><em>Sympoliteia</em> was what the ancient Achaeans called the federation of their cities: one assembly, one coinage, the same weights and measures. The sanctuary where they met, the Homarion, lay on the land of Aigio, a few kilometres from here.</p>
<h2>The plain and Rododafni</h2>
<p>The seat of the unit is Rododafni, a lively small town next to Aigio, among lemon and orange trees and vineyards of Corinthian currants. In August the currants are spread out on drying floors and under open sheds.</p>
<h2>Selianitika and Longos</h2>
<p>These two neighbouring villages share a beach of fine shingle about a kilometre and a half long, with a promenade, tavernas and small hotels. It is one of the most popular summer places in Achaea. The name of Selianitika recalls Seliana, the mountain village from which its first people came down.</p>
<h2>The mountains</h2>
<p>Behind the plain the slopes rise steeply. Stone houses, squares shaded by plane trees, springs and small chapels await those who leave the coast for lunch in the cool or a walk in the woods.</p>
<h2>Festivals and produce</h2>
<ul>
<li>The feast of Saint Basil, patron of Selianitika.</li>
<li>Currants, citrus fruit, olive oil and wine from small producers.</li>
</ul>`,
      },
      image: 'sympoliteia-villages',
      population: 6718,
      area: 109.3,
      attractions: [
        { name: { el: 'Παραλία Σελιανιτίκων', en: 'Selianitika Beach' } },
        { name: { el: 'Παραλία Λόγγου', en: 'Longos Beach' } },
        { name: { el: 'Ροδοδάφνη', en: 'Rododafni' } },
        { name: { el: 'Αμπελώνες κορινθιακής σταφίδας', en: 'Corinthian currant vineyards' } },
        { name: { el: 'Ορεινά πετρόχτιστα χωριά', en: 'Stone-built mountain villages' } },
      ],
      coordinates: { lat: 38.2642, lng: 22.0453 },
      seat: { el: 'Ροδοδάφνη', en: 'Rododafni' },
      address: { el: 'Ροδοδάφνη, 25100', en: 'Rododafni, 25100' },
      phone: '+30 26910 00230',
      hours: UNIT_HOURS,
      exceptions: [],
    },
  },
]);
