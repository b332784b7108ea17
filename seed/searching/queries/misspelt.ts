/** Words with errors. */
export const MISSPELT = `
πιστοποιιτικό → certificates
πιστοπιητικό → certificates
βεβεωση κατοικιας → certificates
ληξηαρχείο → certificates
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
`;
