/** What people say where the municipality writes another word. */
export const EVERYDAY_WORDS = `
σκουπίδια → environment
πρόστιμο στάθμευσης → payments transport
κόπηκε το νερό → water-works-aigio
νεκροταφείο → citizen
κλήση της τροχαίας → payments transport
δεν μαζεύουν τα σκουπίδια → environment
παλιός καναπές → environment
πέταμα στρώματος → environment
αδέσποτος σκύλος → environment
ψόφιο ζώο στον δρόμο → environment
καμένη λάμπα → environment lighting-and-roads
λακκούβα στον δρόμο → environment technical lighting-and-roads
πεσμένο δέντρο → environment
χαρτί γέννησης → certificates
πού βγάζω πιστοποιητικό → certificates
θέλω να παντρευτώ → certificates citizen documents civil-wedding
πολιτικός γάμος → certificates citizen documents civil-wedding
έχασα την ταυτότητα → citizen certificates documents contact
χτίζω σπίτι → urban-planning
νομιμοποίηση αυθαιρέτου → urban-planning
δεν έχω λεφτά → social-welfare
φροντίδα ηλικιωμένων → social-welfare help-at-home-places
παππούς μόνος στο σπίτι → social-welfare help-at-home-places
ανάπηρος → social-welfare transport accessibility
χρωστάω στον δήμο → financial payments
δόσεις → financial payments
πληρώνω με κάρτα → payments
βεβαίωση για πώληση σπιτιού → financial
ανοίγω μαγαζί → business
τραπεζάκια έξω → business
θέση για το μωρό → education
βρεφικός → education
παιδότοπος → sports education
γυμναστική → sports
μπάλα → sports sports-ground-lighting
λεωφορείο για το χωριό → transport getting-here
πού να μείνω → accommodation
μπάνιο στη θάλασσα → beaches
τρενάκι → rack-railway
τι ώρα ανοίγει ο δήμος → contact departments
τηλέφωνο δημάρχου → mayor contact
παράπονα → contact procedures
αποφάσεις του δημάρχου → transparency
φωτιά → emergency alerts contact environment
χωράφι → financial urban-planning
έκλεισε ο δρόμος → road-rododafni-selianitika
γηροκομείο → help-at-home social-welfare
νεκροταφείο ώρες → cemetery
πού μπορώ να παρκάρω → parking-permit transport
πώς κάνω αλλαγή διεύθυνσης → permanent-residence citizen certificates kep
πού πληρώνω την κλήση → fines payments
έσπασε σωλήνας → water
λακκούβα → lighting-and-roads
πέταξα στρώμα → bulky-waste
γάτες στη γειτονιά → stray-animals
με δάγκωσε σκύλος → stray-animals
θέλω να παντρευτώ στο δημαρχείο → civil-wedding
χαρτί ότι μένω εδώ → permanent-residence
χαρτί για κληρονομιά → next-of-kin
η γιαγιά χρειάζεται βοήθεια → help-at-home
μου πήραν τις πινακίδες → fines municipal-police
φασαρία από μπαρ → municipal-police
διπλοπαρκαρισμένο αυτοκίνητο → municipal-police fines
ράμπα κλειστή → accessibility municipal-police
πού κάνει μπάνιο με παιδιά → beach
κρασί → currants-and-wine currant-and-wine
παζάρι → open-air-market
συντάξεις χαμηλό εισόδημα βοήθημα → social-welfare
δουλειά στον δήμο → help-at-home-places announcements news
ο λογαριασμός του νερού ήρθε πολύς → water
μπουλούκι κουνούπια → environment
τηλέφωνο για σπασμένο φανάρι → lighting-and-roads
άδεια για μαγαζί → business
πού θα ψηφίσω → family-status certificates citizen
σεισμός τι κάνω → emergency civil-protection
πού πετάω τον παλιό καναπέ → bulky-waste
σκυλί στον δρόμο χτυπημένο → stray-animals
βγήκε κλήση και θέλω ένσταση → fines
δεν τρέχει νερό → water diakopi
σχολείο για το παιδί → school-enrolment
φάρμακα για τον παππού στο σπίτι → help-at-home
θάψιμο → cemetery
πουλάω το σπίτι τι χαρτί θέλω → property-charge
να δω τι θα πει το συμβούλιο → council
πού κοιμόμαστε → accommodation
σπασμένη πλάκα στο πεζοδρόμιο → lighting-and-roads accessibility
η λάμπα έξω από το σπίτι κάηκε → lighting-and-roads
μου πήρανε κλήση ενώ είχα κάρτα → fines parking-permit
πέθανε ο πατέρας μου → cemetery certificates marriage-record departments next-of-kin
σκύλος γαβγίζει όλη νύχτα → stray-animals municipal-police
γράφω το παιδί πρώτη δημοτικού → school-enrolment
χαλασμένο ψυγείο → bulky-waste
κοντινό ξενοδοχείο με πισίνα → accommodation kymata
έργα στον δρόμο Ροδοδάφνη → road-rododafni
δεν έχω λεφτά για φαγητό → social-welfare
ποιος μαζεύει τα κλαδιά από τον κήπο → bulky-waste
να βγάλω χαρτί ότι είμαι παντρεμένος → marriage-record family-status-certificate
`;
