import { attraction } from '../../../domain/content-types/attraction.ts';
import { seedEntries } from '../seed-entry.ts';

/** Museums, a monastery, architecture, and the products of the land. */
export const culturePlaceSeed = seedEntries(attraction, [
  {
    slug: 'archaeological-museum-aigio',
    isSample: false,
    data: {
      name: { el: 'Αρχαιολογικό Μουσείο Αιγίου', en: 'Archaeological Museum of Aigio' },
      hours: [{ days: [1, 3, 4, 5, 6, 7], opens: '08:30', closes: '15:30' }],
      onHolidays: 'museum',
      description: {
        el: 'Ευρήματα από τη νεολιθική εποχή ως τα ρωμαϊκά χρόνια, στην παλιά δημοτική αγορά του 1890 με το μεγάλο αίθριο.',
        en: 'Finds from Neolithic to Roman times, in the old municipal market of 1890 with its large courtyard.',
      },
      content: {
        el: `<p>Το μουσείο στεγάζεται στην παλιά δημοτική αγορά του Αιγίου, νεοκλασικό κτίριο του 1890 που αποδίδεται στον αρχιτέκτονα Ερνέστο Τσίλλερ. Τα παλιά καταστήματα γύρω από το αίθριο έγιναν αίθουσες. Άνοιξε για το κοινό το 1994, χτυπήθηκε από τον σεισμό του 1995 και ξαναλειτούργησε μετά την αποκατάστασή του.</p>
<p>Τα εκθέματα προέρχονται από όλη την αρχαία Αιγιάλεια και φτάνουν από τη νεολιθική εποχή ως τα ύστερα ρωμαϊκά χρόνια. Ανάμεσά τους ξεχωρίζουν το μαρμάρινο άγαλμα γνωστό ως Αιγίοχος, του 1ου αιώνα μ.Χ., η νεολιθική φρουτιέρα με γραπτή διακόσμηση από τη Συλίβαινα, μυκηναϊκά αγγεία και κοσμήματα, καθώς και πήλινα αρχιτεκτονικά μέλη από τον αρχαϊκό ναό της Αιγείρας.</p>
<p>Είναι η καλύτερη εισαγωγή πριν επισκεφθείτε την Αιγείρα ή διαβάσετε για τη χαμένη Ελίκη. Στο αίθριο φιλοξενούνται κατά καιρούς εκδηλώσεις.</p>`,
        en: `<p>The museum is housed in the old municipal market of Aigio, a neoclassical building of 1890 attributed to the architect Ernst Ziller. The former shops around the courtyard have become its rooms. It opened to the public in 1994, was damaged by the earthquake of 1995, and reopened once repaired.</p>
<p>The exhibits come from the whole of ancient Aigialeia and range from the Neolithic to late Roman times. Among the finest are the marble statue known as Aigiochos, of the 1st century AD, a Neolithic fruit stand with painted decoration from Sylivaina, Mycenaean vases and jewellery, and terracotta ornaments from the archaic temple of Aigeira.</p>
<p>It is the best introduction before you visit Aigeira or read about the lost city of Helike. From time to time events are held in the courtyard.</p>`,
      },
      category: 'culture',
      image: 'museum',
      location: { lat: 38.2514, lng: 22.0848 },
      unit: 'aigio',
      openMonths: ['all-year'],
      gettingThere: {
        el: `<p>Στην περιοχή του Αγίου Ανδρέα, ανάμεσα στο λιμάνι και την άνω πόλη. Από την παραλία ανεβαίνετε με τα πόδια σε λίγα λεπτά.</p>`,
        en: `<p>In the area of Agios Andreas, between the harbour and the upper town. It is a few minutes’ walk up from the seafront.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Δείτε τις ώρες λειτουργίας και τις ημέρες ελεύθερης εισόδου στον ιστότοπο του Υπουργείου Πολιτισμού.',
            en: 'Check opening hours and free-entry days on the website of the Ministry of Culture.',
          },
        },
        {
          tip: {
            el: 'Υπολογίστε περίπου μία ώρα.',
            en: 'Allow about an hour.',
          },
        },
        {
          tip: {
            el: 'Σηκώστε το βλέμμα: το κτίριο είναι κι αυτό έκθεμα.',
            en: 'Look up: the building is an exhibit too.',
          },
        },
      ],
      sunbeds: false,
      lifeguard: false,
      accessible: false,
      parking: false,
    },
  },
  {
    slug: 'taxiarches-monastery',
    isSample: false,
    data: {
      name: { el: 'Ιερά Μονή Ταξιαρχών', en: 'Monastery of the Taxiarches' },
      description: {
        el: 'Ιστορικό μοναστήρι των Αρχαγγέλων στους πρόποδες του Κλωκού, πάνω από τον Σελινούντα, φημισμένο για τη ροδοζάχαρη.',
        en: 'A historic monastery of the Archangels at the foot of Mount Klokos, above the river Selinountas, known for its rose-petal preserve.',
      },
      content: {
        el: `<p>Δεκαπέντε περίπου χιλιόμετρα από το Αίγιο, στους πρόποδες του Κλωκού, υψώνεται σαν κάστρο το μοναστήρι των Παμμεγίστων Ταξιαρχών. Ιδρυτής του θεωρείται ο όσιος Λεόντιος, που ασκήτεψε στο βουνό τον 15ο αιώνα. Η πρώτη μονή βρισκόταν ψηλότερα, στο Παλαιομονάστηρο, και μεταφέρθηκε στη σημερινή θέση μετά την καταστροφή του 1620.</p>
<p>Το συγκρότημα καταστράφηκε ξανά στα χρόνια των Ορλοφικών και ξαναχτίστηκε. Διώροφες πτέρυγες κελιών κλείνουν μια τετράγωνη αυλή, στο κέντρο της οποίας στέκεται το καθολικό, σταυροειδής ναός με οκτάπλευρο τρούλο και επιχρυσωμένο ξυλόγλυπτο τέμπλο. Η μονή βοήθησε με εφόδια και ανθρώπους την Επανάσταση του 1821.</p>
<p>Γιορτάζει στις 8 Νοεμβρίου. Από τα τριαντάφυλλα που καλλιεργούνται εδώ γίνεται η γνωστή ροδοζάχαρη.</p>`,
        en: `<p>About fifteen kilometres from Aigio, at the foot of Mount Klokos, the monastery of the Archangels stands like a castle. Its founder is held to be Saint Leontios, who lived as a hermit on the mountain in the 15th century. The first monastery was higher up, at Palaiomonastiro; it moved to its present site after it was destroyed in 1620.</p>
<p>The buildings were destroyed again at the time of the Orlov revolt, and rebuilt. Two-storey wings of cells enclose a square courtyard; in the middle stands the church, cross-shaped, with an octagonal dome and a gilded, carved iconostasis. The monastery supported the Revolution of 1821 with supplies and men.</p>
<p>Its feast is on November 8. Roses grown here are made into its well-known preserve, rodozachari.</p>`,
      },
      category: 'culture',
      image: 'taxiarches-monastery',
      location: { lat: 38.179, lng: 22.056 },
      unit: 'aigio',
      openMonths: ['all-year'],
      gettingThere: {
        el: `<p>Από το Αίγιο με το αυτοκίνητο, μέσω Κουλούρας, Μαυρικίου και Μελισσίων, με διαδρομή δίπλα στον Σελινούντα.</p>`,
        en: `<p>By car from Aigio through Kouloura, Mavriki and Melissia, along the river Selinountas.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Η μονή κλείνει το μεσημέρι: τηλεφωνήστε πριν από την επίσκεψη.',
            en: 'The monastery closes at midday: telephone before you go.',
          },
        },
        {
          tip: {
            el: 'Απαιτείται σεμνή ενδυμασία, με καλυμμένους ώμους και γόνατα.',
            en: 'Dress modestly, with shoulders and knees covered.',
          },
        },
        {
          tip: {
            el: 'Ζητήστε άδεια πριν φωτογραφίσετε.',
            en: 'Ask before taking photographs.',
          },
        },
      ],
      sunbeds: false,
      lifeguard: false,
      accessible: false,
      parking: true,
    },
  },
  {
    slug: 'folklore-museum-aigio',
    isSample: false,
    data: {
      name: {
        el: 'Ιστορικό και Λαογραφικό Μουσείο Αιγίου',
        en: 'Historical and Folklore Museum of Aigio',
      },
      description: {
        el: 'Κειμήλια του 1821 και της καθημερινής ζωής, σε πέτρινο αρχοντικό δύο αιώνων συνδεδεμένο με την οικογένεια Λόντου.',
        en: 'Heirlooms of 1821 and of daily life, in a two-hundred-year-old stone mansion linked to the Londos family.',
      },
      content: {
        el: `<p>Το Δημοτικό Ιστορικό και Λαογραφικό Μουσείο ξεκίνησε το 1994 από την Ιστορική και Λαογραφική Εταιρεία Αιγιαλείας και άνοιξε για το κοινό το 1998. Στεγάζεται σε ένα πέτρινο διώροφο περίπου διακοσίων ετών, που έχει συνδεθεί με την οικογένεια του Ανδρέα Λόντου, ηγετικής μορφής της Επανάστασης στην περιοχή.</p>
<p>Το ίδιο το σπίτι είναι χαρακτηριστικό δείγμα της παραδοσιακής αρχιτεκτονικής: τοίχοι πάχους ενός μέτρου, πέτρινη εξωτερική σκάλα και «λόντζα», το στεγασμένο μπαλκόνι όπου περνούσε η ζωή το καλοκαίρι. Μέσα κυριαρχεί το ξύλο, στα πατώματα και στις οροφές.</p>
<p>Στο ισόγειο παρουσιάζεται η λαογραφική συλλογή και στον όροφο η ιστορική, με κειμήλια από την Επανάσταση ως τα νεότερα χρόνια. Είναι μια ζεστή, ανθρώπινη εισαγωγή στον τόπο, που συγκινεί και τα παιδιά.</p>`,
        en: `<p>The Municipal Historical and Folklore Museum was begun in 1994 by the Historical and Folklore Society of Aigialeia and opened to the public in 1998. It is housed in a two-storey stone building about two hundred years old, linked to the family of Andreas Londos, a leading figure of the Revolution in the area.</p>
<p>The house itself is a fine example of traditional building: walls a metre thick, an outdoor stone staircase and a ‘lontza’, the roofed balcony where life went on in summer. Inside, floors and ceilings are of wood.</p>
<p>The folklore collection is on the ground floor and the historical one above, with heirlooms from the Revolution to more recent times. It is a warm, human introduction to the place, and children enjoy it too.</p>`,
      },
      category: 'culture',
      image: 'folk-museum',
      location: { lat: 38.2497, lng: 22.0832 },
      unit: 'aigio',
      openMonths: ['all-year'],
      gettingThere: {
        el: `<p>Στο Αίγιο, σε απόσταση περιπάτου από το ιστορικό κέντρο.</p>`,
        en: `<p>In Aigio, within walking distance of the historic centre.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Λειτουργεί συνήθως τα πρωινά των εργάσιμων ημερών: επιβεβαιώστε πριν πάτε.',
            en: 'It is usually open on weekday mornings: check before you go.',
          },
        },
        {
          tip: {
            el: 'Για ομάδες και σχολεία κλείστε ξενάγηση από πριν.',
            en: 'Groups and schools should book a guided tour in advance.',
          },
        },
        {
          tip: {
            el: 'Συνεχίστε με μια βόλτα στα νεοκλασικά του κέντρου.',
            en: 'Carry on with a walk among the neoclassical houses of the centre.',
          },
        },
      ],
      sunbeds: false,
      lifeguard: false,
      accessible: false,
      parking: false,
    },
  },
  {
    slug: 'aigio-neoclassical-town',
    isSample: false,
    data: {
      name: { el: 'Το νεοκλασικό Αίγιο', en: 'Neoclassical Aigio' },
      description: {
        el: 'Αρχοντικά του 19ου αιώνα, η Φανερωμένη του Τσίλλερ και ζωντανές πλατείες, σε μια βόλτα μιας ώρας στην άνω πόλη.',
        en: 'Mansions of the 19th century, Ziller’s church of Faneromeni and lively squares, on an hour’s walk in the upper town.',
      },
      content: {
        el: `<p>Η άνω πόλη του Αιγίου απέκτησε τη μορφή της στα χρόνια της σταφίδας. Έμποροι και κτηματίες έχτισαν σπίτια με μπαλκόνια, μαρμάρινες σκάλες και ζωγραφιστές οροφές, και η πόλη κάλεσε γνωστούς αρχιτέκτονες για τα δημόσια κτίρια και τις εκκλησίες της.</p>
<p>Ο επιβλητικός ναός της <strong>Φανερωμένης</strong> χτίστηκε σε σχέδια του Ερνέστου Τσίλλερ, του αρχιτέκτονα που σφράγισε την Ελλάδα του 19ου αιώνα. Στον ίδιο αποδίδεται και η παλιά δημοτική αγορά, σήμερα αρχαιολογικό μουσείο. Ανάμεσά τους, στους δρόμους του κέντρου, θα ανακαλύψετε προσόψεις με ακροκέραμα, σιδερένια κάγκελα και παλιές πινακίδες.</p>
<p>Η πόλη δοκιμάστηκε από ισχυρούς σεισμούς, όπως εκείνος του 1995, και αρκετά σπίτια χάθηκαν. Όσα σώθηκαν και όσα αναστηλώνονται κάνουν τη βόλτα μια μικρή σπουδή στην αντοχή.</p>`,
        en: `<p>The upper town of Aigio took its shape in the years of the currant trade. Merchants and landowners built houses with balconies, marble stairs and painted ceilings, and the town engaged well-known architects for its public buildings and churches.</p>
<p>The imposing church of <strong>Faneromeni</strong> was built to the plans of Ernst Ziller, the architect who left his mark on 19th-century Greece. The old municipal market, now the archaeological museum, is attributed to him too. Between the two, in the streets of the centre, you will discover façades with ornamental tiles, iron railings and old signs.</p>
<p>The town has been tried by strong earthquakes, such as that of 1995, and a good many houses were lost. Those that survived, and those being restored, make the walk a small lesson in endurance.</p>`,
      },
      category: 'culture',
      image: 'aigio-old-town',
      location: { lat: 38.2486, lng: 22.081 },
      unit: 'aigio',
      season: {
        el: 'Όλο τον χρόνο',
        en: 'All year',
      },
      openMonths: ['all-year'],
      isFree: true,
      gettingThere: {
        el: `<p>Ξεκινήστε από τα Ψηλά Αλώνια και περπατήστε προς τη Φανερωμένη και τους εμπορικούς δρόμους. Η διαδρομή είναι σχεδόν επίπεδη.</p>`,
        en: `<p>Start at Psila Alonia and walk towards Faneromeni and the shopping streets. The way is almost level.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Το πρωί τα καταστήματα είναι ανοιχτά και η πόλη στην καλύτερη ώρα της.',
            en: 'In the morning the shops are open and the town is at its best.',
          },
        },
        {
          tip: {
            el: 'Στις εκκλησίες μπείτε διακριτικά και όχι την ώρα της λειτουργίας.',
            en: 'Enter churches quietly, and not during services.',
          },
        },
        {
          tip: {
            el: 'Τα σπίτια κατοικούνται: φωτογραφίστε από τον δρόμο.',
            en: 'People live in the houses: take your pictures from the street.',
          },
        },
      ],
      sunbeds: false,
      lifeguard: false,
      accessible: true,
      parking: true,
    },
  },
  {
    slug: 'currants-and-wine',
    isSample: false,
    data: {
      name: { el: 'Σταφίδα Βοστίτσα και κρασί', en: 'Vostizza currants and wine' },
      description: {
        el: 'Στις Πλαγιές Αιγιαλείας, ανάμεσα σε σταφιδάμπελα και αμπελώνες που βλέπουν τη θάλασσα, με επισκέψιμα οινοποιεία.',
        en: 'On the Slopes of Aigialeia, among currant vines and vineyards within sight of the sea, with wineries open to visitors.',
      },
      content: {
        el: `<p>Ο τόπος αυτός έζησε και ζει από το αμπέλι. Η μαύρη κορινθιακή σταφίδα <strong>Βοστίτσα</strong> έχει καταχωριστεί ως προϊόν προστατευόμενης ονομασίας προέλευσης από το 1993 και φέρει το μεσαιωνικό όνομα του Αιγίου. Ο μικρός, αρωματικός καρπός τρυγιέται στα τέλη του καλοκαιριού και στεγνώνει στον ήλιο και στη σκιά.</p>
<p>Ψηλότερα, από τα 250 ως τα 850 μέτρα και κάποτε ακόμη πιο πάνω, απλώνονται οι αμπελώνες της ζώνης <strong>«Πλαγιές Αιγιαλείας»</strong>. Βλέπουν προς τον βορρά και τη θάλασσα, κάτι σπάνιο στην Ελλάδα. Οι αύρες του Κορινθιακού και το υψόμετρο χαρίζουν στο κρασί δροσιά και άρωμα. Πρωταγωνιστεί ο κοκκινωπός Ροδίτης, που δίνει λευκά κρασιά.</p>
<p>Αρκετά οινοποιεία δέχονται επισκέπτες για ξενάγηση και γευσιγνωσία, συνήθως με ραντεβού.</p>`,
        en: `<p>This land has always lived from the vine. The black Corinthian currant <strong>Vostizza</strong> has been registered as a product with protected designation of origin since 1993 and bears the medieval name of Aigio. The small, fragrant fruit is picked at the end of summer and dried in the sun and in the shade.</p>
<p>Higher up, from 250 to 850 metres and sometimes beyond, are the vineyards of the <strong>Slopes of Aigialeia</strong>. They face north and the sea, which is rare in Greece. The breezes of the gulf and the altitude give the wine its freshness and aroma. The leading grape is the pink-skinned Roditis, which makes white wines.</p>
<p>Several wineries welcome visitors for a tour and a tasting, usually by appointment.</p>`,
      },
      category: 'culture',
      image: 'currant-vineyards',
      location: { lat: 38.215, lng: 22.08 },
      unit: 'aigio',
      openMonths: ['all-year'],
      gettingThere: {
        el: `<p>Οι αμπελώνες απλώνονται στους λόφους νότια του Αιγίου και πάνω από το Διακοπτό. Θα χρειαστείτε αυτοκίνητο, με οδηγό που δεν θα πιει.</p>`,
        en: `<p>The vineyards are on the hills south of Aigio and above Diakopto. You will need a car, and a driver who is not drinking.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Κλείστε την επίσκεψη στο οινοποιείο από την προηγούμενη.',
            en: 'Book your visit to a winery at least a day before.',
          },
        },
        {
          tip: {
            el: 'Αύγουστο και Σεπτέμβριο θα δείτε τον τρύγο και τα αλώνια της σταφίδας.',
            en: 'In August and September you can see the harvest and the drying floors.',
          },
        },
        {
          tip: {
            el: 'Στη συσκευασία της σταφίδας αναζητήστε την ένδειξη ΠΟΠ Βοστίτσα.',
            en: 'On a packet of currants, look for the PDO Vostizza mark.',
          },
        },
      ],
      sunbeds: false,
      lifeguard: false,
      accessible: false,
      parking: true,
    },
  },
]);
