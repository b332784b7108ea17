import { historySection } from '../../domain/content-types/history-section.ts';
import { seedEntries } from './seed-entry.ts';

/** The four periods of the history page (specification, section 2). */
export const historySectionSeed = seedEntries(historySection, [
  {
    slug: 'ancient',
    isSample: false,
    data: {
      title: { el: 'Αρχαιότητα', en: 'Antiquity' },
      period: {
        el: 'Από την 3η χιλιετία π.Χ. ως τον 4ο αιώνα μ.Χ.',
        en: 'From the 3rd millennium BC to the 4th century AD',
      },
      content: {
        el: `<p>Στην ακτή που οι αρχαίοι ονόμαζαν <strong>Αιγιαλό</strong> οι άνθρωποι κατοικούν χωρίς διακοπή εδώ και πέντε χιλιάδες χρόνια. Στον Ριζόμυλο οι ανασκαφές έφεραν στο φως οικισμό της πρώιμης εποχής του Χαλκού, με δρόμους, αποθήκες και κεραμική· στο Αίγιο και στην Αιγείρα βρέθηκαν μυκηναϊκοί τάφοι και σπίτια. Στον κατάλογο των πλοίων της Ιλιάδας το Αίγιο, η Ελίκη και η Υπερησία, η κατοπινή Αιγείρα, ακολουθούν τον Αγαμέμνονα στην Τροία. Κατά την παράδοση που διασώζει ο Παυσανίας, στο Αίγιο συγκέντρωσε ο Αγαμέμνων τους αρχηγούς των Ελλήνων για να αποφασίσουν την εκστρατεία.</p>
<h2>Οι δώδεκα πόλεις</h2>
<p>Οι Αχαιοί εγκαταστάθηκαν εδώ και οργανώθηκαν σε δώδεκα πόλεις. Πολλές ανήκουν στη σημερινή Αιγιάλεια: Αιγείρα, Αιγές, Βούρα, Ελίκη, Αίγιο, Ρύπες. Από τη γη τους έφυγαν τον 8ο αιώνα π.Χ. άποικοι για τη Νότια Ιταλία: από την Ελίκη ο οικιστής της Σύβαρης, από τις Ρύπες ο Μύσκελλος, που ίδρυσε τον Κρότωνα.</p>
<h2>Το τέλος της Ελίκης</h2>
<p>Μητρόπολη των Αχαιών ήταν η Ελίκη, με το ξακουστό ιερό του Ελικωνίου Ποσειδώνα. Μια νύχτα του χειμώνα του <strong>373 π.Χ.</strong> σεισμός γκρέμισε την πόλη και ένα τεράστιο κύμα τη σκέπασε, με όλους τους κατοίκους της. Οι δύο χιλιάδες άνδρες που έστειλαν οι άλλες πόλεις δεν βρήκαν ούτε νεκρούς να θάψουν. Επί αιώνες οι ταξιδιώτες έβλεπαν τα ερείπια κάτω από το νερό, ώσπου τα σκέπασαν τα ποτάμια. Τη γη της Ελίκης κληρονόμησε το Αίγιο, που έγινε η πρώτη πόλη της περιοχής.</p>
<h2>Η Αχαϊκή Συμπολιτεία</h2>
<p>Το 280 π.Χ. τέσσερις αχαϊκές πόλεις ανανέωσαν την παλιά τους ένωση. Το Αίγιο προσχώρησε πέντε χρόνια αργότερα και έγινε η έδρα της. Οι συνελεύσεις γίνονταν στο <strong>Ομάριο</strong>, το ιερό του Ομαρίου Δία. Κάθε πόλη κρατούσε τους νόμους της, αλλά όλες είχαν κοινή πολιτική, κοινό στρατό, κοινά νομίσματα, μέτρα και σταθμά. Πρώτος μόνος στρατηγός εκλέχτηκε ο Μάργος από την Κερύνεια, το 255 π.Χ.· με τον Άρατο και τον Φιλοποίμενα η Συμπολιτεία ένωσε σχεδόν όλη την Πελοπόννησο. Οι θεσμοί της, που περιέγραψε ο Πολύβιος, διαβάστηκαν δύο χιλιάδες χρόνια αργότερα από όσους έγραψαν το σύνταγμα των Ηνωμένων Πολιτειών.</p>
<h2>Ρωμαϊκά χρόνια</h2>
<p>Το 146 π.Χ. οι Ρωμαίοι νίκησαν τους Αχαιούς και διέλυσαν τη Συμπολιτεία. Το Αίγιο και η Αιγείρα έζησαν ακόμη αιώνες ακμής. Ο Παυσανίας, που πέρασε τον 2ο αιώνα μ.Χ., περιγράφει τους ναούς, τα αγάλματα και τις πηγές του Αιγίου, που τρέχουν ως σήμερα.</p>`,
        en: `<p>On the coast that the ancients called <strong>Aigialos</strong>, ‘the shore’, people have lived without a break for five thousand years. At Rizomylos excavators have uncovered a settlement of the Early Bronze Age, with streets, storerooms and pottery; Mycenaean tombs and houses have been found at Aigio and Aigeira. In the Iliad’s catalogue of ships Aigion, Helike and Hyperesia, the later Aigeira, follow Agamemnon to Troy. According to a tradition recorded by Pausanias, it was at Aigion that Agamemnon gathered the leaders of the Greeks to decide on the expedition.</p>
<h2>The twelve cities</h2>
<p>The Achaeans settled here and organised themselves in twelve cities. Many of these lay in today’s Aigialeia: Aigeira, Aigai, Boura, Helike, Aigion, Rhypes. In the 8th century BC colonists left this land for southern Italy: the founder of Sybaris came from Helike, and Myskellos, who founded Croton, from Rhypes.</p>
<h2>The end of Helike</h2>
<p>The mother city of the Achaeans was Helike, with its famous sanctuary of Poseidon Helikonios. One winter’s night in <strong>373 BC</strong> an earthquake brought the city down and a huge wave covered it, with everyone who lived there. The two thousand men sent by the other cities did not even find bodies to bury. For centuries travellers could see the ruins under the water, until the rivers buried them. The land of Helike passed to Aigion, which became the leading city of the region.</p>
<h2>The Achaean League</h2>
<p>In 280 BC four Achaean cities renewed their old union. Aigion joined five years later and became its seat. The assemblies met at the <strong>Homarion</strong>, the sanctuary of Zeus Homarios. Each city kept its own laws, but all shared one foreign policy, one army, and the same coinage, weights and measures. The first man to be elected sole general, in 255 BC, was Margos of Keryneia; under Aratos and Philopoemen the League united almost the whole Peloponnese. Its institutions, described by Polybius, were studied two thousand years later by the men who wrote the constitution of the United States.</p>
<h2>Roman times</h2>
<p>In 146 BC the Romans defeated the Achaeans and dissolved the League. Aigion and Aigeira prospered for centuries more. Pausanias, who came by in the 2nd century AD, describes the temples and statues of Aigion and its springs, which still run today.</p>`,
      },
      image: 'helike-under-water',
    },
  },
  {
    slug: 'byzantine',
    isSample: false,
    data: {
      title: { el: 'Βυζάντιο και Φραγκοκρατία', en: 'Byzantium and the Franks' },
      period: { el: '4ος–15ος αιώνας', en: '4th–15th century' },
      content: {
        el: `<p>Στους πρώτους βυζαντινούς αιώνες η ζωή συνεχίζεται στις πόλεις της ακτής, με βασιλικές και εργαστήρια, αλλά οι καιροί είναι δύσκολοι. Σεισμοί, επιδρομές και επιδημίες ερημώνουν την ύπαιθρο. Η Αιγείρα εγκαταλείπεται και ο κόσμος μαζεύεται σε θέσεις που προστατεύονται ευκολότερα: στο ύψωμα του Αιγίου, στα κάστρα και στις κοιλάδες των βουνών.</p>
<h2>Βοστίτσα</h2>
<p>Από τους μέσους χρόνους το Αίγιο εμφανίζεται με νέο όνομα, <strong>Βοστίτσα</strong>. Πολλοί το συνδέουν με σλαβική λέξη για τους κήπους και τα οπωροφόρα, και πράγματι τα περιβόλια γύρω από την πόλη ήταν πάντα ο πλούτος της. Με αυτό το όνομα την ξέρουν οι ναυτικοί και οι έμποροι της Μεσογείου ως τον 19ο αιώνα, και με αυτό λέγεται ακόμη η σταφίδα της.</p>
<h2>Τα μοναστήρια</h2>
<p>Στα φαράγγια και στα δάση της περιοχής ιδρύονται μοναστήρια που θα γίνουν κέντρα παιδείας και φιλανθρωπίας. Στον βράχο πάνω από τον Βουραϊκό, στα όρια με τα Καλάβρυτα, το <strong>Μέγα Σπήλαιο</strong> διατηρεί την παράδοση ότι το έχτισαν τον 4ο αιώνα οι αδελφοί Συμεών και Θεόδωρος. Στην κοιλάδα του Σελινούντα ο όσιος Λεόντιος, που έζησε στα χρόνια των τελευταίων Παλαιολόγων, ίδρυσε τη <strong>Μονή των Ταξιαρχών</strong>, στην οποία οι δεσπότες του Μυστρά χάρισαν πολύτιμα κειμήλια. Στη Ζαρούχλα σώζεται ο βυζαντινός ναός της Παναγίας.</p>
<h2>Η βαρονία</h2>
<p>Μετά την άλωση της Κωνσταντινούπολης από τους σταυροφόρους, το 1204, οι Φράγκοι μοίρασαν την Πελοπόννησο σε δώδεκα βαρονίες. Η Βοστίτσα δόθηκε στον Ούγο ντε Σαρπινί, που έχτισε κάστρο στο χείλος της άνω πόλης. Οι Φράγκοι άφησαν και τοπωνύμια: το Λαμπίρι θυμίζει, όπως λένε, κάποιον ιππότη ντε Λαμπρί. Τον 14ο αιώνα η βαρονία πέρασε στον Φλωρεντινό Νέριο Ατζαγιόλι και τον 15ο στο ελληνικό Δεσποτάτο του Μορέως.</p>
<h2>Η τελευταία αντίσταση</h2>
<p>Το 1458 ο Μωάμεθ Β΄ έφτασε στον Κορινθιακό και η Βοστίτσα έπεσε. Δύο χρόνια αργότερα, όταν υποτάχθηκε και ο Μυστράς, ένα κάστρο πάνω από τον σημερινό Ερινεό αρνήθηκε να παραδοθεί: το <strong>Σαλμενίκο</strong>. Ο φρούραρχός του, Κωνσταντίνος Παλαιολόγος Γραίτζας, κράτησε την ακρόπολη ως τον Ιούλιο του 1461 και βγήκε από αυτήν με τους άνδρες του ελεύθερος. Κατά την παράδοση, ο μεγάλος βεζίρης είπε ότι σε όλη την Πελοπόννησο βρήκε πολλούς δούλους, αλλά έναν μόνο άνδρα.</p>`,
        en: `<p>In the first Byzantine centuries life goes on in the towns of the coast, with their basilicas and workshops, but times are hard. Earthquakes, raids and epidemics empty the countryside. Aigeira is abandoned, and people gather where they can defend themselves more easily: on the height of Aigio, in castles and in the mountain valleys.</p>
<h2>Vostitsa</h2>
<p>From the Middle Ages Aigio appears under a new name, <strong>Vostitsa</strong>. Many connect it with a Slavic word for gardens and fruit trees, and indeed the orchards around the town were always its wealth. Sailors and merchants of the Mediterranean knew the town by this name until the 19th century, and its currants still bear it today.</p>
<h2>The monasteries</h2>
<p>In the gorges and forests of the region monasteries were founded that would become centres of learning and charity. In the cliff above the Vouraikos, on the border with Kalavryta, <strong>Mega Spilaio</strong> keeps the tradition that it was built in the 4th century by the brothers Symeon and Theodoros. In the valley of the Selinountas Saint Leontios, who lived under the last of the Palaiologoi, founded the <strong>Monastery of the Taxiarches</strong>, to which the despots of Mystras gave precious relics. At Zarouchla the Byzantine church of the Virgin still stands.</p>
<h2>The barony</h2>
<p>After the crusaders took Constantinople in 1204, the Franks divided the Peloponnese into twelve baronies. Vostitsa went to Hugh of Charpigny, who built a castle on the rim of the upper town. The Franks left place-names too: Lampiri, it is said, recalls a knight named de Lambri. In the 14th century the barony passed to the Florentine Nerio Acciaioli, and in the 15th to the Greek Despotate of the Morea.</p>
<h2>The last resistance</h2>
<p>In 1458 Mehmed II reached the Gulf of Corinth and Vostitsa fell. Two years later, when Mystras too had submitted, one castle above today’s Erineos refused to surrender: <strong>Salmeniko</strong>. Its commander, Konstantinos Palaiologos Graitzas, held the citadel until July 1461 and marched out of it free with his men. According to tradition, the grand vizier said that in the whole Peloponnese he had found many slaves, but only one man.</p>`,
      },
      image: 'cliff-monastery',
    },
  },
  {
    slug: 'modern',
    isSample: false,
    data: {
      title: { el: 'Νεότεροι χρόνοι', en: 'The modern age' },
      period: { el: '15ος αιώνας–1940', en: '15th century–1940' },
      content: {
        el: `<p>Στα χρόνια της οθωμανικής κυριαρχίας, με ένα διάλειμμα βενετικής διοίκησης από το 1687 ως το 1715, η Βοστίτσα ήταν μικρή αλλά πολυσύχναστη. Από το λιμάνι της έφευγαν σταφίδα, μετάξι, λάδι και δέρματα. Τον 18ο αιώνα ισχυρές οικογένειες προεστών, με πρώτους τους Λόντους, διοικούσαν την επαρχία και συναλλάσσονταν με όλη τη Μεσόγειο.</p>
<h2>Η μυστική συνέλευση</h2>
<p>Στα τέλη του <strong>Ιανουαρίου 1821</strong> συναντήθηκαν κρυφά στη Βοστίτσα, στο σπίτι του Ανδρέα Λόντου, οι πρόκριτοι και οι αρχιερείς της βόρειας Πελοποννήσου. Για τους Τούρκους η πρόφαση ήταν μια κτηματική διαφορά ανάμεσα σε μοναστήρια. Ο Παπαφλέσσας, απεσταλμένος της Φιλικής Εταιρείας, ζήτησε να αρχίσει αμέσως ο αγώνας· ο Παλαιών Πατρών Γερμανός, ο Ανδρέας Ζαΐμης και άλλοι φοβούνταν ότι τίποτε δεν ήταν έτοιμο. Η σύσκεψη δεν έφτασε σε απόφαση, αλλά έπειτα από αυτήν δεν υπήρχε επιστροφή. Στις 23 Μαρτίου ο Λόντος ύψωσε τη σημαία της Επανάστασης στη Βοστίτσα, που οι Τούρκοι είχαν εγκαταλείψει χωρίς μάχη.</p>
<h2>Η εποχή της σταφίδας</h2>
<p>Μετά την ανεξαρτησία η πόλη ξαναπήρε το αρχαίο της όνομα. Ο κάμπος γέμισε αμπέλια και η <strong>μαύρη κορινθιακή σταφίδα</strong> έγινε το πρώτο εξαγωγικό προϊόν της Ελλάδας. Στο λιμάνι χτίστηκαν οι πέτρινες αποθήκες, στην άνω πόλη τα νεοκλασικά αρχοντικά, και ο Ερνέστος Τσίλλερ σχεδίασε την αγορά και τις μεγάλες εκκλησίες. Τον Δεκέμβριο του 1861 ένας δυνατός σεισμός έπληξε όλη την ακτή, και το έδαφος στον κάμπο της Ελίκης βυθίστηκε, όπως στην αρχαιότητα.</p>
<h2>Το τρένο</h2>
<p>Η γραμμή που ξεκίνησε το <strong>1884</strong> από τον Πειραιά και έφτασε τον επόμενο χρόνο στην Κόρινθο πέρασε από την Αιγιάλεια το <strong>1887</strong> και συνέχισε ως την Πάτρα. Γύρω από τους σταθμούς μεγάλωσαν το Διακοπτό και η Ακράτα. Το <strong>1896</strong>, ύστερα από χρόνια δουλειάς με Ιταλούς τεχνίτες και με ανατινάξεις στον βράχο, άνοιξε και ο οδοντωτός ως τα Καλάβρυτα.</p>
<h2>Κρίση και νέα αρχή</h2>
<p>Το 1893 οι τιμές της σταφίδας κατέρρευσαν. Χιλιάδες άνθρωποι από τα χωριά μας έφυγαν για την Αμερική. Το 1922 ήρθαν πρόσφυγες από τη Μικρά Ασία, και στον Μεσοπόλεμο άνοιξαν στο Αίγιο βιομηχανίες, ανάμεσά τους χαρτοποιία, που έδωσαν δουλειά σε γενιές ολόκληρες.</p>`,
        en: `<p>Under Ottoman rule, with an interval of Venetian government from 1687 to 1715, Vostitsa was small but busy. Currants, silk, oil and hides left from its harbour. In the 18th century powerful families of notables, the Londos family first among them, governed the province and traded with the whole Mediterranean.</p>
<h2>The secret assembly</h2>
<p>At the end of <strong>January 1821</strong> the notables and bishops of the northern Peloponnese met in secret at Vostitsa, in the house of Andreas Londos. The Turks were told that it concerned a land dispute between monasteries. Papaflessas, the envoy of the Society of Friends, called for the struggle to begin at once; Bishop Germanos of Patras, Andreas Zaimis and others feared that nothing was ready. The meeting came to no decision, but after it there was no turning back. On March 23 Londos raised the flag of the Revolution in Vostitsa, which the Turks had left without a fight.</p>
<h2>The age of the currant</h2>
<p>After independence the town took back its ancient name. The plain filled with vineyards, and the <strong>black Corinthian currant</strong> became Greece’s leading export. Stone warehouses rose at the harbour and neoclassical mansions in the upper town, and Ernst Ziller designed the market and the great churches. In December 1861 a strong earthquake struck the whole coast, and the ground in the plain of Helike sank, as it had in antiquity.</p>
<h2>The railway</h2>
<p>The line that set out from Piraeus in <strong>1884</strong> and reached Corinth the next year crossed Aigialeia in <strong>1887</strong> and went on to Patras. Diakopto and Akrata grew up around their stations. In <strong>1896</strong>, after years of work with Italian craftsmen and blasting through rock, the rack railway to Kalavryta opened as well.</p>
<h2>Crisis and a new start</h2>
<p>In 1893 the price of currants collapsed. Thousands of people left our villages for America. In 1922 refugees arrived from Asia Minor, and between the wars factories opened in Aigio, a paper mill among them, that gave work to whole generations.</p>`,
      },
      image: 'currant-ships',
    },
  },
  {
    slug: 'contemporary',
    isSample: false,
    data: {
      title: { el: 'Σύγχρονη εποχή', en: 'Contemporary times' },
      period: { el: 'Από το 1940 ως σήμερα', en: 'From 1940 to today' },
      content: {
        el: `<p>Η Κατοχή ήταν σκληρή για την Αιγιάλεια. Πείνα, εκτελέσεις και καμένα χωριά σημάδεψαν τα χρόνια από το 1941 ως το 1944. Οι φάλαγγες που έκαψαν τα Καλάβρυτα και το Μέγα Σπήλαιο, τον Δεκέμβριο του 1943, πέρασαν από τα φαράγγια μας και έσπειραν τον θάνατο στον δρόμο τους. Κάθε χωριό τιμά ακόμη τους δικούς του νεκρούς. Ακολούθησε ο εμφύλιος και, στις δεκαετίες του 1950 και του 1960, ένα νέο κύμα φυγής, προς την Αθήνα, τη Γερμανία και την Αυστραλία.</p>
<h2>Ανάπτυξη</h2>
<p>Ο εθνικός δρόμος και η βιομηχανία κράτησαν το Αίγιο ζωντανό. Χαρτοποιίες, σταφιδεργοστάσια και συνεταιρισμοί έδιναν δουλειά στην πόλη, ενώ οι κάμποι γέμισαν λεμονιές. Από τη δεκαετία του 1970 η Ακράτα, τα Σελιανίτικα, ο Λόγγος και το Διακοπτό έγιναν τόποι διακοπών για Αθηναίους και Πατρινούς.</p>
<h2>Ο σεισμός του 1995</h2>
<p>Στις 03:15 τα ξημερώματα της <strong>15ης Ιουνίου 1995</strong> σεισμός μεγέθους άνω του 6 συντάραξε το Αίγιο. Κατέρρευσαν μια πολυκατοικία μέσα στην πόλη και τμήμα ενός παραλιακού ξενοδοχείου. Σκοτώθηκαν είκοσι έξι άνθρωποι, ανάμεσά τους Γάλλοι επισκέπτες, και χιλιάδες σπίτια έγιναν ακατοίκητα. Η πόλη ξαναχτίστηκε μέσα σε λίγα χρόνια, με αυστηρότερους κανόνες. Από τότε ο δυτικός Κορινθιακός είναι φυσικό εργαστήριο για σεισμολόγους από όλη την Ευρώπη.</p>
<h2>Η Ελίκη ξαναβρίσκεται</h2>
<p>Το 2001, έπειτα από χρόνια ερευνών, η αρχαιολόγος Ντόρα Κατσωνοπούλου και ο Στίβεν Σότερ εντόπισαν ίχνη της κλασικής Ελίκης κάτω από τις προσχώσεις του κάμπου, κοντά στον Ριζόμυλο. Η είδηση έκανε τον γύρο του κόσμου.</p>
<h2>Έξι δήμοι, ένας</h2>
<p>Με τη μεταρρύθμιση του 1997 οι δεκάδες κοινότητες της περιοχής ενώθηκαν σε έξι δήμους: Αιγείρας, Αιγίου, Ακράτας, Διακοπτού, Ερινεού και Συμπολιτείας. Την <strong>1η Ιανουαρίου 2011</strong>, με το πρόγραμμα «Καλλικράτης», οι έξι έγιναν ένας: ο Δήμος Αιγιαλείας, με έδρα το Αίγιο. Οι παλιοί δήμοι παραμένουν ως <a href="/municipality/units">δημοτικές ενότητες</a>.</p>
<h2>Στον 21ο αιώνα</h2>
<p>Το 2009 ο Χελμός και ο Βουραϊκός έγιναν γεωπάρκο, και από το 2015 είναι Παγκόσμιο Γεωπάρκο UNESCO. Το 2017 ολοκληρώθηκε ο αυτοκινητόδρομος ως την Πάτρα και το 2020 έφτασε στο Αίγιο ο σύγχρονος προαστιακός σιδηρόδρομος. Ο τόπος έρχεται πιο κοντά στον κόσμο, με την ίδια θάλασσα μπροστά του και τα ίδια βουνά πίσω του.</p>`,
        en: `<p>The Occupation was harsh for Aigialeia. Hunger, executions and burned villages marked the years from 1941 to 1944. The columns that burned Kalavryta and Mega Spilaio in December 1943 passed through our gorges and brought death along their way. Every village still honours its own dead. The civil war followed and, in the 1950s and 1960s, a new wave of departures, to Athens, Germany and Australia.</p>
<h2>Growth</h2>
<p>The national road and industry kept Aigio alive. Paper mills, currant factories and cooperatives gave work to the town, while the plains filled with lemon trees. From the 1970s Akrata, Selianitika, Longos and Diakopto became holiday places for the people of Athens and Patras.</p>
<h2>The earthquake of 1995</h2>
<p>At 03:15 in the morning of <strong>June 15, 1995</strong> an earthquake of magnitude over 6 shook Aigio. A block of flats in the town and part of a seaside hotel collapsed. Twenty-six people were killed, French visitors among them, and thousands of homes became uninhabitable. The town was rebuilt within a few years under stricter rules. Ever since, the western Gulf of Corinth has been a natural laboratory for seismologists from all over Europe.</p>
<h2>Helike found again</h2>
<p>In 2001, after years of research, the archaeologist Dora Katsonopoulou and Steven Soter located traces of classical Helike beneath the silt of the plain, near Rizomylos. The news travelled round the world.</p>
<h2>Six municipalities, one</h2>
<p>The reform of 1997 united the dozens of communities of the area in six municipalities: Aigeira, Aigio, Akrata, Diakopto, Erineos and Sympoliteia. On <strong>January 1, 2011</strong>, under the Kallikratis programme, the six became one: the Municipality of Aigialeia, with its seat in Aigio. The former municipalities live on as <a href="/municipality/units">municipal units</a>.</p>
<h2>In the 21st century</h2>
<p>In 2009 Chelmos and the Vouraikos became a geopark, and since 2015 they have been a UNESCO Global Geopark. In 2017 the motorway to Patras was completed, and in 2020 the modern suburban railway reached Aigio. The area is drawing closer to the world, with the same sea before it and the same mountains behind it.</p>`,
      },
      image: 'suburban-railway',
    },
  },
]);
