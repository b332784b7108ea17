/**
 * What seven people type, written before the search was tried with it: somebody of seventy in whole sentences, a
 * teenager in Latin letters, a tourist, a builder who learned Greek here, a shopkeeper, somebody in a wheelchair, and a
 * civil servant with abbreviations. At the first try 201 of 208 were found.
 */
export const SEVEN_PEOPLE = {
  'without accents': `
πιστοποιητικο οικογενειακης καταστασης → family-status-certificate
ληξιαρχικη πραξη γαμου → marriage-record
βεβαιωση μονιμης κατοικιας → permanent-residence
πλησιεστεροι συγγενεις → next-of-kin-certificate
ωραριο ληξιαρχειου → departments civil-registry contact
δημοτικη βιβλιοθηκη → library-renovation library-story-hour
λιμνη τσιβλου → lake-tsivlou
υδατα της στυγος → waters-of-the-styx
τρενο με δοντια → rack-railway library-story-hour
δημοτικος παιδικος σταθμος → school-enrolment education
ογκωδη αντικειμενα → bulky-waste
λαικη αγορα → open-air-market-move
αδεια δομησης → urban-planning
κοινωνικο παντοπωλειο → social-welfare
ενσταση για προστιμο → fines
δημοτικη ενημεροτητα → financial
συνεδριαση συμβουλιου ιουνιου → session council-meetings
παραταση ταφου → cemetery
χωρος καταφυγης → emergency
καφε καδος → brown-bins environment
αρχαιο θεατρο → ancient-theatre-aigeira aigeira-theatre-tour
φιλαρμονικη → philharmonic-concert
μονη ταξιαρχων → taxiarches-monastery
`,
  inflected: `
πιστοποιητικών γεννήσεως → birth-certificate
των κοιμητηρίων → cemetery
πολιτικού γάμου → civil-wedding
αδέσποτο σκύλο → stray-animals
κλαδιών → bulky-waste
λαμπτήρες δρόμων → lighting-and-roads
προστίμων → fines
κάρτες στάθμευσης → parking-permit
παιδικούς σταθμούς → school-enrolment education
διαγωνισμού σχολείων → school-repairs school-repairs-tender tender-school-repairs tenders
ηλικιωμένους → help-at-home social-welfare
εθελοντές → volunteering tree-planting
παραλίας Σελιανιτίκων → selianitika-beach
ξενοδοχείων → accommodation kymata-seaside-hotel
αντιδημάρχους → council administration mayor
μονοπατιών → path-signs fteri vouraikos-gorge
αποφάσεων δημοτικού συμβουλίου → transparency council-decision council
μουσείου Αιγίου → archaeological-museum-aigio folklore-museum-aigio
συνεδριάσεων → council-meetings session
σταφίδας → currants-and-wine currant
χορωδίες → choir-meeting
οφειλές → financial payments property-charge
βλαβών νερού → water
`,
  greeklish: `
pistopoihtiko gennhsews → birth-certificate
oikogeneiaki katastasi → family-status-certificate
pou petaw ton palio kanape → bulky-waste
klisi parkarisma plirwmi → fines
karta stathmeusis katoikou → parking-permit
xamenos skylos → stray-animals
kaike i lampa sto dromo → lighting-and-roads
den exoume nero → water diakopi-nerou-diakopto alerts
dhmarxos thlefwno → mayor contact
gamos sto dimarxeio → civil-wedding
eggrafh nhpiagwgeio → school-enrolment
voithia sto spiti → help-at-home
lewforeia aigio → transport getting-here electric-buses
ekdhlwseis savvatokyriako → events film-nights-erineos currant-and-wine-days
odontwtos diakopto → rack-railway
paralia me parking → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach mavra-litharia-beach
limnh tsivlou → lake-tsivlou
gymnasthrio → sports culture-tourism departments
nekrotafeio → cemetery
kep akratas → kep departments
mouseio aigiou wres → archaeological-museum-aigio folklore-museum-aigio
seismos ti kanw → emergency civil-protection-meeting
laiki agora → open-air-market-move
vevaiwsh katoikias → permanent-residence
`,
  abbreviations: `
ΚΕΠ Διακοπτού → kep departments
τκ Ακράτα → akrata departments contact kep
ΔΕΥΑΑ → water departments office-water-company
Τ.Α.Π. ακινήτου → property-charge financial
ΑΜΚΑ → amka glossary
ΔΣ πρακτικά → council-meetings session
ΟΠΕΚΑ επίδομα → social-welfare
ΕΕΕ αίτηση → social-welfare
ΑμεΑ θέση στάθμευσης → parking-permit accessibility-complaint
ΑΔΑ απόφασης → diavgeia glossary transparency
ΑΔΑΜ διακήρυξη → tenders school-repairs electric-buses tender-school-repairs street-lighting-poles visitor-guide
ΥΔΟΜ → urban-planning technical
δ/νση τεχνικών υπηρεσιών → technical departments administration
δ/νση οικονομικών → financial departments administration
τηλ. δημαρχείου → contact departments
Υ.Δ. έντυπο → forms solemn-declaration glossary
Δ.Ε. Ακράτας → akrata units
ΣΒΑΚ → plan-urban-mobility transparency
πιστ. γέννησης → birth-certificate
GDPR → privacy
Ε9 → property-charge e1 glossary
κωδικός RF → payments fines property-charge
ΚΑΠΗ → social-welfare
Δημ. Αστυνομία → municipal-police departments
αρ. πρωτοκόλλου → protocol-number glossary procedures departments
`,
  English: `
where can we swim with toddlers → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach mavra-litharia-beach
cog train → rack-railway
how to get there from athens airport → getting-here
lost dog → stray-animals
getting married here → civil-wedding marriage-record
parking ticket → fines
rubbish collection → environment bulky-waste
is the tap water safe → water
wheelchair access beach → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach mavra-litharia-beach
hiking trails → path-signs fteri nature vouraikos-gorge
b&b near the sea → kymata-seaside-hotel accommodation
wine tasting → currants-and-wine currant-and-wine-days
things to do with kids → library-story-hour events folk-museum-sundays beaches
street light not working → lighting-and-roads
pothole → lighting-and-roads
council tax → property-charge financial payments
birth cert → birth-certificate
planning permission → urban-planning
nursery place → school-enrolment education
who is the mayor → mayor
what to do in an earthquake → emergency civil-protection-meeting
ambulance → emergency
farmers market → open-air-market-move
report a problem → contact lighting-and-roads accessibility-complaint
minutes of the last council meeting → council-meetings session
monastery → taxiarches-monastery panagia-trypiti
carnival → carnival-parade festivals-and-customs culture
rent a room → ampelones-rooms accommodation
`,
  'everyday words': `
πότε περνάει το σκουπιδιάρικο → environment
πού θα πετάξω το παλιό στρώμα → bulky-waste
έσπασε σωλήνας στον δρόμο → water
λακκούβα μπροστά στο σπίτι μου → lighting-and-roads
με δάγκωσε σκύλος → stray-animals emergency
θέλω να παντρευτώ → civil-wedding marriage-record
πέθανε ο πατέρας μου, τι χαρτιά θέλω → cemetery next-of-kin-certificate certificates
γέννησε η κόρη μου, πού δηλώνω το μωρό → departments civil-registry birth-certificate certificates
χαρτί για το σχολείο του παιδιού → school-enrolment birth-certificate permanent-residence
μου έγραψαν το αμάξι → fines
ποιος κόβει τα χόρτα στον δρόμο → environment departments
μου ήρθε μεγάλος λογαριασμός νερού → water
βοήθεια για τη μάνα μου που μένει μόνη → help-at-home social-welfare
τραπεζάκια έξω από το μαγαζί → business forms
θέλω να ανοίξω καφετέρια → business
πού πετάω τα μπάζα → environment bulky-waste
χαρτί ότι μένω εδώ → permanent-residence
δεν έχω λεφτά να πληρώσω τον Δήμο → financial payments social-welfare
ράμπα για καροτσάκι → accessibility-complaint accessibility
παρκάρουν στη θέση αναπήρων → accessibility-complaint municipal-police parking-permit fines
μπορώ να μπω στο δημαρχείο με αμαξίδιο → departments contact accessibility-complaint accessibility
φασαρία από το μαγαζί τη νύχτα → municipal-police
τι ώρα ανοίγει το δημαρχείο → contact departments
πότε έχει παζάρι → open-air-market-move
μυρίζει καμένο, φωτιά στο βουνό → emergency alerts
πού πάμε αν γίνει σεισμός → emergency civil-protection-meeting
ψόφια γάτα στον δρόμο → stray-animals environment
πού πετάω τα γυάλινα μπουκάλια → environment
να γράψω το παιδί στο νηπιαγωγείο → school-enrolment education
λεωφορείο για το χωριό → transport getting-here
άδεια για οικοδομή → urban-planning
να χτίσω δωμάτιο στην ταράτσα → urban-planning
`,
  'wrong keyboard': `
koimht;hrio → cemetery
skoyp;idia → environment
diakop;h nero;y → water diakopi-nerou-diakopto water-works-aigio alerts
dhmotik;h astynom;ia → municipal-police departments
beba;ivsh katoik;iaw → permanent-residence
paral;iew → beaches
moyse;io → archaeological-museum-aigio folklore-museum-aigio
synedr;iash → council-meetings session
eggraf;h sxole;io → school-enrolment
politik;ow g;amow → civil-wedding
ogk;vdh → bulky-waste
ep;idoma → social-welfare
l;imnh tsiblo;y → lake-tsivlou
kleist;ow dr;omow → alerts road-rododafni-selianitika emergency
jenodoxe;io → accommodation kymata-seaside-hotel
βεαψη → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
ηοτελ → accommodation kymata-seaside-hotel
παρκινγ φινε → fines
ςεδδινγ → civil-wedding
μθσεθμ → archaeological-museum-aigio folklore-museum-aigio
τραιν → rack-railway getting-here
εμεργενψυ → emergency
βθδγετ → budget transparency
`,
  misspelt: `
πιστοποιητηκο γεννησις → birth-certificate
λιξιαρχιο → departments civil-registry marriage-record certificates
κοιμιτίρια → cemetery
αδεσπωτα → stray-animals
πεδικος σταθμος → school-enrolment education
προστημο → fines
φαραγκι βουραικού → vouraikos-gorge
αρχαιολογηκο μουσιο → archaeological-museum-aigio
οδωντοτός → rack-railway
εκδιλόσεις → events
διμοτική αστινομια → municipal-police departments
σινεδρίαση → council-meetings session
προυπολογησμός → budget transparency
ανακίκλωση → environment contract-waste-collection brown-bins
παραλεία ακρατας → akrata-beach
πολεοδωμία → urban-planning
επιδωμα στεγης → social-welfare
διαγονισμος → tenders school-repairs
acommodation → accommodation
certifcate of residance → permanent-residence
municpal polise → municipal-police departments
archeological musem → archaeological-museum-aigio
emergancy nubers → emergency
monastry → taxiarches-monastery panagia-trypiti
parkign permitt → parking-permit
cemetary → cemetery
railwya → rack-railway getting-here
σταθμεφση → parking-permit transport fines
voluntering → volunteering
σκοπίδια → environment
`,
};
