/** Acronyms and abbreviations. */
export const ABBREVIATIONS = `
ΚΕΠ → contact citizen certificates documents kep
κεπ → contact citizen certificates documents kep
ΔΣ → council council-meetings
Δ.Σ. → council council-meetings
ΑΔΑ → transparency documents procedures
ΤΑΠ → financial
τ.α.π. → financial
ΥΔΟΜ → urban-planning
ΕΝΦΙΑ → financial payments
ΑΦΜ → payments financial forms citizen
ΑΜΚΑ → social-welfare citizen
ΚΕΑ → social-welfare
ΕΕΕ επίδομα → social-welfare
ΚΑΠΗ → social-welfare sports education
ΑμεΑ → accessibility transport social-welfare
ΑΜΕΑ στάθμευση → transport
ΔΕΥΑ → water-works-aigio contact departments office-water-company
ΔΕΥΑΑ → water-works-aigio contact departments office-water-company
ΕΣΠΑ → education
ΕΕΤΑΑ → education
ΟΠΕΚΑ → social-welfare
ΚΤΕΛ → getting-here transport
ΣΒΑΚ → plan-urban-mobility transport transparency
KEP → contact citizen certificates documents kep
kep → contact citizen certificates documents kep
ΒΣΣ → social-welfare help-at-home-places
ΓΕΜΗ → business
ΚΑΕΚ → urban-planning
Ε1 → certificates social-welfare transport
Ε9 → financial social-welfare
RF → payments
GDPR → privacy
ΦΕΚ → transparency documents procedures
ΚΥΕ → business
ΟΤΑ → municipality citizen
ΔΕ Αιγείρας → aigeira
ΔΗΜ. ΣΥΜΒΟΥΛΙΟ → council council-meetings
ΤΚ Ακράτας → akrata units
ΔΕΗ τέλη → financial payments
AFM → payments financial forms citizen
AMKA → social-welfare citizen
ΚΕΠ Ακράτας → kep departments akrata
δ.ε.υ.α. → water departments
ΔΕΥΑ βλάβες → water departments
ΑΔΑΜ → tenders school-repairs electric-buses street-lighting visitor-guide
CPV → tenders school-repairs electric-buses street-lighting visitor-guide
ΤΑΠ πωλητήριο → property-charge
ΑΜΕΑ → accessibility social-welfare parking
α.μ.ε.α. παραλία → beach accessibility
ΤΚ Αιγίου → contact departments aigio
τηλ. δημαρχείου → contact departments
δημ. αστυνομία → municipal-police
πιστ. γέννησης → birth-certificate certificates
Δ.Ε. Συμπολιτείας → sympoliteia
ΥΔΟΜ τηλέφωνο → urban-planning departments
ΚΟΚ πρόστιμο → fines
λ.χ. ληξ. πράξη γάμου → marriage-record
ΑΤΑΚ ακινήτου → property-charge
gov.gr → eservices certificates birth-certificate family-status documents
ΟΣΕ → getting-here rack-railway
ΤΑΠ βεβαίωση → property-charge
Κ.Ε.Π. Αιγίου → kep departments
οικ. κατάσταση → family-status
ΑμεΑ θέση στάθμευσης → transport parking-permit accessibility
δημ. συμβούλιο → council
ΑΔΑ αποφάσεις → transparency procedures
τηλ. ΚΕΠ → kep departments contact
πιστ. οικογ. κατάστασης → family-status
ΔΕ Διακοπτού → diakopto
τηλ. ΔΕΥΑ → water departments
ΚΕΠ Διακοπτού → kep departments
Δ.Σ. συνεδρίαση → council
τ.α.π. πληρωμή → property-charge payments
πιστ. κατοικίας → permanent-residence certificates
ΑμεΑ ράμπα → accessibility municipal-police
ΥΔΟΜ άδεια → urban-planning
Δημ. Αστ. → municipal-police
ΧΥΤΑ → environment
`;
