/**
 * What a resident of seventy, a shopkeeper, a parent, a builder, a farmer, and guests from Germany and France type on a
 * phone, written before the search was tried with it: half words stand among the abbreviations, the guests' own words
 * beside the English ones. At the first try 151 of 169 were found.
 */
export const ON_A_PHONE = {
  'without accents': `
προσληψεις προσωπικου δημου → announcements transparency news category
ποσα χρηματα πρεπει να πληρωσω για παρκαρισμα κατοικου → parking-permit
θελω να μιλησω με τον αντιδημαρχο καθαριοτητας → spyridon-kotsis council environment
που ειναι το κεπ στην ακρατα → kep-akrata kep akrata departments
κοστος πολιτικου γαμου → civil-wedding
ορεινα χωρια για βολτα το χειμωνα → fteri-and-klokos when-to-visit fteri-walk
πλατεια ψηλα αλωνια → aigio-steps christmas-lights
κατω απο τα πλατανια παραλια → selianitika-beach longos-beach beaches lampiri-beach diakopto-beach akrata-beach
ηλεκτρικα λεωφορεια → electric-buses electric-buses-tender
ελευθερια μαυρου → eleftheria-mavrou council
εκκλησια μεσα στον βραχο → panagia-trypiti
μερικη διακοπη υδρευσης διακοπτο → diakopi-nerou-diakopto water alerts
πως γινομαι εθελοντης → volunteering
που θα βρω το εντυπο για ογκωδη → bulky-waste forms
τηλεφωνο δευα → water-company water departments contact
οροι χρησης ιστοσελιδας → terms
δηλωση γεννησης παιδιου → birth-certificate certificates civil-registry citizen
εγγραφη μαθητη πρωτης δημοτικου → school-enrolment education
αναψαμε το δεντρο χριστουγεννα → christmas-lights
`,
  inflected: `
των αδέσποτων γατών → stray-animals
δασκάλων και μαθητών → education school-enrolment school-repairs school-repairs-tender
καμένων λαμπτήρων → lighting-and-roads
τελών ακίνητης περιουσίας → property-charge financial
παραλιών με άμμο → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach mavra-litharia-beach
πολεοδομικών αδειών → urban-planning
ηλεκτρονικών υπηρεσιών → eservices
μουσείων → archaeological-museum-aigio folklore-museum-aigio museums-and-tradition folk-museum-sundays culture
δημάρχου βιογραφικό → mayor
σεισμών → civil-protection-meeting emergency
δρόμου Ροδοδάφνης → road-rododafni-selianitika
ακραταίων νεκροταφεία → cemetery
λεωφορείων ηλεκτρικών προμήθειας → electric-buses electric-buses-tender
δημοτών → citizen citizens-register glossary family-status-certificate
γυμναστηρίων → sports
θεάτρου Αιγείρας → ancient-theatre-aigeira aigeira-theatre-tour
μοναχών και μονής Ταξιαρχών → taxiarches-monastery
χωριών του Ερινεού → erineos fteri-and-klokos film-nights-erineos
πληρώνοντας το πρόστιμο → fines
`,
  greeklish: `
diagonismoi dimou → tenders school-repairs electric-buses street-lighting-poles visitor-guide
proslipseis prosopikou → announcements transparency news category
pou einai i paralia me ta amea → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach mavra-litharia-beach
pistopoihtiko plhsiesterwn syggenwn → next-of-kin-certificate
kampana stathmeysis → parking-permit transport fines
ksenonas petrino → petrino-guesthouse
h limnh tsiblou → lake-tsivlou
8elw na dw ton dhmarxo → mayor
gamos sto dimarxeio → civil-wedding
lampa kaike sto dromo mou → lighting-and-roads
adespotos skilos me dagkose → stray-animals
programma boh8eia sto spiti → help-at-home help-at-home-places
xartia gia na anoikso kafeteria → business
odontotos diakopto kalavryta eisitiria → rack-railway
dhmotologio → citizens-register glossary family-status-certificate kep citizen
vevaiosi katoikias → permanent-residence
paidikos sta8mos eggrafes → school-enrolment education
mouseio aigiou wres → archaeological-museum-aigio folklore-museum-aigio
poleodomia aigiou til → urban-planning departments technical contact
`,
  abbreviations: `
Κ.Ε.Π. Ακράτας → kep-akrata kep departments
ΔΗΜ ΑΣΤΥΝΟΜΙΑ ΑΙΓΙΟΥ → municipal-police departments
ΣΒΑΚ → plan-urban-mobility
ΑΦΜ → glossary afm
ΑΜΚΑ → glossary amka
τηλ ΔΕΥΑΑ → water-company water departments contact
πιστ. γεν. → birth-certificate
δημ. συμβ. → council session- council-meetings
υπ. δήλωση → glossary solemn-declaration documents forms kep
Δ.Ε. Συμπολιτείας → sympoliteia units
αρ. πρωτ. → glossary protocol-number forms
ΤΑΠ ακινήτου → property-charge financial
τεχν. υπηρ. → technical departments
αντιδ. τεχνικών έργων → nikolaos-vlachos council
πρ. παρκαρ. → fines parking-permit transport
Αρχ. μουσείο → archaeological-museum-aigio
KEP opening → kep kep-aigio departments contact
βεβ. μόν. κατοικίας → permanent-residence
ΟΓΚΩΔΗ ΤΗΛ. → bulky-waste
accomm → accommodation
πιστοποι → certificates birth-certificate family-status-certificate
ληξιαρ → civil-registry marriage-record departments birth-certificate
σταθμ → parking-permit transport getting-here diakopto-station
`,
  English: `
how do I get a birth certificate from abroad → birth-certificate certificates
where can I swim with small children → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
hike waterfall → waters-of-the-styx vouraikos-gorge lake-tsivlou nature fteri-and-klokos
wine tasting near Aigio → currants-and-wine currant-and-wine-days
museum open sunday → folk-museum-sundays folklore-museum-aigio archaeological-museum-aigio
mayors office phone number → mayor contact departments
getting married in Greece → civil-wedding
rubish collection days → environment brown-bins
pot hole → lighting-and-roads
when is the market → open-air-market-move business
planning permission for a fence → urban-planning
where is the tourist information → tourist-office tourism contact departments office-tourist-office
train to Kalavryta → rack-railway
parking ticket appeal → fines
hotel with breakfast and sea view → kymata-seaside-hotel accommodation
water bill too high → water
fire what to do → emergency
road race registration → gorge-run gorge-run-entries
help for old people living alone → help-at-home help-at-home-places
volunteer to plant trees → volunteering tree-planting tree-planting-day
plage avec parking → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
Strand → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
Unterkunft → accommodation
Zahnradbahn → rack-railway
hôtel Aigio → accommodation kymata-seaside-hotel petrino-guesthouse ampelones-rooms
musée → archaeological-museum-aigio folklore-museum-aigio museums-and-tradition
`,
  'everyday words': `
ο γείτονας κόβει δέντρα στο ρέμα → environment municipal-police urban-planning contact
ξεχείλισε ο βόθρος → water
η πισίνα έχει ανοίξει → sports
θέλω να βάλω πάγκο στο πανηγύρι → business open-air-market-move
μου σήκωσαν το αμάξι → municipal-police fines transport parking-permit
πινακίδες μου πήρε η δημοτική → fines municipal-police
σβήσανε τα φώτα στη γειτονιά → lighting-and-roads
ποιος μαζεύει τα κλαδιά μου → bulky-waste
έκλεισε ο δρόμος από χιόνι → alerts emergency lighting-and-roads
τι γίνεται αυτό το σαββατοκύριακο → events
σε ποιο γραφείο πάω για σύνταξη → social-welfare kep
η μάνα μου δεν μπορεί να βγει από το σπίτι → help-at-home
μπήκε νερό στο υπόγειο → emergency water
καφέ σακούλες για φλούδες → brown-bins environment
να νοικιάσω δωμάτιο για δύο βράδια → accommodation ampelones-rooms petrino-guesthouse kymata-seaside-hotel
πότε έχει παζάρι → open-air-market-move business
άδεια για να χτίσω αποθήκη στο χωράφι → urban-planning
βουλωμένο φρεάτιο → water lighting-and-roads
πώς πάω στα Καλάβρυτα με το τρενάκι → rack-railway
πού να κάνω μπάνιο με το μωρό → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach mavra-litharia-beach
`,
  'wrong keyboard': `
dhmarxe;io → contact town-hall departments mayor municipality
skoyp;idia → environment bulky-waste
pistopoihtik;o g;ennhshw → birth-certificate
κεπ ακρατα → kep-akrata kep departments
ψαρ παρκ → transport parking-permit fines
τραιν σψηεδθλε → getting-here transport rack-railway
par;akrata paral;ia → akrata-beach beaches
a;igio moyse;ia → archaeological-museum-aigio folklore-museum-aigio
kadow skoypidivn → environment brown-bins
βεαψηες → beaches
ςατερ → water
μαυορ → mayor
ταχεσ → property-charge financial
proslhceiw → announcements news category transparency
diagvnismo;i → tenders school-repairs electric-buses street-lighting-poles visitor-guide
b;oreia l;imnh → lake-tsivlou
βιρτη ψερτιφιψατε → birth-certificate
ekdhl;vseiw → events
oikodomik;h → urban-planning
`,
  misspelt: `
πιστοποιιτηκό γένησης → birth-certificate
λιξιαρχίο → civil-registry marriage-record birth-certificate departments
δημοτική αστινομία → municipal-police
πολήτικός γάμος → civil-wedding
σκουπίδοα → environment bulky-waste
παραλεία λόγκου → longos-beach
βοραικός → vouraikos-gorge
σελλιανίτικα → selianitika-beach road-rododafni-selianitika
εγκραφή παιδηκό σταθμό → school-enrolment education
διακωπτο → diakopto diakopto-beach diakopto-station kep-diakopto vouraikos-gorge rack-railway gorge-run
ανακίκλοση → environment
πεζωδρόμιο χαλασμενο → lighting-and-roads
κημητιριο → cemetery
προιπολογησμος → budget-2025 transparency
museeum → archaeological-museum-aigio folklore-museum-aigio museums-and-tradition folk-museum-sundays
birth certificat → birth-certificate certificates
accomodation diakofto → accommodation petrino-guesthouse
voluntering → volunteering
δήμαρχως → mayor
Egio → aigio
Aegio → aigio
Vostitsa → currants-and-wine currant-and-wine-days
Kotsis → spyridon-kotsis council
Νοταρά → paraskevi-notara council
`,
};
