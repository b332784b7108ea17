/**
 * What people say to a phone or type on one, written with the list before it and tried once its causes were mended: at
 * the first try 149 of 154 were found.
 */
export const SAID_TO_A_PHONE = {
  'without accents': `
βεβαιωση μονιμης κατοικιας → permanent-residence
πληρωμη κλησης → fines payments
ανακυκλωση → environment brown-bins
βοηθεια στο σπιτι → help-at-home
ληξιαρχειο τηλεφωνο → departments contact office-civil-registry
δημοσια διαβουλευση → consultation
δημοτικη βιβλιοθηκη → library-renovation education
αρχαιο θεατρο → ancient-theatre-aigeira
ΠΑΝΑΓΙΑ ΤΡΥΠΗΤΗ → panagia-trypiti
φορολογικη ενημεροτητα δημου → financial
χαρτης δημου → map
διαγωνισμος λεωφορεια → electric-buses electric-buses-tender
ελαχιστο εγγυημενο εισοδημα → social-welfare
προσβασιμοτητα → accessibility accessibility-complaint
καρναβαλι αιγιο → carnival-parade
ωραριο δημαρχειου → contact departments
`,
  inflected: `
πιστοποιητικού γεννήσεως → birth-certificate
τάφων → cemetery
δημοτών → citizens-register certificates citizen departments
αδειών δόμησης → urban-planning
σπασμένα πεζοδρόμια → lighting-and-roads
των αντιδημάρχων → council administration
κάδους ανακύκλωσης → environment brown-bins
στρωμάτων → bulky-waste
μουσείων → archaeological-museum-aigio folklore-museum-aigio culture
καταλυμάτων → accommodation
σεισμών → emergency civil-protection-meeting
εκδηλώσεων → events
οφειλές σε δόσεις → financial payments
υπεύθυνων δηλώσεων → solemn-declaration
τρένων → getting-here rack-railway
γηπέδου → sports sports-ground-lighting
διαρροές νερού → water
`,
  greeklish: `
vevaiosi katoikias → permanent-residence
klhsh parkin → fines
adespota zwa → stray-animals
ejkatastasi lampas kolona fws → lighting-and-roads
kep aigiou wrario → kep departments
limni tsivlou → lake-tsivlou
eggrafh sto sxoleio → school-enrolment
poleodomia → urban-planning
synedriaseis dhmotikou symvouliou → council-meetings
proupologismos → transparency
paralies me mpar kai ompreles → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
8elw na kanw parapono → contact accessibility-complaint
dhmotika telh → property-charge financial
ethelontis → volunteering
ksenodoxeia → accommodation kymata-seaside-hotel
arxaiologiko mouseio → archaeological-museum-aigio
thlefwna ektakths anagkhs → emergency
`,
  abbreviations: `
ΔΕΥΑΑ → water departments office-water-company
Κ.Ε.Π. → kep
ΕΕΕ → social-welfare
ΤΕΕ άδεια → urban-planning
Α.Δ.Α. → transparency diavgeia
ΑΔΑΜ διαγωνισμού → tenders school-repairs electric-buses visitor-guide
Ε1 → e1 permanent-residence
RF πληρωμή → payments
ΔΑΠ → certificates forms documents citizen kep
166 → emergency
ΟΣΕ → getting-here rack-railway
ΕΕΤΑΑ → education
ΚΟΚ → fines municipal-police
αρ. πρωτ. → protocol-number
ΓΕΜΗ κατάστημα → business
ΔΕΗ τέλη → property-charge financial payments
`,
  English: `
bin men didn't come → environment
skip hire rubble → bulky-waste environment
where can I swim → beaches
street light not working → lighting-and-roads
city council minutes → council-meetings
proof of address → permanent-residence
lost dog → stray-animals
water bill → water payments
bus from Patras → getting-here
wheelchair accessible beach → beaches akrata-beach selianitika-beach diakopto-beach
ancient theater → ancient-theatre-aigeira
wine tasting → currants-and-wine currant-and-wine-days
emergency phone number → emergency
rooms to rent → accommodation ampelones-rooms petrino-guesthouse
property tax certificate → property-charge financial
kindergarten → school-enrolment education
procurement notices → tenders transparency
open a restaurant → business
best time to come → when-to-visit
`,
  'everyday words': `
παράτησαν στρώμα στον κάδο → bulky-waste environment
καρτέλα για να παρκάρω στη γειτονιά → parking-permit
δεν περνάει το σκουπιδιάρικο → environment
μετακόμισα → citizen permanent-residence
παιδί γεννήθηκε δήλωση → citizen certificates birth-certificate
χαρτί ότι μένω εδώ → permanent-residence
λεφτά για νοίκι → social-welfare
σκύλος δαγκώνει → stray-animals
μου ήρθε φουσκωμένος λογαριασμός νερού → water
τρύπα στην άσφαλτο → lighting-and-roads
δεν έχει ράμπα → accessibility-complaint
κληρονομιά χαρτιά → next-of-kin-certificate
παππούς μόνος → help-at-home social-welfare
πού να φάω → tourism culture currants-and-wine
φύτεμα δέντρων → tree-planting-day tree-planting
χτίζει αυθαίρετο ο διπλανός → urban-planning
μολύβια βιβλία παραμύθια για παιδιά → library-story-hour
ο δρόμος πλημμύρισε → emergency lighting-and-roads road-rododafni-selianitika
γέροι ΚΑΠΗ χορός → social-welfare sports
ντοματάδικο λαϊκή πόσταση παραγωγός → business open-air-market-move
ο γείτονας κόβει δέντρα στο ρέμα → environment municipal-police
να νοικιάσω δωμάτιο για δύο βράδια → accommodation ampelones-rooms petrino-guesthouse kymata-seaside-hotel
πέθανε η γιαγιά μου και θέλω τάφο στο νεκροταφείο → cemetery
δεν έχουμε νερό από το πρωί τι γίνεται → water diakopi-nerou-diakopto water-works-aigio
πόσο κοστίζει η κάρτα στάθμευσης κατοίκου → parking-permit
τι ώρα κλείνει το ΚΕΠ στο Αίγιο → kep departments
ποια είναι τα πρακτικά του τελευταίου δημοτικού συμβουλίου → council-meetings
πού να πετάξω τα κλαδιά από τον κήπο → bulky-waste environment
καλησπέρα σας η λάμπα έξω από το σπίτι μου έχει καεί → lighting-and-roads
μπορώ να πάρω με το παιδί το τρενάκι του Οδοντωτού → rack-railway
χρειάζομαι το έντυπο για αίτηση πιστοποιητικού → forms certificates
πουλάω το σπίτι και μου ζητάνε βεβαίωση ΤΑΠ → property-charge financial
πώς θα στείλω γράμμα στον δήμαρχο → mayor contact
θέλω να υιοθετήσω ένα σκυλάκι → stray-animals
we would like to get married in Greece → civil-wedding
what papers do I need for permanent residence → permanent-residence
which beaches have parking and a lifeguard → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
να βάλω υποψηφιότητα για εθελοντής στην πυροπροστασία → volunteering
`,
  'wrong keyboard': `
kep → kep
anak;yklvsh → environment brown-bins
pr;ostimo → fines
diagvnismo;i → tenders
tap → property-charge financial
moyse;io → archaeological-museum-aigio folklore-museum-aigio
;adeia g;amoy → civil-wedding
bl;abh fvtismo;y → lighting-and-roads
μθσεθμ → archaeological-museum-aigio folklore-museum-aigio
μαυορ → mayor
εωεντσ → events
ςατερ ψθτ → water diakopi-nerou-diakopto water-works-aigio
ψιωιλ ςεδδινγ → civil-wedding
μαπ → map
`,
  misspelt: `
πιστοποιητηκο οικογενιακης καταστασης → family-status-certificate
σκουπήδια → environment bulky-waste
προστοιμο → fines
βοηθια στο σπητη → help-at-home
δημαρχος μυνημα → mayor
παιδηκός σταθμώς → education school-enrolment
λακουβα → lighting-and-roads
ληξιαρχηκή πράξει γάμου → marriage-record
τραπεζοκαθησματα → business
διακοπι ρευματοσ νεορυ → water diakopi-nerou-diakopto water-works-aigio
εκδιλωσεισ → events
Αρχαίο Θέατρω Αιγίρας → ancient-theatre-aigeira
φαράγκι Βουραικού → vouraikos-gorge
accomodation → accommodation
certficate of birth → birth-certificate
παρκίνκ άδεια κατοίκου → parking-permit
ωράριο ΚΕΠΑιγίου → kep departments
`,
};
