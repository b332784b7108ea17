/**
 * What is typed at the harbour by residents of seventy, parents, shopkeepers and guests, written before the search was
 * tried with it: of 198 queries 186 were found at the first try, 197 now.
 */
export const AT_THE_HARBOUR = {
  'without accents': `
ποτε περναει το απορριμματοφορο → bulky-waste environment
που πληρωνω το νερο → water payments eservices
ωραριο ληξιαρχειου → civil-registry office-civil-registry
δηλωση γεννησης παιδιου → birth-certificate certificates contact
αδεια για ανεγερση σπιτιου → urban-planning
επιδομα για ανασφαλιστους ηλικιωμενους → social-welfare help-at-home
παραλια με ντους και ομπρελες → beaches tourism
λεωφορειο για αθηνα → getting-here transport
εγγραφη στο νηπιαγωγειο → school-enrolment education
αιτηση για βοηθεια στο σπιτι → help-at-home
παρατημενο αυτοκινητο στο δρομο → municipal-police contact
σβησμενα φωτα στην πλατεια → lighting-and-roads
πρακτικα συνεδριασεων → council-meetings
αποφασεις δημοτικου συμβουλιου → council-meetings transparency
ψησταρια τραπεζοκαθισματα πεζοδρομιο → transparency business council-decision-fees
αδεια καταστηματος υγειονομικου ενδιαφεροντος → business
γηπεδο μπασκετ → sports sports-ground-lighting
μουσεια στο αιγιο → landmark culture folk-museum-sundays archaeological-museum folklore-museum folk-museum
καρναβαλι αιγιο → carnival-parade
παγκακι σπασμενο παιδικη χαρα → lighting-and-roads environment contact
ποιος ειναι ο δημαρχος → mayor
γραψιμο παιδιου σε κατασκηνωση → sports education social-welfare
οδοντωτος δρομολογια → rack-railway getting-here
ξενοδοχεια διπλα στη θαλασσα → accommodation
`,
  inflected: `
παραλιών με άμμο → beaches tourism
ληξιαρχικές πράξεις θανάτου → certificates contact documents civil-registry next-of-kin
πιστοποιητικών οικογενειακής κατάστασης → family-status-certificate
προστίμων στάθμευσης πληρωμές → fines
αδέσποτους σκύλους → stray-animals
δρομολόγια αστικών λεωφορείων → transport getting-here
διαγωνισμών έργων διακηρύξεις → tenders transparency
δημοτικών τελών χρέωση → property-charge
εγγραφές νηπίων → school-enrolment education
πολιτικούς γάμους → civil-wedding
κλαδέματα δέντρων → bulky-waste environment
κοιμητηρίου τάφοι → cemetery
διακοπές νερού → alerts water water-works-aigio
μονοπάτια πεζοπορίας → nature path-signs tourism
εκδηλώσεων για παιδιά → events library-story with-children
δημοτικής αστυνομίας τηλέφωνα → municipal-police contact
κάδους ανακύκλωσης → environment brown-bins transparency
θέσεις στάθμευσης αναπήρων → parking-permit transport
λίμνες του δήμου → lake-tsivlou
ενστάσεις για πρόστιμα → fines
αντιδημάρχων αρμοδιότητες → administration council
θεάτρου Αιγείρας ξενάγηση → aigeira-theatre-tour ancient-theatre-aigeira
ξενώνων δωμάτια → accommodation
βρεφονηπιακών σταθμών δικαιολογητικά → school-enrolment education
συναυλίες φιλαρμονικής → philharmonic-concert
`,
  greeklish: `
pistopoihtiko genishs → birth-certificate
anakyklosi kadoi → environment brown-bins transparency
dimarxos thlefono → mayor
adeia stathmefsis katikou → parking-permit
klisi stathmeusis → fines
thavlavi neroy → water
vlavi nerou diarroi → water
skylos adespotos → stray-animals
kep akratas orario → contact kep
paidikos stathmos aitisi → school-enrolment education
politikos gamos dikaiologhtika → civil-wedding
diakopi nerou diakopto → alerts water-works
dimotika teli akiniton → property-charge
limni tsivlou → lake-tsivlou
xalasmeni lampa dromou → lighting-and-roads
paralia selianitika → selianitika-beach tourism
laiki agora pote → open-air-market-move
proslipsis dimou → announcements
nekrotafeio aigiou → cemetery
voithia sto spiti gia hlikiomenous → help-at-home
katastima adia idrisis → business
xoros stathmeysis → transport parking-permit
odontotos trenaki → rack-railway
ekdiloseis avgoustou → events
proipologismos 2025 → transparency budget-2025
`,
  abbreviations: `
ΚΕΠ → kep contact
τηλ ΚΕΠ Διακοπτου → contact kep
ΔΕΥΑ → water contact
ΔΕΥΑΑ λογαριασμος → water
ΤΑΠ → property-charge
Τ.Α.Π. → property-charge
ΑΔΑ → glossary transparency
ΑμεΑ στάθμευση → parking-permit transport social-welfare
ΑΜΕΑ ράμπα παραλία → beaches tourism
ΣΒΑΚ → plan-urban-mobility
Δ.Σ. συνεδρίαση → council-meetings council
ΑΦΜ → afm
ΑΜΚΑ → amka
ΥΔΟΜ → urban-planning departments
ΤΚ Αιγίου → contact
ΕΛΤΑ → contact questions payments
ΚΤΕΛ Πατρα → getting-here
ΠΣ Κ.Ε.Π. Ακρατα → contact kep
Ε1 → e1
ΚΥΕ άδεια → business
ΕΚΑΒ → emergency
ΟΑΕΔ → social-welfare questions glossary
Εν. Αιγειρας → aigeira
`,
  English: `
bin collection days → environment bulky-waste
old sofa pick up → bulky-waste
how do i pay a parking ticket → fines
register my baby → birth-certificate contact certificates
burial plot → cemetery
get married on the beach → civil-wedding
no water at home → water alerts water-works
loud music from bar at night → municipal-police
dog bit me → stray-animals emergency
wheelchair accessible beach → beaches tourism
train from athens airport → getting-here
things to do with kids → with-children
cheap rooms → accommodation
opening hours museum → landmark folk-museum-sundays archaeological-museum folklore-museum
hiking map → nature path-signs map
wine tasting → currants-and-wine currant-and-wine-days tourism
public toilets → beaches
open a cafe → business
nursery place for my two year old → school-enrolment education
meals for elderly → help-at-home social-welfare
council tax → property-charge payments
emergency phone → emergency
streetlight not working → lighting-and-roads
free parking near station → getting-here transport parking-permit
christmas → christmas-lights
`,
  'everyday words': `
το φως στο δρόμο μας δεν ανάβει → lighting-and-roads
πετάω παλιό στρώμα → bulky-waste
έχει γεμίσει ο κάδος → environment
χάλασε ο σωλήνας και τρέχουν νερά → water
θέλω να παντρευτώ στο δημαρχείο → civil-wedding
πέθανε ο πατέρας μου τι χαρτιά → cemetery next-of-kin-certificate certificates
χαρτί ότι μένω εδώ → permanent-residence
μου έγραψαν κλήση → fines
πού να αφήσω το αμάξι → transport parking-permit getting-here
ο γείτονας έχει κοκόρια και μυρίζει → municipal-police environment contact
δε βγαίνω οικονομικά χρειάζομαι βοήθεια → social-welfare
η μάνα μου δεν μπορεί να βγει από το σπίτι → help-at-home
πού θα κάνουμε μπάνιο → beaches
τι να δούμε το σαββατοκύριακο → events tourism
έχασα το σκύλο μου → stray-animals
βρήκα γατάκια στο δρόμο → stray-animals
λακκούβα έξω από το σπίτι μου → lighting-and-roads
θέλω να ανοίξω μαγαζί → business
δουλειά στο δήμο → announcements
πότε πάνε τα παιδιά σχολείο γραφτούν → school-enrolment
έσπασε δέντρο πάνω στο δρόμο → lighting-and-roads emergency environment
δεν έχω ίντερνετ πώς κάνω αίτηση → kep eservices questions
χωματερή μπάζα πού τα πάω → bulky-waste
φάγαμε πρόστιμο για σκουπίδια → fines environment municipal-police bulky-waste
πώς πάω στα Καλάβρυτα με τρενάκι → rack-railway getting-here
`,
  'wrong keyboard': `
skoyp;idia → environment bulky-waste
d;hmarxow → mayor
lhjiarxe;io → civil-registry office-civil-registry
ner;o diakop;h → water alerts
paral;iew → beaches
ekdhl;vseiw → events
jenodoxe;ia → accommodation
g;amow → civil-wedding marriage-record
pr;ostimo → fines
st;aumeysh → transport parking-permit fines
anak;yklvsh → environment transparency brown-bins
diagvnismo;i → tenders
synedri;aseiw → council-meetings
koimht;hria → cemetery
ad;espota → stray-animals
thl;efvna → contact emergency
βεαψη → beaches
ηοτελσ → accommodation
τραιν → getting-here
μθσεθμ → landmark archaeological-museum folklore-museum
ςεδδινγ → civil-wedding
παρκινγ φινε → fines
ςατερ βιλλ → water
σψηοολ → school-enrolment education
εωεντσ → events
`,
  misspelt: `
πιστοποιητηκο γενησης → birth-certificate
οικογενιακης καταστασις → family-status-certificate
κοιμητιριο → cemetery
αδεσποτο σκηλι → stray-animals
ληξηαρχιο → civil-registry office-civil-registry
διμαρχειο ωρες → contact
ανακηκλωσι → environment transparency brown-bins
πολεοδομεια → urban-planning
παιδηκος σταθμος → school-enrolment education
εθελοντησμος → volunteering
σταθμευσι κατηκων → parking-permit
βεβεωση μονιμης κατικιας → permanent-residence
υδρευσση → water
λογαριασμος νερου πληρομη → water
φωτισμος δρομου χαλασμαινος → lighting-and-roads
οδοντοτος → rack-railway
βουραικο φαραγκι → vouraikos-gorge
μουσιο λαογραφικο → folklore-museum-aigio folk-museum-sundays
διαγονισμος σχολια → school-repairs school-repairs-tender
προυπολογισμος → transparency budget
birth certifcate → birth-certificate
accomodation → accommodation
cemetary → cemetery
recyling → environment transparency brown-bins
municiple police → municipal-police
`,
};
