/** Words with errors. */
export const MISSPELT = `
πιστοποιιτικό → certificates
πιστοπιητικό → certificates
βεβεωση κατοικιας → certificates
ληξηαρχείο → certificates marriage-record
δημοτολογειο → certificates
οικοδομηκή αδια → urban-planning
πολεοδομεία → urban-planning
κινωνική πρόνια → social-welfare
επίδωμα → social-welfare
βοηθια στο σπητι → social-welfare help-at-home-places
ενημερώτητα → financial
οφηλές → financial payments
ανακίκλωση → environment
ανακκύκλωση → environment
σκουπηδια → environment
αδεσποττα → environment
καταστιμα → business
λαική αγωρα → open-air-market-move business
σταθμευσι → transport
σταθμεψη → transport
λεοφορίο → transport electric-buses-tender
πεδικός σταθμός → education
σχολιο → education school-repairs-tender sports
γύπεδο → sports sports-ground-lighting
πληρομή → payments
δίμαρχος → mayor
δημοτηκο συμβουλειο → council council-meetings
συνεδρύαση → council-meetings
τιλέφωνα → departments contact
διαφανια → transparency
προυπολογησμός → budget transparency
παραλεία → beaches akrata-beach diakopto-beach selianitika-beach longos-beach lampiri-beach
φαράγκι → vouraikos-gorge
μουσίο → archaeological-museum-aigio folklore-museum-aigio
ξενοδωχείο → accommodation
εθελωντισμος → volunteering
εκδιλώσεις → events
επικινωνία → contact
certficate → certificates
recyling → environment
accomodation → accommodation
parkng permit → transport
beech → beaches akrata-beach diakopto-beach selianitika-beach longos-beach lampiri-beach
πηστοποιητικό γένησης → birth-certificate certificates
βεβαίωση μόνημης κατικίας → permanent-residence
λιξιαρχίο → birth-certificate certificates departments contact marriage-record
ογκόδη αντικίμενα → bulky-waste
αδέσπωτα → stray-animals
πρόστημο → fines
δημοτικη αστινομια → municipal-police
νεκροταφίο → cemetery
κιμητήριο → cemetery
πολιτικός γαμμος → civil-wedding
παιδηκός σταθμός → school-enrolment education
βουραικός φαράγκι → vouraikos-gorge
σελιανήτικα → selianitika
διακοφτό → diakopto
ακρατα παραληα → akrata-beach
ξενοδοχίο → accommodation
δειμαρχος → mayor
προυπολογησμος → budget-2025 transparency
διμοτικο συμβουλειο → council
πλιρομή τελών → payments property-charge financial
οδοντοτός → rack-railway
birth sertificate → birth-certificate certificates
cemetary → cemetery
wedinng → civil-wedding
museam → archaeological-museum folklore-museum
parking permitt → parking-permit
βοηθηα στο σπιτη → help-at-home
πιστοπιητικο πλησιεστερον συγκενων → next-of-kin
βεβεοση μονιμης κατοικιας → permanent-residence
ογκωδοι → bulky-waste
κιμιτιριο → cemetery
πολητικος γαμος → civil-wedding
καρτα σταθμευσεις → parking-permit
ιδρευση → water
αρχεολογικο μουσειο → archaeological-museum
λυμνη τσιβλου → lake-tsivlou
familly status → family-status
stray anymals → stray-animals
διμαρχιο → contact departments
βεβαιοση κατικιας → permanent-residence
καταστημα υγιονομικου → business
σκουπιδια ανακηκλωση → environment brown-bins
ληξιαρχικι πραξη γαμου → marriage-record
cemetry hours → cemetery
muncipal police → municipal-police
parquing → parking-permit transport
munisipality tenders → tenders
`;
