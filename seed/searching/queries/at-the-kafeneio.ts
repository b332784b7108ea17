/**
 * What is asked in the kafeneio and typed by grandchildren: written from the texts of the site alone, before the search
 * was tried with it. At the first try 103 of 104 were found.
 */
export const AT_THE_KAFENEIO = {
  'without accents': `
πιστοποιητικο πλησιεστερων συγγενων → next-of-kin-certificate
κοινωνικο παντοπωλειο → social-welfare cultural-centre departments
διακοπη νερου αιγιο → water-works-aigio water
διημερο σταφιδας και κρασιου → currant-and-wine-days
καφε καδοι → brown-bins environment
ιστοι οδικου φωτισμου → street-lighting-poles
εγγραφες για τον αγωνα του διακοπτου → gorge-run-entries gorge-run
καστρο του σαλμενικου → erineos
γνησιο υπογραφης → kep certified-signature documents
αντικατασταση αγωγων υδρευσης → session-2025-07-13 council-meetings
ωρα του παραμυθιου → library-story-hour
οικοδομικες αδειες → urban-planning
βοηθεια στο σπιτι θεσεις → help-at-home-places help-at-home
`,
  inflected: `
πιστοποιητικά γεννήσεων → birth-certificate certificates
ταφής τάφων → cemetery
πολιτικού γάμου → civil-wedding
αδέσποτων σκύλων → stray-animals
ηλεκτρικού λεωφορείου → electric-buses
αντιδημάρχου οικονομικών → dimitrios-zafeiris council
παιδικού σταθμού εγγραφές → school-enrolment education
των ξενώνων → petrino-guesthouse accommodation
σταφιδαποθήκη → currant-warehouses
παραλίες της Ακράτας → akrata-beach
προστίμου ενστάσεις → fines
φλαμίνγκο της λιμνοθάλασσας → aliki-lagoon
προϋπολογισμού αναμόρφωση → session-2025-06-15 council-meetings budget-2025
`,
  greeklish: `
vlavi fotismou → lighting-and-roads
karta stathmefsis → parking-permit
dimotiki enimerotita → financial
limni tsivlou → lake-tsivlou
apodeiksi monimis katoikias → permanent-residence
pote exei laiki agora → open-air-market-move business
xristougeniatiko dentro → christmas-lights
kapi → social-welfare cultural-centre departments
deya aigialeias → water water-company departments
odontotos diakopto → rack-railway
tap vevaiosi → property-charge financial
epidoma stegasis → social-welfare
monopati e4 → vouraikos-gorge diakopto rack-railway path-signs
`,
  abbreviations: `
ΕΕΕ αίτηση → social-welfare
ΥΔΟΜ → urban-planning
ΚΕΠ Διακοπτού τηλέφωνο → kep departments kep-diakopto
βεβαίωση ΤΑΠ για συμβόλαιο → property-charge financial
ΟΠΕΚΑ → social-welfare
ΕΣΗΔΗΣ → school-repairs electric-buses
ΑΜΚΑ τι είναι → amka glossary
ΣΒΑΚ → plan-urban-mobility
κωδικός RF → payments
ΕΕΤΑΑ voucher → education
ΑμεΑ στάθμευση → transport parking-permit
ΚΤΕΛ → transport getting-here
αίτηση ΚΕΠ ωράριο → kep departments kep-aigio
`,
  English: `
get married in the town hall → civil-wedding
dead tree in the street → environment
overflowing bin → environment brown-bins
wheelchair access to the sea → akrata-beach beaches selianitika-beach
audio tour tender → visitor-guide visitor-guide-tender
apply for a nursery → school-enrolment education
mosaic theatre → ancient-theatre-aigeira aigeira
rubble → bulky-waste environment
who is the deputy mayor for culture → eleftheria-mavrou council
tables on the pavement → business
flamingos → aliki-lagoon
sign language or interpreter for a wedding → civil-wedding
community centre address → cultural-centre departments social-welfare contact
`,
  'everyday words': `
πεθανε ο πατερας μου τι χαρτια → cemetery next-of-kin-certificate
δεν μπορω να πληρωσω → payments financial
τρεχει νερο στον δρομο → water
θελω να βγαλω τραπεζακια εξω → business
μαζεψτε τα κλαδια → bulky-waste
χαρτι για το σχολειο του παιδιου οτι μενω εδω → permanent-residence school-enrolment
η γιαγια μενει μονη της → help-at-home
γατες αρρωστες → stray-animals
σκοταδι στη γειτονια → lighting-and-roads
μαγαζι κανει φασαρια → municipal-police
μας εκλεισαν το πεζοδρομιο → municipal-police accessibility-complaint
παλιο ψυγειο → bulky-waste environment
δωρεαν τροφιμα → social-welfare
`,
  'wrong keyboard': `
dhmarxow → mayor
lhjiarxeio → civil-registry departments
plhrvmew → payments
paraliew → beaches akrata-beach
skoypidia → environment
diagvnismoi → tenders
nekrotafeio → cemetery
ηοτελ → accommodation kymata-seaside-hotel
ςεδδινγ → civil-wedding
ρθββλε → bulky-waste environment
βεαψη → beaches akrata-beach
σψηοολ → school-enrolment education
μθσεθμ → archaeological-museum-aigio folklore-museum-aigio
`,
  misspelt: `
πηστοποιητικό γενησης → birth-certificate
λιξιαρχίο → civil-registry departments
κιμητήρια → cemetery
διμοτολόγιο → citizens-register certificates town-hall
πρόστημο παρκαρίσματος → fines
αδεσποτα σκιλια → stray-animals
ογκοδη αντικιμενα → bulky-waste
ληξιαρχηκη πραξη γαμου → marriage-record
βοήθια στο σπήτι → help-at-home
voraikos gorge → vouraikos-gorge
cemetary → cemetery
certificat of residense → permanent-residence
οδοντοτός → rack-railway
`,
};
