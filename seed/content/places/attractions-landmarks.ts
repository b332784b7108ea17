import { attraction } from '../../../domain/content-types/attraction.ts';
import { seedEntries } from '../seed-entry.ts';

/** Monuments and places with a history. */
export const landmarkSeed = seedEntries(attraction, [
  {
    slug: 'ancient-theatre-aigeira',
    isSample: false,
    data: {
      name: { el: 'Αρχαίο Θέατρο Αιγείρας', en: 'Ancient Theatre of Aigeira' },
      description: {
        el: 'Θέατρο του 3ου αιώνα π.Χ., λαξευμένο σε μεγάλο μέρος στον βράχο, με θέα όλο τον Κορινθιακό, απέναντι από τους Δελφούς.',
        en: 'A theatre of the 3rd century BC, cut for the most part from the rock, with a view over the whole gulf, opposite Delphi.',
      },
      content: {
        el: `<p>Η αρχαία Αιγείρα ήταν χτισμένη σε έναν λόφο πάνω από τη θάλασσα, στο ανατολικό άκρο της αρχαίας Αχαΐας. Ο τόπος κατοικήθηκε από τη νεολιθική εποχή. Ο Όμηρος γνωρίζει εδώ την Υπερησία, που αργότερα ονομάστηκε Αιγείρα και ανήκε στην Αχαϊκή Συμπολιτεία.</p>
<p>Το θέατρο κατασκευάστηκε τον 3ο αιώνα π.Χ., όταν η πόλη γνώριζε τη μεγαλύτερη ακμή της, και χρησιμοποιήθηκε και στα ρωμαϊκά χρόνια. Το κοίλο είναι λαξευμένο σε μεγάλο μέρος στον φυσικό βράχο. Δίπλα του ήρθαν στο φως μικροί ναοί, που μαζί με το θέατρο αποτελούσαν το δημόσιο κέντρο της πόλης.</p>
<p>Οι πρώτες ανασκαφές έγιναν το 1916 από το Αυστριακό Αρχαιολογικό Ινστιτούτο, που ερευνά την Αιγείρα ως τις μέρες μας. Η θέα από τα εδώλια, με τον Κορινθιακό απλωμένο ως τον Παρνασσό, αξίζει από μόνη της τη διαδρομή.</p>`,
        en: `<p>Ancient Aigeira stood on a hill above the sea, at the eastern end of ancient Achaea. People have lived here since Neolithic times. Homer knows the place as Hyperesia; later it was called Aigeira and belonged to the Achaean League.</p>
<p>The theatre was built in the 3rd century BC, when the city was at its height, and remained in use in Roman times. Most of the auditorium is cut from the living rock. Small temples were found beside it: together with the theatre they formed the public centre of the city.</p>
<p>The first excavations were made in 1916 by the Austrian Archaeological Institute, which still studies Aigeira today. The view from the seats, with the gulf spread out as far as Parnassos, is worth the journey in itself.</p>`,
      },
      category: 'landmark',
      image: 'aigeira-theatre',
      location: { lat: 38.1286, lng: 22.3777 },
      unit: 'aigeira',
      openMonths: ['all-year'],
      gettingThere: {
        el: `<p>Από την παραλιακή Αιγείρα ανεβαίνετε με το αυτοκίνητο στον λόφο, ακολουθώντας τις καφέ πινακίδες του αρχαιολογικού χώρου. Από τον χώρο στάθμευσης το μονοπάτι είναι σύντομο αλλά ανηφορικό.</p>`,
        en: `<p>From the seaside village of Aigeira drive up the hill, following the brown signs to the archaeological site. The path from the car park is short but steep.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Πριν ξεκινήσετε, ρωτήστε την Εφορεία Αρχαιοτήτων Αχαΐας ποιες ώρες είναι ανοιχτός ο χώρος.',
            en: 'Before you set out, ask the Ephorate of Antiquities of Achaea when the site is open.',
          },
        },
        {
          tip: {
            el: 'Φορέστε κλειστά παπούτσια και καπέλο.',
            en: 'Wear closed shoes and a hat.',
          },
        },
        {
          tip: {
            el: 'Το απόγευμα το φως πέφτει ωραία πάνω στον κόλπο.',
            en: 'In the afternoon the light falls beautifully on the gulf.',
          },
        },
        {
          tip: {
            el: 'Κατεβείτε μετά στα Μαύρα Λιθάρια, το αρχαίο λιμάνι, για μπάνιο.',
            en: 'Afterwards go down to Mavra Litharia, the ancient harbour, for a swim.',
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
    slug: 'panagia-trypiti',
    isSample: false,
    data: {
      name: { el: 'Παναγία Τρυπητή', en: 'Panagia Trypiti' },
      description: {
        el: 'Το προσκύνημα του Αιγίου, χτισμένο μέσα σε σπηλιά σε απόκρημνο βράχο πάνω από την παραλία, με μνημειακή σκάλα.',
        en: 'The shrine of Aigio, built into a cave in a sheer rock above the seafront, with a monumental staircase.',
      },
      content: {
        el: `<p>Η Παναγία Τρυπητή είναι το πιο αγαπητό προσκύνημα του Αιγίου. Η εκκλησία είναι χτισμένη σε βράχο, περίπου τριάντα μέτρα πάνω από τη θάλασσα: ένα μέρος της είναι λαξευμένο στην πέτρα και το υπόλοιπο προστέθηκε μπροστά από τη σπηλιά. Στον νάρθηκα αναβλύζει αγίασμα.</p>
<p>Σύμφωνα με την παράδοση, ένας ναυαγός που βγήκε νύχτα στην ακτή είδε φως ψηλά στον βράχο, το ακολούθησε και βρήκε μέσα σε μια τρύπα την εικόνα της Παναγίας. Από εκεί προέρχεται και το όνομα Τρυπητή.</p>
<p>Ο ναός τιμά τη Ζωοδόχο Πηγή και γιορτάζει την Παρασκευή μετά το Πάσχα, ημέρα επίσημης αργίας για την πόλη. Τότε χιλιάδες πιστοί συγκεντρώνονται στο Αίγιο και η εικόνα λιτανεύεται στους δρόμους. Η σκάλα με τα περίπου 150 σκαλοπάτια, έργο του 19ου αιώνα, ανεβαίνει σε πλατώματα που βλέπουν το λιμάνι.</p>`,
        en: `<p>Panagia Trypiti is the best-loved shrine of Aigio. The church is built on a rock some thirty metres above the sea: part of it is cut into the stone, and the rest was added in front of the cave. A spring of holy water rises in the narthex.</p>
<p>According to tradition, a shipwrecked sailor who came ashore at night saw a light high up on the rock, followed it and found the icon of the Virgin in a hole (trypa), which gave the church its name.</p>
<p>The church is dedicated to the Life-Giving Spring and celebrates on the Friday after Easter, an official holiday in the town. Thousands of believers then gather in Aigio and the icon is carried through the streets. The staircase of about 150 steps, built in the 19th century, climbs by landings that overlook the harbour.</p>`,
      },
      category: 'landmark',
      image: 'rock-chapel',
      location: { lat: 38.2503, lng: 22.0905 },
      unit: 'aigio',
      openMonths: ['all-year'],
      gettingThere: {
        el: `<p>Με τα πόδια από το λιμάνι του Αιγίου, ανατολικά, δίπλα στη θάλασσα: περίπου δέκα λεπτά. Υπάρχει και δεύτερη διαδρομή, μέσα από τα κυπαρίσσια.</p>`,
        en: `<p>On foot from the harbour of Aigio, eastwards along the sea: about ten minutes. There is a second way up, through the cypresses.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Είναι χώρος λατρείας: ντυθείτε ανάλογα και χαμηλώστε τη φωνή.',
            en: 'This is a place of worship: dress accordingly and keep your voice low.',
          },
        },
        {
          tip: {
            el: 'Αν σας δυσκολεύουν τα σκαλοπάτια, ρωτήστε ποια διαδρομή είναι ευκολότερη.',
            en: 'If steps are difficult for you, ask which way is easier.',
          },
        },
        {
          tip: {
            el: 'Την ημέρα της γιορτής αφήστε το αυτοκίνητο έξω από το κέντρο.',
            en: 'On the feast day leave your car outside the centre.',
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
    slug: 'rack-railway',
    isSample: false,
    data: {
      name: { el: 'Οδοντωτός σιδηρόδρομος', en: 'Rack railway (Odontotos)' },
      description: {
        el: 'Η ιστορική γραμμή Διακοπτού–Καλαβρύτων, από το 1896: 22 χιλιόμετρα μέσα στο φαράγγι, από τη θάλασσα ως τα 720 μέτρα.',
        en: 'The historic Diakopto–Kalavryta line, opened in 1896: 22 kilometres through the gorge, from the sea up to 720 metres.',
      },
      content: {
        el: `<p>Ο Οδοντωτός ξεκινά από το Διακοπτό, σχεδόν στο ύψος της θάλασσας, και ανεβαίνει ως τα Καλάβρυτα, σε υψόμετρο περίπου 720 μέτρων. Η γραμμή έχει μήκος 22 χιλιομέτρων και πλάτος μόλις 750 χιλιοστών. Στα πιο απότομα τμήματα οδοντωτοί τροχοί πιάνουν σε μια τρίτη, οδοντωτή ράγα και σπρώχνουν το τρένο προς τα πάνω.</p>
<p>Η κατασκευή αποφασίστηκε από την κυβέρνηση του Χαριλάου Τρικούπη το 1889 και η γραμμή εγκαινιάστηκε τον Μάρτιο του 1896. Ήταν ένα τολμηρό έργο για την εποχή του: γέφυρες και σήραγγες διαδέχονται η μία την άλλη μέσα στο στενό φαράγγι του Βουραϊκού, με ενδιάμεση στάση στη Ζαχλωρού, κάτω από τη μονή του Μεγάλου Σπηλαίου.</p>
<p>Στον σταθμό του Διακοπτού μπορείτε να δείτε από κοντά το ιδιαίτερο πλάτος της γραμμής και παλιό τροχαίο υλικό. Η λειτουργία του τρένου έχει διακοπεί κατά διαστήματα για έργα ή για λόγους ασφαλείας: ελέγξτε πάντα τα δρομολόγια πριν ξεκινήσετε.</p>`,
        en: `<p>The Odontotos starts at Diakopto, almost at sea level, and climbs to Kalavryta, at about 720 metres. The line is 22 kilometres long and only 750 millimetres wide. On the steepest stretches, cog wheels grip a third, toothed rail and push the train uphill.</p>
<p>The government of Charilaos Trikoupis decided to build it in 1889, and the line opened in March 1896. It was a daring work for its time: bridges and tunnels follow one another through the narrow Vouraikos Gorge, with a stop at Zachlorou, below the monastery of Mega Spilaio.</p>
<p>At Diakopto station you can look closely at the unusual gauge and at old rolling stock. Trains have at times been suspended for works or safety: always check the timetable before you set out.</p>`,
      },
      category: 'landmark',
      image: 'diakopto-station',
      location: { lat: 38.1905, lng: 22.1975 },
      unit: 'diakopto',
      openMonths: ['all-year'],
      website: 'https://www.hellenictrain.gr/',
      transport: {
        el: 'Ο προαστιακός από το Κιάτο και το Αίγιο σταματά στον ίδιο σταθμό.',
        en: 'The suburban trains from Kiato and Aigio stop at the same station.',
      },
      gettingThere: {
        el: `<p>Ο σταθμός βρίσκεται στο κέντρο του Διακοπτού. Με το αυτοκίνητο, έξοδος Διακοπτού από την Ολυμπία Οδό. Το Διακοπτό εξυπηρετείται και από τη γραμμή Κιάτο–Αίγιο.</p>`,
        en: `<p>The station is in the centre of Diakopto. By car, leave the Olympia Odos motorway at Diakopto. The Kiato–Aigio railway line also serves Diakopto.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Επιβεβαιώστε ότι το τρένο κυκλοφορεί και αγοράστε εισιτήριο από τη Hellenic Train (www.hellenictrain.gr).',
            en: 'Check that the train is running and buy tickets from Hellenic Train (www.hellenictrain.gr).',
          },
        },
        {
          tip: {
            el: 'Σαββατοκύριακα και αργίες κλείστε θέση από πριν.',
            en: 'At weekends and on holidays, book ahead.',
          },
        },
        {
          tip: {
            el: 'Πάρτε ζακέτα: στα Καλάβρυτα κάνει πάντα πιο δροσιά.',
            en: 'Take a jacket: it is always cooler in Kalavryta.',
          },
        },
        {
          tip: {
            el: 'Μην περπατάτε πάνω στις γραμμές όταν κυκλοφορεί το τρένο.',
            en: 'Do not walk on the tracks while trains are running.',
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
    slug: 'aigio-steps',
    isSample: false,
    data: {
      name: { el: 'Σκάλες και Ψηλά Αλώνια', en: 'The steps and Psila Alonia' },
      description: {
        el: 'Η διαδρομή από το λιμάνι ως την άνω πόλη του Αιγίου: Δώδεκα Βρύσες, πλάτανος του Παυσανία, σκαλοπάτια και πλατεία-μπαλκόνι.',
        en: 'The walk from the harbour of Aigio to the upper town: the Twelve Springs, Pausanias’ plane tree, stone steps and a square like a balcony.',
      },
      content: {
        el: `<p>Το Αίγιο έχει δύο επίπεδα, την παραλία με το λιμάνι και την άνω πόλη, και ανάμεσά τους τη συνοικία του Αγίου Ανδρέα. Τα συνδέουν λιθόστρωτοι δρόμοι και σκάλες, με γνωστότερα τα σκαλοπάτια της οδού Φιλοποίμενος.</p>
<p>Η διαδρομή αρχίζει κάτω, στην πλατεία με τις <strong>Δώδεκα Βρύσες</strong> και τις μπρούτζινες λεοντοκεφαλές. Δίπλα τους στέκεται ο <strong>πλάτανος του Παυσανία</strong>, ένα γέρικο δέντρο που η παράδοση συνδέει με τον αρχαίο περιηγητή. Και τα δύο έχουν κηρυχθεί διατηρητέα μνημεία της φύσης.</p>
<p>Ανεβαίνοντας, ο κόλπος ανοίγεται όλο και περισσότερο πίσω σας. Στην κορυφή σας περιμένουν τα <strong>Ψηλά Αλώνια</strong>, η πλατεία-μπαλκόνι της πόλης, με δέντρα, καφέ και θέα ως τα βουνά της Στερεάς. Από εκεί λίγα λεπτά αρκούν για τη Φανερωμένη και τα νεοκλασικά του κέντρου.</p>`,
        en: `<p>Aigio has two levels, the seafront with the harbour and the upper town, with the quarter of Agios Andreas in between. Cobbled streets and steps connect them, the best known being those of Filopoimenos Street.</p>
<p>The walk begins below, at the square of the <strong>Twelve Springs</strong> with their bronze lion heads. Beside them stands <strong>Pausanias’ plane tree</strong>, an ancient tree that tradition links with the traveller of antiquity. Both are protected natural monuments.</p>
<p>As you climb, more and more of the gulf opens up behind you. At the top is <strong>Psila Alonia</strong>, the square that is the town’s balcony, with trees, cafés and a view as far as the mountains of central Greece. From there it is only a few minutes to the church of Faneromeni and the neoclassical houses of the centre.</p>`,
      },
      category: 'landmark',
      image: 'aigio-stairs',
      location: { lat: 38.2512, lng: 22.0838 },
      unit: 'aigio',
      season: {
        el: 'Όλο τον χρόνο',
        en: 'All year',
      },
      openMonths: ['all-year'],
      isFree: true,
      accessNote: {
        el: 'Σκάλες χωρίς ράμπα· με αμαξίδιο φτάνετε επάνω από τους δρόμους της πόλης.',
        en: 'Steps without a ramp; with a wheelchair you reach the top by the streets of the town.',
      },
      gettingThere: {
        el: `<p>Ξεκινήστε από το λιμάνι του Αιγίου, όπου υπάρχει χώρος στάθμευσης. Όσοι δεν θέλουν σκαλοπάτια φτάνουν στα Ψηλά Αλώνια με αυτοκίνητο ή λεωφορείο και κατεβαίνουν αντί να ανεβούν.</p>`,
        en: `<p>Start at the harbour of Aigio, where you can park. If you would rather not climb, go to Psila Alonia by car or bus and walk down instead.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Υπολογίστε μισή ώρα με στάσεις για φωτογραφίες.',
            en: 'Allow half an hour, with stops for photographs.',
          },
        },
        {
          tip: {
            el: 'Το καλοκαίρι ανεβείτε νωρίς το πρωί ή το δειλινό.',
            en: 'In summer, climb early in the morning or at dusk.',
          },
        },
        {
          tip: {
            el: 'Τα σκαλοπάτια γλιστρούν με τη βροχή.',
            en: 'The steps are slippery in the rain.',
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
    slug: 'currant-warehouses',
    isSample: false,
    data: {
      name: { el: 'Σταφιδαποθήκες του λιμανιού', en: 'Currant warehouses at the harbour' },
      description: {
        el: 'Πέτρινες αποθήκες του 19ου αιώνα στην παραλία του Αιγίου, από τα χρόνια που η σταφίδα έφευγε από εδώ για όλη την Ευρώπη.',
        en: 'Stone warehouses of the 19th century on the seafront of Aigio, from the time when currants left here for the whole of Europe.',
      },
      content: {
        el: `<p>Στα τέλη του 19ου αιώνα το λιμάνι του Αιγίου, της παλιάς Βοστίτσας, ήταν ένα από τα σημαντικότερα κέντρα εξαγωγής σταφίδας στην Ελλάδα. Ο καρπός κατέβαινε από τα αλώνια των χωριών, καθαριζόταν και συσκευαζόταν στις πέτρινες αποθήκες της παραλίας και φορτωνόταν για το Λονδίνο, το Λίβερπουλ, το Άμστερνταμ ή την Τεργέστη.</p>
<p>Τα πρώτα καράβια της χρονιάς, με την πιο εκλεκτή σοδειά, τα έλεγαν «πριμαρόλια». Ο πλούτος της σταφίδας έχτισε τα νεοκλασικά της άνω πόλης. Όταν στα τέλη του αιώνα η ζήτηση έπεσε απότομα, ήρθαν χρόνια κρίσης και μετανάστευσης.</p>
<p>Οι χοντροί τοίχοι και τα μεγάλα τοξωτά ανοίγματα των αποθηκών δίνουν ακόμη στην παραλία τον χαρακτήρα της. Αρκετές έχουν αναστηλωθεί και στεγάζουν χώρους εστίασης, αναψυχής και πολιτισμού.</p>`,
        en: `<p>At the end of the 19th century the harbour of Aigio, then still known as Vostitsa, was one of the most important places in Greece for the export of currants. The fruit came down from the drying floors of the villages, was cleaned and packed in the stone warehouses of the seafront, and shipped to London, Liverpool, Amsterdam or Trieste.</p>
<p>The first ships of the year, with the choicest of the crop, were called ‘primarolia’. Currants built the neoclassical houses of the upper town. When demand collapsed towards the end of the century, years of crisis and emigration followed.</p>
<p>The thick walls and large arched openings of the warehouses still give the seafront its character. Several have been restored and are now places to eat, to meet and to enjoy culture.</p>`,
      },
      category: 'landmark',
      image: 'raisin-warehouses',
      location: { lat: 38.2528, lng: 22.085 },
      unit: 'aigio',
      season: {
        el: 'Όλο τον χρόνο',
        en: 'All year',
      },
      openMonths: ['all-year'],
      gettingThere: {
        el: `<p>Στην παραλία του Αιγίου, κατά μήκος του λιμανιού. Από την άνω πόλη κατεβαίνετε από τις σκάλες της Φιλοποίμενος.</p>`,
        en: `<p>On the seafront of Aigio, along the harbour. From the upper town, walk down the steps of Filopoimenos Street.</p>`,
      },
      tips: [
        {
          tip: {
            el: 'Περπατήστε την παραλία το δειλινό, όταν η πέτρα παίρνει χρυσό χρώμα.',
            en: 'Walk along the seafront at dusk, when the stone turns golden.',
          },
        },
        {
          tip: {
            el: 'Ζητήστε σε ένα καφέ γλυκό με σταφίδα Βοστίτσα.',
            en: 'In a café, ask for a sweet made with Vostizza currants.',
          },
        },
        {
          tip: {
            el: 'Συνεχίστε ανατολικά, ως την Παναγία Τρυπητή.',
            en: 'Carry on eastwards to Panagia Trypiti.',
          },
        },
      ],
      sunbeds: false,
      lifeguard: false,
      accessible: true,
      parking: true,
    },
  },
]);
