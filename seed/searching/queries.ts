/**
 * What people type, and what must be among the first three results, in the sample content. A result is named by the
 * last part of its address; where several answer, one of them is enough. The classes are ways in which people differ
 * from the texts. Every third line was never looked at while the search was made.
 */
export const QUERIES_BY_CLASS = {
  'without accents': `
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
    ηλεκτρικα λεωφορεια → electric-buses-tender transport`,
  inflected: `
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
    αιτήσεως → forms`,
  greeklish: `
    pistopoihtiko gennhshs → certificates
    pistopoiitika → certificates
    vevaiwsh katoikias → certificates
    lixiarxeio → certificates
    oikodomiki adeia → urban-planning
    poleodomia → urban-planning
    koinwniki pronoia → social-welfare
    epidoma → social-welfare
    voithia sto spiti → social-welfare help-at-home-places
    dimotika teli → financial payments
    enimerotita → financial
    anakiklosi → environment
    skoupidia → environment
    adespota → environment
    kadoi → brown-bins environment
    laiki agora → open-air-market-move business
    katasthma → business
    stathmeusi → transport
    parking → transport
    leoforeia → transport electric-buses-tender
    paidikos stathmos → education
    sxoleia → education school-repairs-tender sports
    gipedo → sports sports-ground-lighting
    pliromes → payments
    dimarxos → mayor
    dhmotiko symvoulio → council council-meetings
    synedriasi → council-meetings
    tilefona → departments contact
    diafaneia → transparency
    proypologismos → budget transparency
    paralies → beaches
    faraggi vouraikou → vouraikos-gorge
    arxaio theatro → ancient-theatre-aigeira aigeira-theatre-tour
    mouseio → archaeological-museum-aigio folklore-museum-aigio
    odontotos → rack-railway
    limni tsivlou → lake-tsivlou
    xenodoxeia → accommodation
    ethelontismos → volunteering
    ekdiloseis → events
    epikoinwnia → contact
    diakopi nerou → water-works-aigio
    aitisi → forms
    xartis → map`,
  abbreviations: `
    ΚΕΠ → contact citizen certificates documents
    κεπ → contact citizen certificates documents
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
    ΔΕΥΑ → water-works-aigio contact departments
    ΔΕΥΑΑ → water-works-aigio contact departments
    ΕΣΠΑ → education
    ΕΕΤΑΑ → education
    ΟΠΕΚΑ → social-welfare
    ΚΤΕΛ → getting-here transport
    ΣΒΑΚ → plan-urban-mobility transport transparency
    KEP → contact citizen certificates documents
    kep → contact citizen certificates documents
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
    AMKA → social-welfare citizen`,
  English: `
    birth certificate → certificates
    permanent residence → certificates
    building permit → urban-planning
    planning permission → urban-planning
    home help → social-welfare help-at-home-places
    benefits → social-welfare
    council tax → financial payments
    property tax → financial
    rubbish collection → environment
    garbage → environment
    recycling bins → environment brown-bins
    stray dog → environment
    bulky waste → environment
    open a shop → business
    street market → business open-air-market-move
    parking permit → transport
    parking fine → payments transport
    nursery → education
    kindergarten → education
    sports hall → sports
    football pitch → sports sports-ground-lighting
    pay online → payments eservices
    mayor → mayor
    council meeting → council-meetings council
    phone numbers → departments contact
    tenders → tenders school-repairs-tender visitor-guide-tender
    budget → budget transparency
    beaches → beaches
    where to stay → accommodation
    hotel → accommodation
    how to get there → getting-here
    train from Athens → getting-here rack-railway
    museum opening hours → archaeological-museum-aigio folklore-museum-aigio
    gorge hike → vouraikos-gorge
    monastery → taxiarches-monastery
    wine → currants-and-wine currant-and-wine-days
    volunteer → volunteering
    events → events
    concert → philharmonic-concert events
    contact us → contact
    opening hours → contact departments
    water cut → water-works-aigio
    wedding → certificates citizen documents
    cemetery → citizen`,
  'everyday words': `
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
    έκλεισε ο δρόμος → road-rododafni-selianitika`,
  'wrong keyboard': `
    pistopoihtik;a → certificates
    bebaivsh → certificates
    oikodomik;h ;adeia → urban-planning
    ep;idoma → social-welfare
    pr;onoia → social-welfare
    skoyp;idia → environment
    anak;yklvsh → environment
    ad;espota → environment
    st;aumeysh → transport
    levfore;ia → transport electric-buses-tender
    paidik;ow staum;ow → education
    sxole;io → education school-repairs-tender sports
    g;hpedo → sports sports-ground-lighting
    plhrvm;ew → payments
    d;hmarxow → mayor
    symbo;ylio → council council-meetings
    til;efvna → departments contact
    diaf;aneia → transparency
    paral;iew → beaches
    far;aggi → vouraikos-gorge
    moyse;io → archaeological-museum-aigio folklore-museum-aigio
    jenodoxe;ia → accommodation
    euelontism;ow → volunteering
    epikoinvn;ia → contact
    ekdhl;vseiw → events
    diakop;h nero;y → water-works-aigio
    a;ithsh → forms
    diagvnism;ow → tenders school-repairs-tender visitor-guide-tender
    βεαψη → beaches akrata-beach diakopto-beach selianitika-beach longos-beach lampiri-beach
    ηοτελ → accommodation
    μυσευμ → archaeological-museum-aigio folklore-museum-aigio
    παρκινγ → transport
    ψονταψτ → contact
    ςεδδινγ → certificates citizen documents
    ρεψυψλινγ → environment
    νθρσερυ → education
    μαυορ → mayor
    εωεντσ → events
    μαπ → map
    βθδγετ → budget transparency
    ψερτιφιψατε → certificates`,
  misspelt: `
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
    beech → beaches akrata-beach diakopto-beach selianitika-beach longos-beach lampiri-beach`,
} as const;

export type QueryClass = keyof typeof QUERIES_BY_CLASS;

export interface ExpectedQuery {
  query: string;
  of: QueryClass;
  /** The last parts of addresses; one of them must be among the first three. */
  expected: readonly string[];
}

export const QUERIES: readonly ExpectedQuery[] = Object.entries(QUERIES_BY_CLASS).flatMap(
  ([of, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [query = '', expected = ''] = line.split(' → ');
        return { query: query.trim(), of: of as QueryClass, expected: expected.trim().split(' ') };
      }),
);
