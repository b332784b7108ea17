/**
 * What is typed at a bus stop, written before the search was tried with it: of 157 queries of eight classes 133 were
 * found at the first try. With them stand the abbreviations that people use as words.
 */
export const AT_THE_BUS_STOP = {
  'without accents': `
ληξιαρχειο ωραριο → civil-registry
αποζημιωση για τροχαιο σε λακκουβα → lighting-and-roads
μουσειο λαικης τεχνης → folklore-museum
θεατρο αιγειρα → ancient-theatre
ποδηλατα → aliki-lagoon selianitika-beach
βιβλιοθηκη → library
μαθηματα κολυμβησης → sports
πισινα → sports
εκδηλωσεις για παιδια → with-children library-story
πρακτικα συμβουλιου → council-meetings session
δρομολογια οδοντωτου → rack-railway
σταφιδα → currants currant
αντιδημαρχος καθαριοτητας → administration environment council bulky-waste
μετρο ασφαλειας σεισμου → emergency
προυπολογισμος → budget
καλαθοσφαιριση → sports
βαπτιση → birth-certificate civil-registry birth
ωδειο → education culture-tourism philharmonic cultural sports
`,
  inflected: `
παραλιών με ντους → beach beaches akrata-beach diakopto-beach lampiri-beach
δημοτικών συμβούλων → council
μουσείων ωράρια → museum folklore archaeological
φανοστάτες σβηστοί → lighting-and-roads
βεβαιώσεων → certificates permanent-residence
αποφάσεων του δημοτικού συμβουλίου → council-meetings transparency council-decision
σχολείων επισκευή → school-repairs
τάφου αγορά → cemetery
τραπεζοκαθισμάτων → business municipal-police
λεωφορεία ηλεκτρικά → electric-buses
δημότη εγγραφή → citizen certificates
παιδικών σταθμών αιτήσεις → education
οικοδομικές άδειες → urban-planning
δεντροφυτεύσεις → tree-planting
καθαρισμού παραλίας → aliki-clean-up environment
αθλητικών συλλόγων → sports
ηλικιωμένους μόνους → help-at-home social-welfare
προσλήψεις εποχικών → announcements
`,
  greeklish: `
pou plirono to prostimo → fines payments
vevaiosi katoikias → permanent-residence
ora dimarxeiou → town-hall contact
gamos sto dimarxeio → civil-wedding
xamena kleidia → citizen contact municipal-police
adespota gatia → stray-animals
ksenodoxeia akrata → accommodation petrino kymata ampelones hotel
mouseio aigiou → archaeological-museum folklore
skoupidia diakopto → environment bulky-waste brown-bins
efhmereyonta farmakeia → contact emergency
spilaio → nature vouraikos landmark
odontotos eisitiria → rack-railway
paidikos stathmos → education school-enrolment
diakopi reumatos → emergency lighting-and-roads contact
xartis dimou → map
mpanio thalassa parking → beaches beach akrata-beach selianitika-beach
vlavi nerou → water diakopi
`,
  abbreviations: `
ΔΗΚΕΠΑ → culture-tourism education sports departments
ΚΥΑ πυρόπληκτοι → social-welfare
ΠΟΠ σταφίδα → currants currant
ΔΕΗ σύνδεση → property-charge payments urban-planning lighting-and-roads
ΚΑΔ επιχείρησης → business
ΠΕΑ ενεργειακό → urban-planning
τηλ. δημάρχου → mayor
ΕΥΔΑΠ → water
ΥΕ ΔΕ ΤΕ προσλήψεις → announcements
ΗΔΙΚΑ → amka kep citizen
ΕΜΥ καιρός → alerts emergency when-to-visit
δημ. ενότητα → municipal-unit units
ταχ. κώδικας → contact
Κ.Ε.Π. → kep
Κ.Α.Π.Η. → social-welfare help-at-home
KAPI → social-welfare help-at-home
deya → water
ΔΕΥΑ τηλέφωνο → water
amea → parking-permit accessibility social-welfare
ΦΠΑ → property-charge financial fines documents business
enfia → property-charge financial
TAP → property-charge
ΟΑΕΔ → social-welfare citizen kep business
ΔΥΠΑ → social-welfare citizen kep business
dypa → social-welfare citizen kep business
ΚΔΑΠ → education social-welfare
kdap → education social-welfare
ΒΝΣ → education school-enrolment
afm → afm citizen financial
Α.Φ.Μ. → afm citizen financial
amka → amka
ada → diavgeia transparency
ΚΗΜΔΗΣ → tenders procedures school-repairs
kimdis → tenders procedures school-repairs
ΕΣΗΔΗΣ → tenders procedures school-repairs
esidis → tenders procedures school-repairs
ΔΕΔΔΗΕ → lighting-and-roads property-charge
deddie → lighting-and-roads property-charge
ΕΛΤΑ → payments
elta → payments
ΙΚΑ → social-welfare kep citizen
ΕΦΚΑ → social-welfare kep citizen
efka → social-welfare kep citizen
opeka → social-welfare
ΕΕΕ → social-welfare
ΣΑΕΚ → education
ΙΕΚ → education
iek → education
ΕΠΑΛ → school-enrolment education
epal → school-enrolment education
ΓΕΛ → school-enrolment education
ktel → getting-here transport
ose → getting-here rack-railway
Π.Ε. → municipality units history
ΠΕ Αχαΐας → municipality units history
ydom → urban-planning
ΔΟΥ → financial afm taxisnet fines
Δ.Ο.Υ. → financial afm taxisnet fines
doy → financial afm taxisnet fines
πού είναι η ΔΟΥ → financial afm taxisnet fines
πού είναι το ΚΑΠΗ → social-welfare
ωράριο ΚΕΠ → kep
τηλέφωνο ΔΕΔΔΗΕ → lighting-and-roads
δρομολόγια ΚΤΕΛ → getting-here transport
pou einai i doy → financial afm taxisnet fines
pou einai to kep → kep
CAP → alerts
RSS → alerts news newsletter
ΑΣΕΠ → announcements
ΕΚΑΒ → emergency contact
ekav → emergency contact
Ε.Λ.Τ.Α. → payments
Τ.Α.Π. → property-charge
ΑΤΜ → office-tourist-office tourist-office
WC → beaches tourist-office
ΜΜΜ → transport getting-here
`,
  English: `
lost dog → stray-animals
festival august → events
free wifi → library
how do I pay my water bill → water payments
is the town hall open on Monday → town-hall contact
emergency number greece → emergency
dog on the loose → stray-animals
moving to Aigio → permanent-residence certificates aigio
where to swim → beaches
ancient theatre opening hours → ancient-theatre
council decisions → council-meetings transparency council-decision
complain about website → accessibility-complaint contact
sunbeds beach → beach beaches business
power outage → lighting-and-roads
civil partnership → civil-wedding certificates civil-registry
rubbish collection timetable → environment bulky-waste
opening hours town hall → town-hall contact
museum free entry day → archaeological-museum folklore
train to Kalavryta price → rack-railway
public toilets → beaches tourist-office beach contact map accessibility
sandy beach for toddlers → beaches beach
blue flag → beaches beach
hiking trails → fteri vouraikos path-signs nature waters-of-the-styx
wine tasting → currants wine ampelones lodging
where can i park → parking-permit transport
apply for citizenship → citizen certificates kep
register a birth → birth-certificate civil-registry
death certificate → certificates civil-registry next-of-kin cemetery
open a shop → business
noise complaint → municipal-police
broken pavement → lighting-and-roads
council tax → property-charge financial
water meter → water
translation of certificates → certificates kep marriage-record birth
wheelchair beach → beaches akrata-beach accessibility beach
pharmacies → contact emergency
hospital → emergency contact
ferry → getting-here transport
airport → getting-here
taxi → getting-here transport
bus to Patras → getting-here transport
things to do in winter → when-to-visit events
what to do with kids → with-children
`,
  'everyday words': `
χαμένο σκυλί → stray-animals
χαμένη γάτα → stray-animals
δωρεάν ίντερνετ → library
ιντερνέτ δωρεάν πλατεία → library
εκδηλώσεις αυγούστου → events
πότε περνάει το σκουπιδιάρικο → environment bulky-waste
τι ώρα κλείνει το ΚΕΠ → kep
έχω μια κλήση τι κάνω → fines
πληρωμή με κάρτα → payments
πού είναι το νεκροταφείο → cemetery
δρομολόγια για ορεινά χωριά → transport getting-here
θέση για ΑμεΑ έξω από το σπίτι → transport parking-permit
κόψιμο νερού αύριο → water diakopi
έλεγχος νερού ποιότητα → water
θόρυβος από μπαρ → municipal-police
ληξιαρχική πράξη θανάτου αντίγραφο → certificates civil-registry
προϋπολογισμός 2025 → budget
στάση λεωφορείου → transport getting-here
χάλασε ο δρόμος → lighting-and-roads
πού πάνε τα μπάζα → bulky-waste environment
έπεσε δέντρο → lighting-and-roads environment emergency
τσακώνομαι με τον γείτονα για τη μουσική → municipal-police
πέθανε ο πατέρας μου τι κάνω → cemetery next-of-kin certificates civil-registry
ρεύμα κομμένο → emergency lighting-and-roads contact
πού να πάω τα παιδιά → with-children
θέλω να κάνω πανηγύρι → business municipal-police forms events
δεν βγάζω τον μήνα → social-welfare
χαρτί για τον στρατό → certificates citizen family-status birth
θέλω να βάψω το σπίτι σκαλωσιά → business urban-planning
ο γιος μου αρχίζει το νηπιαγωγείο → school-enrolment
φίδι στην αυλή → emergency environment stray-animals
πού ψηφίζω → citizen citizens-register
κλειστός δρόμος → alerts lighting-and-roads road
πού θα δω τον Βουραϊκό → vouraikos
μπάνιο με καροτσάκι → beaches accessibility beach
χάθηκε το πορτοφόλι μου → municipal-police contact citizen
πού πουλάνε ψάρια → open-air-market business
λαϊκή αγορά μέρα → open-air-market
γιατρός → emergency contact social-welfare
λόγια του δημάρχου → mayor
ποιος είναι ο δήμαρχος → mayor
πόσο πληρώνω δημοτικά τέλη → property-charge financial
`,
  'wrong keyboard': `
lhjiarxeio → civil-registry
ξοθνψιλ → council
dhmosia ;erga → school-repairs tenders
βεαψη → beaches
μθσεθμ → museum folklore archaeological
rolitik;ow g;amow → civil-wedding
ξεμετερυ → cemetery
γεννηση → birth-certificate
sxole;io → school-enrolment
parkarisma → parking-permit
ορενινγ ηοθρσ → contact town-hall
b;eba;ivsh kato;ik;iaw → permanent-residence
ταχ → property-charge financial payments
μαρκετ → open-air-market
`,
  misspelt: `
πιστοπιητικό γενήσεως → birth-certificate
οικογενιακής καταστάσεος → family-status
βεβέωση μόνημης κατικίας → permanent-residence
νεκροταφίο → cemetery
πρόστημο → fines
ανακίκλωση → environment brown-bins
συμβούλειο → council
ξενοδοχίο → accommodation kymata petrino hotel
τηλέφονα → contact
εκδηλόσεις → events
μουσίο → museum folklore archaeological
σκουπήδια → environment bulky-waste
ογκόδι → bulky-waste
αστηνομία → municipal-police
λιξιαρχίο → civil-registry
δημαρχίο → town-hall contact
cemetary → cemetery
acommodation → accommodation
musuem → museum folklore archaeological
wether → when-to-visit
certifcate → certificates
garbige → environment bulky-waste
parkng → parking-permit transport beach
`,
};
