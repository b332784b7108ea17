import { attraction } from '../../../domain/content-types/attraction.ts';
import { seedEntries } from '../seed-entry.ts';

/**
 * Beaches, from east to west after the best known. The places are real. Their facilities in summer (sunbeds,
 * lifeguards, ramps) change with each year's contracts, so these are sample.
 */
export const beachSeed = seedEntries(attraction, [
  {
    slug: 'akrata-beach',
    isSample: true,
    data: {
      name: { el: 'Παραλία Ακράτας', en: 'Akrata Beach' },
      description: {
        el: 'Μεγάλη παραλία με βότσαλο και βαθιά, καθαρά νερά, με ταβέρνες και καφέ κατά μήκος του παραλιακού δρόμου.',
        en: 'A long pebble beach with deep, clear water, and tavernas and cafés all along the seafront road.',
      },
      content: {
        el: `<p>Η Παραλία Ακράτας απλώνεται κάτω από την κωμόπολη, κοντά στις εκβολές του Κράθη, του ποταμού που κατεβαίνει από τον Χελμό. Η ακτή έχει ψιλό και χοντρό βότσαλο και η θάλασσα βαθαίνει γρήγορα, γι’ αυτό τα νερά μένουν διάφανα ακόμη και όταν φυσάει.</p>
<p>Απέναντι διακρίνονται τα βουνά της Στερεάς Ελλάδας και, τις καθαρές μέρες, ο Παρνασσός. Τα πρωινά η θάλασσα είναι συνήθως ήρεμη. Το απόγευμα σηκώνεται συχνά ο μαΐστρος, που δροσίζει τον παραλιακό δρόμο και φέρνει κύμα. Το βράδυ η ζωή μεταφέρεται στις ταβέρνες και στα καφέ, με τα παιδιά να παίζουν ως αργά δίπλα στο νερό.</p>
<p>Η παραλία είναι και καλή αφετηρία για ημερήσιες εκδρομές: η λίμνη Τσιβλού, τα ορεινά χωριά και το αρχαίο θέατρο της Αιγείρας απέχουν λίγη ώρα με το αυτοκίνητο.</p>`,
        en: `<p>Akrata Beach lies below the town, near the mouth of the Krathis, the river that comes down from Mount Chelmos. The shore is of small and larger pebbles and the water deepens quickly, which keeps it clear even on windy days.</p>
<p>Across the gulf you see the mountains of central Greece and, on a clear day, Parnassos. The sea is usually calm in the morning. In the afternoon a north-westerly breeze often picks up: it cools the seafront and brings waves. In the evening life moves to the tavernas and cafés, and children play by the water until late.</p>
<p>The beach is also a good base for day trips: Lake Tsivlou, the mountain villages and the ancient theatre of Aigeira are all a short drive away.</p>`,
      },
      category: 'beach',
      shore: 'pebbles',
      depth: 'steep',
      shade: 'umbrellas',
      waterQuality: 'excellent',
      waterYear: 2025,
      season: {
        el: 'Με ναυαγοσώστη: 15 Ιουνίου–15 Σεπτεμβρίου',
        en: 'Lifeguard on duty: June 15 to September 15',
      },
      openMonths: ['all-year'],
      lifeguardMonths: ['june', 'july', 'august', 'september'],
      aids: ['step-free', 'parking', 'toilet', 'walkway', 'sea-chair', 'changing'],
      accessNote: {
        el: 'Ράμπα από τον παραλιακό δρόμο και ξύλινος διάδρομος ως το νερό, δίπλα στον πύργο του ναυαγοσώστη. Το Seatrac λειτουργεί 15 Ιουνίου–15 Σεπτεμβρίου, κάθε ημέρα 09:00–19:00. Δύο θέσεις στάθμευσης ΑμεΑ μπροστά στη ράμπα.',
        en: 'A ramp from the seafront road and a boardwalk to the water, beside the lifeguard tower. The Seatrac chair runs from June 15 to September 15, 09:00–19:00 daily. Two disabled parking spaces in front of the ramp.',
      },
      parkingNote: {
        el: 'Κατά μήκος του παραλιακού δρόμου, χωρίς πληρωμή. Τον Αύγουστο γεμίζει ως τις 11:00.',
        en: 'Along the seafront road, free of charge. In August it is full by 11:00.',
      },
      transport: {
        el: 'Σταθμός Ακράτας (γραμμή Κιάτο–Αίγιο), περίπου 15 λεπτά με τα πόδια.',
        en: 'Akrata station (Kiato–Aigio line), about 15 minutes on foot.',
      },
      image: 'akrata-beach',
      location: { lat: 38.1625, lng: 22.323 },
      unit: 'akrata',
      gettingThere: {
        el: `<p>Από την Ολυμπία Οδό, έξοδος Ακράτας, και μετά προς τη θάλασσα. Η Ακράτα έχει σταθμό στη γραμμή Κιάτο–Αίγιο.</p>`,
        en: `<p>Leave the Olympia Odos motorway at Akrata and follow the signs to the sea. Akrata has a station on the Kiato–Aigio railway line.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Φορέστε παπούτσια θαλάσσης: το βότσαλο καίει το μεσημέρι.',
            en: 'Wear water shoes: the pebbles are hot at midday.',
          },
        },
        {
          tip: {
            el: 'Για ήρεμη θάλασσα προτιμήστε το πρωί.',
            en: 'For a calm sea, come in the morning.',
          },
        },
        {
          tip: {
            el: 'Τα νερά βαθαίνουν απότομα: μείνετε κοντά στα μικρά παιδιά.',
            en: 'The water deepens suddenly: stay close to small children.',
          },
        },
      ],
      sunbeds: true,
      lifeguard: true,
      accessible: true,
      parking: true,
    },
  },
  {
    slug: 'selianitika-beach',
    isSample: true,
    data: {
      name: { el: 'Παραλία Σελιανιτίκων', en: 'Selianitika Beach' },
      description: {
        el: 'Ψιλό βότσαλο, ζωντανός παραλιακός δρόμος και θέα ως τα βουνά της Φωκίδας. Από τους πιο αγαπημένους προορισμούς του καλοκαιριού.',
        en: 'Fine pebbles, a lively seafront and a view across to the mountains of Phocis. One of the favourite summer spots of the area.',
      },
      content: {
        el: `<p>Τα Σελιανίτικα και ο γειτονικός Λόγγος μοιράζονται μια παραλία περίπου ενάμισι χιλιομέτρου, με ψιλό βότσαλο, έξι με επτά χιλιόμετρα βορειοδυτικά του Αιγίου. Το χωριό πήρε το όνομά του από τη Σελιάνα, το ορεινό χωριό από όπου κατέβηκαν οι πρώτοι κάτοικοί του για να ξεχειμωνιάσουν δίπλα στη θάλασσα.</p>
<p>Το καλοκαίρι ο παραλιακός δρόμος γεμίζει κόσμο. Οι οικογένειες έρχονται το πρωί για μπάνιο, το απόγευμα αρχίζουν οι βόλτες με ποδήλατο και παγωτό και το βράδυ ανάβουν τα φώτα στις ψαροταβέρνες. Υπάρχουν ενοικιαζόμενα δωμάτια σε απόσταση λίγων βημάτων από το νερό, φούρνος, μίνι μάρκετ και φαρμακείο.</p>
<p>Όσοι προτιμούν ησυχία θα τη βρουν την άνοιξη και τον Σεπτέμβριο, όταν η θάλασσα είναι ακόμη ζεστή και η παραλία σχεδόν άδεια.</p>`,
        en: `<p>Selianitika and neighbouring Longos share a beach of fine pebbles about a kilometre and a half long, six to seven kilometres north-west of Aigio. The village is named after Seliana, the mountain village whose people first came down here to spend the winter by the sea.</p>
<p>In summer the seafront fills up. Families come in the morning to swim, in the afternoon it is time for bicycles and ice cream, and in the evening the lights go on in the fish tavernas. There are rooms to let a few steps from the water, a bakery, small shops and a pharmacy.</p>
<p>If you prefer quiet, come in spring or in September, when the sea is still warm and the beach almost empty.</p>`,
      },
      category: 'beach',
      shore: 'fine-pebbles',
      depth: 'gradual',
      shade: 'umbrellas',
      waterQuality: 'excellent',
      waterYear: 2025,
      season: {
        el: 'Με ναυαγοσώστη: 15 Ιουνίου–15 Σεπτεμβρίου',
        en: 'Lifeguard on duty: June 15 to September 15',
      },
      openMonths: ['all-year'],
      lifeguardMonths: ['june', 'july', 'august', 'september'],
      aids: ['step-free', 'parking', 'toilet', 'walkway'],
      accessNote: {
        el: 'Πεζοδρόμιο χωρίς σκαλιά σε όλο το μήκος και διάδρομος ως τα δύο μέτρα από το νερό, στη μέση της παραλίας, από Ιούνιο ως Σεπτέμβριο. Προσβάσιμη τουαλέτα στην πλατεία. Δεν υπάρχει Seatrac.',
        en: 'A step-free pavement along the whole beach and a walkway to two metres from the water, halfway along, from June to September. Accessible toilet on the square. There is no Seatrac chair.',
      },
      parkingNote: {
        el: 'Χώρος στάθμευσης στην είσοδο του χωριού, χωρίς πληρωμή, πέντε λεπτά με τα πόδια.',
        en: 'Free car park at the entrance to the village, five minutes on foot.',
      },
      transport: {
        el: 'Λεωφορείο από το Αίγιο, στάση «Σελιανίτικα – Πλατεία». Τα δρομολόγια πυκνώνουν το καλοκαίρι.',
        en: 'Bus from Aigio, stop ‘Selianitika – Square’. Buses run more often in summer.',
      },
      image: 'selianitika-beach',
      location: { lat: 38.277, lng: 22.033 },
      unit: 'sympoliteia',
      gettingThere: {
        el: `<p>Δέκα λεπτά με το αυτοκίνητο από το Αίγιο, από την παλαιά εθνική οδό Αιγίου–Πατρών. Υπάρχει και έξοδος της Ολυμπίας Οδού.</p>`,
        en: `<p>Ten minutes by car from Aigio on the old Aigio–Patras national road. The Olympia Odos motorway has an exit too.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Τον Αύγουστο παρκάρετε στην είσοδο του χωριού και περπατήστε.',
            en: 'In August, park at the entrance to the village and walk.',
          },
        },
        {
          tip: {
            el: 'Περπατήστε ως τον Λόγγο δίπλα στη θάλασσα: είναι περίπου είκοσι λεπτά.',
            en: 'Walk to Longos along the sea: it takes about twenty minutes.',
          },
        },
        {
          tip: {
            el: 'Μείνετε για το ηλιοβασίλεμα, με τη γέφυρα του Ρίου στο βάθος.',
            en: 'Stay for the sunset, with the Rio bridge in the distance.',
          },
        },
      ],
      sunbeds: true,
      lifeguard: true,
      accessible: true,
      parking: true,
    },
  },
  {
    slug: 'diakopto-beach',
    isSample: true,
    data: {
      name: { el: 'Παραλία Διακοπτού', en: 'Diakopto Beach' },
      description: {
        el: 'Ήσυχη παραλία με βότσαλο δίπλα στο λιμανάκι, λίγα λεπτά με τα πόδια από τον σταθμό του Οδοντωτού.',
        en: 'A quiet pebble beach beside the little harbour, a few minutes on foot from the station of the rack railway.',
      },
      content: {
        el: `<p>Στο Διακοπτό η μέρα αρχίζει στο φαράγγι και τελειώνει στη θάλασσα. Η παραλία βρίσκεται δίπλα στο λιμανάκι με τις ψαρόβαρκες, στην άκρη μιας πεδιάδας γεμάτης λεμονιές και πορτοκαλιές, που σχημάτισε ο Βουραϊκός με όσα κατέβασε από το βουνό.</p>
<p>Το βότσαλο είναι μεγάλο και στρογγυλό και τα νερά βαθιά και δροσερά. Ανατολικά και δυτικά του λιμανιού υπάρχουν μικρότερες ακτές, όπου θα βρείτε χώρο ακόμη και τον Αύγουστο. Κάτω από τα αλμυρίκια υπάρχει σκιά για όσους έρχονται χωρίς ομπρέλα.</p>
<p>Στο λιμάνι λειτουργούν ταβέρνες και καφέ. Το σούρουπο αξίζει μια βόλτα ως τον μόλο, για να δείτε τις απότομες πλαγιές του φαραγγιού να κοκκινίζουν πίσω από τους κήπους.</p>`,
        en: `<p>In Diakopto the day begins in the gorge and ends in the sea. The beach lies next to the little harbour with its fishing boats, at the edge of a plain full of lemon and orange trees that the river Vouraikos built with what it carried down from the mountain.</p>
<p>The pebbles are large and round, and the water deep and cool. East and west of the harbour there are smaller shores where you will find room even in August. Tamarisks give shade to those who come without an umbrella.</p>
<p>There are tavernas and cafés at the harbour. At dusk it is worth walking to the end of the quay to watch the steep slopes of the gorge turn red behind the orchards.</p>`,
      },
      category: 'beach',
      shore: 'pebbles',
      depth: 'steep',
      shade: 'trees',
      waterQuality: 'excellent',
      waterYear: 2025,
      season: {
        el: 'Όλο τον χρόνο, χωρίς ναυαγοσώστη',
        en: 'All year, without a lifeguard',
      },
      openMonths: ['all-year'],
      accessNote: {
        el: 'Από το λιμανάκι κατεβαίνετε τρία σκαλιά ως το βότσαλο. Δεν υπάρχει διάδρομος ως το νερό.',
        en: 'Three steps lead down from the little harbour to the pebbles. There is no walkway to the water.',
      },
      parkingNote: {
        el: 'Γύρω στις 30 θέσεις δίπλα στο λιμανάκι, χωρίς πληρωμή.',
        en: 'Some 30 free spaces beside the little harbour.',
      },
      transport: {
        el: 'Σταθμός Διακοπτού (γραμμή Κιάτο–Αίγιο και οδοντωτός), περίπου 10 λεπτά με τα πόδια.',
        en: 'Diakopto station (Kiato–Aigio line and rack railway), about 10 minutes on foot.',
      },
      image: 'diakopto-beach',
      location: { lat: 38.1945, lng: 22.2035 },
      unit: 'diakopto',
      gettingThere: {
        el: `<p>Από τον σταθμό του Διακοπτού ακολουθήστε τον κεντρικό δρόμο προς τη θάλασσα: περίπου δέκα λεπτά με τα πόδια. Με το αυτοκίνητο, έξοδος Διακοπτού από την Ολυμπία Οδό.</p>`,
        en: `<p>From Diakopto station follow the main street towards the sea: about ten minutes on foot. By car, leave the Olympia Odos motorway at Diakopto.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Συνδυάστε το μπάνιο με πεζοπορία στο φαράγγι του Βουραϊκού.',
            en: 'Combine a swim with a walk in the Vouraikos Gorge.',
          },
        },
        {
          tip: {
            el: 'Φέρτε μάσκα: κοντά στα βράχια ο βυθός έχει ενδιαφέρον.',
            en: 'Bring a mask: the seabed near the rocks is worth a look.',
          },
        },
        {
          tip: {
            el: 'Για ψάρι, ρωτήστε στο λιμάνι τι έφεραν οι βάρκες το πρωί.',
            en: 'For fish, ask at the harbour what the boats brought in that morning.',
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
    slug: 'longos-beach',
    isSample: true,
    data: {
      name: { el: 'Παραλία Λόγγου', en: 'Longos Beach' },
      description: {
        el: 'Συνέχεια της ακτής των Σελιανιτίκων, πιο ήσυχη, με φαρδιά παραλία και ηλιοβασιλέματα προς τη γέφυρα του Ρίου.',
        en: 'The quieter continuation of the Selianitika shore: a broad beach with sunsets towards the Rio bridge.',
      },
      content: {
        el: `<p>Ο Λόγγος βρίσκεται εκεί όπου τελειώνει η μεγάλη παραλία που αρχίζει από τα Σελιανίτικα. Το χωριό είναι μικρότερο και οι ρυθμοί του πιο αργοί: κήποι, χαμηλά σπίτια και λίγα μαγαζιά πάνω στο κύμα.</p>
<p>Η ακτή είναι στρωμένη με ψιλό βότσαλο και αρκετά φαρδιά, ώστε να μη στριμώχνεται κανείς. Τα νερά είναι καθαρά, με βυθό που κατηφορίζει ομαλά στα πρώτα μέτρα. Επειδή ο κόλπος στενεύει προς τα δυτικά, ο αέρας είναι συχνά ευνοϊκός για ιστιοσανίδα και οι έμπειροι τον εκμεταλλεύονται τα απογεύματα.</p>
<p>Η καλύτερη ώρα είναι το τέλος της μέρας. Ο ήλιος κατεβαίνει πίσω από τη γέφυρα Ρίου–Αντιρρίου και ο Κορινθιακός παίρνει όλα τα χρώματα, από το πορτοκαλί ως το μενεξεδί.</p>`,
        en: `<p>Longos stands at the end of the long beach that begins at Selianitika. The village is smaller and life is slower here: gardens, low houses and a few places to eat right by the waves.</p>
<p>The shore is covered with fine pebbles and wide enough for everyone. The water is clear and, for the first metres, the bottom slopes gently. The gulf narrows to the west, so the wind is often good for windsurfing, and those who know how make use of it in the afternoon.</p>
<p>The best hour is at the end of the day. The sun goes down behind the Rio–Antirrio bridge and the gulf takes on every colour from orange to violet.</p>`,
      },
      category: 'beach',
      shore: 'fine-pebbles',
      depth: 'gradual',
      shade: 'none',
      waterQuality: 'excellent',
      waterYear: 2025,
      season: {
        el: 'Ξαπλώστρες: Ιούνιος–Σεπτέμβριος',
        en: 'Sunbeds: June to September',
      },
      openMonths: ['all-year'],
      accessNote: {
        el: 'Η ακτή είναι στο ύψος του δρόμου, αλλά χωρίς διάδρομο: το βότσαλο δυσκολεύει το αμαξίδιο.',
        en: 'The shore is level with the road, but has no walkway: the pebbles are hard going for a wheelchair.',
      },
      parkingNote: {
        el: 'Στους δρόμους του χωριού, χωρίς πληρωμή.',
        en: 'In the streets of the village, free of charge.',
      },
      transport: {
        el: 'Λεωφορείο από το Αίγιο, στάση «Λόγγος».',
        en: 'Bus from Aigio, stop ‘Longos’.',
      },
      image: 'longos-sunset',
      location: { lat: 38.285, lng: 22.019 },
      unit: 'sympoliteia',
      gettingThere: {
        el: `<p>Από το Αίγιο, επτά χιλιόμετρα βορειοδυτικά από την παλαιά εθνική οδό. Από τα Σελιανίτικα φτάνετε και με τα πόδια, δίπλα στη θάλασσα.</p>`,
        en: `<p>Seven kilometres north-west of Aigio on the old national road. From Selianitika you can walk along the sea.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Ελάτε αργά το απόγευμα και μείνετε ως τη δύση.',
            en: 'Come late in the afternoon and stay until sunset.',
          },
        },
        {
          tip: {
            el: 'Όταν φυσάει δυνατά, μην απομακρύνεστε από την ακτή με φουσκωτά.',
            en: 'In a strong wind, do not drift away from the shore on inflatables.',
          },
        },
        {
          tip: {
            el: 'Πάρτε νερό και ομπρέλα: τα μαγαζιά εκτός καλοκαιριού είναι λίγα.',
            en: 'Bring water and an umbrella: few places are open outside the summer.',
          },
        },
      ],
      sunbeds: true,
      lifeguard: false,
      accessible: false,
      parking: true,
    },
  },
  {
    slug: 'lampiri-beach',
    isSample: true,
    data: {
      name: { el: 'Παραλία Λαμπιρίου', en: 'Lampiri Beach' },
      description: {
        el: 'Ακτή με βότσαλο και πράσινο ως το κύμα, στο δυτικό άκρο του Δήμου, με θέα προς το στενό του Ρίου.',
        en: 'A pebble shore with greenery down to the waves, at the western end of the municipality, looking towards the strait of Rio.',
      },
      content: {
        el: `<p>Το Λαμπίρι είναι ο παραθαλάσσιος οικισμός του Ερινεού, ανάμεσα στις πλαγιές του Παναχαϊκού και στο σημείο όπου ο Κορινθιακός στενεύει προς το Ρίο. Εδώ τα δέντρα κατεβαίνουν σχεδόν ως το κύμα και η σκιά δεν λείπει ούτε το μεσημέρι.</p>
<p>Ο όρμος είναι προστατευμένος, η παραλία έχει βότσαλο και τα νερά είναι δροσερά. Την επιλέγουν οικογένειες με παιδιά, κατασκηνωτές και όσοι ταξιδεύουν με τροχόσπιτο. Από τα ψηλότερα σημεία του δρόμου φαίνεται στο βάθος η γέφυρα Ρίου–Αντιρρίου.</p>
<p>Τα χωριά πίσω από την ακτή, όπως η Ζήρια και το Σαλμενίκο, έχουν ωραίες διαδρομές ανάμεσα σε ελαιώνες και αμπέλια, για όσους θέλουν να αφήσουν για λίγο την πετσέτα.</p>`,
        en: `<p>Lampiri is the seaside village of Erineos, between the slopes of Mount Panachaiko and the place where the Gulf of Corinth narrows towards Rio. Trees grow almost down to the waves, and there is shade even at noon.</p>
<p>The bay is sheltered, with a pebble beach and cool water. It is a favourite of families, campers and people travelling by motorhome. From the higher parts of the road you can see the Rio–Antirrio bridge in the distance.</p>
<p>The villages behind the coast, such as Ziria and Salmeniko, have pleasant roads among olive groves and vineyards, for when you would like to leave your towel for a while.</p>`,
      },
      category: 'beach',
      shore: 'pebbles',
      depth: 'gradual',
      shade: 'trees',
      waterQuality: 'good',
      waterYear: 2025,
      season: {
        el: 'Όλο τον χρόνο, χωρίς ναυαγοσώστη',
        en: 'All year, without a lifeguard',
      },
      openMonths: ['all-year'],
      accessNote: {
        el: 'Χωμάτινο μονοπάτι 50 μέτρων κάτω από τα δέντρα, με μικρή κλίση. Δεν υπάρχει διάδρομος ως το νερό.',
        en: 'A 50-metre earth path under the trees, on a gentle slope. There is no walkway to the water.',
      },
      parkingNote: {
        el: 'Κάτω από τα δέντρα, στην άκρη του παραλιακού δρόμου.',
        en: 'Under the trees, at the end of the coast road.',
      },
      transport: {
        el: 'Λεωφορείο Αίγιο–Πάτρα από την παλαιά εθνική οδό, στάση «Λαμπίρι».',
        en: 'Aigio–Patras bus on the old national road, stop ‘Lampiri’.',
      },
      image: 'lampiri-bay',
      location: { lat: 38.319, lng: 21.972 },
      unit: 'erineos',
      gettingThere: {
        el: `<p>Από την παλαιά εθνική οδό Αιγίου–Πατρών, περίπου δεκαπέντε χιλιόμετρα δυτικά του Αιγίου.</p>`,
        en: `<p>On the old Aigio–Patras national road, about fifteen kilometres west of Aigio.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Τα ρεύματα κοντά στο στενό μπορεί να είναι δυνατά: κολυμπήστε κοντά στην ακτή.',
            en: 'Currents near the strait can be strong: swim close to the shore.',
          },
        },
        {
          tip: {
            el: 'Μην ανάβετε φωτιά: τα δέντρα είναι δίπλα.',
            en: 'Do not light fires: the trees are very near.',
          },
        },
        {
          tip: {
            el: 'Πάρτε μαζί σας τα σκουπίδια σας, αν οι κάδοι είναι γεμάτοι.',
            en: 'Take your rubbish with you if the bins are full.',
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
    slug: 'mavra-litharia-beach',
    isSample: true,
    data: {
      name: { el: 'Μαύρα Λιθάρια', en: 'Mavra Litharia' },
      description: {
        el: 'Όρμος με σκούρα βράχια και βότσαλο, κάτω από την αρχαία Αιγείρα: εδώ βρισκόταν το λιμάνι της.',
        en: 'A cove of dark rocks and pebbles below ancient Aigeira, whose harbour was here.',
      },
      content: {
        el: `<p>Τα Μαύρα Λιθάρια οφείλουν το όνομά τους στα σκούρα βράχια που προστατεύουν τον όρμο. Το φυσικό αυτό καταφύγιο το εκτίμησαν και οι αρχαίοι: εδώ ήταν το λιμάνι της Αιγείρας και λείψανα του λιμενικού τείχους σώζονται ακόμη.</p>
<p>Σήμερα τα λείψανα βρίσκονται στη στεριά, αρκετά μέτρα ψηλότερα από τη θάλασσα. Η γη εδώ σηκώνεται αργά, από σεισμό σε σεισμό, και η ακτή που γνώρισαν οι ναύτες της αρχαιότητας έχει μετακινηθεί.</p>
<p>Για τον σημερινό επισκέπτη τα Μαύρα Λιθάρια είναι μικρές ακτές με βότσαλο ανάμεσα στους βράχους, με καθαρά νερά και ωραίο βυθό. Το μπάνιο συνδυάζεται με μια ανάβαση στο αρχαίο θέατρο, που βρίσκεται στον λόφο ακριβώς από πάνω.</p>`,
        en: `<p>Mavra Litharia, the ‘black stones’, is named after the dark rocks that shelter the cove. The ancients valued this natural refuge too: it was the harbour of Aigeira, and remains of the harbour wall survive.</p>
<p>Today the remains stand on dry land, several metres above the sea. The ground here rises slowly, earthquake by earthquake, and the shore that ancient sailors knew has moved.</p>
<p>For today’s visitor Mavra Litharia means small pebble beaches between the rocks, with clear water and a fine seabed for snorkelling. A swim goes well with a climb to the ancient theatre on the hill above.</p>`,
      },
      category: 'beach',
      shore: 'pebbles',
      depth: 'steep',
      shade: 'none',
      season: {
        el: 'Όλο τον χρόνο, χωρίς ναυαγοσώστη',
        en: 'All year, without a lifeguard',
      },
      openMonths: ['all-year'],
      accessNote: {
        el: 'Κατεβαίνετε από στενό, ανώμαλο μονοπάτι με πέτρες. Δεν είναι κατάλληλο για αμαξίδιο ή καροτσάκι.',
        en: 'The way down is a narrow, uneven path with stones. It does not suit wheelchairs or pushchairs.',
      },
      parkingNote: {
        el: 'Λίγες θέσεις στο πλάτωμα του δρόμου.',
        en: 'A few spaces in the lay-by on the road.',
      },
      transport: {
        el: 'Δεν υπάρχει στάση κοντά.',
        en: 'There is no stop nearby.',
      },
      image: 'cove-beach',
      location: { lat: 38.141, lng: 22.379 },
      unit: 'aigeira',
      gettingThere: {
        el: `<p>Από την παλαιά εθνική οδό Κορίνθου–Πατρών, ανατολικά του οικισμού της Αιγείρας. Ο χώρος στάθμευσης είναι περιορισμένος.</p>`,
        en: `<p>On the old Corinth–Patras national road, east of the village of Aigeira. Parking is limited.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Μην ανεβαίνετε στα αρχαία λείψανα και μη μετακινείτε πέτρες.',
            en: 'Do not climb on the ancient remains or move stones.',
          },
        },
        {
          tip: {
            el: 'Φέρτε παπούτσια θαλάσσης και μάσκα.',
            en: 'Bring water shoes and a mask.',
          },
        },
        {
          tip: {
            el: 'Δεν υπάρχει πολλή σκιά: αποφύγετε το μεσημέρι.',
            en: 'There is little shade: avoid the middle of the day.',
          },
        },
        {
          tip: {
            el: 'Συνδυάστε την επίσκεψη με το αρχαίο θέατρο της Αιγείρας.',
            en: 'Combine the visit with the ancient theatre of Aigeira.',
          },
        },
      ],
      sunbeds: false,
      lifeguard: false,
      accessible: false,
      parking: false,
    },
  },
]);
