/**
 * What is typed on the square, written before the search was tried with it: of 199 queries of eight classes 188 were
 * found at the first try.
 */
export const ON_THE_SQUARE = {
  'without accents': `
πιστοποιητικο γεννησης → birth-certificate
αδεσποτα σκυλια → stray-animals
προστιμα παρκαρισματος → fines
βοηθεια στο σπιτι ωρες → help-at-home
οδοντωτος διακοπτο δρομολογια → rack-railway getting-here
συνεδριαση δημοτικου συμβουλιου → council-meetings session-
κοιμητηριο αιγιο → cemetery
εγγραφη στον παιδικο σταθμο → school-enrolment education
ογκωδη αντικειμενα μαζεμα → bulky-waste
ληξιαρχικη πραξη γαμου → marriage-record
τηλεφωνο δημαρχου → mayor
παραλια με ντους → akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach beaches
δηλωση προσβασιμοτητας → accessibility accessibility-complaint
ηλεκτρικα λεωφορεια διαγωνισμος → electric-buses electric-buses-tender
προϋπολογισμος 2025 → budget-2025
χαρτης του δημου → map
ψηλα αλωνια → aigio-steps christmas-lights
εντυπα αιτησεων → forms
αρχαιο θεατρο αιγειρας → ancient-theatre-aigeira aigeira-theatre-tour
λιμνη τσιβλου → lake-tsivlou`,
  inflected: `
πιστοποιητικά γεννήσεως → birth-certificate
πιστοποιητικών οικογενειακής κατάστασης → family-status-certificate
του δημάρχου → mayor
των δημοτικών συμβούλων → council
παιδικών χαρών συντήρηση → sports environment technical lighting-and-roads sports-ground-lighting
λάμπες δρόμου που δεν ανάβουν → lighting-and-roads
αδέσποτων ζώων → stray-animals
σκουπιδιών αποκομιδή → bulky-waste environment brown-bins
πολιτικού γάμου δικαιολογητικά → civil-wedding
κάρτας στάθμευσης κατοίκων → parking-permit
προστίμων πληρωμή → fines
μουσείων ωράριο → archaeological-museum folklore-museum folk-museum
παραλίες με σημαία → akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach beaches
μονοπατιών σήμανση → path-signs
διαγωνισμών διακηρύξεις → tenders tender-school-repairs
εκδηλώσεων ημερολόγιο → events
ταφής άδεια → cemetery
υδρομέτρου ένδειξη → water
χορωδιών → choir-meeting-rododafni
μοναστηριών → taxiarches-monastery panagia-trypiti`,
  greeklish: `
pistopoiitiko gennisis → birth-certificate
pistopiitiko genisis → birth-certificate
adespota → stray-animals
klisi gia parkin → fines
kopike to nero → water water-works-aigio diakopi-nerou-diakopto
lampa dromou → lighting-and-roads
politikos gamos → civil-wedding
vevaiosi monimis katoikias → permanent-residence
bebaiwsh monimhs katoikias → permanent-residence
dimotiki astynomia thl → municipal-police
kep akratas → kep-akrata kep
paidikos stathmos aitisi → school-enrolment education
skoupidia ogkodi → bulky-waste
pws erxomai apo athina → getting-here
odontotos → rack-railway
ksenodoxeia → kymata accommodation petrino
paralies → akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach beaches
dhmarxos → mayor
nekrotafeio → cemetery
pistopoihtiko plhsiesterwn syggenwn → next-of-kin-certificate
voithia sto spiti → help-at-home
arxaiologiko mouseio → archaeological-museum-aigio
karnavali → carnival-parade festivals-and-customs
laiki agora → open-air-market-move`,
  abbreviations: `
ΚΕΠ → kep kep-aigio
ΔΕΥΑ → water-company water
ΤΑΠ → property-charge
ΑΜΚΑ → amka
α.φ.μ. → afm
Δ.Σ. → council council-meetings
ΔΕΥΑΑ → water-company water
ΣΒΑΚ → plan-urban-mobility
λ/σμός νερού → water water-company
Εν. Αιγείρας → aigeira
Δ.Ε. Ακράτας → akrata
τηλ. δημοτ. αστυνομίας → municipal-police
πιστ. γεν. → birth-certificate
ΑΔΑ → diavgeia transparency
ΙΧ στάθμευση → parking-permit fines transport
ΑμεΑ πάρκινγκ → parking-permit transport accessibility
ΑΔΑΜ → tender
ηλ. υπηρεσίες → eservices
υπ. δήλωση → solemn-declaration
δικ/κα πολιτικού γάμου → civil-wedding
ωρ. λειτουργίας κεπ → kep`,
  English: `
town hall opening hours → contact town-hall
dog without owner → stray-animals
how to pay a parking ticket → fines
wheelchair beach → akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach beaches
train from athens → getting-here rack-railway
where to stay near the sea → kymata accommodation
rubbish collection → bulky-waste environment brown-bins
street light not working → lighting-and-roads
get married → civil-wedding marriage-record
burial → cemetery
nursery application → school-enrolment education
kids activities → with-children story-hour
hiking trails → path-signs fteri nature fteri-and-klokos vouraikos-gorge
mayor phone number → mayor
council decisions → council-meetings session- council-decision
public tenders → tenders
certificate of residence → permanent-residence
no water → water water-works diakopi
electric buses → electric-buses
monastery → taxiarches-monastery panagia-trypiti
earthquake what to do → emergency civil-protection-meeting
wine tasting → currants-and-wine currant-and-wine-days
museum opening times → archaeological-museum folklore-museum folk-museum
bus timetable → transport getting-here
report pothole → lighting-and-roads
library → library
elderly care at home → help-at-home
building permit → urban-planning
volunteer → volunteering
subscribe to news by email → newsletter`,
  'everyday words': `
σκουπίδια → bulky-waste environment brown-bins
πέταμα παλιού καναπέ → bulky-waste
έφαγα κλήση → fines
δεν έχει νερό η βρύση → water water-works diakopi
έσπασε σωλήνας στον δρόμο → water lighting-and-roads water-company
λακκούβα → lighting-and-roads
πέθανε η μητέρα μου → cemetery next-of-kin-certificate
γεννήθηκε το παιδί μου → birth-certificate civil-registry
θέλω να παντρευτώ στο δημαρχείο → civil-wedding
μου χτύπησαν το πρόστιμο άδικα → fines
κάποιος για τη γιαγιά μου → help-at-home social-welfare
πού να παρκάρω → parking-permit transport fines
να μάθω πότε έχει συμβούλιο → council-meetings session-
πώς παω στην Αθήνα με τρένο → getting-here
τι να δω με τα παιδιά → with-children
πού τρώμε → accommodation currants tourism culture longos-beach
πού να κάνω μπάνιο → akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach beaches
φωτιά τώρα ποιον παίρνω → emergency
σεισμός πού μαζευόμαστε → emergency assembly
πότε βάζω τα κλαδιά έξω → bulky-waste
μάζεμα ψόφιου ζώου → stray-animals environment
γάτες που ταΐζουμε → stray-animals
φώτα στη γειτονιά → lighting-and-roads
στείλτε μου τα νέα στο μέιλ → newsletter
να γράψω το παιδί στο δημοτικό → school-enrolment
χαρτί για το σχολείο ότι μένω εδώ → permanent-residence
θέλω να ανοίξω καφετέρια → business
τραπεζοκαθίσματα → business council-decision-fees
άστεγος → social-welfare
επίδομα → social-welfare
λεφτά για ενοίκιο → social-welfare
ποιος είναι ο δήμαρχος → mayor
φόρος σπιτιού → property-charge
ρεύμα δημοτικά τέλη → property-charge
να πάρω άδεια για μάντρα → urban-planning
παράπονα → accessibility-complaint contact citizen
που κάνουν χριστούγεννα τα παιδιά → christmas-lights
λαϊκή → open-air-market-move
γυμναστήριο → sports
κολύμπι μαθήματα → sports beaches`,
  'wrong keyboard': `
dhmarxow → mayor
nero → water water-works diakopi
kep → kep kep-aigio
pistopoihtiko gennhshw → birth-certificate
paraliew → akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach beaches
skoypidia → bulky-waste environment brown-bins
prostimo → fines
ekdhlvseiw → events
koimhthrio → cemetery
lhjiarxeio → civil-registry
δογ → stray-animals
ηοτελ → kymata accommodation
βεαψη → akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach beaches
μθσεθμ → archaeological-museum folklore-museum folk-museum
παρκινγ → parking-permit fines transport
τραιν → getting-here rack-railway
βιρτη ψερτιφιψατε → birth-certificate
τενδερσ → tenders
λιβραρυ → library`,
  misspelt: `
πιστοποιιτικό γένισης → birth-certificate
λιξιαρχείο → civil-registry marriage-record
νεκροταφίο → cemetery
προιπολογισμός → budget
αδεσποτα ζοα → stray-animals
δημοτηκη αστυνομεια → municipal-police
εκδιλώσεις → events
βεβεωση μονιμης κατοικιας → permanent-residence
παρκινκ → parking-permit fines transport
στάθμευσι → parking-permit fines transport
σκουπηδια → bulky-waste environment brown-bins
φαραγκι βουραικου → vouraikos-gorge
οδοντοτος → rack-railway
κιμητιριο → cemetery
εθελοντησμος → volunteering
πολεοδομεια → urban-planning
λεοφορεια → electric-buses getting-here transport
δημωσια διαβουλευση → consultation
birth certifcate → birth-certificate
accomodation → accommodation
cementery → cemetery
tendors → tenders
pistopitiko genesis → birth-certificate
ανακυκλοση → environment contract-waste brown-bins
ογκοδη → bulky-waste`,
};
