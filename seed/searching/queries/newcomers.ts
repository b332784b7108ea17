/**
 * What one helper typed who had seen the addresses of the pages, before any synonym: 149 of the 160 were found at once.
 */
export const NEWCOMERS = {
  'without accents': `
ωραριο δημαρχειου → office-town-hall contact
βλαβη στο φωτισμο εξω απο το σπιτι → lighting-and-roads
αιτηση για βρεφονηπιακο → education school-enrolment
ελαχιστο εγγυημενο εισοδημα → social-welfare
τελη καθαριοτητας αλλαγη τετραγωνικων → property-charge financial
παλιο στρωμα για πεταμα → bulky-waste
χιονι πως ντυνομαι φτερη → fteri-and-klokos fteri-walk when-to-visit
αναπηρικο καροτσι παραλια → akrata-beach diakopto-beach selianitika-beach longos-beach lampiri-beach beaches mavra
σημειο συγκεντρωσης σε σεισμο → emergency civil-protection-meeting
αρχιμανδριτης μονη ταξιαρχων → taxiarches-monastery
λεωφορεια ηλεκτρικα → electric-buses
κοινωνικο παντοπωλειο → social-welfare
αδεια εκσκαφης πεζοδρομιου → urban-planning lighting-and-roads water business
κλαδεμα δεντρου στο παρκο → environment
ονοματοδοσια παιδιου → birth-certificate office-civil-registry family-status permanent
ταφη νεκρου δικαιολογητικα → cemetery
τι ωρα φευγει ο οδοντωτος → rack-railway
προυπολογισμος δημου → budget transparency prou
πρακτικα συμβουλιου → council-meetings council praktika session transparency
συνεδριαση δημοτικου συμβουλιου ποτε → council-meetings council session
`,
  inflected: `
βεβαιώσεων κατοικίας → permanent-residence
αδέσποτου σκύλου → stray-animals
προστίμων του δήμου → fines
γάμων στο δημαρχείο → civil-wedding
ληξιάρχου → office-civil-registry marriage-record birth-certificate administrative civil
κάδων απορριμμάτων → environment brown-bins
πεζοδρομίων σπασμένων → lighting-and-roads
τραπεζοκαθισμάτων → business
των συνταξιούχων → social-welfare help-at-home
εμβολίων των αδέσποτων → stray-animals
αντιδημάρχων → administration mayor
λουτρά θαλάσσης παραλιών → beaches beach
σταφιδαποθηκών → currant-warehouses
θεάτρου της Αιγείρας → ancient-theatre-aigeira aigeira-theatre-tour
ξενοδοχείων → accommodation kymata-seaside-hotel
εθελοντών → volunteering
υπαλλήλων των ΚΕΠ → kep office-kep
μονοπατιών → path-signs fteri vouraikos nature
εισιτηρίων του μουσείου → archaeological-museum-aigio folklore-museum
υδρομέτρων → water office-water-company
`,
  greeklish: `
pistopoihtiko plhsiesterwn syggenwn → next-of-kin-certificate
parapono gia kado skoupidion → environment contact bulky
kleinoun ta kep ti wra → kep office-kep
politikos gamos xartia → civil-wedding
pou plirono to prostimo → fines payments
xamenos skylos → stray-animals
spasmeno fanari → lighting-and-roads
limni tsivlou pos pao → lake-tsivlou
trypiti ekklisia → panagia-trypiti
thesi parking katoikou → parking-permit
dikaiologitika gia vrefonipiako → education school-enrolment
epidoma stegasis → social-welfare
thlefwno dhmarxou → mayor
voithia sto spiti gia ti giagia → help-at-home
nekrotafeio etisio telos → cemetery
karnavali aigio → carnival-parade
diakopi reumatos kai nerou → water diakopi water-works office-water
sxoleio eggrafi nipiagogeio → school-enrolment education
diavgeia apofaseis → transparency diavgeia
xoros gia na meinw diakopto → accommodation kymata petrino ampelones
`,
  abbreviations: `
ΚΕΠ Ακράτας ώρες → office-kep-akrata kep
Δ/νση Τεχνικών Υπηρεσιών → technical
Δ.Σ. συνεδρίαση → council-meetings council session
ΤΑΠ ακινήτου → property-charge
ΔΕΥΑ βλάβη → water office-water-company
ΑΔΑ απόφασης → transparency diavgeia
ΚΑΠΗ Αιγίου → social-welfare
ΑμεΑ παραλία → beaches beach akrata-beach diakopto-beach longos-beach selianitika-beach lampiri
ΠΣ ΕΣΠΑ βάουτσερ σταθμός → education school-enrolment
ΕΕΕ αίτηση → social-welfare
πιστ. γέννησης → birth-certificate
τηλ. δημάρχου → mayor
δημ. αστυνομία → municipal-police office-municipal-police
ΟΠΕΚΑ επίδομα → social-welfare
ΑΜΚΑ τι είναι → amka
ΚΤΕΛ → getting-here
αρ. πρωτοκόλλου → protocol-number
ΑΦΜ → afm
λ/σμός νερού → water
`,
  English: `
where can I get married at the town hall → civil-wedding
my street light is broken → lighting-and-roads
how to pay a parking ticket → fines payments
opening hours citizens service centre → kep office-kep
is the beach wheelchair friendly → beaches beach akrata-beach diakopto-beach longos-beach selianitika-beach lampiri accessibility
bus from Athens to Aigio → getting-here
proof of address → permanent-residence
open a cafe licence → business
nursery school place for my son → education school-enrolment
who do I call in an earthquake → emergency civil-protection
elderly care at home → help-at-home
dump an old fridge → bulky-waste
currant festival → currant-and-wine-days currants
water bill → water
mayor email → mayor
hike to the Styx → waters-of-the-styx
museum opening times → archaeological-museum-aigio folklore-museum
minutes of the council → council-meetings council session transparency prakt
cat injured on the road → stray-animals
hotel near the sea → kymata-seaside-hotel accommodation
`,
  'everyday words': `
θέλω να ανοίξω καφετέρια στο Αίγιο → business
μου ήρθε κλήση από τη δημοτική αστυνομία → fines municipal-police
δεν έχουμε νερό από το πρωί → water diakopi water-works office-water
πέθανε ο πατέρας μου τι χαρτιά θέλω → next-of-kin-certificate cemetery office-civil-registry death
η μάνα μου είναι μόνη και δεν περπατάει → help-at-home social-welfare
λακκούβα στον δρόμο → lighting-and-roads
πού να αφήσω το παλιό πλυντήριο → bulky-waste
βρήκα γατάκια στον δρόμο → stray-animals
φωτιά στο δάσος → emergency
ορφανό → social-welfare next-of-kin education family-status
γεννήθηκε το μωρό μας → birth-certificate office-civil-registry civil-registry
μετακόμισα στο Διακοπτό → permanent-residence
χώρισα και θέλω χαρτί οικογενειακής → family-status-certificate
πού κάνουμε μπάνιο με παιδιά → beaches beach akrata-beach diakopto-beach selianitika longos lampiri
δεν μπορώ να πληρώσω → payments social-welfare fines
να μιλήσω με τον δήμαρχο → mayor
τι κάνουμε το Σαββατοκύριακο → events
να βγάλω ταυτότητα → kep citizen documents
να νοικιάσω αίθουσα για βάφτιση → office-cultural-centre culture-tourism contact civil-wedding
βοήθεια με το gov.gr → kep office-kep gov-gr solemn taxisnet eservices
`,
  'wrong keyboard': `
skoyp;idia → environment bulky-waste brown-bins
dhmotol;ogio → citizens-register certificates family birth permanent
paidik;ow staum;ow → education school-enrolment
d;hmarxow → mayor
ekdhl;vseiw → events
diagvnism;ow sxole;ia → school-repairs
pr;ostimo → fines
koimht;hrio → cemetery
plate;ia ychl;vn alvn;ivn → aigio-steps aigio christmas
epikoinvn;ia → contact
;ydreysh → water office-water
k;arta kato;ikoy → parking-permit
moyse;io → archaeological-museum-aigio folklore-museum
anaz;hthsh eggr;afvn diaf;aneia → transparency
odontvt;ow → rack-railway
βιρτη ψερτιφιψατε → birth-certificate
βεαψηεσ → beaches beach akrata-beach diakopto-beach longos-beach selianitika-beach lampiri
στραυ δογ → stray-animals
τοςν ηαλλ → office-town-hall contact municipality
παρκινγ → parking-permit fines transport municipal-police
`,
  misspelt: `
πιστοποιιτικό γενησης → birth-certificate
ληξηαρχείο → office-civil-registry civil-registry marriage-record
σκουπηδια ογκοδη → bulky-waste
βεβεωση μονιμης κατικιας → permanent-residence
δημωτική αστηνομία → municipal-police office-municipal-police
νεκροταφιο → cemetery
εγκραφή σχολίο → school-enrolment education
πρωστιμο παρκαριζματος → fines
αδεσπωτα σκιλια → stray-animals
ιδρευση λογαριασμως → water
συνεδρίασι συμβουλίου → council-meetings council session
μουσιο εγιου → archaeological-museum-aigio folklore-museum
παραλεια λογγου → longos-beach
βοηθια στω σπητι → help-at-home
πολιτηκος γαμμος → civil-wedding
πυστοποιητικο οικογενιακης κατασταςης → family-status-certificate
birth certifcate → birth-certificate
accomodation → accommodation kymata petrino ampelones
archeological musuem → archaeological-museum-aigio
emergancy numbers → emergency
`,
};
