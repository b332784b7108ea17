import type { PictureText } from './picture-text.ts';

/** People and their town: services, work, feasts, sport, ways of arriving, what happened here. */
export const TOWN_LIFE: readonly PictureText[] = [
  {
    key: 'aigio-ferry',
    el: 'Το οχηματαγωγό στο λιμάνι του Αιγίου: αυτοκίνητα μπροστά στον καταπέλτη και απέναντι τα βουνά της Φωκίδας.',
    en: 'The car ferry in the harbour of Aigio: cars before its ramp and, across the gulf, the mountains of Phocis.',
  },
  {
    key: 'carnival',
    el: 'Καρναβάλι: άρμα σε σχήμα ήλιου, μασκαρεμένοι που χορεύουν, σημαιάκια και χαρτοπόλεμος στον αέρα.',
    en: 'Carnival: a float in the shape of a sun, dancers in costume, bunting and confetti in the air.',
  },
  {
    key: 'choir',
    el: 'Χορωδίες μαζί στη σκηνή: τρεις σειρές από μικρούς και μεγάλους με ντοσιέ, ο μαέστρος, το πιάνο και το κοινό.',
    en: 'Choirs together on a stage: three rows of young and old with folders, the conductor, a piano and the audience.',
  },
  {
    key: 'christmas-square',
    el: 'Χριστουγεννιάτικο δέντρο με φωτάκια στην πλατεία, στολισμένο καραβάκι και οικογένειες μέσα στη νύχτα.',
    en: 'A lit Christmas tree on the square, a decorated boat beside it and families out in the winter night.',
  },
  {
    key: 'city-bus',
    el: 'Λεωφορείο της αστικής συγκοινωνίας σε στάση, με επιβάτες κάτω από το στέγαστρο και σπίτια πίσω.',
    en: 'A town bus at its stop, with passengers under the shelter and town houses behind.',
  },
  {
    key: 'computer-desk',
    el: 'Κάτοικος κάνει μια αίτηση από τον φορητό υπολογιστή στο γραφείο της, δίπλα σε παράθυρο με θέα στη θάλασσα.',
    en: 'A resident makes an application on a laptop at her desk, beside a window that looks out to sea.',
  },
  {
    key: 'council-chamber',
    el: 'Αίθουσα δημοτικού συμβουλίου: έδρανα σε ημικύκλιο, το προεδρείο και ψηλά παράθυρα με θέα στη θάλασσα.',
    en: 'The council chamber: desks in a half circle, the chair’s bench, and tall windows looking out to sea.',
  },
  {
    key: 'currant-ships',
    el: 'Το λιμάνι της Βοστίτσας τον 19ο αιώνα: ατμόπλοιο και ιστιοφόρο, φορτηγίδες και βαρέλια με σταφίδα στον μόλο.',
    en: 'The harbour of Vostitsa in the 19th century: a steamer and a sailing ship, lighters, and barrels of currants on the quay.',
  },
  {
    key: 'elderly-care',
    el: 'Μια εργαζόμενη της κοινωνικής υπηρεσίας κρατά συντροφιά σε δύο ηλικιωμένους σε παγκάκι κάτω από πλάτανο.',
    en: 'A care worker keeps two older residents company on a bench under a plane tree.',
  },
  {
    key: 'emergency-bag',
    el: 'Ο σάκος της οικογένειας για τον σεισμό: φακός, ραδιόφωνο, νερό, φαρμακείο, σφυρίχτρα και κουβέρτα πάνω σε τραπέζι.',
    en: 'The family’s bag for an earthquake: a torch, a radio, water, a first-aid box, a whistle and a blanket on a table.',
  },
  {
    key: 'helike-under-water',
    el: 'Η χαμένη Ελίκη όπως τη διηγούνταν οι αρχαίοι: κίονες και ένα άγαλμα του Ποσειδώνα κάτω από το νερό, ένα πλοίο πάνω τους.',
    en: 'Lost Helike as the ancients told of it: columns and a statue of Poseidon under the water, and a ship passing above.',
  },
  {
    key: 'library',
    el: 'Δημοτική βιβλιοθήκη: ψηλά ράφια με βιβλία, αναγνώστες σε τραπέζι και ένα τοξωτό παράθυρο με φως.',
    en: 'The municipal library: tall shelves of books, readers at a table and an arched window full of light.',
  },
  {
    key: 'market-stalls',
    el: 'Λαϊκή αγορά με ριγέ τέντες, τελάρα με πορτοκάλια, ντομάτες και χόρτα, και κόσμο που ψωνίζει.',
    en: 'An open-air market with striped awnings, crates of oranges, tomatoes and greens, and people shopping.',
  },
  {
    key: 'mayor-portrait',
    el: 'Σχηματικό πορτρέτο του δημάρχου με κοστούμι και γραβάτα, μπροστά από τη θάλασσα και τα βουνά της Αιγιάλειας.',
    en: 'A stylised portrait of the mayor in a suit and tie, before the sea and mountains of Aigialeia.',
    width: 1200,
    height: 1500,
  },
  {
    key: 'open-air-cinema',
    el: 'Θερινό σινεμά: φωτεινή οθόνη με ένα καράβι, σειρές από καθίσματα, γιασεμιά και έναστρος ουρανός.',
    en: 'An open-air cinema: a bright screen showing a ship, rows of chairs, jasmine and a starry sky.',
  },
  {
    key: 'open-air-concert',
    el: 'Συναυλία κάτω από τα αστέρια: μουσικοί σε φωτισμένη σκηνή και κοινό που σηκώνει τα χέρια.',
    en: 'A concert under the stars: musicians on a lit stage and an audience raising its arms.',
  },
  {
    key: 'path-signs',
    el: 'Πινακίδες μονοπατιών σε ξύλινο στύλο με χρωματιστά σημάδια· μια πεζοπόρος κοιτά τον χάρτη, χαμηλά η κοιλάδα και η θάλασσα.',
    en: 'Path signs on a wooden post with coloured marks; a walker looks at her map, with the valley and the sea below.',
  },
  {
    key: 'recycling',
    el: 'Κάδοι ανακύκλωσης σε τέσσερα χρώματα, ένα όχημα συλλογής και μια κάτοικος που χωρίζει τα υλικά της.',
    en: 'Recycling bins in four colours, a collection lorry, and a resident sorting her materials.',
  },
  {
    key: 'road-works',
    el: 'Συνεργείο επισκευάζει δρόμο με εκσκαφέα, κώνους και προστατευτικά εμπόδια.',
    en: 'A crew repairs a road with a digger, cones and safety barriers.',
  },
  {
    key: 'running-race',
    el: 'Αγώνας δρόμου στο Διακοπτό: δρομείς με αριθμούς κάτω από την αψίδα, μπροστά στον σταθμό του Οδοντωτού.',
    en: 'A road race in Diakopto: numbered runners under the finishing arch, before the station of the rack railway.',
  },
  {
    key: 'school',
    el: 'Σχολείο με παιδιά που μπαίνουν στην αυλή με τις τσάντες τους, κάτω από έναν πλάτανο.',
    en: 'A school with children coming into the yard with their bags, under a plane tree.',
  },
  {
    key: 'seaside-hotel',
    el: 'Παραθαλάσσιο ξενοδοχείο με μπαλκόνια, λεμονιές και πισίνα, δίπλα στη βοτσαλωτή ακτή.',
    en: 'A seaside hotel with balconies, lemon trees and a pool, beside the pebble shore.',
  },
  {
    key: 'sports-ground',
    el: 'Δημοτικό γήπεδο με νέους προβολείς, πράσινο χλοοτάπητα, στίβο και παίκτες, μπροστά στα βουνά.',
    en: 'A municipal sports ground with new floodlights, a green pitch, a running track and players, with mountains behind.',
  },
  {
    key: 'stone-guesthouse',
    el: 'Πέτρινος ξενώνας στο βουνό με ξύλινο μπαλκόνι, αναμμένα παράθυρα και καπνό από την καμινάδα, το σούρουπο.',
    en: 'A stone mountain guest house with a wooden balcony, lit windows and chimney smoke, at dusk.',
  },
  {
    key: 'suburban-railway',
    el: 'Σύγχρονο τρένο του προαστιακού στον σταθμό του Αιγίου, επιβάτες στην αποβάθρα και πίσω η πόλη και η θάλασσα.',
    en: 'A modern suburban train in the station of Aigio, passengers on the platform, the town and the sea behind.',
  },
  {
    key: 'town-band',
    el: 'Η Φιλαρμονική του Αιγίου παίζει το βράδυ σε προαύλιο: στολές, πηλήκια και πνευστά κάτω από φωτάκια, και κοινό μπροστά.',
    en: 'The town band of Aigio plays in a courtyard in the evening: uniforms, caps and brass under strings of lights, with an audience.',
  },
  {
    key: 'town-hall',
    el: 'Το δημαρχείο: νεοκλασικό κτίριο με αέτωμα, μπαλκόνι και σημαία, πάνω από μια πλατεία με φοίνικες.',
    en: 'The town hall: a neoclassical building with a pediment, balcony and flag, facing a square with palms.',
  },
  {
    key: 'tree-planting',
    el: 'Εθελοντές φυτεύουν δενδρύλλια σε πλαγιά πάνω από τη θάλασσα.',
    en: 'Volunteers plant young trees on a hillside above the sea.',
  },
  {
    key: 'village-feast',
    el: 'Πανηγύρι σε πλατεία χωριού: κύκλιος χορός κάτω από τον πλάτανο, κλαρίνο και λαούτο, φωτάκια και στρωμένα τραπέζια.',
    en: 'A feast on a village square: a circle dance under the plane tree, clarinet and lute, strings of lights and laid tables.',
  },
  {
    key: 'vineyard-rooms',
    el: 'Μικρός ξενώνας με κληματαριά και αυλή μέσα στους αμπελώνες, στο φως του απογεύματος.',
    en: 'A small guest house with a vine-covered terrace among the vineyards, in the afternoon light.',
  },
  {
    key: 'visitor-guide',
    el: 'Ψηφιακός οδηγός σε κινητό: χάρτης με το λιμάνι, το θέατρο και το φαράγγι, ακουστικά, και πίσω μια πλατεία του Αιγίου.',
    en: 'A digital guide on a phone: a map with the harbour, the theatre and the gorge, earphones, and a square of Aigio behind.',
  },
  {
    key: 'water-main',
    el: 'Συνεργείο αλλάζει αγωγό ύδρευσης σε σκάμμα στην παραλία του Αιγίου, με μπλε σωλήνες και βυτίο νερού δίπλα.',
    en: 'A crew replaces a water main in a trench on the seafront of Aigio, with blue pipes and a water tanker beside them.',
  },
  {
    key: 'wine-tasting',
    el: 'Γευσιγνωσία σε πέτρινη αποθήκη: κρασιά, σταφύλια και καλάθια με μαύρη σταφίδα, βαρέλια και ανοιχτά τόξα στο λιμάνι.',
    en: 'A tasting in a stone warehouse: wines, grapes and baskets of black currants, barrels, and arches open to the harbour.',
  },
];
