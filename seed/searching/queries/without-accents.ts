/** Words without their accents, or in capitals. */
export const WITHOUT_ACCENTS = `
πιστοποιητικα → certificates
βεβαιωση μονιμης κατοικιας → certificates
πιστοποιητικο γεννησης → certificates
οικογενειακη κατασταση → certificates
ΟΙΚΟΔΟΜΙΚΗ ΑΔΕΙΑ → urban-planning
οροι δομησης → urban-planning
κοινωνικη προνοια → social-welfare
βοηθεια στο σπιτι → social-welfare help-at-home-places
δημοτικη ενημεροτητα → financial
αποκομιδη → environment
ανακυκλωση → environment
ογκωδη αντικειμενα → environment
αδεσποτα ζωα → environment
λαικη αγορα → open-air-market-move business
σταθμευση → transport
παιδικοι σταθμοι → education
βρεφονηπιακος σταθμος → education
γηπεδα → sports sports-ground-lighting
ΠΛΗΡΩΜΕΣ → payments
δημαρχος → mayor
δημοτικο συμβουλιο → council council-meetings
συνεδριασεις → council-meetings
προϋπολογισμος → budget transparency
δημοσια διαβουλευση → consultation
διαδικασιες και δικαιωματα → procedures
δηλωση προσβασιμοτητας → accessibility
προστασια δεδομενων → privacy
παραλια ακρατας → akrata-beach
φαραγγι βουραϊκου → vouraikos-gorge
αρχαιο θεατρο → ancient-theatre-aigeira aigeira-theatre-tour
αρχαιολογικο μουσειο → archaeological-museum-aigio
οδοντωτος → rack-railway
λιμνη τσιβλου → lake-tsivlou
ξενοδοχεια → accommodation
εθελοντισμος → volunteering
εκδηλωσεις → events
ενημερωτικο δελτιο → newsletter
επικοινωνια → contact
διακοπη νερου → water-works-aigio
εντυπα αιτησεων → forms
ηλεκτρικα λεωφορεια → electric-buses-tender transport
πως πληρωνω το προστιμο σταθμευσης → fines
ποτε μαζευουν τα ογκωδη → bulky-waste
τι ωρα κλεινει το κεπ → kep departments contact
που ειναι το δημαρχειο → contact departments
χαρτια για γαμο → civil-wedding marriage-record
πιστοποιητικο πλησιεστερων συγγενων → next-of-kin
εγγραφη παιδικου σταθμου → school-enrolment education
καμμενη λαμπα στον δρομο → lighting-and-roads
καρτα σταθμευσης μονιμου κατοικου → parking-permit
τηλεφωνο δημαρχου → mayor contact departments
διακοπη ρευματος η νερου → water diakopi water-works
κλαδια απο τον κηπο → bulky-waste
δημοτικος κινηματογραφος → film-nights culture
λαικη αγορα αιγιου → open-air-market
βιβλιοθηκη → library
οδοντωτος διακοπτο → rack-railway
μουσειο ωραριο → archaeological-museum folklore-museum
ληξιαρχειο τηλεφωνο → departments contact civil-registry office-civil-registry
επομενο δημοτικο συμβουλιο → council
γραφειο τουρισμου → departments tourist-office office-tourist-office
σχολικη επιτροπη επισκευες → school-repairs
ποσο κανει η ληξιαρχικη πραξη γαμου → marriage-record
ποτε ειναι το καρναβαλι → carnival-parade
ωρες αρχαιολογικου μουσειου → archaeological-museum
δικαιολογητικα για πολιτικο γαμο → civil-wedding
δηλωση βλαβης φωτισμου → lighting-and-roads
τηλεφωνο δευα → water departments
κεπ διακοπτου → kep departments
ξενωνας → accommodation
φαραγγι → vouraikos-gorge
συνεδριαση μαρτιου → council-meetings session
πρακτικα συμβουλιου → council
που πληρωνω τα δημοτικα τελη → payments property-charge financial
ωραριο δημαρχειου → contact departments
μονοπατια για πεζοπορια → path-signs fteri nature
διαγωνισμος για λεωφορεια → electric-buses
νηπιαγωγειο εγγραφη → school-enrolment education
σπασμενο παγκακι → environment lighting-and-roads
απολογισμος δημου → annual-report budget transparency
παναγια τρυπητη → panagia-trypiti
ξενοδοχεια στο αιγιο → accommodation kymata-seaside-hotel petrino-guesthouse ampelones-rooms
`;
