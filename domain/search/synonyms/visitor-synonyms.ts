/**
 * The part of the first list of synonyms that visitors type, and those who go out: in the form of first-synonyms.ts.
 */
export const VISITOR_SYNONYMS = `
# Visitors
πού να μείνω, πού να κοιμηθώ, πού κοιμόμαστε, πού μένουμε, κοιμηθούμε, μείνουμε, διανυκτέρευση, διαμονή, ξενοδοχείο, ξενοδοχεία, ξενώνας, δωμάτιο, δωμάτια, ενοικιαζόμενα δωμάτια, κατάλυμα, κάμπινγκ, κατασκήνωση τουριστών, where to stay, place to stay, stay overnight, hotel, hotels, rooms, accommodation, lodging, guesthouse, camping, campsite, hostel, places to stay, b&b, bnb, bed and breakfast, apartment, airbnb room, stay with kids, stay with children, family hotel, family rooms > διαμονή, ξενοδοχείο, ξενώνας, δωμάτια, καταλύματα, accommodation, hotel, rooms, guesthouse
θέα στη θάλασσα, sea view, room with a view, rooms overlooking the sea > διαμονή, παραθαλάσσιο ξενοδοχείο, accommodation, seaside hotel
παραλία, παραλίες, πλαζ, θάλασσα, μπάνιο στη θάλασσα, κάνει μπάνιο, μπάνιο, μπάνια, κολύμπι, ακτή, αμμουδιά, beach, beaches, seaside, sea, seafront, swim, swimming, coast
αξιοθέατα, τι να δω, τι να κάνω, βόλτα, βόλτες, εκδρομή, περιήγηση, sights, sightseeing, things to do, what to see, attractions, places to visit, landmarks, monuments > αξιοθέατα, τουρισμός, μνημεία, visit, landmarks
τουρισμός, τουρίστας, επισκέπτης, επισκέπτες, τουριστικός οδηγός, πληροφορίες για τουρίστες, tourism, tourist, visitor, visitors, travel guide
παιδιά, kids, children, with kids, kids activities, family activities, children’s activities, δραστηριότητες για παιδιά, οικογενειακή εκδρομή, family day out > με παιδιά, with children
γαλάζια σημαία, γαλάζιες σημαίες, blue flag > παραλία, beach
λαϊκή τέχνη, μουσείο λαϊκής τέχνης, λαογραφία, folk art, folklore museum > λαογραφικό, folklore
ψάρια, ψαράς, φρέσκο ψάρι, ψαραγορά, fish, fish market > λαϊκή αγορά, γεύσεις, tastes
μουσείο, μουσεία, έκθεση, πινακοθήκη, museum, museums, gallery, exhibition
αρχαία, αρχαίος, αρχαιολογικός χώρος, ερείπια αρχαία, ancient, ruins, archaeological site, antiquities
εκκλησία, ναός, ξωκλήσι, μοναστήρι, μονή, προσκύνημα, church, monastery, chapel
φαράγγι, πεζοπορία, μονοπάτι, μονοπάτια, ορειβασία, περπάτημα, gorge, canyon, hike, hiking, trail, trails, trekking, path, walk, walking
οδοντωτός, τρενάκι, τρενάκι διακοπτού, τρενάκι καλαβρύτων, οδοντωτός σιδηρόδρομος, rack railway, cog railway, cogwheel, cogwheel train, rack train, cog train, little train, odontotos > οδοντωτός, rack railway
λίμνη, λιμνοθάλασσα, υγρότοπος, lake, lagoon, wetland
βουνό, χιονοδρομικό, σκι, mountain, mountains, ski, skiing > βουνό, χιονοδρομικό, mountain
κρασί, οινοποιείο, σταφίδα, τοπικά προϊόντα, wine, winery, vineyard, raisins, currants, local products
φαγητό, φάω, φάμε, τρώω, τρώμε, εστιατόριο, ταβέρνα, ψαροταβέρνα, ψητοπωλείο, φαγάδικο, κουζίνα, γεύσεις, συνταγές, τοπική κουζίνα, food, local food, cuisine, eat, where to eat, restaurant, taverna, tavern, lunch, dinner > γεύσεις, γραφείο τουρισμού, tastes, tourist office
καιρός, πότε να έρθω, εποχή, θερμοκρασία, weather, when to visit, best time, climate, season
εκδήλωση, εκδηλώσεις, τι γίνεται σήμερα, σαββατοκύριακο, ημερολόγιο, φεστιβάλ, πρόγραμμα εκδηλώσεων, events, event, what is on, things to do this weekend, weekend, calendar, festival
τι παίζει, τι έχει απόψε, τι γίνεται απόψε, πού να πάμε το βράδυ, έξοδος, διασκέδαση, νυχτερινή ζωή, what’s on, what’s on tonight, tonight, nightlife, entertainment, going out > εκδηλώσεις, events
συναυλία, μουσική, συναυλίες, concert, live music, concerts, music
θέατρο, ΔΗΠΕΘΕ, παράσταση, θεατρική παράσταση, theatre, theater, play, performance
σινεμά, κινηματογράφος, ταινία, ταινίες, cinema, movie, movies, film
θερινό σινεμά, θερινός κινηματογράφος, προβολή ταινίας, open-air cinema, outdoor cinema, film screening > κινηματογραφικό, ταινίες, film
πανηγύρι, γιορτή, γιορτές, έθιμα, feast, traditions, customs, local customs
καρναβάλι, απόκριες, αποκριά, μασκαράδες, μεταμφίεση, carnival, fancy dress > καρναβάλι, καρναβαλική παρέλαση, αποκριά, carnival
χριστούγεννα, γιορτές χριστουγέννων, χριστουγεννιάτικες εκδηλώσεις, χριστουγεννιάτικο, χριστουγεννιάτικο δέντρο, κάλαντα, christmas, xmas, christmas events, christmas tree, christmas lights > χριστουγεννιάτικο δέντρο, κάλαντα, Christmas tree
πάσχα, μεγάλη εβδομάδα, επιτάφιος, easter, holy week > πάσχα, γιορτές, έθιμα, customs
θεοφάνεια, φώτα θεοφανίων, αγιασμός, epiphany > αγιασμός, θεοφάνεια
καθαρά δευτέρα, κούλουμα, χαρταετός, kite, clean monday > κούλουμα, χαρταετοί
υποβολή εκδήλωσης, προτείνω εκδήλωση, δηλώνω εκδήλωση, δηλώσω εκδήλωση, ανακοινώσω εκδήλωση, στείλω εκδήλωση, βάλω εκδήλωση, προβολή εκδήλωσης, διοργανώνω εκδήλωση, άδεια εκδήλωσης, announce an event, list our event, promote our event, submit an event, propose an event, add an event, organise an event
ξενάγηση, ξεναγός, περιήγηση με οδηγό, guided tour, tour, guide
αγώνας, αγώνας δρόμου, μαραθώνιος, τρέξιμο, δρομείς, race, run, running, marathon
γραφείο τουρισμού, τουριστικές πληροφορίες, πληροφορίες, info, tourist office, tourist information, information, information desk, visitor centre
παραμύθι, παραμύθια, ώρα του παιδιού, story, stories, storytelling, story time
λιμάνι, μαρίνα, σκάφος, ελλιμενισμός, φέρι, πλοίο, port, harbour, harbor, marina, boat, ferry
φέρι, φεριμπότ, καράβι, πλοίο για απέναντι, απέναντι ακτή, ferry, ferry boat, car ferry, cross the gulf > πλοίο, οχηματαγωγό, πώς θα έρθετε, ferry, getting here
τροχόσπιτο, αυτοκινούμενο, σκηνή κάμπινγκ, camper, campervan, motorhome, caravan, tent > τροχόσπιτο, motorhome, κατασκηνωτές
τουαλέτα, τουαλέτες, δημόσιες τουαλέτες, ντους, αποδυτήρια παραλίας, toilet, toilets, public toilet, wc, showers, changing room > τουαλέτα, toilet, παραλία
seatrac, πλατφόρμα θάλασσας, πλατφόρμα στη θάλασσα, διάδρομος ως το νερό, αμαξίδιο στη θάλασσα, καρότσι στη θάλασσα, παραλία για αμαξίδιο, παραλία για ΑμεΑ, πρόσβαση στην παραλία με αμαξίδιο, beach wheelchair, wheelchair beach access, accessible beach, disabled access to the sea > Seatrac, διάδρομος ως το νερό, παραλία, walkway, beach
ρηχά, ρηχά νερά, βαθιά νερά, άμμος, βότσαλα, ναυαγοσώστης, shallow, shallow water, sandy, sand, pebbles, lifeguard, snorkelling > παραλία, ναυαγοσώστης, βότσαλο, beach
χάρτης, χάρτες, map, maps
ιστορία, history, ιστορικά
πολιτισμός, πολιτιστικός σύλλογος, πολιτιστικά, culture, cultural
εθελοντισμός, εθελοντής, εθελοντές, εθελοντική ομάδα, προσφέρω, volunteer, volunteering, volunteers
οικοδομικός συνεταιρισμός, συνεταιρισμός, αγρότης, αγρότες, αγροτικά, ΟΠΕΚΕΠΕ, ΕΛΓΑ, κτηνοτρόφος, farmer, farming, agriculture
νοικιάσω δωμάτιο, νοικιάζω δωμάτιο, δωμάτια για νοίκιασμα, rooms to let, rent a room > δωμάτια, διαμονή, accommodation, rooms
ίντερνετ, δωρεάν ίντερνετ, ασύρματο, ασύρματο δίκτυο, wifi, wi-fi, δωρεάν wifi, internet, free internet, free wifi, wireless > ασύρματο δίκτυο, wifi, wireless
# What guests type in German and in French
Unterkunft, Übernachtung, Übernachten, Zimmer, Ferienwohnung, Pension, hébergement, logement, chambre, chambres, hôtel, hôtels, gîte, dormir > διαμονή, accommodation, hotel
Strand, Strände, Badestrand, Baden, Schwimmen, Meer, plage, plages, mer, baignade, nager > παραλία, beach
Zahnradbahn, Zug, Bahn, Bahnhof, gare, chemin de fer, train à crémaillère, crémaillère > οδοντωτός, rack railway, train
Anreise, Anfahrt, Flughafen, Bus fahren, itinéraire, accès, aéroport, comment venir > πώς θα έρθετε, getting here
Museen, Ausstellung, musée, musées, exposition > μουσείο, museum
Schlucht, Wandern, Wanderung, Wanderweg, randonnée, sentier, sentiers, gorges > φαράγγι, μονοπάτι, gorge, walk
Kloster, Kirche, monastère, église > μονή, monastery
Sehenswürdigkeiten, Ausflug, Ausflüge, visiter, à voir, à faire, sites touristiques > αξιοθέατα, τουρισμός, landmarks
Veranstaltungen, Veranstaltung, Fest, Konzert, événements, fête, fêtes, manifestations > εκδηλώσεις, events
Parkplatz, Parken, stationnement, se garer > στάθμευση, parking
Rathaus, Gemeinde, Bürgermeister, mairie, maire > δημαρχείο, δήμαρχος, town hall, mayor
Öffnungszeiten, geöffnet, horaires, ouvert > ώρες λειτουργίας, opening hours
Notruf, Notfall, Feuerwehr, Krankenwagen, urgence, urgences, pompiers > έκτακτη ανάγκη, emergency
Apotheke, Arzt, Krankenhaus, pharmacie, médecin, hôpital > νοσοκομείο, φαρμακείο, επικοινωνία
Wochenmarkt, Markt, marché > λαϊκή αγορά, open air market
Wein, Weingut, Rosinen, vin, vignoble, raisins secs > κρασί, σταφίδα, wine
Hochzeit, heiraten, mariage, se marier > πολιτικός γάμος, civil wedding
`;
