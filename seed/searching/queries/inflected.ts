/** Words in another form than the texts have. */
export const INFLECTED = `
πιστοποιητικού → certificates
βεβαιώσεων → certificates
ληξιαρχικής πράξης → certificates documents
γεννήσεως → certificates
οικοδομικών αδειών → urban-planning
αυθαιρέτου → urban-planning
επιδομάτων → social-welfare
επιδόματος → social-welfare
κοινωνικού λειτουργού → social-welfare
τελών καθαριότητας → financial
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
`;
