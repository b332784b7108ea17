import { lodging } from '../../../domain/content-types/lodging.ts';
import { seedEntries } from '../seed-entry.ts';

/** Three made-up places to stay. */
export const lodgingSeed = seedEntries(lodging, [
  {
    slug: 'kymata-seaside-hotel',
    isSample: true,
    data: {
      name: { el: 'Παραθαλάσσιο Ξενοδοχείο «Κύματα»', en: 'Kymata Seaside Hotel' },
      description: {
        el: 'Ξενοδοχείο δίπλα στο κύμα, με δωμάτια που βλέπουν τον Κορινθιακό, πρωινό με τοπικά προϊόντα και κήπο με λεμονιές. Προσβάσιμα δωμάτια στο ισόγειο και χώρος στάθμευσης.',
        en: 'A hotel at the water’s edge, with rooms overlooking the Gulf of Corinth, breakfast from local produce and a garden of lemon trees. Accessible rooms on the ground floor, and parking.',
      },
      kind: 'hotel',
      priceLevel: 'high',
      season: {
        el: 'Απρίλιος–Οκτώβριος',
        en: 'April to October',
      },
      openMonths: ['april', 'may', 'june', 'july', 'august', 'september', 'october'],
      stars: 4,
      phone: '+30 26960 99001',
      email: 'info@kymata-hotel.example',
      website: '',
      address: { el: 'Παραλία Ακράτας, 25006', en: 'Akrata Beach, 25006' },
      unit: 'akrata',
      coordinates: { lat: 38.1628, lng: 22.3205 },
      sea: 'beach',
      aids: ['step-free', 'room', 'bathroom', 'lift', 'parking', 'guide-dogs'],
      accessNote: {
        el: 'Δύο προσβάσιμα δωμάτια στο ισόγειο, με πόρτα 90 εκατοστών και ντους χωρίς σκαλοπάτι. Μπροστά στο ξενοδοχείο δεν υπάρχει διάδρομος ως το νερό· ο πλησιέστερος είναι στην Παραλία Ακράτας, 200 μέτρα ανατολικά.',
        en: 'Two accessible rooms on the ground floor, with a 90-centimetre door and a level shower. There is no walkway to the water in front of the hotel; the nearest is on Akrata Beach, 200 metres to the east.',
      },
      parkingNote: {
        el: '25 θέσεις στον κήπο, χωρίς πληρωμή.',
        en: '25 free spaces in the garden.',
      },
      transport: {
        el: 'Σταθμός Ακράτας, περίπου 15 λεπτά με τα πόδια.',
        en: 'Akrata station, about 15 minutes on foot.',
      },
      image: 'seaside-hotel',
    },
  },
  {
    slug: 'petrino-guesthouse',
    isSample: true,
    data: {
      name: { el: 'Ξενώνας «Πέτρινο»', en: 'Petrino Guesthouse' },
      description: {
        el: 'Πέτρινος ξενώνας με τζάκι στο σαλόνι και αυλή κάτω από τον πλάτανο. Ιδανική αφετηρία για το φαράγγι του Βουραϊκού. Οι οικοδεσπότες δανείζουν χάρτες μονοπατιών.',
        en: 'A stone guesthouse with a fireplace in the lounge and a courtyard under a plane tree. A good base for the Vouraikos Gorge; the hosts lend maps of the paths.',
      },
      kind: 'guesthouse',
      priceLevel: 'middle',
      season: {
        el: 'Όλο τον χρόνο',
        en: 'All year',
      },
      openMonths: ['all-year'],
      stars: 3,
      phone: '+30 26910 99002',
      email: 'stay@petrino-guesthouse.example',
      website: '',
      address: { el: 'Άνω Διακοπτό, 25003', en: 'Ano Diakopto, 25003' },
      unit: 'diakopto',
      coordinates: { lat: 38.176, lng: 22.191 },
      sea: 'drive',
      aids: ['guide-dogs'],
      accessNote: {
        el: 'Πέτρινη σκάλα επτά σκαλιών στην είσοδο, χωρίς ράμπα. Τα δωμάτια είναι στον όροφο.',
        en: 'A stone stair of seven steps at the entrance, without a ramp. The rooms are upstairs.',
      },
      parkingNote: {
        el: 'Στην πλατεία του χωριού, 50 μέτρα μακριά.',
        en: 'On the village square, 50 metres away.',
      },
      transport: {
        el: 'Σταθμός Διακοπτού, τρία χιλιόμετρα· οι οικοδεσπότες έρχονται να σας πάρουν.',
        en: 'Diakopto station, three kilometres; the hosts will pick you up.',
      },
      image: 'stone-guesthouse',
    },
  },
  {
    slug: 'ampelones-rooms',
    isSample: true,
    data: {
      name: { el: 'Δωμάτια «Αμπελώνες»', en: 'Ampelones Rooms' },
      description: {
        el: 'Απλά, ήσυχα δωμάτια μέσα στα αμπέλια, με μικρή κουζίνα και βεράντα προς τη θάλασσα. Σε λίγα λεπτά με το αυτοκίνητο από τις παραλίες στα Σελιανίτικα και τον Λόγγο.',
        en: 'Simple, quiet rooms among the vines, with a kitchenette and a terrace facing the sea. A few minutes by car from the beaches of Selianitika and Longos.',
      },
      kind: 'rooms',
      priceLevel: 'low',
      season: {
        el: 'Μάρτιος–Νοέμβριος',
        en: 'March to November',
      },
      openMonths: [
        'march',
        'april',
        'may',
        'june',
        'july',
        'august',
        'september',
        'october',
        'november',
      ],
      stars: 2,
      phone: '+30 26910 99003',
      email: 'rooms@ampelones.example',
      website: '',
      address: { el: 'Ροδοδάφνη, 25100', en: 'Rododafni, 25100' },
      unit: 'sympoliteia',
      coordinates: { lat: 38.262, lng: 22.048 },
      sea: 'drive',
      aids: ['step-free'],
      accessNote: {
        el: 'Ένα δωμάτιο στο ισόγειο χωρίς σκαλιά. Το μπάνιο του δεν έχει χειρολαβές.',
        en: 'One step-free room on the ground floor. Its bathroom has no grab rails.',
      },
      parkingNote: {
        el: 'Μία θέση για κάθε δωμάτιο, στη σκιά.',
        en: 'One shaded space for each room.',
      },
      transport: {
        el: 'Λεωφορείο από το Αίγιο, στάση «Ροδοδάφνη», 10 λεπτά με τα πόδια.',
        en: 'Bus from Aigio, stop ‘Rododafni’, 10 minutes on foot.',
      },
      image: 'vineyard-rooms',
    },
  },
]);
