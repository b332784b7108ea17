/**
 * The part of the first list of synonyms that holds abbreviations, with what they stand for: in the form of
 * first-synonyms.ts. Each stands here in Greek, and in Latin letters where English texts or people write it so; dots
 * and small letters make no difference.
 */
export const ABBREVIATION_SYNONYMS = `
# Children, schools and training
ΚΔΑΠ, ΚΔΑΠ ΑμεΑ, κέντρο δημιουργικής απασχόλησης, δημιουργική απασχόληση, KDAP, after-school centre, afternoon care > παιδικός σταθμός, παιδεία, nursery
ΒΝΣ, ΔΟΠΑΠ, ΝΠΔΔ παιδικών σταθμών > παιδικός σταθμός, βρεφονηπιακός, nursery
ΓΕΛ, ΕΠΑΛ, ΕΠΑ.Λ., γενικό λύκειο, επαγγελματικό λύκειο, GEL, EPAL > εγγραφή σε σχολείο, σχολείο, school
ΙΕΚ, ΣΑΕΚ, ΔΙΕΚ, επαγγελματική κατάρτιση, IEK, SAEK, vocational training > διά βίου μάθηση, lifelong learning, παιδεία
ΚΔΒΜ, KDVM > διά βίου μάθηση, lifelong learning
ΚΕΔΑΣΥ, ΚΕΣΥ, ΕΔΕΑΥ > παιδεία, σχολεία
# Health and social care
ΤΟΜΥ, ΕΟΠΥΥ, ΙΚΑ γιατρός, κέντρο υγείας, health centre > νοσοκομείο, φαρμακείο, επικοινωνία
ΕΦΚΑ, e-ΕΦΚΑ, ΙΚΑ, ΟΓΑ, ΤΕΒΕ, ΟΑΕΕ, EFKA, IKA > κοινωνική πρόνοια, ΚΑΠΗ, ΚΕΠ
ΟΠΕΚΑ, ΟΓΑ επίδομα, OPEKA > κοινωνική πρόνοια, επίδομα, social welfare
ΔΥΠΑ, ΟΑΕΔ, κάρτα ανεργίας ΔΥΠΑ, DYPA, OAED > κοινωνική πρόνοια, προσλήψεις, ΚΕΠ
ΜΦΗ, ΚΗΦΗ, κέντρο ημερήσιας φροντίδας ηλικιωμένων > βοήθεια στο σπίτι, ΚΑΠΗ, help at home
ΤΕΒΑ, ΤΕΒΑ τρόφιμα > κοινωνικό παντοπωλείο, social grocery
# Money and the state
ΦΠΑ, ΔΟΥ, ΑΑΔΕ, ΕΝΦΙΑ, Ε9, ΕΝ.Φ.Ι.Α., VAT, DOY, AADE, ENFIA > ΤΑΠ, τέλη, οικονομικές υπηρεσίες
ΤΑΠ, TAP property > ΤΑΠ, τέλος ακίνητης περιουσίας
ΗΔΙΚΑ, IDIKA > ΑΜΚΑ, ΚΕΠ
ΚΗΜΔΗΣ, ΕΣΗΔΗΣ, KIMDIS, ESIDIS > διαγωνισμοί, διαφάνεια, tenders
ΑΣΕΠ, ΣΟΧ, ΙΔΟΧ, ΥΕ, ASEP > προσλήψεις, ανακοινώσεις, announcements
Π.Ε., περιφερειακή ενότητα, περιφέρεια, ΠΔΕ, PDE, region > Αχαΐα, δήμος, municipality
ΔΗΚΕΠΑ, κοινωφελής επιχείρηση > πολιτισμός, αθλητισμός, culture, sport
ΠΕΑ, ενεργειακό πιστοποιητικό, energy certificate > πολεοδομία, δόμηση, building
ΕΛΤΑ, ταχυδρομείο, ELTA, post office > ΕΛΤΑ, post office
ΑΤΜ, ATM, ανάληψη μετρητών, cash machine, cashpoint > γραφείο τουρισμού, tourist office
# Networks, transport and emergencies
ΔΕΔΔΗΕ, DEDDIE, HEDNO, κόπηκε το ρεύμα, διακοπή ρεύματος, κομμένο ρεύμα, δεν έχω ρεύμα, δεν έχουμε ρεύμα, πτώση τάσης, μπλακάουτ, power cut, no power, no electricity, blackout > διακοπή ρεύματος, power cut
ΟΤΕ, βλάβη ίντερνετ, OTE > βλάβη, επικοινωνία
ΜΜΜ, μέσα μαζικής μεταφοράς, MMM > συγκοινωνία, λεωφορείο, public transport
ΕΚΑΒ, EKAV > έκτακτη ανάγκη, ασθενοφόρο, ambulance
ΕΜΥ, μετεωρολογική, EMY, forecast > πότε να έρθετε, προειδοποιήσεις, when to visit
ΔΑ, Δ.Α., Δημ. Αστυνομία > δημοτική αστυνομία, municipal police
ΕΛΑΣ, ΕΛ.ΑΣ., αστυνομικό τμήμα, police station > δημοτική αστυνομία, έκτακτη ανάγκη, emergency
CAP, RSS > προειδοποιήσεις, warnings
`;
