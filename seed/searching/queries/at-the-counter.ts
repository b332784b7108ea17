/**
 * What people ask at a counter: whole sentences, old words and the words of neighbours, written before the search was
 * tried with them. At the first try 147 of 154 were found.
 */
export const AT_THE_COUNTER = {
  'without accents': `
πιστοποιητικο γεννησης → birth-certificate
τελη καθαριοτητας → property-charge financial
αδεσποτο σκυλι → stray-animals
καρτα σταθμευσης → parking-permit
οικοδομικη αδεια → urban-planning
εγγραφη νηπιαγωγειο → school-enrolment
ωρες κεπ → kep departments
προυπολογισμος δημου → transparency
λιμνη τσιβλου → lake-tsivlou
παραλια ακρατας → akrata-beach
ημερησια διαταξη δημοτικο συμβουλιο → council-meetings
οδοντωτος ωρες → rack-railway
κοινωνικο παντοπωλειο → social-welfare
ΤΑΦΟΣ ΑΔΕΙΑ → cemetery
παιδικος σταθμος αιτηση → school-enrolment education
λαϊκη αγορα → open-air-market-move business
`,
  inflected: `
καμένων λαμπών → lighting-and-roads
αδέσποτων σκύλων → stray-animals
ογκωδών απορριμμάτων → bulky-waste
δημοτικών τελών → property-charge financial
πρόστιμα στάθμευσης → fines
των κοιμητηρίων → cemetery
παιδικών σταθμών → education school-enrolment
του Δημάρχου → mayor
δημοτικών συμβούλων → council
παραλιών → beaches
ξενοδοχείων → accommodation kymata-seaside-hotel
μονοπατιών → path-signs
σχολικών κτιρίων → school-repairs school-repairs-tender
λεωφορείων → transport electric-buses electric-buses-tender
ληξιαρχικής πράξης → marriage-record certificates
εθελοντών → volunteering
τραπεζοκαθισμάτων → business
`,
  greeklish: `
pistopoihtiko oikogeneiakhs katastashs → family-status-certificate
diakoph nerou → water diakopi-nerou-diakopto water-works-aigio
skoupidia → environment bulky-waste
dimotiki astynomia tilefono → municipal-police departments
voucher paidikou stathmou → education school-enrolment
politikos gamos → civil-wedding
lakkouva sto dromo → lighting-and-roads
paralia diakoptou → diakopto-beach
odontwtos → rack-railway
bohtheia sto spiti → help-at-home
prostima → fines
pws plhrwnw to dhmo → payments
entupa aithseis → forms
xarths → map sitemap
farraggi vouraikou → vouraikos-gorge
dhmarxos → mayor
nekrotafeio → cemetery
`,
  abbreviations: `
ΚΕΠ Ακράτα → kep departments
Δ.Ε.Υ.Α. → water departments
ΤΑΠ → property-charge financial
Α.Φ.Μ. → afm
ΑΜΚΑ → amka
ΑμεΑ → transport social-welfare accessibility-complaint
ΥΔΟΜ → urban-planning
ΚΑΠΗ → social-welfare departments contact
ΟΠΕΚΑ → social-welfare
ΕΣΠΑ παιδικοί → education
ΔΣ πρακτικά → council-meetings
ΣΒΑΚ → plan-urban-mobility transparency transport electric-buses-tender
ΚΤΕΛ → getting-here transport
Ε9 → property-charge financial
112 → emergency
ΦΕΚ → terms transparency
`,
  English: `
opening hours town hall → contact departments
how do I get there from Athens airport → getting-here
beach with showers and umbrellas → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
marriage licence → civil-wedding marriage-record
garbage collection → environment bulky-waste
pothole → lighting-and-roads
pay parking ticket → fines payments
train up the gorge → rack-railway vouraikos-gorge
register my child at school → school-enrolment
hotel by the sea → kymata-seaside-hotel accommodation
hiking trails → path-signs nature vouraikos-gorge fteri-and-klokos
museum opening times → archaeological-museum-aigio folklore-museum-aigio
no running water → water diakopi-nerou-diakopto water-works-aigio
building permit → urban-planning
burial plot → cemetery
mayor's phone number → mayor departments contact
what's on this weekend → events
elderly care at home → help-at-home help-at-home-places
earthquake what to do → emergency civil-protection-meeting
`,
  'everyday words': `
πέθανε ο πατέρας μου → cemetery next-of-kin-certificate
χωματερή → environment bulky-waste
κλήση για παρκάρισμα → fines
σκοτάδι στο δρόμο → lighting-and-roads
βούλωσε η αποχέτευση → water
παλιός καναπές → bulky-waste
να παντρευτώ στο δημαρχείο → civil-wedding
νοσοκόμα να έρχεται στο χωριό → help-at-home social-welfare
ψυχολόγος → social-welfare
δεν έχω να πληρώσω → financial payments social-welfare
βγάλω τραπεζάκια έξω → business
μπουκάλια γυαλί κάδος → environment
δανείζομαι βιβλία → education library-renovation
γυμναστήριο για ηλικιωμένους → sports
ξύλα φωτιά κάψιμο κλαδιών → emergency bulky-waste environment
αγορά σπιτιού χαρτιά δήμος → property-charge financial urban-planning
μπάνιο με παιδιά ρηχά νερά → beaches akrata-beach selianitika-beach diakopto-beach lampiri-beach longos-beach
φωνάζει το μαγαζί τη νύχτα → municipal-police
γραφείο κηδειών → cemetery
ταυτότητα → kep certificates documents
θέλω να κάνω ένσταση για μια κλήση που μου έβαλαν → fines
πότε μαζεύουν τα σκουπίδια στο χωριό μου → environment
τι χαρτιά χρειάζομαι για να παντρευτώ με πολιτικό γάμο → civil-wedding
πώς θα πάω από την Αθήνα στο Διακοπτό με το τρένο → getting-here rack-railway
η μάνα μου είναι μόνη της και χρειάζεται βοήθεια στο σπίτι → help-at-home help-at-home-places social-welfare
έσπασε σωλήνας στον δρόμο και τρέχει νερό → water
που μπορώ να πληρώσω τα δημοτικά τέλη → payments property-charge financial
θέλω να ανοίξω καφετέρια στο Αίγιο → business
βρήκα ένα χτυπημένο γατάκι τι κάνω → stray-animals
πότε ανοίγουν οι εγγραφές για τον παιδικό σταθμό → education school-enrolment
μπορώ να πάρω βεβαίωση κατοικίας ηλεκτρονικά → permanent-residence
παραλία που να έχει πρόσβαση για αναπηρικό αμαξίδιο → beaches akrata-beach selianitika-beach diakopto-beach
where can I leave an old mattress and a fridge → bulky-waste
is the archaeological museum open on Sunday → archaeological-museum-aigio
θέλω να δηλώσω μια εκδήλωση του συλλόγου μας → submit
κάποιος πάρκαρε μπροστά στο γκαράζ μου → municipal-police
how can I get my newsletter by email → newsletter
ποιο είναι το τηλέφωνο του ληξιαρχείου → departments contact office-civil-registry
`,
  'wrong keyboard': `
ner;o → water diakopi-nerou-diakopto water-works-aigio
d;hmarxow → mayor
paral;iew → beaches
skoyp;idia → environment bulky-waste
g;amow → civil-wedding marriage-record
epikoinvn;ia → contact
t;elh ak;inhthw perioys;iaw → property-charge
ekdhl;vseiw → events
τραιν → rack-railway getting-here
ηοτελ → accommodation kymata-seaside-hotel
βιρτη ψερτιφιψατε → birth-certificate
παρκινγ → parking-permit transport fines
βεαψηεσ → beaches
kep aig;ioy → kep departments
`,
  misspelt: `
πιστοπιητικό γένησης → birth-certificate
διμοτολόγιο → citizens-register certificates departments family-status-certificate
λιξιαρχείο → departments civil-registry contact certificates
ογκόδη → bulky-waste
αδέσπωτα → stray-animals
βεβεωση μονιμης κατοικιας → permanent-residence
σταθμεσυη → parking-permit transport fines
πολεοδωμία → urban-planning
κιμητήριο → cemetery
εθελωντισμός → volunteering
Οδοντοτός → rack-railway
Σελιανήτικα παραλία → selianitika-beach
ξενωδοχείο → kymata-seaside-hotel accommodation
archeological musuem → archaeological-museum-aigio
cemetary → cemetery
διαγονισμοί → tenders
πλυρωμή λογαριασμού νερού → water payments
`,
};
