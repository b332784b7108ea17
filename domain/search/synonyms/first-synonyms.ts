/**
 * The first list of synonyms: what people say and what a municipality writes, in both languages. A line is a group:
 * all its phrases stand for each other, or those before a `>` lead to those behind it. Words are found in every form,
 * so each stands here once. Lines that begin with `#` say what comes.
 */
export const FIRST_SYNONYMS = `
# Cleaning and waste
σκουπίδια, απορρίμματα, αποκομιδή, καθαριότητα, rubbish, garbage, trash, waste, refuse
σκουπιδιάρικο, απορριμματοφόρο, garbage truck, bin lorry > αποκομιδή, απορρίμματα
μαζεύουν σκουπίδια, δεν πέρασε το σκουπιδιάρικο, bin collection, bins not collected, missed collection > αποκομιδή, απορρίμματα
κάδος, σκουπιδοτενεκές, bin, dustbin, trash can, container
μπλε κάδος, ανακυκλώσιμα, ανακύκλωση, recycling, recyclables, recycle
καφέ κάδος, βιοαπόβλητα, υπολείμματα τροφών, αποφάγια, κομπόστ, κομποστοποίηση, compost, composting, food waste, organic waste
γυαλί, χαρτόνι, πλαστικά, μπουκάλια, αλουμίνιο, glass, cardboard, plastic, bottles > ανακύκλωση
μπαταρίες, λάμπες φθορισμού, batteries > ανακύκλωση
ογκώδη, ογκώδη αντικείμενα, bulky, bulky items, bulky waste, large items
καναπές, στρώμα, ψυγείο, πλυντήριο, ντουλάπα, έπιπλα, παλιά πράγματα, παλιοσίδερα, ηλεκτρικές συσκευές, sofa, couch, mattress, fridge, furniture, washing machine, appliances, old furniture > ογκώδη
πέταμα, πετάω, ξεφορτώνομαι, throw away, get rid of, dispose, dump > ογκώδη, αποκομιδή
κλαδιά, κλαδέματα, κομμένα κλαδιά, χόρτα, γκαζόν, branches, garden waste, green waste, cuttings > κλαδέματα, κλαδιά
μπάζα, οικοδομικά υλικά, ερείπια, rubble, debris > μπάζα, ογκώδη, απόβλητα
βρώμα, βρωμιά, βρωμάει, ακαθαρσίες, βρώμικος δρόμος, dirty, smell, litter, dirty street > καθαριότητα, αποκομιδή
πλύσιμο δρόμου, σκούπισμα, οδοκαθαριστής, street sweeping, street cleaning > καθαριότητα
οικόπεδο με χόρτα, ξερά χόρτα, ακάθαρτο οικόπεδο, αποψίλωση, καθαρισμός οικοπέδου, plot clearing, overgrown > οικόπεδο, πυρκαγιά, περιβάλλον
# Animals
αδέσποτα, αδέσποτα ζώα, αδέσποτος σκύλος, stray, stray animals, stray dog, stray cat
σκύλος, σκυλί, σκυλιά, σκυλάκι, γάτα, γατιά, γάτες, κουτάβι, ζώο, κατοικίδιο, dog, cat, puppy, pet, animal > αδέσποτα
με δάγκωσε σκύλος, χτυπημένο σκυλί, χτυπημένο ζώο, τραυματισμένο ζώο, πληγωμένο, δάγκωσε, δάγκωμα, επιθετικός σκύλος, αγέλη, dog bite, bitten, aggressive dog > αδέσποτα, stray
νεκρό ζώο, ψόφιο ζώο, ψόφιος, ψόφια γάτα, νεκρός σκύλος, dead animal, dead dog, dead cat > αδέσποτα, καθαριότητα
υιοθεσία σκύλου, υιοθεσία ζώου, φιλοζωική, καταφύγιο ζώων, κυνοκομείο, animal shelter, adopt a dog, dog pound > αδέσποτα
στείρωση, κτηνίατρος, τσιπάκι, μικροτσίπ, neutering, vet, microchip > αδέσποτα
κουνούπια, ποντίκια, κατσαρίδες, μυοκτονία, απεντόμωση, κωνωποκτονία, ψεκασμός, mosquitoes, rats, pests, spraying, pest control > περιβάλλον, καθαριότητα
περιστέρια, pigeons > περιβάλλον, καθαριότητα
σφήκες, φίδι, αγριογούρουνο, wasps, snake, wild boar > περιβάλλον
# Streets and public space
λάμπα, λαμπτήρας, καμένη λάμπα, κάηκε η λάμπα, σβηστό φως, σβηστή λάμπα, δεν ανάβει το φως, φως του δρόμου, φώτα, κολόνα, στύλος, ιστός, φανάρι, σπασμένο φανάρι, σκοτεινός δρόμος, σκοτάδι, δημοτικός φωτισμός, ηλεκτροφωτισμός, street light, streetlight, lamp, lamp post, broken light, street lighting, light not working > φωτισμός, βλάβη σε φωτισμό, lamp
λακκούβα, λακκούβες, λακκούβα στον δρόμο, τρύπα στον δρόμο, χαλασμένος δρόμος, άσφαλτος, ασφαλτόστρωση, οδόστρωμα, καθίζηση, pothole, potholes, hole in the road, road damage, asphalt > λακκούβα, βλάβη δρόμου, pothole, οδικό δίκτυο
πεζοδρόμιο, σπασμένη πλάκα, σπασμένο πεζοδρόμιο, pavement, sidewalk, kerb, curb > πεζοδρόμιο, βλάβη δρόμου
ράμπα, ράμπα κλειστή, κλειστή ράμπα, παρκαρισμένο στη ράμπα, πάρκαρε στη ράμπα, ramp, blocked ramp > ράμπα, προσβασιμότητα, δημοτική αστυνομία
βλάβη, βλάβες, ζημιά, χάλασε, χαλασμένο, σπασμένο, fault, broken, damage, out of order, repair, report a problem, fix
δέντρο, δένδρο, tree > δέντρα, δένδρα, trees
πεσμένο δέντρο, πεσμένα δέντρα, έπεσε δέντρο, έπεσε ένα δέντρο, κλάδεμα, κλαδεύω, κλάδεμα δέντρου, κλαδέματα δέντρων, κόψιμο δέντρου, κόψω δέντρο, επικίνδυνο δέντρο, fallen tree, tree fell, tree down, tree pruning, tree cutting, prune a tree > κλαδέματα, κλαδιά, πράσινο, branches
πάρκο, πλατεία, παγκάκι, πράσινο, κήπος, park, square, bench, green space, garden > πάρκα, πράσινο, parks
παιδική χαρά, παιδότοπος, κούνιες, τσουλήθρα, παιδικές χαρές, playground, swings > παιδική χαρά, παιδιά, άθληση
εγκαταλελειμμένο αυτοκίνητο, παρατημένο αμάξι, παρατημένο αυτοκίνητο, σακαράκα, abandoned car > εγκαταλελειμμένα οχήματα, δημοτική αστυνομία, περιβάλλον
κλειστός δρόμος, έκλεισε ο δρόμος, κυκλοφοριακές ρυθμίσεις, έργα στον δρόμο, διακοπή κυκλοφορίας, road closed, closed road, road works, roadworks, traffic > δρόμος, έργα, ανακατασκευή δρόμου
φρεάτιο, υπόνομος, βουλωμένο φρεάτιο, όμβρια, πλημμύρα δρόμου, drain, sewer, blocked drain, gutter > αποχέτευση, βλάβη, φρεάτια
γκράφιτι, αφίσα, αφισοκόλληση, graffiti, poster > καθαριότητα
φασαρία, θόρυβος, ηχορύπανση, μουσική τη νύχτα, δυνατή μουσική, φασαρία από μαγαζί, κοινή ησυχία, noise, noisy, loud music, noisy neighbours > θόρυβος, ηχορύπανση, δημοτική αστυνομία, municipal police
ηλεκτρικό ποδήλατο, ποδήλατο, ποδηλατόδρομος, bicycle, bike, cycling, cycle lane
# Water
κόπηκε το νερό, δεν τρέχει νερό, έκλεισε το νερό, σταμάτησε το νερό, δεν έχω νερό, δεν έχουμε νερό, δεν έχει νερό, χωρίς νερό, χάθηκε το νερό, διακοπή νερού, διακοπή υδροδότησης, διακοπή ύδρευσης, water cut, no water, water outage, water off, water interruption, water supply cut > διακοπή νερού, water interrupted
ύδρευση, νερό, νερά, υδροδότηση, water, water supply, tap water
λογαριασμός νερού, φουσκωμένος λογαριασμός νερού, υδρόμετρο, ρολόι του νερού, παροχή νερού, νέα παροχή, ΔΕΥΑ, ΔΕΥΑΑ, δευα αιγιαλείας, εταιρεία ύδρευσης, water bill, water meter, water company, water board, water supply connection > ύδρευση, λογαριασμοί νερού, ΔΕΥΑ
αποχέτευση, βόθρος, βιολογικός, λύματα, sewage, septic tank, sewerage
διαρροή, έσπασε σωλήνας, σπασμένος σωλήνας, τρέχει νερό στον δρόμο, χάνει νερό, βρύση, leak, burst pipe, pipe, water leak > ύδρευση, διαρροή, leak
άρδευση, πότισμα, αγροτικό νερό, irrigation > νερό, ύδρευση
ρεύμα, κόπηκε το ρεύμα, ΔΕΗ, ΔΕΔΔΗΕ, διακοπή ρεύματος, power cut, electricity, no power > ρεύμα, λογαριασμός ρεύματος, electricity
# Money
τέλη, δημοτικά τέλη, τέλη καθαριότητας, ανταποδοτικά τέλη, χρεώσεις, council tax, municipal charges, municipal tax, local tax, rates, fees, charges
φόρος, φόροι, φορολογία, tax, taxes > τέλη, τέλος ακίνητης περιουσίας
ΤΑΠ, τέλος ακίνητης περιουσίας, φόρος ακινήτου, property tax, property duty, property charge > ΤΑΠ, τέλος ακίνητης περιουσίας
ΕΝΦΙΑ, εφορία, ΑΑΔΕ, ΔΟΥ, tax office > ΤΑΠ, τέλη, οικονομικές υπηρεσίες
οφειλή, οφειλές, χρέος, χρέη, χρωστάω, χρωστώ, χρωστάμε, debt, debts, owe, owed, arrears
δόση, δόσεις, διακανονισμός, ρύθμιση, ρύθμιση οφειλών, σε δόσεις, instalments, installments, payment plan, pay in instalments
πληρωμή, πληρώνω, πληρώσω, πλήρωσα, εξόφληση, εξοφλώ, κατάθεση, pay, payment, payments, paying
πληρώνω με κάρτα, κάρτα, IBAN, τράπεζα, e-banking, web banking, κωδικός πληρωμής, RF, κωδικός RF, card, bank, bank transfer, payment code > πληρωμή, κωδικός πληρωμής, RF
ταμείο, ταμειακή, εισπράκτορας, εισπράξεις, cashier, cash desk > ταμείο, πληρωμές
λογαριασμός, λογαριασμοί, ειδοποιητήριο, ραβασάκι, bill, bills, invoice, notice > πληρωμή, ειδοποίηση, οφειλή
πρόστιμο, πρόστιμα, κλήση, κλήσεις, παράβαση, fine, fines, penalty, ticket
πρόστιμο στάθμευσης, κλήση στάθμευσης, κλήση για παρκάρισμα, κλήση της τροχαίας, κλήση τροχαίας, κλήση παρκαρίσματος, πρόστιμο παρκαρίσματος, πληρωμή κλήσης, πληρώνω την κλήση, πληρωμή προστίμου, ένσταση για κλήση, ένσταση κατά προστίμου, έφαγα κλήση, μου έκοψαν κλήση, μου έγραψαν, με έγραψαν, με έγραψε, με γράψανε, έγραψαν το αμάξι, έγραψαν το αυτοκίνητο, παράνομο παρκάρισμα, ΚΟΚ, parking fine, parking ticket, pay a fine, pay a ticket, appeal a fine > πρόστιμο στάθμευσης, parking fine
πινακίδες, πήραν τις πινακίδες, μου πήραν τις πινακίδες, αφαίρεση πινακίδων, number plates, licence plates > πρόστιμο στάθμευσης, δημοτική αστυνομία
ενημερότητα, δημοτική ενημερότητα, βεβαίωση μη οφειλής, βεβαίωση μη οφειλής ΤΑΠ, clearance, clearance certificate, tax clearance > ενημερότητα, clearance
πώληση σπιτιού, πουλάω σπίτι, πουλάω το σπίτι, αγορά σπιτιού, αγοράζω σπίτι, μεταβίβαση, μεταβίβαση ακινήτου, συμβολαιογράφος, συμβόλαιο, sell a house, selling a house, sell my house, buy a house, property transfer, notary > ΤΑΠ, βεβαίωση ΤΑΠ, μεταβίβαση
τετραγωνικά, εμβαδόν, λάθος τετραγωνικά, square metres, square meters, floor area > εμβαδόν, τετραγωνικά, floor area
απαλλαγή, έκπτωση, μείωση τελών, δωρεάν, κοινωνικό τιμολόγιο, exemption, discount, reduction, free > απαλλαγή, μείωση, δωρεάν
κόστος, τιμή, πόσο κάνει, πόσο κοστίζει, παράβολο, cost, price, how much > κόστος, δωρεάν, παράβολο
# Certificates and registers
πιστοποιητικό, βεβαίωση, χαρτί, χαρτιά, certificate, certificates, paper, papers, proof > πιστοποιητικό, βεβαίωση, certificate
γέννηση, χαρτί γέννησης, γεννήθηκε, γέννησα, νεογέννητο, δήλωση γέννησης, δηλώνω γέννηση, δηλώνω μωρό, δήλωση μωρού, δηλώσω το μωρό, πιστ γέννησης, ληξιαρχική πράξη γέννησης, birth, born, newborn, birth registration, register a birth > πιστοποιητικό γέννησης, γέννηση, birth certificate
θάνατος, πέθανε, ληξιαρχική πράξη θανάτου, δήλωση θανάτου, αποβίωσε, death, died, death certificate > ληξιαρχείο, θάνατος, deaths
κηδεία, κηδείες, τελετή, γραφείο τελετών, funeral, undertaker, burying > κοιμητήρια, ταφή, cemeteries
γάμος, παντρεύομαι, παντρευτώ, παντρευτούμε, παντρευόμαστε, πολιτικός γάμος, γάμος στο δημαρχείο, άδεια γάμου, νύφη, γαμπρός, στεφάνι, wedding, civil wedding, civil marriage, marriage, marry, get married, married, marriage licence, marriage license > πολιτικός γάμος, γάμος, wedding, marriage
διαζύγιο, χωρισμός, χώρισα, divorce > οικογενειακή κατάσταση, ληξιαρχείο
σύμφωνο συμβίωσης, civil partnership > γάμος, ληξιαρχείο
βάφτιση, βάπτιση, ονοματοδοσία, όνομα παιδιού, βαφτίσια, baptism, naming > ληξιαρχείο, γέννηση
οικογενειακή κατάσταση, πιστοποιητικό οικογενειακής κατάστασης, family status, family certificate
ληξιαρχική πράξη γάμου, πιστοποιητικό γάμου, χαρτί γάμου, αντίγραφο γάμου, marriage certificate, marriage record > ληξιαρχική πράξη γάμου, marriage record
κληρονομιά, κληρονομικά, χαρτί για κληρονομιά, αποποίηση κληρονομιάς, πλησιέστεροι συγγενείς, εγγύτεροι συγγενείς, κληρονόμος, διαθήκη, inheritance, next of kin, heir, heirs, will and inheritance > πιστοποιητικό πλησιέστερων συγγενών, next of kin
ληξιαρχείο, ληξιαρχική πράξη, registry office, civil registry, registrar, register office
δημοτολόγιο, μητρώο δημοτών, εγγραφή στο δημοτολόγιο, μεταδημότευση, register of citizens, citizens register, citizens’ register, citizen register
εντοπιότητα, ιθαγένεια, υπηκοότητα, πολιτογράφηση, citizenship, nationality, local origin, naturalisation > εντοπιότητα, δημοτολόγιο, local origin
μητρώο αρρένων, στρατός, στρατολογία, φαντάρος, στρατολογικό, army, military service > μητρώο αρρένων, δημοτολόγιο, πιστοποιητικό
μόνιμη κατοικία, βεβαίωση κατοικίας, βεβαίωση μόνιμης κατοικίας, χαρτί ότι μένω, χαρτί κατοικίας, μένω εδώ, κάτοικος, αλλαγή διεύθυνσης, αλλάζω διεύθυνση, μετακόμιση, μετακομίζω, proof of address, proof of residence, permanent residence, residence certificate, residency, moving house, change of address > βεβαίωση μόνιμης κατοικίας, permanent residence
ταυτότητα, αστυνομική ταυτότητα, έχασα την ταυτότητα, χάθηκε η ταυτότητα, έχασα το διαβατήριο, χαμένη ταυτότητα, διαβατήριο, δίπλωμα, έχασα το δίπλωμα, identity card, id card, passport, lost id, lost passport, lost identity card > ΚΕΠ, Κέντρα Εξυπηρέτησης Πολιτών, KEP
γνήσιο της υπογραφής, γνήσιο, επικύρωση, υπεύθυνη δήλωση, εξουσιοδότηση, certified signature, authorisation, solemn declaration, true copy > εξουσιοδότηση, υπεύθυνη δήλωση, ΚΕΠ
άδεια διαμονής, μετανάστης, μετανάστες, πρόσφυγας, αλλοδαποί, ξένος υπήκοος, residence permit, immigrant, migrant, refugee, foreigner > άδεια διαμονής, residence permit, Κέντρο Κοινότητας
εκλογικός κατάλογος, εκλογές, ψηφίζω, ψηφίσω, ψηφοφορία, εκλογικά, ειδικός εκλογικός αριθμός, elections, vote, voting, polling station, electoral roll > δημοτολόγιο, οικογενειακή κατάσταση, εκλογές
ΚΕΠ, κέντρο εξυπηρέτησης πολιτών, citizen service centre, citizen service center, kep, citizens service centre
γνωστοποίηση κατοικίας, ασφαλιστική ενημερότητα, παράβολο, κάρτα ανεργίας, άδεια οδήγησης, δίπλωμα οδήγησης, driving licence, driving license > ΚΕΠ, Κέντρα Εξυπηρέτησης Πολιτών
gov.gr, gov, ηλεκτρονικά, online, μέσω ίντερνετ, ιντερνέτ, διαδικτυακά, ψηφιακά, internet, digital, e-services, eservices, electronic > ηλεκτρονικές υπηρεσίες, online services
taxisnet, κωδικοί, σύνδεση, login, credentials > taxisnet, ηλεκτρονικές υπηρεσίες
ραντεβού, κλείσιμο ραντεβού, appointment, book an appointment > ραντεβού, επικοινωνία
αίτηση, έντυπο, φόρμα, συμπληρώνω, form, application, application form, apply, download form
δικαιολογητικά, τι χαρτιά χρειάζονται, απαιτούμενα, documents needed, what do i need, required documents, supporting documents
πρωτόκολλο, αριθμός πρωτοκόλλου, κατάθεση εγγράφου, registry desk, reference number, protocol
αντίγραφο, αντίγραφα, αρχείο, copy, copies, archive, records > αντίγραφα, αρχείο, copies
ΑΦΜ, αριθμός φορολογικού μητρώου, AFM, tax number, tax id, TIN
ΑΜΚΑ, αριθμός κοινωνικής ασφάλισης, AMKA, social security number
# Building
πολεοδομία, υπηρεσία δόμησης, ΥΔΟΜ, πολεοδομικό γραφείο, YDOM, planning office, building service, urban planning, town planning
άδεια οικοδομής, οικοδομική άδεια, χτίζω, χτίσω, χτίσιμο, κτίζω, ανέγερση, κατασκευή σπιτιού, χτίσω σπίτι, χτίσω δωμάτιο, δωμάτιο στην ταράτσα, προσθήκη ορόφου, ταράτσα, όροφος, extension, add a room, building permit, planning permission, planning permit, construction permit, build a house, building licence, build > οικοδομική άδεια, building permit
μικρή κλίμακα, έγκριση εργασιών μικρής κλίμακας, βάψιμο σπιτιού, μάντρα, περίφραξη, πέργκολα, ανακαίνιση, small works, fence, pergola, renovation > άδεια, δόμηση, μικρής κλίμακας
αυθαίρετο, αυθαίρετα, νομιμοποίηση, νομιμοποιώ, τακτοποίηση αυθαιρέτου, unauthorised building, illegal building, legalise, regularisation, unauthorised works > αυθαίρετα, unauthorised
όροι δόμησης, συντελεστής δόμησης, χρήσεις γης, οικόπεδο, χωράφι, αγροτεμάχιο, εκτός σχεδίου, σχέδιο πόλης, planning rules, zoning, land use, plot, land > όροι δόμησης, οικόπεδο, planning rules
κτηματολόγιο, ΚΑΕΚ, τίτλος ιδιοκτησίας, τοπογραφικό, υποθηκοφυλακείο, land registry, cadastre, title deed, deed > ΚΑΕΚ, τοπογραφικό, κτηματολόγιο, title deed
ΑΤΑΚ, Ε9, τετραγωνικά ΔΕΗ > ΤΑΠ, τέλος ακίνητης περιουσίας
ετοιμόρροπο, επικίνδυνο κτίριο, ρωγμές, ετοιμόρροπο κτίριο, dangerous building, crumbling > ετοιμόρροπο, κτίριο, πολεοδομία
μηχανικός, αρχιτέκτονας, τοπογράφος, engineer, architect, surveyor
# Social
επίδομα, επιδόματα, βοήθημα, χρηματική ενίσχυση, παροχές, κοινωνικές παροχές, ΟΠΕΚΑ, benefit, benefits, allowance, welfare, social benefits, OPEKA
κοινωνική υπηρεσία, κοινωνική πρόνοια, πρόνοια, κοινωνικός λειτουργός, Κέντρο Κοινότητας, social services, social worker, community centre, community center
ελάχιστο εγγυημένο εισόδημα, ΕΕΕ, ΚΕΑ, κοινωνικό εισόδημα αλληλεγγύης, guaranteed minimum income, minimum income, KEA
δεν έχω λεφτά, φτώχεια, φτωχός, άπορος, άποροι, οικονομική βοήθεια, χαμηλό εισόδημα, δεν μπορώ να πληρώσω, ανεργία, άνεργος, άνεργη, δεν έχω δουλειά, no money, poor, poverty, financial help, low income, unemployed, unemployment > κοινωνική πρόνοια, ελάχιστο εγγυημένο εισόδημα, επίδομα
κοινωνικό παντοπωλείο, τρόφιμα, συσσίτιο, συσσίτια, κοινωνικό φαρμακείο, τράπεζα τροφίμων, food bank, soup kitchen, social grocery, free food > κοινωνικό παντοπωλείο, social grocery, κοινωνική πρόνοια
βοήθεια στο σπίτι, ηλικιωμένος, ηλικιωμένοι, γέρος, γριά, γέροι, γέροντας, παππούς, γιαγιά, τρίτη ηλικία, φροντίδα ηλικιωμένων, κατ οίκον φροντίδα, νοσοκόμα στο σπίτι, ΒΣΣ, help at home, home help, home care, elderly, elderly care, older people, old people, carer > βοήθεια στο σπίτι, help at home
γηροκομείο, γηροκομεία, οίκος ευγηρίας, μονάδα φροντίδας ηλικιωμένων, nursing home, old people’s home, care home, retirement home > βοήθεια στο σπίτι, κοινωνική πρόνοια, help at home
ΚΑΠΗ, κέντρο ανοιχτής προστασίας ηλικιωμένων, λέσχη φιλίας, kapi, day centre, senior centre, pensioners > ΚΑΠΗ, κοινωνική πρόνοια, βοήθεια στο σπίτι
συνταξιούχος, σύνταξη, συντάξεις, ΕΦΚΑ, ΙΚΑ, pension, pensioner > κοινωνική πρόνοια, ΚΑΠΗ, ΚΕΠ
αναπηρία, ανάπηρος, ανάπηροι, ΑμεΑ, άτομα με αναπηρία, άτομο με ειδικές ανάγκες, αμαξίδιο, αναπηρικό αμαξίδιο, καροτσάκι, κινητικά προβλήματα, ΚΕΠΑ, disability, disabled, wheelchair, wheelchair access, wheelchair accessible, disabled people, handicapped, people with disabilities > αναπηρία, ΑμεΑ, προσβασιμότητα, αμαξίδιο, disabilities, wheelchair
επίδομα ενοικίου, ενοίκιο, στέγαση, επίδομα στέγασης, σπίτι να νοικιάσω, άστεγος, άστεγοι, rent, housing benefit, housing, homeless, rent allowance > επίδομα στέγασης, housing benefit, στέγαση
επίδομα παιδιού, Α21, πολύτεκνος, πολύτεκνοι, τρίτεκνοι, μονογονεϊκή, child benefit, large family, single parent > επίδομα παιδιού, επίδομα, child benefit, benefits
ενδοοικογενειακή βία, κακοποίηση, κακοποιημένη γυναίκα, με χτυπάει, domestic violence, abuse > Κέντρο Κοινότητας, κοινωνική πρόνοια
ρομά, τσιγγάνοι, roma > Κέντρο Κοινότητας
ψυχολόγος, ψυχική υγεία, ψυχολογική στήριξη, κατάθλιψη, ναρκωτικά, απεξάρτηση, psychologist, counselling, mental health > κοινωνική πρόνοια, Κέντρο Κοινότητας
αιμοδοσία, δίνω αίμα, τράπεζα αίματος, blood donation, give blood > αιμοδοσία, εθελοντισμός
νοσοκομείο, γιατρός, κέντρο υγείας, φαρμακείο, εφημερεύον φαρμακείο, hospital, doctor, clinic, pharmacy, chemist > νοσοκομείο, φαρμακείο, επικοινωνία
σχολή γονέων, επίδομα τοκετού, μητέρα, έγκυος, μητρότητα, maternity, pregnant, mother > κοινωνική πρόνοια, επίδομα
# Children and schools
παιδικός σταθμός, βρεφονηπιακός σταθμός, βρεφονηπιακός, βρεφικός, βρεφικός σταθμός, νηπιαγωγείο, νήπιο, προσχολική, φύλαξη παιδιών, εγγραφή στον παιδικό σταθμό, nursery, nurseries, kindergarten, childcare, day care, daycare, preschool, creche, kindergarten registration, nursery registration > παιδικός σταθμός, βρεφονηπιακός, nursery
μωρό, βρέφος, νεογέννητο, παιδάκι, baby, infant, toddler > παιδικός σταθμός, βρέφος, babies
παιδί, παιδιά, child, children, kids
voucher, ΕΣΠΑ, ΕΕΤΑΑ, ευρωπαϊκό πρόγραμμα, vouchers, espa > voucher, ΕΣΠΑ, ΕΕΤΑΑ
εγγραφή στο σχολείο, εγγραφές σχολείου, εγγραφή στο δημοτικό, εγγραφή στο νηπιαγωγείο, εγγραφή μαθητή, γράφω το παιδί, δημοτικό σχολείο, γυμνάσιο, λύκειο, σχολείο, σχολεία, πρωτάκι, school, schools, school enrolment, school enrollment, primary school, school registration, enrol my child > εγγραφή σε σχολείο, σχολείο, school
κλειστά σχολεία, χιόνι σχολεία, schools closed > σχολεία, ανακοινώσεις
σχολική επιτροπή, διευθυντής σχολείου, καθαρίστριες σχολείων, school board, school committee > σχολικά κτίρια, παιδεία
μαθητής, μαθητές, φοιτητής, υποτροφία, φροντιστήριο, pupil, student, scholarship > παιδεία, σχολεία
διά βίου μάθηση, σεμινάρια, μαθήματα υπολογιστών, μαθήματα ελληνικών, κέντρο διά βίου μάθησης, lifelong learning, courses, adult education, greek lessons, lessons > διά βίου μάθηση, lifelong learning
βιβλιοθήκη, δανεισμός βιβλίων, βιβλία, αναγνωστήριο, library, books, borrow books, reading room
ωδείο, μουσικό σχολείο, φιλαρμονική, μπάντα, χορωδία, χορευτικό, μαθήματα μουσικής, conservatory, music school, band, choir > φιλαρμονική, χορωδία, πολιτισμός
κατασκήνωση, καλοκαιρινό camp, θερινή απασχόληση, summer camp > παιδιά, άθληση, δραστηριότητες
# Sport
γυμναστήριο, γυμναστική, άθληση, αθλητισμός, πρόγραμμα άθλησης, γιόγκα, αεροβική, gym, exercise, fitness, sport, sports, yoga, workout > άθληση, αθλητισμός, exercise, sports
γήπεδο, γήπεδα, μπάλα, ποδόσφαιρο, μπάσκετ, βόλεϊ, τένις, στάδιο, football, soccer, pitch, football pitch, basketball, tennis, court, stadium > γήπεδο, αθλητισμός, sports grounds, courts
κολυμβητήριο, πισίνα, κολύμπι, swimming pool, pool > κολυμβητήριο, αθλητισμός
κλειστό γυμναστήριο, sports hall, indoor hall > κλειστά γυμναστήρια, sports halls, αθλητισμός
αθλητικός σύλλογος, σωματείο, ομάδα, sports club, club, association > αθλητικός σύλλογος, σωματεία, clubs
νεολαία, νέοι, έφηβοι, youth, young people, teenagers
# Business
μαγαζί, κατάστημα, καταστήματα, επιχείρηση, shop, store, business, company
ανοίγω μαγαζί, άνοιγμα καταστήματος, ανοίξω κατάστημα, άδεια καταστήματος, άδεια λειτουργίας, άδεια μαγαζιού, έναρξη επιχείρησης, γνωστοποίηση, ΚΥΕ, ΓΕΜΗ, υγειονομικού ενδιαφέροντος, open a shop, opening a shop, shop licence, business licence, start a business, open a restaurant, licence to operate > γνωστοποίηση, κατάστημα, shop, operation
καφετέρια, εστιατόριο, ταβέρνα, μπαρ, καφενείο, φούρνος, ψητοπωλείο, κομμωτήριο, φαγάδικο, cafe, restaurant, tavern, bar, hairdresser, bakery > κατάστημα, γνωστοποίηση, επιχειρήσεις
τραπεζάκια, τραπεζοκαθίσματα, τραπέζια στο πεζοδρόμιο, τραπεζάκια έξω, κοινόχρηστος χώρος, κατάληψη πεζοδρομίου, σκαλωσιά, περίπτερο, tables outside, pavement tables, outdoor seating, kiosk, public space > κοινόχρηστος χώρος, τραπεζοκαθίσματα, public space
λαϊκή αγορά, λαϊκή, παζάρι, πάγκος, υπαίθριο εμπόριο, πλανόδιος, πλανόδιο εμπόριο, εμποροπανήγυρη, υπαίθρια αγορά, farmers market, street market, open-air market, market, market stall, bazaar, street vendor > λαϊκή αγορά, open air market
διαφήμιση, διαφημιστική πινακίδα, ταμπέλα, επιγραφή, sign, billboard, advertising > επιγραφή, κατάστημα, κοινόχρηστος χώρος
τέλος παρεπιδημούντων, τέλος διαμονής, ΤΑΔ, airbnb, βραχυχρόνια μίσθωση, stay tax, overnight tax, short-term rental > τέλη, επιχειρήσεις
αιγιαλός, ομπρέλες, ξαπλώστρες, beach bar, sunbeds, umbrellas, seashore > παραλία, κοινόχρηστος χώρος, αιγιαλός
δουλειά, δουλειές, δουλειά στον δήμο, πρόσληψη, προσλήψεις, θέσεις εργασίας, ΑΣΕΠ, εποχικό προσωπικό, εποχικοί, βιογραφικό, ΣΟΧ, job, jobs, job openings, vacancies, hiring, careers, work, employment > προσλήψεις, θέσεις, ανακοινώσεις, announcements
διαγωνισμός, διαγωνισμοί, προκήρυξη, διακήρυξη, προμήθεια, δημοπρασία, ΕΣΗΔΗΣ, ΚΗΜΔΗΣ, tender, tenders, procurement, bid, contract notice, auction
ΑΔΑΜ, CPV, εργολάβος, εργολαβία, μειοδότης, προσφορά, κατάθεση προσφοράς, κατακύρωση, contractor, supplier, suppliers > διαγωνισμός, tender
# Transport
στάθμευση, πάρκινγκ, παρκάρω, παρκάρουν, παρκάρισμα, πού παρκάρω, χώρος στάθμευσης, parking, park, park the car, park my car, car park, parking place, parking space
κάρτα στάθμευσης, άδεια στάθμευσης, σήμα κατοίκου, κάρτα κατοίκου, κάρτα μονίμου κατοίκου, κάρτα πάρκινγκ, θέση κατοίκου, παρκάρισμα κατοίκων, parking permit, resident permit, resident parking, residents parking > κάρτα στάθμευσης κατοίκου, parking permit
θέση αναπήρων, θέση ΑμεΑ, θέση στάθμευσης αναπήρου, θέση πάρκινγκ αναπήρων, disabled parking, blue badge, reserved place > θέση στάθμευσης, αναπηρία, reserved place
ελεγχόμενη στάθμευση, παρκόμετρο, parking meter, parking zone > στάθμευση, parking zone
λεωφορείο, λεωφορεία, αστικό, δημοτική συγκοινωνία, συγκοινωνία, ΚΤΕΛ, δρομολόγια, ωράριο λεωφορείων, bus, buses, timetable, public transport, coach
ταξί, taxi, cab > ταξί, συγκοινωνία
τρένο, τραίνο, προαστιακός, ΟΣΕ, Hellenic Train, σιδηρόδρομος, σιδηροδρομικός σταθμός, train, trains, railway, rail, train station > τρένο, προαστιακός, train, πώς θα έρθετε
πώς έρχομαι, πώς θα έρθω, πώς πάω, πώς φτάνω, πρόσβαση, από Αθήνα, από Πάτρα, αεροδρόμιο, διόδια, how to get there, getting there, how to get here, directions, getting here, airport, from athens, athens, by car > πώς θα έρθετε, getting here
αυτοκίνητο, αμάξι, όχημα, μηχανή, car, vehicle, motorbike
# The municipality
δήμος, δημαρχείο, δημαρχιακό μέγαρο, town hall, city hall, municipality, municipal building
δήμαρχος, ο δήμαρχος, δήμαρχο, mayor
αντιδήμαρχος, αντιδήμαρχοι, deputy mayor, deputy mayors, vice mayor
δημοτικό συμβούλιο, ΔΣ, δημοτικοί σύμβουλοι, δημ. συμβούλιο, δημοτικός σύμβουλος, αντιπολίτευση, παράταξη, council, city council, town council, councillors, councilors, municipal council, councillor
συνεδρίαση, συνεδριάσεις, πρακτικά, ημερήσια διάταξη, πότε συνεδριάζει, επόμενη συνεδρίαση, θέματα συμβουλίου, αποφάσεις συμβουλίου, council meeting, council meetings, agenda, minutes, session > συνεδρίαση, council meeting
δημοτική επιτροπή, οικονομική επιτροπή, επιτροπή ποιότητας ζωής, committee, committees
δημοτική ενότητα, ΔΕ, χωριό, χωριά, τοπική κοινότητα, πρόεδρος κοινότητας, κοινότητα, village, villages, municipal unit, local community
ΤΚ, ταχυδρομικός κώδικας, ταχυδρομική διεύθυνση, postcode, post code, postal code, zip code, postal address > ταχυδρομικός κώδικας, διεύθυνση, δημοτική ενότητα, address
ΟΤΑ, αυτοδιοίκηση, τοπική αυτοδιοίκηση, καλλικράτης, local government > δήμος
υπηρεσίες του δήμου, τμήμα, τμήματα, διεύθυνση υπηρεσίας, γραφείο, οργανόγραμμα, department, departments, office, offices, organisation chart
τηλέφωνο, τηλέφωνα, τηλεφωνικός κατάλογος, αριθμός τηλεφώνου, κινητό, κλήση στο τηλέφωνο, phone, telephone, phone number, phone numbers, call
επικοινωνία, επικοινωνώ, email, e-mail, ηλεκτρονικό ταχυδρομείο, φαξ, στείλω μήνυμα, γράψω στον δήμο, contact, contact us, get in touch, write to us, message
ωράριο, ώρες, ώρες λειτουργίας, τι ώρα ανοίγει, τι ώρα κλείνει, πότε ανοίγει, ανοιχτά, ανοιχτός, κλειστά, ώρες κοινού, opening hours, hours, open, opening times, closing time, working hours, business hours
διεύθυνση, πού είναι, πού βρίσκεται, τοποθεσία, χάρτης, address, where is, location, map, directions to > διεύθυνση, χάρτης, map
έχασα, χαμένα αντικείμενα, έχασα το πορτοφόλι, πορτοφόλι, έχασα τα κλειδιά, βρήκα πορτοφόλι, lost property, lost and found, lost wallet, lost keys, lost bag > δημοτική αστυνομία, municipal police
παράπονο, παράπονα, καταγγελία, καταγγέλλω, διαμαρτυρία, αναφορά, αίτημα, complaint, complaints, complain, report
συνήγορος, συνήγορος του δημότη, συμπαραστάτης, ένσταση, προσφυγή, ombudsman, appeal, objection > συνήγορος, προσφυγή, δικαιώματα, rights
δημοτική αστυνομία, δημ αστυνομία, αστυνομία, τροχαία, διπλοπαρκαρισμένο, διπλοπαρκάρισμα, κλείνει την έξοδο, μπλοκάρει το γκαράζ, municipal police, police, double parked, blocked driveway > δημοτική αστυνομία, municipal police
υπάλληλος, υπάλληλοι, προσωπικό, προϊστάμενος, διευθυντής, staff, employee, civil servant, head of department > διευθύνσεις, προσωπικό
διαύγεια, διαφάνεια, ΑΔΑ, αποφάσεις, αποφάσεις δημάρχου, απόφαση, αριθμός διαδικτυακής ανάρτησης, ΦΕΚ, έγγραφα, diavgeia, transparency, decisions, decision, ADA, public documents
προϋπολογισμός, οικονομικά του δήμου, απολογισμός, ισολογισμός, τεχνικό πρόγραμμα, έσοδα έξοδα, πού πάνε τα λεφτά, budget, accounts, financial report, spending > προϋπολογισμός, budget
εισφορές, χορηγίες, επιχορήγηση, επιχορηγήσεις, χρηματοδότηση, grant, grants, funding > προϋπολογισμός, σύλλογοι
διαβούλευση, γνώμη, πρόταση πολιτών, συμμετοχή, consultation, have your say, public consultation, participation
δικαιώματα, διαδικασία, διαδικασίες, rights, procedures, procedure
αντιπλημμυρικά, έργο, έργα, τεχνική υπηρεσία, τεχνικές υπηρεσίες, ανάπλαση, public works, works, project, projects
σύμβαση, συμβάσεις, ανάθεση, απευθείας ανάθεση, contract, contracts, award
ΣΒΑΚ, βιώσιμη κινητικότητα, σχέδιο βιώσιμης αστικής κινητικότητας, SUMP, mobility plan > βιώσιμη αστική κινητικότητα, mobility plan
προσωπικά δεδομένα, GDPR, απόρρητο, ΓΚΠΔ, cookies, υπεύθυνος προστασίας δεδομένων, DPO, privacy, personal data, data protection > προστασία δεδομένων, privacy
προσβασιμότητα, accessibility, screen reader, αναγνώστης οθόνης, τυφλός, blind
όροι χρήσης, πνευματικά δικαιώματα, terms, terms of use, copyright
ενημερωτικό δελτίο, newsletter, εγγραφή στο newsletter, ενημερώσεις με email, subscribe, unsubscribe
νέα, ειδήσεις, ανακοινώσεις, ανακοίνωση, δελτίο τύπου, τι νέα, news, announcements, press release, announcement
# Emergencies
φωτιά, πυρκαγιά, πυροσβεστική, καπνός, καίγεται, μυρίζει καμένο, μυρίζει καπνός, fire, wildfire, forest fire, fire brigade, smoke > πυρκαγιά, έκτακτη ανάγκη, πολιτική προστασία, civil protection
σεισμός, σεισμοί, σημείο συγκέντρωσης, χώρος καταφυγής, καταφύγιο, τι κάνω στον σεισμό, earthquake, assembly point > σεισμός, έκτακτη ανάγκη, πολιτική προστασία, earthquake
πλημμύρα, πλημμύρισε, κακοκαιρία, θεομηνία, χιόνι, χιόνια, παγετός, αλάτι, καταιγίδα, flood, flooding, storm, snow, bad weather > πολιτική προστασία, civil protection, πλημμύρα
καύσωνας, ζέστη, κλιματιζόμενος χώρος, heatwave, heat wave, hot > πολιτική προστασία, καύσωνας
πολιτική προστασία, έκτακτη ανάγκη, επείγον, επείγοντα, 112, emergency phone, civil protection, emergency, emergency number, emergency numbers, help now > έκτακτη ανάγκη, πολιτική προστασία, civil protection
# Cemeteries
νεκροταφείο, νεκροταφεία, κοιμητήριο, τάφος, ταφή, θάψιμο, θάβω, θάψουμε, μνημόσυνο, μνήμα, μνήματα, οστεοφυλάκιο, εκταφή, οικογενειακός τάφος, ανανέωση τάφου, καντήλι, cemetery, cemeteries, graveyard, grave, burial, tomb > κοιμητήρια, ταφή, cemeteries
# Visitors
πού να μείνω, πού να κοιμηθώ, πού κοιμόμαστε, πού μένουμε, κοιμηθούμε, μείνουμε, διανυκτέρευση, διαμονή, ξενοδοχείο, ξενοδοχεία, ξενώνας, δωμάτιο, δωμάτια, ενοικιαζόμενα δωμάτια, κατάλυμα, κάμπινγκ, κατασκήνωση τουριστών, where to stay, place to stay, stay overnight, hotel, hotels, rooms, accommodation, lodging, guesthouse, camping, campsite, hostel, places to stay, b&b, bnb, bed and breakfast, apartment, airbnb room, stay with kids, stay with children, family hotel, family rooms > διαμονή, ξενοδοχείο, ξενώνας, δωμάτια, καταλύματα, accommodation, hotel, rooms, guesthouse
παραλία, παραλίες, πλαζ, θάλασσα, μπάνιο στη θάλασσα, κάνει μπάνιο, μπάνιο, μπάνια, κολύμπι, ακτή, αμμουδιά, beach, beaches, seaside, sea, seafront, swim, swimming, coast
αξιοθέατα, τι να δω, τι να κάνω, βόλτα, βόλτες, εκδρομή, περιήγηση, sights, sightseeing, things to do, what to see, attractions, places to visit, landmarks, monuments > αξιοθέατα, τουρισμός, μνημεία, visit, landmarks
τουρισμός, τουρίστας, επισκέπτης, επισκέπτες, τουριστικός οδηγός, πληροφορίες για τουρίστες, tourism, tourist, visitor, visitors, tourist information, travel guide
μουσείο, μουσεία, έκθεση, πινακοθήκη, museum, museums, gallery, exhibition
αρχαία, αρχαίος, αρχαιολογικός χώρος, ερείπια αρχαία, ancient, ruins, archaeological site, antiquities
εκκλησία, ναός, ξωκλήσι, μοναστήρι, μονή, προσκύνημα, church, monastery, chapel
φαράγγι, πεζοπορία, μονοπάτι, μονοπάτια, ορειβασία, περπάτημα, gorge, canyon, hike, hiking, trail, trails, trekking, path, walk, walking
οδοντωτός, τρενάκι, τρενάκι διακοπτού, τρενάκι καλαβρύτων, οδοντωτός σιδηρόδρομος, rack railway, cog railway, rack train, cog train, little train, odontotos > οδοντωτός, rack railway
λίμνη, λιμνοθάλασσα, υγρότοπος, lake, lagoon, wetland
βουνό, χιονοδρομικό, σκι, mountain, mountains, ski, skiing > βουνό, χιονοδρομικό, mountain
κρασί, οινοποιείο, σταφίδα, τοπικά προϊόντα, wine, winery, vineyard, raisins, currants, local products
φαγητό, κουζίνα, γεύσεις, συνταγές, τοπική κουζίνα, food, local food, cuisine, eat, where to eat > γεύσεις, tastes
καιρός, πότε να έρθω, εποχή, θερμοκρασία, weather, when to visit, best time, climate, season
εκδήλωση, εκδηλώσεις, τι γίνεται σήμερα, σαββατοκύριακο, ημερολόγιο, φεστιβάλ, πρόγραμμα εκδηλώσεων, events, event, what is on, things to do this weekend, weekend, calendar, festival
συναυλία, μουσική, συναυλίες, concert, live music, concerts, music
θέατρο, παράσταση, θεατρική παράσταση, theatre, theater, play, performance
σινεμά, κινηματογράφος, ταινία, ταινίες, cinema, movie, movies, film
πανηγύρι, γιορτή, γιορτές, έθιμα, feast, traditions, customs, local customs
καρναβάλι, απόκριες, αποκριά, μασκαράδες, μεταμφίεση, carnival, fancy dress > καρναβάλι, καρναβαλική παρέλαση, αποκριά, carnival
χριστούγεννα, χριστουγεννιάτικο, χριστουγεννιάτικο δέντρο, κάλαντα, christmas, xmas, christmas tree, christmas lights > δέντρο, κάλαντα, γιορτές, Lighting the tree
πάσχα, μεγάλη εβδομάδα, επιτάφιος, easter, holy week > πάσχα, γιορτές, έθιμα, customs
θεοφάνεια, φώτα θεοφανίων, αγιασμός, epiphany > αγιασμός, θεοφάνεια
καθαρά δευτέρα, κούλουμα, χαρταετός, kite, clean monday > κούλουμα, χαρταετοί
υποβολή εκδήλωσης, προτείνω εκδήλωση, διοργανώνω εκδήλωση, άδεια εκδήλωσης, submit an event, propose an event, add an event, organise an event
ξενάγηση, ξεναγός, περιήγηση με οδηγό, guided tour, tour, guide
αγώνας, αγώνας δρόμου, μαραθώνιος, τρέξιμο, δρομείς, race, run, running, marathon
γραφείο τουρισμού, πληροφορίες, info, tourist office, information, information desk, visitor centre
παραμύθι, παραμύθια, ώρα του παιδιού, story, stories, storytelling, story time
λιμάνι, μαρίνα, σκάφος, ελλιμενισμός, φέρι, πλοίο, port, harbour, harbor, marina, boat, ferry
χάρτης, χάρτες, map, maps
ιστορία, history, ιστορικά
πολιτισμός, πολιτιστικός σύλλογος, πολιτιστικά, culture, cultural
εθελοντισμός, εθελοντής, εθελοντές, εθελοντική ομάδα, προσφέρω, volunteer, volunteering, volunteers
οικοδομικός συνεταιρισμός, συνεταιρισμός, αγρότης, αγρότες, αγροτικά, ΟΠΕΚΕΠΕ, κτηνοτρόφος, farmer, farming, agriculture
ίντερνετ, wifi, δωρεάν wifi, ασύρματο, wi-fi, free wifi > wifi, δήμος
`;
