import { attraction } from '../../../domain/content-types/attraction.ts';
import { seedEntries } from '../seed-entry.ts';

/** Gorge, wetland, lake, waterfall and mountain. */
export const natureSeed = seedEntries(attraction, [
  {
    slug: 'vouraikos-gorge',
    isSample: false,
    data: {
      name: { el: 'Φαράγγι του Βουραϊκού', en: 'Vouraikos Gorge' },
      description: {
        el: 'Κάθετα βράχια, πλατάνια και τρεχούμενα νερά, από το Διακοπτό ως τη Ζαχλωρού, μέσα στο Παγκόσμιο Γεωπάρκο UNESCO Χελμού–Βουραϊκού.',
        en: 'Sheer cliffs, plane trees and running water between Diakopto and Zachlorou, within the Chelmos–Vouraikos UNESCO Global Geopark.',
      },
      content: {
        el: `<p>Ο Βουραϊκός κατεβαίνει από τον Χελμό και, πριν φτάσει στη θάλασσα του Διακοπτού, έχει σκάψει ένα από τα εντυπωσιακότερα φαράγγια της Πελοποννήσου. Κροκαλοπαγή βράχια υψώνονται κάθετα πάνω από το νερό, μικροί καταρράκτες κατεβαίνουν στα πλάγια και πλατάνια και πικροδάφνες σκιάζουν την κοίτη.</p>
<p>Κατά τον μύθο, το φαράγγι το άνοιξε ο Ηρακλής για να φτάσει στην αγαπημένη του Βούρα, κόρη της Ελίκης. Η περιοχή προστατεύεται σήμερα ως εθνικό πάρκο και ανήκει στο Παγκόσμιο Γεωπάρκο UNESCO Χελμού–Βουραϊκού. Στα βράχια φωλιάζουν αρπακτικά πουλιά.</p>
<p>Η κλασική γνωριμία με το φαράγγι γίνεται με τον Οδοντωτό, όταν κυκλοφορεί. Οι πεζοπόροι ακολουθούν τη διαδρομή της γραμμής: ολόκληρη, από τα Καλάβρυτα ως το Διακοπτό, θέλει περίπου έξι ώρες. Μέρος της διαδρομής και η μονή του Μεγάλου Σπηλαίου ανήκουν στον γειτονικό Δήμο Καλαβρύτων.</p>`,
        en: `<p>The Vouraikos comes down from Mount Chelmos and, before it reaches the sea at Diakopto, has carved one of the most impressive gorges of the Peloponnese. Walls of conglomerate rise straight from the water, small waterfalls run down the sides, and plane trees and oleanders shade the river bed.</p>
<p>In myth it was Hercules who opened the gorge, to reach his beloved Boura, the daughter of Helike. Today the area is a protected national park and part of the Chelmos–Vouraikos UNESCO Global Geopark. Birds of prey nest on the cliffs.</p>
<p>The classic way to see the gorge is from the rack railway, when it is running. Walkers follow the route of the line: the whole of it, from Kalavryta to Diakopto, takes about six hours. Part of the route, and the monastery of Mega Spilaio, belong to the neighbouring municipality of Kalavryta.</p>`,
      },
      category: 'nature',
      image: 'gorge-hikers',
      location: { lat: 38.136, lng: 22.173 },
      unit: 'diakopto',
      isFree: true,
      transport: {
        el: 'Σταθμός Διακοπτού, στη γραμμή Κιάτο–Αίγιο.',
        en: 'Diakopto station, on the Kiato–Aigio line.',
      },
      gettingThere: {
        el: `<p>Η βόρεια είσοδος του φαραγγιού είναι στο Διακοπτό. Με το αυτοκίνητο φτάνετε και στη Ζαχλωρού, από τον δρόμο Πούντας–Καλαβρύτων.</p>`,
        en: `<p>The northern entrance to the gorge is at Diakopto. You can also drive to Zachlorou on the Pounta–Kalavryta road.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Πριν περπατήσετε, μάθετε αν κυκλοφορεί το τρένο: η διαδρομή περνά από γέφυρες και σήραγγες της γραμμής.',
            en: 'Before walking, find out whether trains are running: the route uses bridges and tunnels of the line.',
          },
        },
        {
          tip: {
            el: 'Μπότες πεζοπορίας, φακός για τις σήραγγες και αρκετό νερό.',
            en: 'Walking boots, a torch for the tunnels and plenty of water.',
          },
        },
        {
          tip: {
            el: 'Αποφύγετε το φαράγγι μετά από δυνατή βροχή, γιατί πέφτουν πέτρες.',
            en: 'Avoid the gorge after heavy rain, because of falling stones.',
          },
        },
        {
          tip: {
            el: 'Η κατηφορική διαδρομή, προς το Διακοπτό, είναι πιο ξεκούραστη.',
            en: 'Walking downhill, towards Diakopto, is easier.',
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
    slug: 'aliki-lagoon',
    isSample: false,
    data: {
      name: { el: 'Λιμνοθάλασσα Αλυκής', en: 'Aliki Lagoon' },
      description: {
        el: 'Μικρός παράκτιος υγρότοπος δίπλα στο Αίγιο, στο δίκτυο Natura 2000, σταθμός για ερωδιούς, πάπιες και φλαμίνγκο.',
        en: 'A small coastal wetland beside Aigio, part of the Natura 2000 network, where herons, ducks and flamingos stop.',
      },
      content: {
        el: `<p>Δύο χιλιόμετρα βορειοανατολικά του Αιγίου, στο ακρωτήριο Γύφτισσα, μια ρηχή λιμνοθάλασσα χωρίζεται από τη θάλασσα με μια λωρίδα βότσαλου. Το βάθος της δύσκολα ξεπερνά το μισό μέτρο. Τον χειμώνα γεμίζει από τις βροχές και το καλοκαίρι σχεδόν στεγνώνει.</p>
<p>Γύρω της απλώνονται καλαμιώνες και αλμυρόβαλτοι, πολύτιμοι για τα πουλιά που ταξιδεύουν ανάμεσα στην Ευρώπη και την Αφρική. Ανάλογα με την εποχή θα δείτε ερωδιούς, πάπιες, μικρά παρυδάτια, κύκνους και φλαμίνγκο. Η Αλυκή ανήκει στο δίκτυο Natura 2000 και είναι καταφύγιο άγριας ζωής.</p>
<p>Είναι η πιο εύκολη συνάντηση με τη φύση μέσα στον Δήμο: λίγα λεπτά από την πόλη, σε επίπεδο έδαφος, με τον Κορινθιακό από τη μια και τα βουνά από την άλλη. Η διπλανή παραλία είναι αγαπητή το καλοκαίρι.</p>`,
        en: `<p>Two kilometres north-east of Aigio, at Cape Gyftissa, a shallow lagoon is separated from the sea by a strip of shingle. It is seldom deeper than half a metre. Rain fills it in winter, and in summer it almost dries out.</p>
<p>Reed beds and salt marshes surround it, precious to the birds that travel between Europe and Africa. Depending on the season you may see herons, ducks, small waders, swans and flamingos. Aliki belongs to the Natura 2000 network and is a wildlife refuge.</p>
<p>This is the easiest way to meet nature in the municipality: a few minutes from the town, on level ground, with the gulf on one side and the mountains on the other. The beach next to it is popular in summer.</p>`,
      },
      category: 'nature',
      image: 'lagoon-birds',
      location: { lat: 38.2585, lng: 22.105 },
      unit: 'aigio',
      season: {
        el: 'Όλο τον χρόνο',
        en: 'All year',
      },
      openMonths: ['all-year'],
      isFree: true,
      accessNote: {
        el: 'Επίπεδος χωματόδρομος, βατός με αμαξίδιο όταν είναι στεγνός.',
        en: 'A level earth track, passable with a wheelchair when it is dry.',
      },
      gettingThere: {
        el: `<p>Από το λιμάνι του Αιγίου ακολουθήστε τον παραλιακό δρόμο ανατολικά. Η διαδρομή είναι επίπεδη και γίνεται εύκολα με ποδήλατο.</p>`,
        en: `<p>From the harbour of Aigio follow the coast road eastwards. The way is level and easy by bicycle.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Οι καλύτερες ώρες είναι νωρίς το πρωί και αργά το απόγευμα, από το φθινόπωρο ως την άνοιξη.',
            en: 'The best times are early morning and late afternoon, from autumn to spring.',
          },
        },
        {
          tip: {
            el: 'Φέρτε κιάλια και μείνετε πάνω στα μονοπάτια.',
            en: 'Bring binoculars and stay on the paths.',
          },
        },
        {
          tip: {
            el: 'Κρατήστε τον σκύλο δεμένο: τα πουλιά φωλιάζουν στο έδαφος.',
            en: 'Keep dogs on a lead: birds nest on the ground.',
          },
        },
        {
          tip: {
            el: 'Μην πετάτε drone πάνω από τον υγρότοπο.',
            en: 'Do not fly drones over the wetland.',
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
    slug: 'lake-tsivlou',
    isSample: false,
    data: {
      name: { el: 'Λίμνη Τσιβλού', en: 'Lake Tsivlou' },
      description: {
        el: 'Ορεινή λίμνη σε υψόμετρο πάνω από 700 μέτρα, που γεννήθηκε το 1913, όταν μια κατολίσθηση έφραξε τον ποταμό Κράθη.',
        en: 'A mountain lake above 700 metres, born in 1913, when a landslide blocked the river Krathis.',
      },
      content: {
        el: `<p>Στις 24 Μαρτίου 1913 μια τεράστια μάζα χώματος και βράχων αποκολλήθηκε από το βουνό, παρέσυρε το χωριό Συλίβαινα και σκέπασε ένα μέρος του Τσιβλού. Οι περισσότεροι κάτοικοι είχαν προλάβει να φύγουν· τέσσερις άνθρωποι χάθηκαν. Ο ποταμός Κράθης φράχτηκε και τα νερά του σχημάτισαν δύο λίμνες. Η μία χάθηκε την επόμενη χρονιά, όταν έσπασε το φυσικό της φράγμα. Η άλλη είναι η σημερινή λίμνη Τσιβλού.</p>
<p>Βρίσκεται πάνω από τα 700 μέτρα, στις πλαγιές του Χελμού, και την περιβάλλουν πυκνά δάση που καθρεφτίζονται στα νερά της. Οι ντόπιοι την έλεγαν και Μαυρολίμνη, για το κακό που τη γέννησε. Σήμερα είναι υγρότοπος με πλούσια ζωή και ένας από τους ωραιότερους τόπους για περίπατο, σε κάθε εποχή: το φθινόπωρο με τα χρώματα, τον χειμώνα με το χιόνι.</p>`,
        en: `<p>On March 24, 1913 an enormous mass of earth and rock broke away from the mountain, swept away the village of Sylivaina and buried part of Tsivlos. Most of the villagers had been able to flee; four people died. The river Krathis was blocked and its waters formed two lakes. One disappeared the following year, when its natural dam broke. The other is today’s Lake Tsivlou.</p>
<p>It lies above 700 metres on the slopes of Mount Chelmos, among dense woods that are mirrored in its waters. Local people also called it Mavrolimni, the black lake, after the disaster that created it. Today it is a wetland rich in life, and one of the loveliest places for a walk at any season: in autumn for the colours, in winter for the snow.</p>`,
      },
      category: 'nature',
      image: 'mountain-lake',
      location: { lat: 38.076, lng: 22.225 },
      unit: 'akrata',
      season: {
        el: 'Όλο τον χρόνο· τον χειμώνα με προσοχή για χιόνι και πάγο',
        en: 'All year; in winter watch out for snow and ice',
      },
      openMonths: ['all-year'],
      isFree: true,
      transport: {
        el: 'Δεν υπάρχει συγκοινωνία.',
        en: 'There is no public transport.',
      },
      gettingThere: {
        el: `<p>Από την Ακράτα, με τον επαρχιακό δρόμο προς τη Ζαρούχλα: περίπου 25 χιλιόμετρα ορεινής διαδρομής με στροφές. Θα χρειαστείτε αυτοκίνητο.</p>`,
        en: `<p>From Akrata on the provincial road towards Zarouchla: about 25 kilometres of winding mountain road. You will need a car.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Τον χειμώνα ρωτήστε για χιόνι ή πάγο και έχετε αλυσίδες.',
            en: 'In winter ask about snow and ice, and carry chains.',
          },
        },
        {
          tip: {
            el: 'Γεμίστε καύσιμα στην Ακράτα.',
            en: 'Fill up with petrol in Akrata.',
          },
        },
        {
          tip: {
            el: 'Οι όχθες είναι απότομες: προσοχή με τα παιδιά.',
            en: 'The banks are steep: take care with children.',
          },
        },
        {
          tip: {
            el: 'Συνεχίστε ως τη Ζαρούχλα, με τα έλατα και τα πέτρινα σπίτια.',
            en: 'Carry on to Zarouchla, with its firs and stone houses.',
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
    slug: 'waters-of-the-styx',
    isSample: false,
    data: {
      name: { el: 'Ύδατα της Στυγός', en: 'The Waters of the Styx' },
      description: {
        el: 'Ο καταρράκτης των όρκων: περίπου 200 μέτρα ύψος, σε μια άγρια ορθοπλαγιά του Χελμού, για έμπειρους πεζοπόρους.',
        en: 'The waterfall of oaths: some 200 metres high, on a wild rock face of Mount Chelmos, for experienced walkers.',
      },
      content: {
        el: `<p>Ψηλά στον Χελμό, κάτω από τη Νεραϊδόραχη, σε υψόμετρο περίπου 2.100 μέτρων, ένας λεπτός καταρράκτης πέφτει από ορθοπλαγιά 200 μέτρων και τροφοδοτεί τον Κράθη. Είναι τα Ύδατα της Στυγός.</p>
<p>Στα νερά αυτά ορκίζονταν οι θεοί, και ο όρκος τους ήταν ο βαρύτερος απ’ όλους. Εδώ, λέει ο μύθος, βούτηξε η Θέτιδα τον μικρό Αχιλλέα για να τον κάνει άτρωτο, κρατώντας τον από τη φτέρνα. Για τη Στύγα μιλούν ο Όμηρος και ο Ησίοδος, και ο Παυσανίας περιγράφει το μέρος.</p>
<p>Το τοπίο είναι αλπικό και η διαδρομή απαιτητική. Το μονοπάτι ξεκινά από την περιοχή ανάμεσα στα χωριά Σόλος, Μεσορρούγι και Περιστέρα, διασχίζει δάσος με πεύκα και έλατα και ανηφορίζει πολύ ως τη βάση των βράχων. Η περιοχή ανήκει στο Παγκόσμιο Γεωπάρκο UNESCO Χελμού–Βουραϊκού.</p>`,
        en: `<p>High on Mount Chelmos, below Neraidorachi, at about 2,100 metres, a thin waterfall drops from a rock face of 200 metres and feeds the river Krathis. These are the Waters of the Styx.</p>
<p>By these waters the gods swore, and no oath bound more strongly. Here, the myth says, Thetis dipped the infant Achilles to make him invulnerable, holding him by the heel. Homer and Hesiod speak of the Styx, and Pausanias describes the place.</p>
<p>The landscape is alpine and the walk is demanding. The path starts in the area between the villages of Solos, Mesorrougi and Peristera, crosses a wood of pine and fir, and climbs a long way to the foot of the rocks. The area belongs to the Chelmos–Vouraikos UNESCO Global Geopark.</p>`,
      },
      category: 'nature',
      image: 'waterfall',
      location: { lat: 37.9975, lng: 22.211 },
      unit: 'akrata',
      season: {
        el: 'Ιούνιος–Οκτώβριος',
        en: 'June to October',
      },
      openMonths: ['june', 'july', 'august', 'september', 'october'],
      isFree: true,
      accessNote: {
        el: 'Ορεινό μονοπάτι με μεγάλη κλίση: δεν είναι προσβάσιμο με αμαξίδιο.',
        en: 'A steep mountain path: it is not accessible by wheelchair.',
      },
      transport: {
        el: 'Δεν υπάρχει συγκοινωνία.',
        en: 'There is no public transport.',
      },
      gettingThere: {
        el: `<p>Από την Ακράτα προς τη Ζαρούχλα και μετά προς Σόλο ή Περιστέρα. Από τον δρόμο και πέρα η προσέγγιση γίνεται μόνο με τα πόδια.</p>`,
        en: `<p>From Akrata towards Zarouchla, then to Solos or Peristera. Beyond the road you can only go on foot.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Η διαδρομή είναι για έμπειρους: υπολογίστε ολόκληρη ημέρα και μην πάτε μόνοι.',
            en: 'The walk is for experienced hikers: allow a whole day, and do not go alone.',
          },
        },
        {
          tip: {
            el: 'Το νερό είναι περισσότερο τον Ιούνιο, όταν λιώνουν τα τελευταία χιόνια.',
            en: 'There is most water in June, when the last snow melts.',
          },
        },
        {
          tip: {
            el: 'Μην πλησιάζετε κάτω από τους βράχους: πέφτουν πέτρες.',
            en: 'Do not stand under the rock face: stones fall.',
          },
        },
        {
          tip: {
            el: 'Πείτε σε κάποιον πού πηγαίνετε· σε έκτακτη ανάγκη καλέστε το 112.',
            en: 'Tell someone where you are going; in an emergency call 112.',
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
    slug: 'fteri-and-klokos',
    isSample: true,
    data: {
      name: { el: 'Φτέρη και Κλωκός', en: 'Fteri and Mount Klokos' },
      description: {
        el: 'Ορεινό χωριό μέσα στα έλατα και ένα βουνό-μπαλκόνι πάνω από το Αίγιο: δροσιά, μονοπάτια και θέα στον Κορινθιακό.',
        en: 'A mountain village among firs, and a mountain like a balcony above Aigio: cool air, paths and a view over the gulf.',
      },
      content: {
        el: `<p>Πίσω από το Αίγιο ο δρόμος ανηφορίζει ανάμεσα σε αμπέλια και σταφίδες, ώσπου οι ελιές δίνουν τη θέση τους στα έλατα. Εκεί βρίσκεται η Φτέρη, ή Πτέρη όπως γράφεται στα επίσημα έγγραφα, χωριό με πέτρινα σπίτια, πηγές και πλατεία με σκιά, αγαπημένος τόπος παραθερισμού των Αιγιωτών.</p>
<p>Δίπλα υψώνεται ο Κλωκός, το βουνό που βλέπετε σχεδόν από κάθε σημείο του Αιγίου. Από τις πλαγιές του ο Κορινθιακός απλώνεται σαν χάρτης: οι εκβολές των ποταμών, οι παραλίες και απέναντι τα βουνά της Φωκίδας. Στους πρόποδές του, πάνω από τον Σελινούντα, βρίσκεται η μονή των Ταξιαρχών.</p>
<p>Λιγότερο από μία ώρα μετά το μπάνιο στη θάλασσα φοράτε ζακέτα κάτω από τα έλατα. Λίγα μέρη χωρούν τόση διαφορά σε τόσο μικρή απόσταση.</p>`,
        en: `<p>Behind Aigio the road climbs among vines and currants until olive trees give way to firs. There lies Fteri, or Pteri as official papers write it, a village of stone houses, springs and a shady square, where the people of Aigio have long spent their summers.</p>
<p>Beside it rises Klokos, the mountain you see from almost anywhere in Aigio. From its slopes the gulf lies below you like a map: the river mouths, the beaches and, opposite, the mountains of Phocis. At its foot, above the river Selinountas, stands the monastery of the Taxiarches.</p>
<p>Less than an hour after a swim in the sea you are wearing a jacket under the firs. Few places offer so much difference in so short a distance.</p>`,
      },
      category: 'nature',
      image: 'fteri-village',
      location: { lat: 38.155, lng: 22.01 },
      unit: 'aigio',
      gettingThere: {
        el: `<p>Με το αυτοκίνητο από το Αίγιο, από δρόμο ορεινό και στενό σε ορισμένα σημεία. Για λεωφορεία ρωτήστε στο ΚΤΕΛ.</p>`,
        en: `<p>By car from Aigio, on a mountain road that is narrow in places. For buses, ask the KTEL coach company.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Πάρτε ζεστό ρούχο ακόμη και το καλοκαίρι.',
            en: 'Take something warm even in summer.',
          },
        },
        {
          tip: {
            el: 'Μην ανάβετε φωτιά στο ελατοδάσος, ποτέ.',
            en: 'Never light a fire in the fir forest.',
          },
        },
        {
          tip: {
            el: 'Τον χειμώνα ενημερωθείτε για χιόνι στον δρόμο.',
            en: 'In winter, ask whether there is snow on the road.',
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
