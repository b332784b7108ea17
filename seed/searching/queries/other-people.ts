/**
 * What others type, written before the search was tried with it: a camper from Germany, a mother with a baby, a farmer,
 * somebody who comes home from Australia, a journalist, a teacher, an engineer. At the first try 113 of 121 were found.
 */
export const OTHER_PEOPLE = {
  'without accents': `
βεβαιωση εντοπιοτητας → certificates
θεοφανεια → epiphany-harbour festivals-and-customs culture
αυθαιρετα → urban-planning
εκθεση πεπραγμενων → annual-report transparency
δημοσια διαβουλευση → consultation
ταμειο του δημου → departments contact financial payments
παναγια τρυπητη → panagia-trypiti
κεντρο κοινοτητας → social-welfare departments
σχεδιο κινητικοτητας → plan-urban-mobility
χαρταετοι καθαρα δευτερα → clean-monday-kites
`,
  inflected: `
επιδομάτων → social-welfare
κάδων → environment brown-bins
γραφείου τουρισμού → departments tourist-office contact office-tourist-office
δημοτολογίου → citizens-register certificates departments glossary family-status-certificate
παραλιών → beaches
ληξιαρχικές πράξεις → marriage-record certificates
εντύπων → forms
λιμνοθάλασσας → aliki-lagoon aliki-clean-up
αδειών καταστημάτων → business
ταφές → cemetery
`,
  greeklish: `
aithsh gia epidoma → social-welfare eservices forms
apokries parelash → carnival-parade
arxaio theatro aigeiras → ancient-theatre-aigeira aigeira-theatre-tour
dimotiko symvoulio → council council-meetings session
paidikos stathmos aitisi → school-enrolment education forms
plirwmi dimotikwn telwn → payments financial property-charge
wres kep → kep departments
skoupidia → environment
ogkwdh rantevou → bulky-waste
pws paw sto faraggi → vouraikos-gorge getting-here rack-railway
poso kanei i karta stathmefsis → parking-permit
pote sinedriazei to simvoulio → council-meetings session council
thelo vevaiosi oti meno edo → permanent-residence
pou na kolimpiso → beaches akrata-beach selianitika-beach diakopto-beach
ti ora anoigei to kep → kep departments
`,
  abbreviations: `
Δ.Ε.Υ.Α. → water departments
ΑΦΜ → afm glossary
ΟΤΑ προϋπολογισμός → budget transparency
ΚΗΜΔΗΣ → tenders school-repairs electric-buses street-lighting-poles visitor-guide
Ελ. Βενιζέλου αεροδρόμιο → getting-here
Δ.Ε. Διακοπτού → diakopto units
δημ. συμβούλιο → council council-meetings session
τηλ. ΚΕΠ → kep departments
υπ. δήλωση → forms solemn-declaration glossary
`,
  English: `
campsite → accommodation beaches tourism
water bill → water payments
my grandfather was born in Aigio → birth-certificate certificates
burial of a relative → cemetery
how much is the train to kalavryta → rack-railway
dead animal on the road → stray-animals
budget of the municipality → budget transparency
open a restaurant → business
school registration → school-enrolment
dogs on the beach → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
christmas tree → christmas-lights
my bin was not emptied → environment
we want to get married on the beach → civil-wedding
is there a bus to the gorge → getting-here vouraikos-gorge transport rack-railway
where do i pay → payments
noisy bar next door → municipal-police
i need proof that i live here → permanent-residence
how do i appeal a parking ticket → fines
water is brown → water
swings for children → sports library-story-hour education events
where can i throw an old fridge → bulky-waste
`,
  'everyday words': `
έχει μετακινηθεί ο κάδος της γειτονιάς → environment
θέλω να μιλήσω με τον Δήμαρχο → mayor contact
έχασα το πορτοφόλι μου → contact municipal-police
φωτιά → emergency alerts
παραμύθια για παιδιά → library-story-hour
να πληρώσω με δόσεις → financial payments
το φανάρι του δρόμου δεν ανάβει → lighting-and-roads
κοιμούνται σκυλιά στην πλατεία → stray-animals
πού γράφουν τα παιδιά στον παιδικό → school-enrolment education
τι γίνεται το Σαββατοκύριακο → events film-nights-erineos currant-and-wine-days
πού να κολυμπήσω → beaches akrata-beach selianitika-beach
τρύπα στην άσφαλτο → lighting-and-roads
δεν έχει φως ο δρόμος μας → lighting-and-roads
ο γείτονας πετάει σκουπίδια έξω από τον κάδο → environment
μαζέψτε τα σκυλιά από το σχολείο → stray-animals
τρέχει νερό από τον μετρητή → water
πότε θα ανάψουν τα φώτα στο γήπεδο → sports-ground-lighting
θέλω να θάψω τη γιαγιά μου → cemetery
πόσο κοστίζει ο πολιτικός γάμος → civil-wedding
ποιος μαζεύει τα κλαδιά από την αυλή → bulky-waste
μου ήρθε πρόστιμο και δεν φταίω → fines
έχω αναπηρία και θέλω θέση για το αμάξι → parking-permit accessibility-complaint
θέλω να γράψω την κόρη μου στον παιδικό σταθμό → school-enrolment education
χρωστάω στον δήμο → financial payments
θέλω να πουλήσω το σπίτι μου τι χαρτί χρειάζομαι → property-charge financial
μεγάλωσε το παιδί και δεν έχουμε πού να το αφήσουμε → school-enrolment education
η μητέρα μου είναι κατάκοιτη → help-at-home social-welfare
πού να κάνω γυμναστική → sports
τι ώρα έχει λεωφορείο για Αίγιο → transport getting-here
θέλω να μιλήσω με την πολεοδομία → urban-planning technical departments
γέμισε ο κάδος → environment brown-bins
το πεζοδρόμιο είναι κλειστό από τραπέζια → municipal-police accessibility-complaint business
`,
  'wrong keyboard': `
d;hmarxow → mayor
bibliou;hkh → library-renovation library-story-hour
dr;omoi → lighting-and-roads road-rododafni-selianitika
pistopoihtik;a → certificates birth-certificate
ekdhl;vseiw → events
τοςν ηαλλ → contact departments
plhrvm;ew → payments
λιβραρυ → library-renovation library-story-hour
ςατερ → water water-works-aigio
`,
  misspelt: `
νεκροταφιο → cemetery
γενηση πιστοποιτικό → birth-certificate
δεσποτα σκυλια → stray-animals
καταλληματα → accommodation
θλεφωνα → contact departments emergency
δημαρχιο → contact departments
libary → library-renovation library-story-hour
beachs → beaches
marrige certificat → marriage-record civil-wedding
swiming → beaches akrata-beach selianitika-beach
σκουπηδηα → environment
βεβέοση μονημης κατικιας → permanent-residence
λεοφορεια → transport getting-here electric-buses
ξενοδοχια → accommodation kymata-seaside-hotel
νηποιαγογιο → school-enrolment education
`,
};
