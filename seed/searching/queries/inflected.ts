/** Words in another form than the texts have. */
export const INFLECTED = `
πιστοποιητικού → certificates
βεβαιώσεων → certificates
ληξιαρχικής πράξης → certificates documents marriage-record
γεννήσεως → certificates
οικοδομικών αδειών → urban-planning
αυθαιρέτου → urban-planning
επιδομάτων → social-welfare
επιδόματος → social-welfare
κοινωνικού λειτουργού → social-welfare
τελών καθαριότητας → financial property-charge
ρύθμιση οφειλής → financial payments
κάδου ανακύκλωσης → environment brown-bins
κλαδέματα δέντρων → environment
ογκωδών → environment
αδέσποτο → environment
καταστήματος → business
λαϊκών αγορών → business open-air-market-move
θέσης στάθμευσης → transport
λεωφορείων → transport electric-buses-tender
παιδικού σταθμού → education
σχολικών κτιρίων → school-repairs-tender education
γυμναστηρίου → sports
αθλητικών συλλόγων → sports
πληρωμών → payments
δημάρχου → mayor
δημοτικών συμβούλων → council
συνεδρίαση συμβουλίου → council-meetings
διευθύνσεων → departments
διαγωνισμού → tenders school-repairs-tender visitor-guide-tender
παραλίας → beaches akrata-beach diakopto-beach selianitika-beach longos-beach lampiri-beach
μουσείων → archaeological-museum-aigio folklore-museum-aigio
ξενοδοχείου → accommodation
μοναστηριού → taxiarches-monastery
λίμνης → lake-tsivlou
φαραγγιού → vouraikos-gorge
μονοπατιών → path-signs fteri-and-klokos fteri-walk
εθελοντών → volunteering
συναυλίας → philharmonic-concert events
βιβλιοθήκης → library-renovation library-story-hour education
καφέ κάδο → brown-bins
ξεναγήσεις → aigeira-theatre-tour
αιτήσεως → forms
χάθηκε η ταυτότητά μου → kep citizen documents
πληρωμές προστίμων → fines payments
ώρες λειτουργίας των ΚΕΠ → kep departments
οι παραλίες της Ακράτας → akrata-beach beaches
συνεδριάσεων του συμβουλίου → council
ανακύκλωσης κάδων → environment brown-bins
αιτήσεις για παιδικούς σταθμούς → school-enrolment education forms
δρομολόγια λεωφορείων → transport getting-here
σχολείου εγγραφές → school-enrolment
αποφάσεων δημοτικού συμβουλίου → council council-meetings transparency
γεννήσεων πιστοποιητικά → birth-certificate certificates
πολιτικού γάμου δικαιολογητικά → civil-wedding
ένστασης κατά προστίμου → fines
δημότες εγγραφή στο δημοτολόγιο → certificates family-status citizen documents
μοναστήρια → taxiarches panagia-trypiti
λιμνών → lake-tsivlou aliki nature
ξενοδοχείων → accommodation
καταστημάτων άδεια λειτουργίας → business
τραπεζοκαθισμάτων άδεια → business council-decision-fees
γηπέδων φωτισμός → sports-ground-lighting
αδέσποτων σκύλων → stray-animals
τάφων ανανέωση → cemetery
ηλικιωμένους στο σπίτι φροντίδα → help-at-home
οικογενειακής κατάστασης πιστοποιητικά → family-status
κοιμητηρίου ώρες → cemetery
δημοτικών τελών πληρωμή → payments property-charge financial
ογκωδών αντικειμένων παραλαβή → bulky-waste
αδέσποτης γάτας → stray-animals
καρτών στάθμευσης κατοίκων → parking-permit
παιδικών σταθμών εγγραφές → school-enrolment education
δήμαρχου μήνυμα → mayor
λιμνοθάλασσας → aliki
χορωδιών → choir-meeting
λογαριασμού νερού ένσταση → water
βεβαιώσεις μόνιμης κατοικίας → permanent-residence
παρκόμετρων πρόστιμα → fines transport
συναυλίες φιλαρμονικής → philharmonic
μουσείου λαογραφικού → folklore-museum folk-museum
δημοτικής ενότητας Ακράτας → akrata units
κάδων κομποστοποίησης → brown-bins
διακοπών νερού → water diakopi
αναπήρων θέσεις → parking transport accessibility
προθεσμιών προσφορών → tenders school-repairs electric-buses transparency
`;
