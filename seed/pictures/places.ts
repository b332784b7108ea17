import type { PictureText } from './picture-text.ts';

/** Pictures of landscapes, villages and monuments. */
export const PLACES: readonly PictureText[] = [
  {
    key: 'aigeira-coast',
    el: 'Η Αιγείρα: κωμόπολη στη θάλασσα με σκούρα βράχια, λεμονιές και ελιές, το αρχαίο θέατρο στον λόφο και δάση ψηλά.',
    en: 'Aigeira: a seaside town with dark rocks, lemon trees and olives, the ancient theatre on its hill, and forests above.',
  },
  {
    key: 'aigeira-theatre',
    el: 'Οι καμπύλες σειρές των εδωλίων του αρχαίου θεάτρου της Αιγείρας, ανοιχτές προς τον Κορινθιακό κόλπο.',
    en: 'The curved stone rows of the ancient theatre of Aigeira, open towards the Gulf of Corinth.',
  },
  {
    key: 'aigio-harbour',
    el: 'Το λιμάνι του Αιγίου στο χρυσό φως: ψαρόβαρκες στην προβλήτα, τα σπίτια της πόλης στην πλαγιά και απέναντι η Στερεά.',
    en: 'Aigio harbour in golden light: fishing boats at the quay, town houses on the slope, mountains across the gulf.',
  },
  {
    key: 'aigio-old-town',
    el: 'Νεοκλασικά σπίτια με αετώματα, μπαλκόνια και κεραμίδια γύρω από πλατεία του Αιγίου με πλάτανο και παγκάκια.',
    en: 'Neoclassical houses with pediments, balconies and tiled roofs round a square in Aigio, with a plane tree and benches.',
  },
  {
    key: 'aigio-stairs',
    el: 'Οι πέτρινες σκάλες του Αιγίου κατεβαίνουν ανάμεσα σε σπίτια και λουλούδια προς το λιμάνι και τη θάλασσα.',
    en: 'The stone stairs of Aigio descend between houses and flowers towards the harbour and the sea.',
  },
  {
    key: 'akrata-beach',
    el: 'Ομπρέλες και ξαπλώστρες στη βοτσαλωτή παραλία της Ακράτας, με διάφανα νερά και ψηλά βουνά απέναντι.',
    en: 'Umbrellas and sunbeds on the pebble beach of Akrata, with clear water and high mountains across the gulf.',
  },
  {
    key: 'akrata-krathis',
    el: 'Η Ακράτα από τη θάλασσα: οι εκβολές του Κράθη, πεύκα και βότσαλο, τα πέτρινα σπίτια και ο χιονισμένος Χελμός.',
    en: 'Akrata from the sea: the mouth of the Krathis, pines and pebbles, stone houses, and Mount Chelmos with its snow.',
  },
  {
    key: 'akrata-pines',
    el: 'Κουκουναριές με πλατιές κόμες πάνω από τη βοτσαλωτή ακτή της Ακράτας και πίσω τους ο γαλάζιος Κορινθιακός.',
    en: 'Umbrella pines lean over the pebble shore of Akrata, with the blue Gulf of Corinth behind them.',
  },
  {
    key: 'cliff-monastery',
    el: 'Το μοναστήρι του Μεγάλου Σπηλαίου, χτισμένο με πολλούς ορόφους μέσα στον κάθετο βράχο.',
    en: 'The monastery of Mega Spilaio, storey upon storey built into a sheer rock face.',
  },
  {
    key: 'cove-beach',
    el: 'Όρμος με σκούρα βράχια, τιρκουάζ νερά, βότσαλο και μια βάρκα· στη στεριά, λείψανα του αρχαίου λιμενικού τείχους.',
    en: 'A cove of dark rocks with turquoise water, pebbles and a rowing boat; on the land, remains of the ancient harbour wall.',
  },
  {
    key: 'currant-vineyards',
    el: 'Αμπελώνες μαύρης κορινθιακής σταφίδας με ώριμα τσαμπιά, και πίσω τους λόφοι και βουνά.',
    en: 'Vineyards of black Corinth currants with ripe bunches, hills and mountains rising behind them.',
  },
  {
    key: 'diakopto-beach',
    el: 'Η παραλία του Διακοπτού: μεγάλα στρογγυλά βότσαλα, αλμυρίκια, το λιμανάκι με τις βάρκες και το φαράγγι πίσω.',
    en: 'The beach of Diakopto: large round pebbles, tamarisks, the little harbour with its boats, and the gorge behind.',
  },
  {
    key: 'diakopto-orchards',
    el: 'Μάζεμα στα περιβόλια του Διακοπτού: λεμονιές και πορτοκαλιές, το κόκκινο τρενάκι και πίσω το στόμιο του φαραγγιού.',
    en: 'Picking fruit in the orchards of Diakopto: lemon and orange trees, the small red train and the mouth of the gorge behind.',
  },
  {
    key: 'diakopto-station',
    el: 'Ο σταθμός του Οδοντωτού στο Διακοπτό, με το τρενάκι στην αποβάθρα και το φαράγγι πίσω.',
    en: 'The station of the rack railway at Diakopto, the small train at its platform and the gorge behind.',
  },
  {
    key: 'erineos-villages',
    el: 'Χωριά του Ερινεού σε πράσινες πλαγιές με ελιές και κυπαρίσσια, πάνω από τον Κορινθιακό.',
    en: 'Villages of Erineos on green slopes with olives and cypresses, high above the Gulf of Corinth.',
  },
  {
    key: 'fir-walk',
    el: 'Ομάδα πεζοπόρων με οδηγό σε μονοπάτι μέσα στο ελατοδάσος, με τον ήλιο να περνά ανάμεσα στα δέντρα.',
    en: 'A group of walkers with their guide on a path through the fir forest, sunlight falling between the trees.',
  },
  {
    key: 'fishing-boats',
    el: 'Ξύλινα καΐκια αραγμένα σε ήρεμα νερά το πρωί, με τα βουνά της Στερεάς στο βάθος.',
    en: 'Wooden fishing boats moored on calm morning water, with the mountains of Central Greece behind.',
  },
  {
    key: 'folk-museum',
    el: 'Πέτρινο διώροφο αρχοντικό με εξωτερική σκάλα και στεγασμένο ξύλινο μπαλκόνι, όπου κρέμονται υφαντά.',
    en: 'A two-storey stone mansion with an outdoor stair and a roofed wooden balcony hung with woven rugs.',
  },
  {
    key: 'fteri-village',
    el: 'Η Φτέρη: πέτρινα σπίτια και καμπαναριό ανάμεσα στα έλατα, και χαμηλά ολόκληρος ο Κορινθιακός.',
    en: 'Fteri: stone houses and a bell tower among the firs and, far below, the whole Gulf of Corinth.',
  },
  {
    key: 'gorge-hikers',
    el: 'Πεζοπόροι με σακίδια σε μονοπάτι πλάι στο ποτάμι, με πλατάνια και πικροδάφνες, κάτω από τους βράχους του φαραγγιού.',
    en: 'Hikers with rucksacks on a path beside the river, among plane trees and oleanders, below the rock walls of the gorge.',
  },
  {
    key: 'gulf-sunset',
    el: 'Ο ήλιος δύει πίσω από τα βουνά του Κορινθιακού και η θάλασσα βάφεται πορτοκαλί και βαθυγάλαζη.',
    en: 'The sun sets behind the mountains of the Gulf of Corinth and the sea turns orange and deep blue.',
  },
  {
    key: 'lagoon-birds',
    el: 'Φοινικόπτερα και ένας ερωδιός στα ρηχά της λιμνοθάλασσας Αλυκής, ανάμεσα σε καλαμιές, με το πρώτο φως.',
    en: 'Flamingos and a heron wade in the shallows of the Aliki Lagoon, among reeds, in the first light.',
  },
  {
    key: 'lampiri-bay',
    el: 'Ο όρμος του Λαμπιρίου: πλατάνια και πεύκα ως το κύμα, βότσαλο, σκηνές, και ο κόλπος που στενεύει στο βάθος.',
    en: 'The bay of Lampiri: plane trees and pines down to the waves, pebbles, tents, and the gulf narrowing in the distance.',
  },
  {
    key: 'lighthouse',
    el: 'Πέτρινος φάρος με αναμμένο φανό σε βραχώδες ακρωτήριο, το σούρουπο στον Κορινθιακό.',
    en: 'A stone lighthouse with its lantern lit on a rocky cape at dusk, above the Gulf of Corinth.',
  },
  {
    key: 'long-beach',
    el: 'Μεγάλη βοτσαλωτή παραλία που χάνεται στον ορίζοντα, με σειρά από ομπρέλες πλάι στο αφρισμένο κύμα.',
    en: 'A long pebble beach running to the horizon, with a row of umbrellas beside the foaming edge of the sea.',
  },
  {
    key: 'longos-sunset',
    el: 'Ηλιοβασίλεμα στον Λόγγο: φαρδιά βοτσαλωτή παραλία, μια ιστιοσανίδα, και μακριά στον ορίζοντα η γέφυρα του Ρίου.',
    en: 'Sunset at Longos: a broad pebble beach, a windsurfer and, far away on the horizon, the Rio bridge.',
  },
  {
    key: 'mountain-lake',
    el: 'Ορεινή λίμνη ανάμεσα σε έλατα και φθινοπωρινά δέντρα που καθρεφτίζονται στο νερό, με τον Χελμό στο βάθος.',
    en: 'A mountain lake among firs and autumn trees that are mirrored in the water, with Mount Chelmos behind.',
  },
  {
    key: 'museum',
    el: 'Το Αρχαιολογικό Μουσείο Αιγίου: η παλιά δημοτική αγορά του 1890, με τη σειρά των τόξων και την πύλη προς το αίθριο.',
    en: 'The Archaeological Museum of Aigio: the old municipal market of 1890, with its row of arches and the gate to the courtyard.',
  },
  {
    key: 'museum-hall',
    el: 'Αίθουσα του Αρχαιολογικού Μουσείου Αιγίου: μαρμάρινο άγαλμα, προθήκες με αγγεία και τόξα ανοιχτά στο αίθριο.',
    en: 'A room of the Archaeological Museum of Aigio: a marble statue, cases with vases, and arches open to the courtyard.',
  },
  {
    key: 'raisin-warehouses',
    el: 'Οι πέτρινες σταφιδαποθήκες του 19ου αιώνα στην παραλία του Αιγίου, με τόξα και βάρκες στον μόλο.',
    en: 'The 19th-century stone currant warehouses on the Aigio waterfront, with arches and boats along the quay.',
  },
  {
    key: 'rock-chapel',
    el: 'Η Παναγία Τρυπητή στο Αίγιο: η εκκλησία χτισμένη στη σπηλιά του βράχου και η μεγάλη σκάλα που ανεβαίνει από την παραλία.',
    en: 'Panagia Trypiti in Aigio: the church built into the cave of the rock, and the great staircase rising from the seafront.',
  },
  {
    key: 'selianitika-beach',
    el: 'Τα Σελιανίτικα από τη θάλασσα: παραλία με ψιλό βότσαλο, ομπρέλες, και πίσω ο παραλιακός δρόμος με τις ταβέρνες.',
    en: 'Selianitika seen from the water: a beach of fine pebbles with umbrellas and, behind, the seafront with its tavernas.',
  },
  {
    key: 'snow-ridge',
    el: 'Χιονισμένες κορυφές της Αχαΐας τον χειμώνα, με έλατα φορτωμένα χιόνι και ένα μικρό καταφύγιο.',
    en: 'Snow-covered peaks of Achaia in winter, with snow-laden firs and a small mountain refuge.',
  },
  {
    key: 'sympoliteia-villages',
    el: 'Πέτρινα σπίτια ορεινού χωριού της Συμπολιτείας, με καμπαναριό, έλατα και αλλεπάλληλες κορυφές πίσω.',
    en: 'Stone houses of a mountain village of Sympoliteia, with a bell tower, firs and range behind range.',
  },
  {
    key: 'taxiarches-monastery',
    el: 'Η αυλή της Μονής Ταξιαρχών: το καθολικό με τον οκτάπλευρο τρούλο, διώροφα κελιά ολόγυρα και τριανταφυλλιές.',
    en: 'The courtyard of the Monastery of the Taxiarches: the church with its octagonal dome, two-storey cells all round, and roses.',
  },
  {
    key: 'twelve-springs',
    el: 'Οι Δώδεκα Βρύσες του Αιγίου με τις μπρούτζινες λεοντοκεφαλές, και δίπλα τους ο γέρικος πλάτανος του Παυσανία.',
    en: 'The Twelve Springs of Aigio with their bronze lion heads and, beside them, the ancient plane tree of Pausanias.',
  },
  {
    key: 'vouraikos-railway',
    el: 'Το κόκκινο τρενάκι του Οδοντωτού περνά μια πέτρινη γέφυρα ανάμεσα στα βράχια του φαραγγιού του Βουραϊκού.',
    en: 'The small red rack train crosses a stone bridge between the cliffs of the Vouraikos Gorge.',
  },
  {
    key: 'waterfall',
    el: 'Τα Ύδατα της Στυγός: μια λεπτή κλωστή νερού πέφτει από πανύψηλο γυμνό βράχο του Χελμού, με χιόνι στις σχισμές.',
    en: 'The Waters of the Styx: a thin thread of water falls down a huge bare rock face of Mount Chelmos, with snow in its clefts.',
  },
];
