/**
 * What a resident of seventy, a shopkeeper, a parent, a tourist and a student type, written before the search was tried
 * with it. At the first try 192 of 199 were found, of everyday words 20 of 25.
 */
export const FIVE_PEOPLE = {
  'without accents': `
ληξιαρχικη πραξη γαμου → marriage-record
πλησιεστεροι συγγενεις → next-of-kin-certificate
οικοδομικη αδεια → urban-planning
κοινωνικο παντοπωλειο → social-welfare departments
επιδομα στεγασης → social-welfare
λαικη αγορα → open-air-market-move business municipal-police
τραπεζοκαθισματα → business transparency
βιοαποβλητα → brown-bins
καταληψη πεζοδρομιου → municipal-police
γηπεδο μπασκετ → sports-ground-lighting sports
δημοτικη φιλαρμονικη → philharmonic-concert departments
χορωδιες → choir-meeting-rododafni
καρναβαλικη παρελαση → carnival-parade
λιμνη τσιβλου → lake-tsivlou
μαυρα λιθαρια → mavra-litharia-beach
παναγια τρυπητη → panagia-trypiti
αντιδημαρχος οικονομικων → council
ξενωνας πετρινο → accommodation petrino-guesthouse
ηλεκτρικα λεωφορεια → electric-buses electric-buses-tender
σχεδιο βιωσιμης αστικης κινητικοτητας → transparency plan-urban-mobility
υπευθυνη δηλωση → glossary solemn-declaration
συμφωνο συμβιωσης → certificates glossary departments office-civil-registry
ορεινα μονοπατια → path-signs fteri-walk fteri-and-klokos
πολιτικη προστασια → emergency departments volunteering contact civil-protection-meeting
ενημερωτικο δελτιο → newsletter
`,
  inflected: `
πιστοποιητικών γεννήσεως → birth-certificate
των κοιμητηρίων → cemetery
λάμπες που κάηκαν → lighting-and-roads
διακοπές νερού → water water-works-aigio alerts
αδέσποτα σκυλιά → stray-animals
παιδικών σταθμών → education school-enrolment
εγγράφω το παιδί στο νηπιαγωγείο → school-enrolment
κάρτες κατοίκων στάθμευσης → parking-permit
δημάρχου τηλέφωνο → mayor
προϋπολογισμού → transparency plan-urban-mobility session- council-meetings
συνεδρίασης δημοτικού συμβουλίου → session- council-meetings
ενστάσεις για κλήσεις → fines
ρυθμίσεις οφειλών σε δόσεις → financial payments
εθελοντές → volunteering
μουσείων → archaeological-museum-aigio folklore-museum-aigio folk-museum-sundays
παραλίας Λόγγου → longos-beach
ξενοδοχεία στην Ακράτα → accommodation
δενδροφυτεύσεις → tree-planting tree-planting-day volunteering
σεισμού → civil-protection-meeting emergency
παραμύθια για παιδιά → library-story-hour
γυμναστηρίων → sports session- council-meetings departments
μεταβιβάσεων ακινήτων → property-charge financial
σχολείων επισκευές → school-repairs school-repairs-tender
φαραγγιού → vouraikos-gorge
αγώνες δρόμου → gorge-run gorge-run-entries
`,
  greeklish: `
oikogeneiaki katastasi → family-status-certificate
mitroo politwn → birth-certificate
poleodomia → urban-planning
dimotika teli → property-charge financial
kadoi anakyklwsis → environment brown-bins
lampa dromou → lighting-and-roads
lakouva → lighting-and-roads
paidikos stathmos → education school-enrolment
boithia sto spiti → help-at-home
thesi anapirou → transport accessibility-complaint parking-permit
xenodoxeia → accommodation
paralies → beaches
odontotos → rack-railway
arxaio theatro → ancient-theatre-aigeira
ekdiloseis → events
diagwnismoi → tenders
dimarxos thlefwno → mayor
synedriasi symvouliou → session- council-meetings
politikos gamos → civil-wedding
tafos → cemetery
karta monimou katoikou → parking-permit transport
dhmotikh astynomia → municipal-police departments
stygos ydata → waters-of-the-styx
vivliothiki → library-renovation library-story-hour departments
xartis → map
`,
  abbreviations: `
ΤΑΠ → property-charge financial
ΚΕΠ → kep
Κ.Ε.Π. Ακράτας → kep departments
ΔΕΥΑ → water office-water-company
ΔΕΥΑΑ → water departments office-water-company
ΑΜΚΑ → glossary amka
ΑΦΜ → glossary afm
ΥΔΟΜ → urban-planning
ΕΕΕ → social-welfare
ΟΠΕΚΑ επίδομα → social-welfare
ΚΑΠΗ → social-welfare sports departments
ΑμεΑ θέση στάθμευσης → transport parking-permit accessibility-complaint
ΕΣΠΑ voucher → education
ΕΕΤΑΑ → education
ΣΒΑΚ → transparency plan-urban-mobility
ΕΣΗΔΗΣ → tenders school-repairs
ΚΤΕΛ → getting-here transport
RF κωδικός → payments
ΔΣ πρακτικά → session- council-meetings
ΑΔΑ → glossary transparency
Ε9 → property-charge financial
ΚΕΠΑ → social-welfare
Δ/νση Τεχνικών Υπηρεσιών → departments technical
TAP certificate → property-charge financial
`,
  English: `
register a newborn baby → birth-certificate citizen certificates
get married in Greece → civil-wedding marriage-record
burial plot → cemetery
pay parking ticket → fines payments
garbage collection → environment bulky-waste transparency
old sofa pick up → bulky-waste
pothole in my street → lighting-and-roads
water bill question → water
daycare for my toddler → education school-enrolment
proof of address → permanent-residence
building permit → urban-planning
open a restaurant licence → business
elderly care at home → help-at-home help-at-home-places
how to get from Athens airport → getting-here
ferry to Delphi → getting-here
cog train to Kalavryta → rack-railway
hiking trails → path-signs vouraikos-gorge waters-of-the-styx fteri-walk
bird watching → aliki-lagoon aliki-clean-up
cheap rooms to rent → accommodation
wheelchair accessible beach → beaches akrata-beach selianitika-beach
wine tasting → currant-and-wine-days currants-and-wine
opening hours of the town hall → contact departments
what to do in an earthquake → emergency civil-protection-meeting
sunken city Helike → diakopto culture history
city council agenda → session- council-meetings
`,
  'everyday words': `
έγραψαν το αμάξι μου → fines
δεν έχω νερό στη βρύση → water
πού πετάω το παλιό ψυγείο → bulky-waste environment
χάλασε το φως στον δρόμο → lighting-and-roads
αγριόσκυλα στη γειτονιά → stray-animals
χαρτί γέννησης → birth-certificate
θέλω να παντρευτώ στο δημαρχείο → civil-wedding
πέθανε ο πατέρας μου → cemetery next-of-kin-certificate
γιαγιά μόνη στο σπίτι → help-at-home
δεν μπορώ να πληρώσω τα χρέη μου → financial payments
δωρεάν τρόφιμα → social-welfare
ο γείτονας χτίζει παράνομα → urban-planning
το μαγαζί κάνει φασαρία → municipal-police
τι ώρα ανοίγει ο δήμος → contact departments
με τι τρένο έρχομαι από Αθήνα → getting-here
πού να κοιμηθούμε → accommodation
μπάνιο με παιδιά → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
πλατφόρμα για καρότσι στη θάλασσα → beaches akrata-beach selianitika-beach diakopto-beach longos-beach lampiri-beach
κόβω δέντρο στο πεζοδρόμιο → environment
ανοίγω καφετέρια → business
βγάζω τραπέζια έξω → business
λεωφορείο για το χωριό → transport getting-here
πού ψηφίζουν οι σύμβουλοι → session- council-meetings council
τζάμπα γυμναστική → sports
τι παίζει το σαββατοκύριακο → events
`,
  'wrong keyboard': `
pistopoihtik;a → certificates birth-certificate family-status-certificate
lhjiarxe;io → glossary departments marriage-record birth-certificate
nekrotafe;io → cemetery
skoyp;idia → environment bulky-waste
pr;ostimo → fines
paral;iew → beaches
jenodoxe;io → accommodation
d;hmarxow → mayor
epikoinvn;ia → contact
diagvnismo;i → tenders
ekdhl;vseiw → events
ad;espota → stray-animals
bo;hueia sto sp;iti → help-at-home
poleodom;ia → urban-planning
odontvt;ow → rack-railway
euelontism;ow → volunteering
x;arthw → map
katoik;ia → permanent-residence
παρκινγ περμιτ → parking-permit
βεαψηεσ → beaches
μθσεθμ → archaeological-museum-aigio folklore-museum-aigio folk-museum-sundays
τοςν ηαλλ → contact departments
ςεδδινγ → civil-wedding
ψεμετερυ → cemetery
εμεργενψυ → emergency
`,
  misspelt: `
πιστοπιητικο γενησης → birth-certificate
λιξιαρχιο → glossary departments marriage-record birth-certificate
μονημη κατοικεια → permanent-residence
πρώστιμο παρκιν → fines
δημωτική αστηνομία → municipal-police departments
νεκροταφιο → cemetery
ογκόδη αντικίμενα → bulky-waste
ανακίκλοση → environment brown-bins
αδεσποτα ζωα στειροσι → stray-animals session- council-meetings
παιδικος σταθμως → education school-enrolment
σχολιο εγραφη → school-enrolment
πολιτικός γάμμος → civil-wedding
ηδρευση λογαριασμως → water
διαβγεια → transparency glossary
διαγονισμι → tenders
βιβλιοθικι → library-renovation library-story-hour departments
βουραηκος → vouraikos-gorge
σελιανητικα παραλεία → selianitika-beach
αρχεολογικο μουσιο → archaeological-museum-aigio
ζαρουχλλα → akrata vouraikos-gorge waters-of-the-styx
acommodation → accommodation
municipal polise → municipal-police departments
birth certifcate → birth-certificate
recicling bins → environment brown-bins
archeological musuem → archaeological-museum-aigio
`,
};
