/**
 * What the municipality does not do: the page that says who does must be among the first three; written before there
 * was such a page.
 */
export const WHAT_OTHERS_DO = `
δίπλωμα οδήγησης → other-authorities
ανανέωση διπλώματος → other-authorities
διαβατήριο → other-authorities
έκδοση διαβατηρίου → other-authorities
ταυτότητα → other-authorities
νέα ταυτότητα → other-authorities
εφορία → other-authorities
ΔΟΥ Αιγίου → other-authorities
σύνταξη → other-authorities
ΕΦΚΑ → other-authorities
ΟΑΕΔ → other-authorities
επίδομα ανεργίας → other-authorities
κτηματολόγιο → other-authorities
ΔΕΔΔΗΕ → lighting-and-roads
κόπηκε το ρεύμα → lighting-and-roads
ΔΕΗ → other-authorities
νοσοκομείο → other-authorities
εφημερεύον φαρμακείο → other-authorities
ΚΤΕΟ → other-authorities
τέλη κυκλοφορίας → other-authorities
ποινικό μητρώο → other-authorities
άδεια διαμονής → other-authorities
ΟΠΕΚΕΠΕ → other-authorities
λιμεναρχείο → other-authorities
δασαρχείο → other-authorities
στρατολογία → other-authorities certificates
driving licence → other-authorities
passport → other-authorities
tax office → other-authorities
residence permit → other-authorities
unemployment benefit → other-authorities
power cut → lighting-and-roads`;
