/**
 * What is typed in the queue of the chemist's, written before the search was tried with it: of 309 queries of eight
 * classes 281 were found at the first try.
 */
export const AT_THE_CHEMISTS = {
  'without accents': `
ποτε περναει το σκουπιδιαρικο απο τη γειτονια μου → environment brown-bins bulky
που πεταω παλιο στρωμα → bulky-waste
χαρτι οτι μενω στο αιγιο → permanent-residence
ληξιαρχειο ωραριο → civil-registry
τηλεφωνο δημοτικης αστυνομιας → municipal-police
βουλωμενο φρεατιο → water lighting-and-roads
παιδικος σταθμος εγγραφες → school-enrolment education
εκανα γαμο στο δημαρχειο τι χρειαζομαι → civil-wedding
πληρωμη λογαριασμου νερου → water payments
πισινες και γυμναστηρια του δημου → sports
δηλωση θανατου → next-of-kin civil-registry cemetery
οικοπεδο αδεια οικοδομησης → urban-planning
επιδομα για απορους → social-welfare
δημοτικη βιβλιοθηκη → library-renovation library-story-hour culture-tourism
μουσειο αιγιο εισιτηριο → archaeological-museum folklore-museum
παραλια με πευκα και σκια → beaches akrata-beach selianitika-beach diakopto-beach lampiri-beach longos-beach mavra-litharia-beach
προσφυγη για κληση τροχαιας → fines other-authorities
αντιδημαρχος καθαριοτητας → administration environment sofia georgios marina nikolaos council
μαρμαρο ταφου αδεια → cemetery
αδεια υπαιθριου εμποριου → business open-air-market-move
λακκουβα εξω απο το σπιτι → lighting-and-roads
που ειναι το κεπ διακοπτου → kep
αποφασεις του δημοτικου συμβουλιου → council-meetings council-decision transparency session
ισολογισμος και προϋπολογισμος → budget-2025 transparency
σεισμος που μαζευομαστε → emergency aigio-stadium akrata-square diakopto-station assembly civil-protection
ωρες γραφειου τουρισμου → office-tourist-office tourist-office
μονοπατια φτερης → fteri path-signs
νεος καδος για φαγητα → brown-bins
αφισοκολληση στο δρομο προστιμο → municipal-police fines
λεωφορεια για ακρατα → transport getting-here
σταθμευση αναπηρων θεση μπροστα στο σπιτι → parking-permit transport
τελη υπαιθριων καταστηματων → council-decision-fees business
διαγραφη απο το δελτιο ενημερωσης → newsletter unsubscribe
πως κανω παραπονο στο δημο → contact accessibility-complaint questions procedures
καρναβαλι αιγιο ποτε → carnival-parade
το τρενακι του βουραϊκου → rack-railway
εθελοντης στη δασοπυροσβεση → volunteering
αλλαγη διευθυνσης κατοικιας → permanent-residence other-authorities
`,
  inflected: `
των σκουπιδιών τα δρομολόγια → environment brown-bins bulky
αδέσποτων σκύλων περισυλλογή → stray-animals
της γέννησής μου αντίγραφο → birth-certificate
καμένες λάμπες δρόμων → lighting-and-roads
σπασμένου πεζοδρομίου → lighting-and-roads
του πολιτικού γάμου τα δικαιολογητικά → civil-wedding
τάφων ενοίκιο → cemetery
κλήσεων στάθμευσης εξόφληση → fines
των μαθητών εγγραφή στην πρώτη δημοτικού → school-enrolment
βρεφονηπιακών σταθμών → school-enrolment education
ηλικιωμένους στο σπίτι βοηθούν → help-at-home
διαρροής νερού αναγγελία → water
υδρομέτρων → water
κατοίκων κάρτες στάθμευσης → parking-permit
δημοτικών τελών ρύθμιση → property-charge payments financial
των συνεδριάσεων πρόγραμμα → council-meetings session
συμβούλων ονόματα → council
αντιδημάρχους → administration council
παραλίες αμμώδεις → beaches akrata-beach selianitika-beach diakopto-beach lampiri-beach longos-beach mavra
των καταρρακτών του Βουραϊκού → vouraikos waters-of-the-styx rack-railway
ξενοδοχείων κατάλογος → accommodation kymata
μουσείων ώρες λειτουργίας → culture museums archaeological-museum folklore-museum
διαγωνισμών προθεσμίες → tenders
λεωφορείων ηλεκτρικών → electric-buses
εξωραϊσμό σχολείων → school-repairs tender-school-repairs
των χορωδιών → choir-meeting
χαρταετών → clean-monday
φυτέψαμε δέντρα → tree-planting
εντύπων λήψη → forms
υπεύθυνης δήλωσης έντυπο → forms solemn-declaration
πιστοποιητικών κόστος → certificates
δημότες εγγράφονται → citizens-register certificates citizen
στους συγγενείς κληρονομιά → next-of-kin
απορριμμάτων τέλη → property-charge
πυρκαγιές οδηγίες → emergency
κλαδιών αποκομιδή → bulky-waste
αλλοδαπών άδειες διαμονής → other-authorities
ιστούς φωτισμού → street-lighting-poles
`,
  greeklish: `
pote pairnoun ta ogkodi → bulky-waste
pistopoihtiko oikogeneiakhs → family-status
pos plironw tin klisi moy → fines
xartia gia politiko gamo → civil-wedding
dimarxeio aigiou til → town-hall contact departments
svisti kolona dipla sto spiti → lighting-and-roads
den exoume nero → water water-works diakopi
nekrotafeio aigiou → cemetery
paidikoi stathmoi aigialeia → school-enrolment education
theseis ergasias dimos → administrative transparency other-authorities contact departments news announcements
eggrafi vrefonipiako → school-enrolment education
vouraikos odontotos → rack-railway vouraikos
paralies me mple simaia → beaches akrata-beach selianitika-beach diakopto-beach longos lampiri mavra
adespota skylia → stray-animals
topiko symvoulio rododafni → aigio units rododafni council sympoliteia
adeia domisis → urban-planning
vevaiosi monimhs katoikias → permanent-residence
epidoma anatheorisi → social-welfare
boitheia sto spiti gia ti giagia → help-at-home
prokiryxeis → tenders transparency
proypologismos 2025 → budget-2025
xoros stathmefsis katoikon → parking-permit
laiki agora aigio → open-air-market-move
libadia kai limni tsivlou → lake-tsivlou
mouseio laografiko → folklore-museum folk-museum
trofodosia sxoleion → education school-enrolment
ekdiloseis savvatokyriako → events
filarmoniki → philharmonic
diavgeia ada → transparency diavgeia
dimotologio → citizens-register
kleidia taxis gia to site → taxisnet eservices
antidimarxos texnikon ypiresion → administration technical council
ti kano se seismo → emergency civil-protection
poleodomia tilefono → urban-planning technical
tap gia to symvolaio → property-charge
tilefono deya → water water-company
liksiarxiki praksi gamou → marriage-record
xamena skylia → stray-animals
`,
  abbreviations: `
ΚΕΠ Αιγίου τηλ. → kep
Κ.Ε.Π. → kep
ΤΑΠ ακινήτου → property-charge
ΔΕΥΑΑ → water
Δ.Ε.Υ.Α. → water
ΑΔΑ → transparency diavgeia
ΑΔΑΜ → tenders school-repairs electric-buses
ΚΗΜΔΗΣ → tenders procedures transparency diavgeia
ΕΣΗΔΗΣ → tenders school-repairs electric-buses street-lighting
ΔΣ συνεδρίαση → council
Δ.Σ. → council
ΑΜΕΑ παραλία → beaches akrata-beach selianitika-beach accessibility
ΑμεΑ στάθμευση → parking-permit transport
ΚΤΕΛ Αίγιο → getting-here transport
ΟΣΕ προαστιακός → getting-here
Ι.Χ. στάθμευση → parking-permit transport fines
ΚΥΑ επίδομα ΚΕΑ → social-welfare
ΚΕΑ → social-welfare
ΟΓΑ / ΟΠΕΚΑ → social-welfare other-authorities
ΕΦΚΑ → other-authorities
ΟΑΕΔ → other-authorities
ΔΥΠΑ ανεργία → other-authorities
ΑΦΜ → afm other-authorities
ΑΜΚΑ παιδιού → amka other-authorities birth
ΔΕΗ τέλη δήμου → property-charge
ΔΕΔΔΗΕ → other-authorities lighting-and-roads
ΕΝΦΙΑ → property-charge other-authorities
ΣΒΑΚ → plan-urban-mobility
ΚΑΠΗ → social-welfare help-at-home social-protection
ΕΚΑΒ → emergency
ΥΔΟΜ → urban-planning technical
ΓΕΜΗ → business other-authorities
ΑΠΔ → other-authorities privacy
ΓΚΠΔ δικαιώματα → privacy
ΕΣΠΑ έργα → news administration projects transparency tenders school technical culture electric
τ.κ. Αιγίου → contact town-hall aigio
τηλ. δημάρχου → mayor
ΜΑΦ εξυπηρέτηση → kep other-authorities help-at-home
`,
  English: `
how do I get a copy of my birth certificate → birth-certificate
bin collection days → environment brown-bins bulky
pothole outside my house → lighting-and-roads
who is the mayor → mayor
town hall opening times → town-hall contact questions
getting married abroad in Greece → civil-wedding
council tax → property-charge
lost dog → stray-animals
sick stray cat → stray-animals
water meter reading → water
no running water today → water diakopi
building permit for a pool → urban-planning
residence permit for non-EU → other-authorities
parking disabled badge → parking-permit transport
pay parking ticket online → fines
kindergarten places → school-enrolment education
elderly home care → help-at-home
family doctor on duty → other-authorities emergency
chemist open at night → other-authorities
burial plot → cemetery
train to Patras → getting-here
airport transfer → getting-here
accessible beach wheelchair → beaches akrata-beach selianitika-beach
sandy beaches for kids → beaches with-children akrata selianitika diakopto longos lampiri mavra
hiking trails → fteri path-signs vouraikos nature
cog train timetable → rack-railway
wine tasting → currants-and-wine currant-and-wine
rooms to rent near the sea → accommodation kymata
museum admission fee → archaeological-museum folklore-museum museums
wildfire what to do → emergency
earthquake meeting point → emergency aigio-stadium akrata-square diakopto-station aigeira-school kamares rododafni civil
municipal budget → budget-2025
tender documents download → tenders tender-school school-repairs electric-buses
freedom of information request → procedures transparency
register to vote → citizens-register other-authorities certificates citizen
street light not working → lighting-and-roads
open a cafe licence → business
volunteer → volunteering
`,
  'everyday words': `
μου ήρθε ραβασάκι από την τροχαία του δήμου → fines
χάλασε η λάμπα στην κολόνα → lighting-and-roads
να ξεφορτωθώ έναν καναπέ → bulky-waste
μυρίζει ο κάδος → environment brown-bins
θέλω να παντρευτώ χωρίς παπά → civil-wedding
πέθανε ο πατέρας μου τι χαρτιά → next-of-kin cemetery civil-registry
γεννήθηκε το μωρό μου → birth-certificate civil-registry
να πουλήσω το σπίτι τι χαρτί θέλω από τον δήμο → property-charge
έσκασε σωλήνας στον δρόμο → water
το νερό βγαίνει καφέ → water
να γράψω τον γιο μου στο νήπιο → school-enrolment
η μάνα μου μένει μόνη και δεν μπορεί → help-at-home
έχει σκυλιά στη γειτονιά και φοβάμαι → stray-animals
μάζεψαν το μηχανάκι μου → municipal-police fines
γείτονας κάνει φασαρία → municipal-police other-authorities
τραπεζάκια στο πεζοδρόμιο → business municipal-police council-decision-fees
ποιος κάνει κουμάντο στα σχολεία → education school-enrolment social-protection administration
πού αφήνω το αμάξι στο κέντρο → transport parking-permit
να μιλήσω με τον δήμαρχο → mayor
τι παίζει το Σάββατο → events
πού τρώει ο κόσμος ψάρι → tourism currants festivals culture longos akrata selianitika aigio accommodation
πού να πάω τα παιδιά → with-children
μπάνιο με τα μικρά → beaches with-children
να μείνω κάπου με θέα στη θάλασσα → accommodation kymata
κόψιμο δέντρου στο πεζοδρόμιο → environment lighting-and-roads bulky urban-planning
έχω παλιά τηλεόραση → bulky-waste
δε βγαίνω να πληρώσω τα χρωστούμενα → payments property-charge financial social-welfare
κλειδώθηκα απέξω → other-authorities emergency
έπιασε φωτιά → emergency
με δάγκωσε σκύλος → stray-animals emergency
τζάμπα ίντερνετ για γέρους → social-welfare help-at-home kep social-protection
να βγάλω ταυτότητα → other-authorities
να βάλω ράμπα στο μαγαζί → accessibility-complaint business urban-planning
φτιάχνω τοίχο στην αυλή → urban-planning
χαρτί για το σχολείο ότι μένω εδώ → permanent-residence school-enrolment
έχασα τη βάπτιση, θέλω το χαρτί με το όνομα → birth-certificate civil-registry
πόσοι είναι στο συμβούλιο → council
δουλειά στον δήμο → administrative transparency other-authorities contact departments news announcements
`,
  'wrong keyboard': `
bl;abh re;ymatow → other-authorities lighting-and-roads
σςιμμινγ → beaches sports with-children
d;hmarxow → mayor
khde;ia → cemetery civil-registry next-of-kin
pistopoihtik;a → certificates
staume;yv → parking-permit transport fines
skoypidi;ariko → environment brown-bins bulky
g;amow → civil-wedding marriage-record
pr;ostima → fines
;adeia xr;hshw pezodrom;ioy → business municipal-police council-decision-fees
βεαψη → beaches akrata-beach selianitika-beach diakopto-beach lampiri-beach longos-beach mavra
ηοτελ → accommodation kymata
μαυορ → mayor
ταχ → property-charge
ψεμετερυ → cemetery
ςατερ βιλλ → water payments
μθσεθμ → archaeological-museum folklore-museum culture museums
τραιν → getting-here rack-railway
παρκινγ → parking-permit transport
σψηοολ → school-enrolment education school-repairs
dhmarxe;io → town-hall contact departments
bibliou;hkh → library
paral;iew → beaches
ekdhl;vseiw → events
prokhr;yjeiw → tenders transparency
dia;ygeia → transparency diavgeia
symbo;ylio → council
lhjiarxe;io → civil-registry
eggraf;h sto dhmotik;o → school-enrolment education citizens-register
nekrotafe;io → cemetery
ad;espoto skyl;i → stray-animals
dyskole;yomai na plhr;vsv → social-welfare payments property-charge financial
koinvnik;o pantopvle;io → social-welfare social-protection
dromol;ogia levfore;ivn → getting-here transport
euelontism;ow → volunteering
toyrism;ow → tourism tourist-office
εωεντσ τηισ ςεεκενδ → events
ςεδδινγ → civil-wedding marriage
στρεετ λιγητ → lighting-and-roads
diakop;h nero;y → water diakopi water-works
`,
  misspelt: `
πιστοπιητικο γενησης → birth-certificate
οικογενιακη κατασταση → family-status
ληξηαρχιο → civil-registry
διμαρχιο αιγηου → town-hall contact departments
προστημο παρκιν → fines
σκουπηδια → environment brown-bins bulky
ανακικλωση → environment brown-bins
αδεσποτο σκηλο → stray-animals
εγραφη νιπιαγωγιο → school-enrolment education
βοηθια στο σπητι → help-at-home
κοιμητιρια → cemetery
εφχαριστηρια στον δημαρχω → mayor contact
βεβεωση μονημης κατοικειας → permanent-residence
πολιτηκος γαμως → civil-wedding
πλισιεστερων σηγγενων → next-of-kin
καρτα σταθμευσις κατικου → parking-permit
δημοτηκη αστηνομια → municipal-police
διαγονισμος → tenders
προυπολογησμος → budget-2025
ακρατα παραλλια → akrata-beach beaches
οδοντοτος → rack-railway
λιμνι τσηβλου → lake-tsivlou
τριπιτη → panagia-trypiti
αρχεολογικο μουσιο → archaeological-museum
ξενοδοχια → accommodation kymata
υδρευσι λογαριασμως → water payments
ιλεκτρονικες υπιρεσιες → eservices
επικινωνια → contact
διαφανια → transparency
πολεοδωμια → urban-planning
εθελοντησμος → volunteering
δεντροφητευση → tree-planting
φαραγκι βουραικου → vouraikos
καθαροδευτερα χαρταετος → clean-monday
certifcate of birth → birth-certificate
buget 2025 → budget-2025
municiple police → municipal-police
acommodation → accommodation kymata
arhaeological musuem → archaeological-museum
resident parking permitt → parking-permit
wheelcair beach → beaches akrata-beach selianitika-beach accessibility
`,
};
