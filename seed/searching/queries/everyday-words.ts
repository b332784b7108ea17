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
καμένη λάμπα → environment
λακκούβα στον δρόμο → environment technical
πεσμένο δέντρο → environment
χαρτί γέννησης → certificates
πού βγάζω πιστοποιητικό → certificates
θέλω να παντρευτώ → certificates citizen documents
πολιτικός γάμος → certificates citizen documents
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
φωτιά → contact environment
χωράφι → financial urban-planning
έκλεισε ο δρόμος → road-rododafni-selianitika
`;
