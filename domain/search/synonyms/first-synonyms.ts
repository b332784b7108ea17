/**
 * The first list of synonyms: what people say and what a municipality writes, in both languages. A line is a group:
 * all its phrases stand for each other, or those before a `>` lead to those behind it. Words are found in every form,
 * so each stands here once. Lines that begin with `#` say what comes.
 */
export const FIRST_SYNONYMS = `
# Cleaning and waste
σκουπίδια, απορρίμματα, αποκομιδή, καθαριότητα, rubbish, garbage, trash, waste, refuse
σκουπιδιάρικο, απορριμματοφόρο, ΧΥΤΑ, χωματερή, σκουπιδότοπος, landfill, rubbish tip, garbage truck, bin lorry > αποκομιδή, απορρίμματα
μπάζα στη χωματερή, πετάω μπάζα, πού πάνε τα μπάζα, rubble tip > μπάζα, ογκώδη
μαζεύουν σκουπίδια, δρομολόγιο σκουπιδιών, δρομολόγια σκουπιδιών, πρόγραμμα αποκομιδής, ημέρες αποκομιδής, rubbish days, δεν πέρασε το σκουπιδιάρικο, bin collection, bins not collected, missed collection > αποκομιδή, απορρίμματα
κάδος, σκουπιδοτενεκές, bin, dustbin, trash can, container
μπλε κάδος, ανακυκλώσιμα, ανακύκλωση, recycling, recyclables, recycle
καφέ κάδος, βιοαπόβλητα, υπολείμματα τροφών, αποφάγια, κομπόστ, κομποστοποίηση, compost, composting, food waste, organic waste
γυαλί, χαρτόνι, πλαστικά, μπουκάλια, αλουμίνιο, glass, cardboard, plastic, bottles > ανακύκλωση
μπαταρίες, λάμπες φθορισμού, παλιά λάμπα, batteries > μπαταρίες, ανακύκλωση
ληγμένα φάρμακα, ληγμένα χάπια, χάπια που έληξαν, πετάω φάρμακα, expired medicine, old medicines, old pills > φάρμακα χάπια, medicines pills
ογκώδη, ογκώδη αντικείμενα, bulky, bulky items, bulky waste, large items
καναπές, στρώμα, ψυγείο, πλυντήριο, ντουλάπα, έπιπλα, παλιά πράγματα, παλιοσίδερα, ηλεκτρικές συσκευές, sofa, couch, mattress, fridge, furniture, washing machine, appliances, old furniture > ογκώδη
πέταμα, πετάω, ξεφορτώνομαι, throw away, get rid of, dispose, dump > ογκώδη, αποκομιδή
κλαδιά, κλαδέματα, κομμένα κλαδιά, χόρτα, γκαζόν, branches, garden waste, green waste, cuttings > κλαδέματα, κλαδιά
μπάζα, οικοδομικά υλικά, ερείπια, rubble, debris > μπάζα, ογκώδη, απόβλητα
βρώμα, βρωμιά, βρωμάει, ακαθαρσίες, βρώμικος δρόμος, dirty, smell, litter, dirty street > καθαριότητα, αποκομιδή
πλύσιμο δρόμου, σκούπισμα, οδοκαθαριστής, street sweeping, street cleaning > καθαριότητα
οικόπεδο με χόρτα, ξερά χόρτα, ακάθαρτο οικόπεδο, αποψίλωση, καθαρισμός οικοπέδου, plot clearing, overgrown > οικόπεδο, πυρκαγιά, περιβάλλον
γεμάτος κάδος, ξεχειλίζει ο κάδος, ξεχείλισαν οι κάδοι, σακούλες σκουπιδιών, άδειασμα κάδου, overflowing bin, full bin, empty the bin > αποκομιδή, κάδος, καθαριότητα
χαλασμένος κάδος, σπασμένος κάδος, χωρίς κάδο, θέλω κάδο, νέος κάδος, broken bin, new bin > κάδος, καθαριότητα, περιβάλλον
λάδια τηγανίσματος, τηγανόλαδο, παλιά ρούχα, ρούχα για ανακύκλωση, εφημερίδες, συσκευασίες, used oil, old clothes, newspapers, packaging > ανακύκλωση
τηλεόραση, ηλεκτρική κουζίνα, φούρνος κουζίνας, θερμοσίφωνας, χαλί, κρεβάτι, τραπεζαρία, καρέκλα, σαλόνι, βιβλιοθήκη παλιά, ντιβάνι, καταψύκτης, κλιματιστικό, μπανιέρα, παλιά κουφώματα, oven, tv, television, carpet, bed, wardrobe, freezer, refrigerator, chair, table to throw away > ογκώδη, bulky
άδειασμα σπιτιού, άδειασμα αποθήκης, καθάρισα την αποθήκη, πετάω έπιπλα, μαζεύετε έπιπλα, house clearance, clear out > ογκώδη, bulky
# Animals
αδέσποτα, αδέσποτα ζώα, αδέσποτος σκύλος, stray, stray animals, stray dog, stray cat
σκύλος, σκυλί, σκυλιά, σκυλάκι, γάτα, γατιά, γάτες, κουτάβι, ζώο, κατοικίδιο, dog, cat, puppy, pet, animal > αδέσποτα
με δάγκωσε σκύλος, χτυπημένο σκυλί, χτυπημένο ζώο, τραυματισμένο ζώο, πληγωμένο, δάγκωσε, δάγκωμα, επιθετικός σκύλος, αγέλη, dog bite, bitten, aggressive dog > αδέσποτα, stray
νεκρό ζώο, ψόφιο ζώο, ψόφιος, ψόφια γάτα, νεκρός σκύλος, dead animal, dead dog, dead cat > αδέσποτα, καθαριότητα
υιοθεσία σκύλου, υιοθεσία ζώου, φιλοζωική, καταφύγιο ζώων, κυνοκομείο, animal shelter, adopt a dog, dog pound > αδέσποτα
στείρωση, κτηνίατρος, τσιπάκι, μικροτσίπ, neutering, vet, microchip > αδέσποτα
χάθηκε ο σκύλος, χάθηκε η γάτα, χαμένος σκύλος, χαμένο σκυλί, χαμένη γάτα, χαμένο ζώο, έχασα τον σκύλο, έχασα τη γάτα, lost dog, lost cat, missing dog > αδέσποτα, stray
φόλα, φόλες, δηλητηρίασαν, δηλητηριασμένο ζώο, κακοποίηση ζώου, χτυπάει τον σκύλο, παρατημένο σκυλί, poisoned dog, animal cruelty, animal abuse > αδέσποτα, stray
άλογο, πρόβατα, κατσίκες, αγελάδες, ζώα στον δρόμο, horse, goats, sheep on the road > αδέσποτα ζώα, stray animals
κότες, κοκόρια, κόκορας, κοτέτσι, πετεινός, hens, chickens, rooster, cockerel > δημοτική αστυνομία, municipal police
γαβγίζει, γάβγισμα, γαβγίζουν, barking, barking dog > δημοτική αστυνομία, αδέσποτα, municipal police
κουνούπια, ποντίκια, κατσαρίδες, μυοκτονία, απεντόμωση, κωνωποκτονία, ψεκασμός, mosquitoes, rats, pests, spraying, pest control > περιβάλλον, καθαριότητα
περιστέρια, pigeons > περιβάλλον, καθαριότητα
σφήκες, φίδι, αγριογούρουνο, wasps, snake, wild boar > περιβάλλον
ρέμα, ρέματα, ποτάμι, ποτάμια, ρυάκι, χείμαρρος, κοίτη, stream, creek, river bank > περιβάλλον, πολιτική προστασία, αντιπλημμυρικά
# Streets and public space
λάμπα, λαμπτήρας, καμένη λάμπα, κάηκε η λάμπα, σβηστό φως, σβηστή λάμπα, δεν ανάβει το φως, φως του δρόμου, φώτα, κολόνα, στύλος, ιστός, φανάρι, σπασμένο φανάρι, σκοτεινός δρόμος, σκοτάδι, δημοτικός φωτισμός, ηλεκτροφωτισμός, street light, streetlight, lamp, lamp post, broken light, street lighting, light not working > φωτισμός, βλάβη σε φωτισμό, lamp
γλόμπος, κάηκε ο γλόμπος, φώτα στο πάρκο, φώτα στην πλατεία, δεν ανάβουν τα φώτα, δεν βλέπω τη νύχτα, δεν έχει φως, χωρίς φως, έσβησαν τα φώτα, τρεμοπαίζει, αναμμένα φώτα τη μέρα, light bulb, bulb, no light, dark road, flickering > φωτισμός, βλάβη σε φωτισμό, lamp
καλώδιο, καλώδια, πεσμένο καλώδιο, έπεσε καλώδιο, κρέμεται καλώδιο, σύρμα, έπεσε κολόνα, fallen cable, hanging cable, wire, power line, fallen pole > βλάβη σε φωτισμό, cable
λακκούβα, λακκούβες, λακκούβα στον δρόμο, τρύπα στον δρόμο, χαλασμένος δρόμος, άσφαλτος, ασφαλτόστρωση, οδόστρωμα, καθίζηση, pothole, potholes, hole in the road, road damage, asphalt > λακκούβα, βλάβη δρόμου, pothole, οδικό δίκτυο
πεζοδρόμιο, σπασμένη πλάκα, σκαλοπάτι, σπασμένο σκαλί, χαλασμένα σκαλιά, broken step, σπασμένο πεζοδρόμιο, pavement, sidewalk, kerb, curb > πεζοδρόμιο, βλάβη δρόμου
σαμαράκι, σήμα στοπ, πινακίδα κυκλοφορίας, πινακίδες δρόμου, διαγράμμιση, διάβαση πεζών, καθρέφτης στη στροφή, στραβή πινακίδα, speed bump, traffic sign, road sign, stop sign, zebra crossing, pedestrian crossing > βλάβη σε δρόμο, σήμανση, τεχνικές υπηρεσίες
βούλιαξε ο δρόμος, άνοιξε ο δρόμος, δρόμος γεμάτος τρύπες, γούβα, χωματόδρομος, έσπασε το λάστιχο, sinkhole, bumpy road, road full of holes > λακκούβα, βλάβη δρόμου, pothole
ράμπα, ράμπα κλειστή, κλειστή ράμπα, κλείνουν τη ράμπα, έκλεισαν τη ράμπα, παρκαρισμένο στη ράμπα, πάρκαρε στη ράμπα, ramp, blocked ramp > ράμπα, προσβασιμότητα, δημοτική αστυνομία
βάλω ράμπα, ράμπα στο μαγαζί, φτιάχνω ράμπα, ράμπα στην είσοδο, ramp for my shop, build a ramp > ράμπα, εργασίες μικρής κλίμακας, πολεοδομία
βλάβη, βλάβες, ζημιά, χάλασε, χαλασμένο, σπασμένο, fault, broken, damage, out of order, repair, report a problem, fix
δεντροφύτευση, δενδροφύτευση, δεντροφυτεύσεις, φύτεμα δέντρων, tree planting > δέντρα, φυτεύουμε δέντρα, tree planting
δέντρο, δένδρο, tree > δέντρα, δένδρα, trees
πεσμένο δέντρο, πεσμένα δέντρα, έπεσε δέντρο, έπεσε ένα δέντρο, κλάδεμα, κλαδεύω, κλάδεμα δέντρου, κλαδέματα δέντρων, κόψιμο δέντρου, κόψω δέντρο, κόβω δέντρο, κόβει δέντρα, κόβουν δέντρα, έκοψαν δέντρα, κοπή δέντρων, υλοτομία, επικίνδυνο δέντρο, fallen tree, tree fell, tree down, tree pruning, tree cutting, cut down a tree, cut a tree, felling trees, prune a tree > κλαδέματα, κλαδιά, πράσινο, branches
πάρκο, πλατεία, παγκάκι, πράσινο, κήπος, park, square, bench, green space, garden > πάρκα, πράσινο, parks
παιδική χαρά, παιδότοπος, κούνιες, τσουλήθρα, παιδικές χαρές, playground, swings > παιδική χαρά, πάρκα, πράσινο, parks, παιδιά
εγκαταλελειμμένο αυτοκίνητο, παρατημένο αμάξι, παρατημένο αυτοκίνητο, σακαράκα, abandoned car > εγκαταλελειμμένα οχήματα, δημοτική αστυνομία, περιβάλλον
κλειστός δρόμος, έκλεισε ο δρόμος, κυκλοφοριακές ρυθμίσεις, έργα στον δρόμο, διακοπή κυκλοφορίας, road closed, closed road, road works, roadworks, traffic > δρόμος, ανακατασκευή δρόμου, road works
φρεάτιο, υπόνομος, βουλωμένο φρεάτιο, όμβρια, πλημμύρα δρόμου, drain, sewer, blocked drain, gutter > αποχέτευση, βλάβη, φρεάτια
γκράφιτι, αφίσα, αφισοκόλληση, graffiti, poster > καθαριότητα, δημοτική αστυνομία
μουσική στο μαγαζί μου, μουσική στο κατάστημα, άδεια μουσικής, άδεια μουσικών οργάνων, music licence, music license > γνωστοποίηση μουσική κατάστημα, music notification
φασαρία, θόρυβος, φωνάζουν, ξεφωνίζουν, φωνάζει τη νύχτα, ηχορύπανση, μουσική τη νύχτα, δυνατή μουσική, φασαρία από μαγαζί, κοινή ησυχία, noise, noisy, loud music, noisy neighbours > θόρυβος, ηχορύπανση, δημοτική αστυνομία, municipal police
ησυχία, ώρες κοινής ησυχίας, ουρλιάζει η μουσική, δεν μπορώ να κοιμηθώ, δεν κοιμόμαστε, φωνές τη νύχτα, τρυπάνι, πάρτι, μουσική του γείτονα, τσακώνομαι με τον γείτονα, party, quiet hours, can’t sleep, music too loud, drilling > θόρυβος, δημοτική αστυνομία, municipal police
έκλεισαν το πεζοδρόμιο, τραπέζια κλείνουν το πεζοδρόμιο, δεν περνάει το καρότσι, δεν χωράω να περάσω, κλειστό πεζοδρόμιο, κλειστό από τραπέζια, blocked pavement, blocked sidewalk, can’t get past > πεζοδρόμιο, δημοτική αστυνομία, blocked pavement
ηλεκτρικό ποδήλατο, ποδήλατο, ποδηλατόδρομος, bicycle, bike, cycling, cycle lane
# Water
κόπηκε το νερό, δεν τρέχει νερό, έκλεισε το νερό, σταμάτησε το νερό, δεν έχω νερό, δεν έχουμε νερό, δεν έχει νερό, χωρίς νερό, χάθηκε το νερό, κόψιμο νερού, κομμένο νερό, διακοπή νερού, διακοπή υδροδότησης, διακοπή ύδρευσης, water cut, no water, water outage, water off, water interruption, water supply cut > διακοπή νερού, water interrupted
ύδρευση, νερό, νερά, υδροδότηση, water, water supply, tap water
λογαριασμός νερού, φουσκωμένος λογαριασμός νερού, υδρόμετρο, ρολόι του νερού, παροχή νερού, νέα παροχή, ΔΕΥΑ, ΔΕΥΑΑ, ΕΥΔΑΠ, ΕΥΑΘ, EYDAP, δευα αιγιαλείας, εταιρεία ύδρευσης, water bill, water meter, water company, water board, water supply connection > ύδρευση, λογαριασμοί νερού, ΔΕΥΑ
αποχέτευση, βόθρος, βιολογικός, λύματα, sewage, septic tank, sewerage
διαρροή, έσπασε σωλήνας, σπασμένος σωλήνας, τρέχει νερό στον δρόμο, τρέχει νερό, χάνει νερό, βρύση, leak, burst pipe, pipe, water leak > ύδρευση, διαρροή, leak
χαμηλή πίεση, πίεση νερού, έλεγχος νερού, ποιότητα νερού, water quality, λίγο νερό, θολό νερό, βρώμικο νερό, πίνεται το νερό, πόσιμο νερό, χλώριο, στάζει, στάζει ο μετρητής, μετρητής νερού, low pressure, water pressure, cloudy water, brown water, dirty water, νερό καφέ, νερό κόκκινο, νερό κίτρινο, νερό μυρίζει, drinking water, safe to drink, dripping > ύδρευση, water
υδραυλικός, υδραυλικά, μούχλα από διαρροή, πλημμύρισε το υπόγειο, plumber, flooded basement > ύδρευση, βλάβες, water
άρδευση, πότισμα, αγροτικό νερό, irrigation > νερό, ύδρευση
ρεύμα, ΔΕΗ, electricity > ρεύμα, λογαριασμός ρεύματος, electricity
# Money
τέλη, δημοτικά τέλη, τέλη καθαριότητας, ανταποδοτικά τέλη, χρεώσεις, council tax, municipal charges, municipal tax, local tax, rates, fees, charges
τέλη απορριμμάτων, τέλη σκουπιδιών, φόρος σκουπιδιών, τέλη δήμου, τέλη στη ΔΕΗ, τέλη στο ρεύμα, λογαριασμός ΔΕΗ τέλη, rubbish tax, waste tax, waste charges > τέλος ακίνητης περιουσίας και δημοτικά τέλη, municipal charges
φόρος, φόροι, φορολογία, tax, taxes > τέλη, τέλος ακίνητης περιουσίας
ΤΑΠ, τέλος ακίνητης περιουσίας, φόρος ακινήτου, φόρος σπιτιού, φόρος κατοικίας, house tax, property tax, property duty, property charge > ΤΑΠ, τέλος ακίνητης περιουσίας
εφορία, tax office > ΤΑΠ, τέλη, οικονομικές υπηρεσίες
οφειλή, οφειλές, χρέος, χρέη, χρωστάω, χρωστώ, χρωστάμε, debt, debts, owe, owed, arrears
δόση, δόσεις, διακανονισμός, ρύθμιση, ρύθμιση οφειλών, σε δόσεις, instalments, installments, payment plan, pay in instalments
πληρωμή, πληρώνω, πληρώσω, πλήρωσα, εξόφληση, εξοφλώ, κατάθεση, pay, payment, payments, paying
πληρώνω με κάρτα, κάρτα, IBAN, τράπεζα, e-banking, web banking, κωδικός πληρωμής, RF, κωδικός RF, card, bank, bank transfer, payment code > πληρωμή, κωδικός πληρωμής, RF
ταμείο, ταμειακή, εισπράκτορας, εισπράξεις, cashier, cash desk > ταμείο, πληρωμές
λογαριασμός, λογαριασμοί, ειδοποιητήριο, ραβασάκι, bill, bills, invoice, notice > πληρωμή, ειδοποίηση, οφειλή
πρόστιμο, πρόστιμα, κλήση, κλήσεις, παράβαση, fine, fines, penalty, ticket
πρόστιμο στάθμευσης, κλήση στάθμευσης, κλήση για παρκάρισμα, κλήση της τροχαίας, κλήση τροχαίας, κλήση παρκαρίσματος, πρόστιμο παρκαρίσματος, πληρωμή κλήσης, πληρώνω την κλήση, πληρωμή προστίμου, ένσταση για κλήση, ένσταση κατά προστίμου, έφαγα κλήση, μου έκοψαν κλήση, μου έγραψαν, με έγραψαν, με έγραψε, με γράψανε, έγραψαν το αμάξι, έγραψαν το αυτοκίνητο, παράνομο παρκάρισμα, ΚΟΚ, parking fine, parking ticket, pay a fine, pay a ticket, appeal a fine > πρόστιμο στάθμευσης, parking fine
σήκωσαν το αμάξι, μάζεψαν το αμάξι, μάζεψαν το μηχανάκι, μάζεψαν τη μηχανή, πήραν το μηχανάκι, πήραν τη μηχανή, σήκωσαν το μηχανάκι, μου σήκωσαν το αυτοκίνητο, μου πήραν το αμάξι, μου πήραν το αυτοκίνητο, πήραν το αμάξι, πήρε ο γερανός, γερανός, car towed, towed away > δημοτική αστυνομία, στάθμευση
πινακίδες, πήραν τις πινακίδες, μου πήραν τις πινακίδες, αφαίρεση πινακίδων, number plates, licence plates > πρόστιμο στάθμευσης, δημοτική αστυνομία
ενημερότητα, δημοτική ενημερότητα, βεβαίωση μη οφειλής, βεβαίωση μη οφειλής ΤΑΠ, clearance, clearance certificate, tax clearance > ενημερότητα, clearance
πώληση σπιτιού, πουλάω σπίτι, πουλάω το σπίτι, πουλάω χωράφι, πουλάω οικόπεδο, πουλάω ακίνητο, πουλάω διαμέρισμα, γονική παροχή, δωρεά σπιτιού, γράψω το σπίτι στο παιδί, αγορά σπιτιού, αγοράζω σπίτι, μεταβίβαση, μεταβίβαση ακινήτου, συμβολαιογράφος, συμβολαιογραφείο, συμβόλαιο, sell a house, selling a house, sell my house, buy a house, property transfer, notary > ΤΑΠ, βεβαίωση ΤΑΠ, μεταβίβαση
τετραγωνικά, εμβαδόν, λάθος τετραγωνικά, square metres, square meters, floor area > εμβαδόν, τετραγωνικά, floor area
απαλλαγή, έκπτωση, μείωση τελών, δωρεάν, τζάμπα, χωρίς λεφτά, κοινωνικό τιμολόγιο, exemption, discount, reduction, free > απαλλαγή, μείωση, δωρεάν
μου έδεσαν τον λογαριασμό, κατάσχεση, προσαυξήσεις, ληξιπρόθεσμα, δεν βγαίνω με τα χρέη, δεν έχω να πληρώσω, πληρώνω λίγα λίγα, λίγα λίγα, seizure, late payment, overdue, can’t pay, pay little by little > ρύθμιση οφειλών, οφειλές, payment plan
μετρητά, πληρώνω στο ταμείο, πληρώνω από το κινητό, πληρώνω στην τράπεζα, πού πληρώνω, cash, pay in cash, pay by phone, where to pay > πληρωμές, τρόποι πληρωμής, payments
χαρτί ότι δεν χρωστάω, δεν χρωστάω, δεν οφείλω, paper that i owe nothing, no debt > ενημερότητα, βεβαίωση μη οφειλής, clearance
κόστος, τιμή, πόσο κάνει, πόσο κοστίζει, παράβολο, cost, price, how much > κόστος, δωρεάν, παράβολο
# Certificates and registers
πιστοποιητικό, βεβαίωση, χαρτί, χαρτιά, certificate, certificates, paper, papers, proof > πιστοποιητικό, βεβαίωση, certificate
γέννηση, γέννα, τοκετός, χαρτί γέννησης, γεννήθηκε, γεννήθηκε το μωρό, γεννήθηκε το παιδί, γέννησα, νεογέννητο, δήλωση γέννησης, δηλώνω γέννηση, δηλώνω μωρό, δήλωση μωρού, δηλώσω το μωρό, πιστ γέννησης, ληξιαρχική πράξη γέννησης, birth, born, newborn, birth registration, register a birth, register my baby, baby registration > πιστοποιητικό γέννησης, γέννηση, birth certificate
θάνατος, πέθανε, πεθάνει, χάσαμε τον πατέρα, έχασα τον πατέρα μου, έχασα τη μητέρα μου, έχασα τον άντρα μου, ληξιαρχική πράξη θανάτου, δήλωση θανάτου, αποβίωσε, μακαρίτης, συγχωρεμένος, death, died, passed away, dead father, death certificate > ληξιαρχική πράξη θανάτου, πλησιέστερων συγγενών, ταφή, θάνατος, deaths, next of kin, burial
χήρα, χήρος, χηρεία, widow, widower > πλησιέστερων συγγενών, οικογενειακή κατάσταση, next of kin, family status
κηδεία, κηδείες, κηδεύω, τελετή, γραφείο τελετών, νεκροθάφτης, λείψανο, οστά, funeral, undertaker, burying, bury, buried, ashes > κοιμητήρια, ταφή, cemeteries
γάμος, παντρεύομαι, παντρευτώ, παντρευτούμε, παντρευόμαστε, πολιτικός γάμος, γάμος στο δημαρχείο, άδεια γάμου, νύφη, γαμπρός, στεφάνι, wedding, civil wedding, civil marriage, marriage, marry, get married, married, marriage licence, marriage license > πολιτικός γάμος, γάμος, wedding, marriage
διαζύγιο, χωρισμός, χώρισα, divorce > οικογενειακή κατάσταση, ληξιαρχείο
σύμφωνο συμβίωσης, civil partnership > γάμος, ληξιαρχείο
αγαμία, πιστοποιητικό αγαμίας, ελεύθερος, ανύπαντρος, ανύπαντρη, άγαμος, unmarried, single status, single > οικογενειακή κατάσταση, πολιτικός γάμος, family status
αλλαγή ονόματος, αλλαγή επωνύμου, αλλάζω όνομα, λάθος στο όνομα, διόρθωση ονόματος, change name, change my surname, wrong name > ληξιαρχείο, δημοτολόγιο, civil registry
βάφτιση, βάπτιση, ονοματοδοσία, όνομα παιδιού, βαφτίσια, baptism, naming > ληξιαρχείο, γέννηση
οικογενειακή κατάσταση, πιστοποιητικό οικογενειακής κατάστασης, family status, family certificate
ληξιαρχική πράξη γάμου, πιστοποιητικό γάμου, χαρτί γάμου, αντίγραφο γάμου, χαρτί ότι είμαι παντρεμένος, παντρεμένος, παντρεμένη, proof of marriage, marriage certificate, marriage record > ληξιαρχική πράξη γάμου, marriage record
κληρονομιά, κληρονομικά, χαρτί για κληρονομιά, αποποίηση κληρονομιάς, πλησιέστεροι συγγενείς, εγγύτεροι συγγενείς, κληρονόμος, διαθήκη, inheritance, next of kin, heir, heirs, will and inheritance > πιστοποιητικό πλησιέστερων συγγενών, next of kin
ληξιαρχείο, ληξιαρχική πράξη, registry office, civil registry, registrar, register office
δημότης, δημότισσα, δημότισσες, γίνομαι δημότης, γίνω δημότης, εγγραφή δημότη, δημότες εγγράφονται, γράφομαι στο δημοτολόγιο, become a citizen of the municipality > δημοτολόγιο, εγγραφή στο δημοτολόγιο, register of citizens
δημοτολόγιο, μητρώο δημοτών, εγγραφή στο δημοτολόγιο, μεταδημότευση, register of citizens, citizens register, citizens’ register, citizen register
εντοπιότητα, ιθαγένεια, υπηκοότητα, πολιτογράφηση, citizenship, nationality, local origin, naturalisation > εντοπιότητα, δημοτολόγιο, local origin
μητρώο αρρένων, στρατός, στρατολογία, φαντάρος, στρατολογικό, army, military service > μητρώο αρρένων, δημοτολόγιο, πιστοποιητικό
μόνιμη κατοικία, βεβαίωση κατοικίας, βεβαίωση μόνιμης κατοικίας, χαρτί ότι μένω, χαρτί κατοικίας, μένω εδώ, κάτοικος, αλλαγή διεύθυνσης, αλλάζω διεύθυνση, μετακόμιση, μετακομίζω, proof of address, proof of residence, permanent residence, residence certificate, residency, moving to, moving here, just moved, moving house, change of address > βεβαίωση μόνιμης κατοικίας, permanent residence
ταυτότητα, αστυνομική ταυτότητα, ΑΔΤ, ΔΑΤ, έχασα την ταυτότητα, χάθηκε η ταυτότητα, έχασα το διαβατήριο, χαμένη ταυτότητα, διαβατήριο, δίπλωμα, έχασα το δίπλωμα, identity card, id card, passport, lost id, lost passport, lost identity card > υπηρεσίες άλλων φορέων, other authorities, ΚΕΠ, Κέντρα Εξυπηρέτησης Πολιτών, KEP
πληρεξούσιο, power of attorney > εξουσιοδότηση, υπεύθυνη δήλωση, authorisation, ΚΕΠ
γνήσιο της υπογραφής, γνήσιο, επικύρωση, υπεύθυνη δήλωση, ΥΔ, εξουσιοδότηση, certified signature, authorisation, solemn declaration, true copy > εξουσιοδότηση, υπεύθυνη δήλωση, ΚΕΠ
άδεια διαμονής, μετανάστης, μετανάστες, πρόσφυγας, αλλοδαποί, ξένος υπήκοος, residence permit, immigrant, migrant, refugee, foreigner > άδεια διαμονής, residence permit, Κέντρο Κοινότητας
εκλογικός κατάλογος, εκλογές, ψηφίζω, ψηφίσω, ψηφοφορία, εκλογικά, ειδικός εκλογικός αριθμός, elections, vote, register to vote, voting, polling station, electoral roll > εκλογικό τμήμα, εκλογικός κατάλογος, ψηφίζω, electoral roll
ΚΕΠ, κέντρο εξυπηρέτησης πολιτών, citizen service centre, citizen service center, kep, citizens service centre
γνωστοποίηση κατοικίας, ασφαλιστική ενημερότητα, παράβολο, κάρτα ανεργίας, άδεια οδήγησης, δίπλωμα οδήγησης, driving licence, driving license > ΚΕΠ, Κέντρα Εξυπηρέτησης Πολιτών
βοήθεια με το gov.gr, βοήθεια με το taxisnet, βοήθεια με υπολογιστή, δεν ξέρω από υπολογιστές, help with gov.gr, help with online forms > ΚΕΠ
gov.gr, gov, ηλεκτρονικά, online, μέσω ίντερνετ, διαδικτυακά, ψηφιακά, digital, e-services, eservices, electronic > ηλεκτρονικές υπηρεσίες, online services
taxisnet, κωδικοί, κωδικοί taxis, κλειδιά taxis, κλειδιά για το taxis, κλειδάριθμος, σύνδεση, login, credentials > taxisnet, ηλεκτρονικές υπηρεσίες
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
ρίχνω τοίχο, ρίξω τοίχο, γκρεμίζω τοίχο, γκρεμίσω τοίχο, γκρέμισμα, κατεδάφιση, άδεια κατεδάφισης, knock down a wall, demolish, demolition > οικοδομική άδεια, πολεοδομία, building permit
μικρή κλίμακα, έγκριση εργασιών μικρής κλίμακας, βάψιμο σπιτιού, βάφω το σπίτι, βάψω το σπίτι, μάντρα, τοίχος στην αυλή, χτίζω τοίχο, φτιάχνω τοίχο, κάγκελα, περίφραξη, πέργκολα, ανακαίνιση, small works, fence, pergola, renovation > άδεια, δόμηση, μικρής κλίμακας
αυθαίρετο, αυθαίρετα, νομιμοποίηση, νομιμοποιώ, τακτοποίηση αυθαιρέτου, unauthorised building, illegal building, legalise, regularisation, unauthorised works > αυθαίρετα, unauthorised
όροι δόμησης, συντελεστής δόμησης, χρήσεις γης, οικόπεδο, χωράφι, αγροτεμάχιο, εκτός σχεδίου, σχέδιο πόλης, planning rules, zoning, land use, plot, land > όροι δόμησης, οικόπεδο, planning rules
κτηματολόγιο, ΚΑΕΚ, τίτλος ιδιοκτησίας, τοπογραφικό, υποθηκοφυλακείο, land registry, cadastre, title deed, deed > ΚΑΕΚ, τοπογραφικό, κτηματολόγιο, title deed
ΑΤΑΚ, τετραγωνικά ΔΕΗ > ΤΑΠ, τέλος ακίνητης περιουσίας
ετοιμόρροπο, επικίνδυνο κτίριο, ρωγμές, ετοιμόρροπο κτίριο, dangerous building, crumbling > ετοιμόρροπο, κτίριο, πολεοδομία
μηχανικός, αρχιτέκτονας, τοπογράφος, engineer, architect, surveyor
# Social
επίδομα, επιδόματα, βοήθημα, χρηματική ενίσχυση, παροχές, κοινωνικές παροχές, benefit, benefits, allowance, welfare, social benefits
κοινωνική υπηρεσία, κοινωνική πρόνοια, πρόνοια, κοινωνικός λειτουργός, Κέντρο Κοινότητας, social services, social worker, community centre, community center
ελάχιστο εγγυημένο εισόδημα, ΕΕΕ, ΚΕΑ, κοινωνικό εισόδημα αλληλεγγύης, guaranteed minimum income, minimum income, KEA
δεν έχω λεφτά, φτώχεια, φτωχός, άπορος, άποροι, οικονομική βοήθεια, χαμηλό εισόδημα, δεν μπορώ να πληρώσω, δεν έχω για το ρεύμα, πληρώσω το ρεύμα, can’t pay the electricity, ανεργία, άνεργος, άνεργη, δεν έχω δουλειά, no money, poor, poverty, financial help, low income, unemployed, unemployment > κοινωνική πρόνοια, ελάχιστο εγγυημένο εισόδημα, επίδομα
πεινάω, πεινάμε, δεν έχω να φάω, φαγητό για άπορους, λεφτά για φαγητό, χρήματα για φαγητό, πακέτα τροφίμων, τζάμπα φαγητό, δωρεάν φαγητό, δωρεάν γεύμα, ρούχα για άπορους, hungry, nothing to eat, free meal, free meals, food parcel, food parcels > κοινωνικό παντοπωλείο, social grocery, κοινωνική πρόνοια
δεν τα βγάζω πέρα, δεν βγαίνει ο μήνας, δεν βγάζω τον μήνα, χρειάζομαι βοήθεια, ζητάω βοήθεια, οικονομικές δυσκολίες, μου έκαναν έξωση, έξωση, δυσκολεύομαι, struggling, hard times, make ends meet, eviction > κοινωνική πρόνοια, επίδομα, social welfare
κατάκοιτος, κατάκοιτη, άνοια, αλτσχάιμερ, ανήμπορος, ανήμπορη, δεν μπορεί να περπατήσει, δεν μπορεί να βγει, δεν αυτοεξυπηρετείται, bedridden, dementia, alzheimer, housebound > βοήθεια στο σπίτι, help at home
προσέχει τον πατέρα μου, προσέχει τη μητέρα μου, προσέχει τη μάνα μου, να προσέχει τη γιαγιά, βοηθάει τη μάνα μου, φροντίδα μητέρας, γυναίκα για τη γιαγιά, look after my mother, care for my father, look after my parents, care for mum > βοήθεια στο σπίτι, help at home
ζεστό φαγητό, φαγητό στο σπίτι, έτοιμο φαγητό, meals on wheels, hot meal > κοινωνική πρόνοια, βοήθεια στο σπίτι, social welfare
μοναξιά, μόνος μου, μόνη μου, ζει μόνος, ζει μόνη, μένει μόνη, μένει μόνος, παρέα, συντροφιά, lonely, alone, lives alone, company for > βοήθεια στο σπίτι, ΚΑΠΗ, help at home
ΚΕΠΑ, ποσοστό αναπηρίας, πιστοποίηση αναπηρίας, απόφαση αναπηρίας, KEPA, disability certification > απόφαση ΚΕΠΑ, ΚΕΠΑ, κοινωνική πρόνοια
καρότσι, καροτσάκι, παιδικό καρότσι, pushchair, pram, stroller > αμαξίδιο, καρότσια, καροτσάκι, pushchairs
κωφός, κωφοί, βαρήκοος, νοηματική, νοηματική γλώσσα, deaf, hard of hearing, sign language > νοηματική, sign language, προσβασιμότητα
κοινωνικό παντοπωλείο, τρόφιμα, συσσίτιο, συσσίτια, κοινωνικό φαρμακείο, τράπεζα τροφίμων, food bank, soup kitchen, social grocery, free food > κοινωνικό παντοπωλείο, social grocery, κοινωνική πρόνοια
ηλικιωμένος, ηλικιωμένοι, τρίτη ηλικία, γέροι, elderly, older people, older residents, seniors > ηλικιωμένους, τρίτη ηλικία, older people, older residents
βοήθεια στο σπίτι, ηλικιωμένος, ηλικιωμένοι, γέρος, γριά, γέροι, γέροντας, παππούς, γιαγιά, τρίτη ηλικία, φροντίδα ηλικιωμένων, κατ οίκον φροντίδα, νοσοκόμα στο σπίτι, ΒΣΣ, help at home, home help, home care, elderly, elderly care, older people, old people, carer > βοήθεια στο σπίτι, help at home
γηροκομείο, γηροκομεία, οίκος ευγηρίας, μονάδα φροντίδας ηλικιωμένων, nursing home, old people’s home, care home, retirement home > βοήθεια στο σπίτι, κοινωνική πρόνοια, help at home
ΚΑΠΗ, κέντρο ανοιχτής προστασίας ηλικιωμένων, λέσχη φιλίας, kapi, day centre, senior centre, pensioners > ΚΑΠΗ, κοινωνική πρόνοια, βοήθεια στο σπίτι
συνταξιούχος, σύνταξη, συντάξεις, pension, pensioner > κοινωνική πρόνοια, ΚΑΠΗ, ΚΕΠ
αναπηρία, ανάπηρος, ανάπηροι, ΑμεΑ, άτομα με αναπηρία, άτομο με ειδικές ανάγκες, αμαξίδιο, αναπηρικό αμαξίδιο, καροτσάκι, κινητικά προβλήματα, ΚΕΠΑ, disability, disabled, wheelchair, wheelchair access, wheelchair accessible, disabled people, handicapped, people with disabilities > αναπηρία, ΑμεΑ, προσβασιμότητα, αμαξίδιο, disabilities, wheelchair
επίδομα ενοικίου, ενοίκιο, στέγαση, επίδομα στέγασης, σπίτι να νοικιάσω, άστεγος, άστεγοι, rent, housing benefit, housing, homeless, rent allowance > επίδομα στέγασης, housing benefit, στέγαση
επίδομα παιδιού, Α21, πολύτεκνος, πολύτεκνοι, τρίτεκνοι, μονογονεϊκή, child benefit, large family, single parent > επίδομα παιδιού, επίδομα, child benefit, benefits
ενδοοικογενειακή βία, κακοποίηση, κακοποιημένη γυναίκα, με χτυπάει, domestic violence, abuse > Κέντρο Κοινότητας, κοινωνική πρόνοια
ρομά, τσιγγάνοι, roma > Κέντρο Κοινότητας
ψυχολόγος, ψυχική υγεία, ψυχολογική στήριξη, κατάθλιψη, ναρκωτικά, απεξάρτηση, psychologist, counselling, mental health > κοινωνική πρόνοια, Κέντρο Κοινότητας
αιμοδοσία, δίνω αίμα, τράπεζα αίματος, blood donation, give blood > αιμοδοσία, εθελοντισμός
νοσοκομείο, γιατρός, κέντρο υγείας, φαρμακείο, εφημερεύον φαρμακείο, hospital, doctor, clinic, pharmacy > νοσοκομείο, φαρμακείο, επικοινωνία
ορφανό, ορφανά, πέθανε ο γονιός, orphan, orphans > κοινωνική πρόνοια, επίδομα
σχολή γονέων, επίδομα τοκετού, μητέρα, έγκυος, μητρότητα, maternity, pregnant, mother > κοινωνική πρόνοια, επίδομα
δωρίζω ρούχα, δίνω ρούχα, χαρίζω ρούχα, δωρεά ρούχων, δωρίζω τρόφιμα, donate clothes, donate food > εθελοντισμός, κοινωνική πρόνοια, volunteering
# Children and schools
παιδικός σταθμός, βρεφονηπιακός σταθμός, βρεφονηπιακός, βρεφικός, βρεφικός σταθμός, νηπιαγωγείο, νήπιο, προσχολική, φύλαξη παιδιών, εγγραφή στον παιδικό σταθμό, nursery, nurseries, kindergarten, childcare, day care, daycare, preschool, creche, kindergarten registration, nursery registration > παιδικός σταθμός, βρεφονηπιακός, nursery
μωρό, βρέφος, νεογέννητο, παιδάκι, baby, infant, toddler > παιδικός σταθμός, βρέφος, babies
πού αφήνω το παιδί, πού αφήνω το μωρό, κρατάει το παιδί, κρατήσει το παιδί, φύλαξη μωρού, νταντά, μπέιμπι σίτερ, babysitter, look after my child, leave my child > παιδικός σταθμός, nursery
παιδί, παιδιά, child, children, kids
voucher, ΕΣΠΑ, ΕΕΤΑΑ, ευρωπαϊκό πρόγραμμα, vouchers, espa > voucher, ΕΣΠΑ, ΕΕΤΑΑ
εγγραφή στο σχολείο, εγγραφές σχολείου, εγγραφή στο δημοτικό, εγγραφή στο νηπιαγωγείο, εγγραφή μαθητή, γράφω το παιδί, γράψω το παιδί, δημοτικό σχολείο, γυμνάσιο, λύκειο, σχολείο, σχολεία, πρωτάκι, school, schools, school enrolment, school enrollment, primary school, school registration, enrol my child, register my child, register at school, register for school, sign up for school > εγγραφή σε σχολείο, σχολείο, school
πρώτη δημοτικού, αλλαγή σχολείου, αλλάζω σχολείο, νέο σχολείο, μετεγγραφή, σε ποιο σχολείο, ολοήμερο, change school, new school, which school, first grade, start school > εγγραφή σε σχολείο, school enrolment
κλειστά σχολεία, χιόνι σχολεία, schools closed > σχολεία, ανακοινώσεις
σχολική επιτροπή, διευθυντής σχολείου, καθαρίστριες σχολείων, school board, school committee > σχολικά κτίρια, παιδεία
μαθητής, μαθητές, φοιτητής, υποτροφία, φροντιστήριο, pupil, student, scholarship > παιδεία, σχολεία
διά βίου μάθηση, σεμινάρια, μαθήματα υπολογιστών, μαθήματα ελληνικών, κέντρο διά βίου μάθησης, lifelong learning, courses, adult education, greek lessons, lessons > διά βίου μάθηση, lifelong learning
βιβλιοθήκη, δανεισμός βιβλίων, βιβλία, αναγνωστήριο, library, books, borrow books, reading room
ωδείο, μουσικό σχολείο, φιλαρμονική, μπάντα, χορωδία, χορευτικό, μαθήματα μουσικής, conservatory, music school, band, choir > φιλαρμονική, χορωδία, πολιτισμός
κατασκήνωση, καλοκαιρινό camp, θερινή απασχόληση, summer camp > παιδιά, άθληση, δραστηριότητες
# Sport
γυμναστήριο, γυμναστική, άθληση, αθλητισμός, πρόγραμμα άθλησης, γιόγκα, αεροβική, gym, exercise, fitness, sport, sports, yoga, workout > άθληση, αθλητισμός, exercise, sports
γήπεδο, γήπεδα, μπάλα, ποδόσφαιρο, μπάσκετ, καλαθοσφαίριση, πετοσφαίριση, αντισφαίριση, βόλεϊ, τένις, στάδιο, football, soccer, pitch, football pitch, basketball, tennis, court, stadium > γήπεδο, αθλητισμός, sports grounds, courts
κολυμβητήριο, πισίνα, κολύμπι, swimming pool, pool > κολυμβητήριο, αθλητισμός
κλειστό γυμναστήριο, sports hall, indoor hall > κλειστά γυμναστήρια, sports halls, αθλητισμός
αθλητικός σύλλογος, σωματείο, ομάδα, sports club, club, association > αθλητικός σύλλογος, σωματεία, clubs
νεολαία, νέοι, έφηβοι, youth, young people, teenagers
# Business
μαγαζί, κατάστημα, καταστήματα, επιχείρηση, shop, store, business, company
ανοίγω επιχείρηση, ανοίξω επιχείρηση, ανοίξω καφετέρια, ανοίξω καφέ, ανοίξω εστιατόριο, ανοίξω ταβέρνα, ανοίξω μπαρ, ανοίξω φούρνο, ανοίξω κομμωτήριο, open a cafe, open a bar, open a tavern, open a bakery > γνωστοποίηση, κατάστημα, shop, operation
ανοίγω μαγαζί, ανοίξω μαγαζί, άνοιγμα καταστήματος, ανοίξω κατάστημα, άδεια καταστήματος, άδεια λειτουργίας, αδειοδότηση, άδεια μαγαζιού, έναρξη επιχείρησης, γνωστοποίηση, ΚΥΕ, ΓΕΜΗ, υγειονομικού ενδιαφέροντος, open a shop, opening a shop, shop licence, business licence, start a business, open a restaurant, licence to operate > γνωστοποίηση, κατάστημα, shop, operation
καφετέρια, μπαρ, καφενείο, φούρνος, κομμωτήριο, cafe, bar, hairdresser, bakery > κατάστημα, γνωστοποίηση, επιχειρήσεις
τραπεζάκια, τραπεζοκαθίσματα, τραπέζια στο πεζοδρόμιο, τραπεζάκια έξω, κοινόχρηστος χώρος, κατάληψη πεζοδρομίου, σκαλωσιά, περίπτερο, tables outside, pavement tables, outdoor seating, kiosk, public space > κοινόχρηστος χώρος, τραπεζοκαθίσματα, public space
τραπέζια έξω, βγάζω τραπέζια, καρέκλες έξω, τέντα, τέντες, εμπορεύματα στο πεζοδρόμιο, tables, chairs outside, terrace, awning, goods on the pavement > κοινόχρηστος χώρος, τραπεζοκαθίσματα, public space
καντίνα, πουλάω στον δρόμο, πουλάω λαχανικά, πουλάω φρούτα, παραγωγός, λαχανικά, ντομάτες, food truck, sell vegetables, sell fruit, fresh vegetables, fruit and vegetables > λαϊκή αγορά, υπαίθριο εμπόριο, open air market
άδεια μουσικής, ζωντανή μουσική στο μαγαζί, άδεια αλκοόλ, music licence, alcohol licence > κατάστημα, άδεια, επιχειρήσεις, businesses
λαϊκή αγορά, λαϊκή, παζάρι, πάγκος, υπαίθριο εμπόριο, πλανόδιος, πλανόδιο εμπόριο, εμποροπανήγυρη, υπαίθρια αγορά, farmers market, street market, open-air market, market, market stall, bazaar, street vendor > λαϊκή αγορά, open air market
διαφήμιση, διαφημιστική πινακίδα, ταμπέλα, επιγραφή, sign, billboard, advertising > επιγραφή, κατάστημα, κοινόχρηστος χώρος
τέλος παρεπιδημούντων, τέλος διαμονής, ΤΑΔ, airbnb, βραχυχρόνια μίσθωση, stay tax, overnight tax, short-term rental > τέλη, επιχειρήσεις
αιγιαλός, ομπρέλες, ξαπλώστρες, beach bar, sunbeds, umbrellas, seashore > παραλία, κοινόχρηστος χώρος, αιγιαλός
δουλειά, δουλειές, δουλειά στον δήμο, πρόσληψη, προσλήψεις, πρόσληψη προσωπικού, θέσεις εργασίας, εποχικό προσωπικό, εποχικοί, βιογραφικό, job, jobs, apply for a job, job application, αίτηση για δουλειά, αίτηση πρόσληψης, job openings, vacancies, hiring, careers, work, employment > προσλήψεις, θέσεις εργασίας, ανακοινώσεις, announcements
διαγωνισμός, διαγωνισμοί, προκήρυξη, διακήρυξη, προμήθεια, δημοπρασία, ΕΣΗΔΗΣ, ΚΗΜΔΗΣ, tender, tenders, procurement, procurement notice, tender notice, bid, contract notice, auction
ΑΔΑΜ, CPV, τεύχη διαγωνισμού, τεύχη δημοπράτησης, έγγραφα διαγωνισμού, tender documents, tender papers, εργολάβος, εργολαβία, μειοδότης, προσφορά, κατάθεση προσφοράς, κατακύρωση, contractor, supplier, suppliers > διαγωνισμός, tender
# Transport
στάθμευση, πάρκινγκ, σταθμεύω, σταθμεύσω, παρκάρω, παρκάρουν, παρκάρισμα, πού παρκάρω, χώρος στάθμευσης, parking, park, park the car, park my car, car park, parking place, parking space
πού αφήνω το αυτοκίνητο, πού αφήνω το αμάξι, αφήνω το αμάξι, αφήνω το αυτοκίνητο, θέση για το αμάξι, δεν βρίσκω θέση, leave the car, leave my car, nowhere to park > στάθμευση, parking
εισιτήριο, εισιτήρια, εισιτήριο λεωφορείου, ticket for the bus, bus ticket, bus fare, fare > εισιτήριο λεωφορείου, συγκοινωνία, bus ticket
κάρτα στάθμευσης, άδεια στάθμευσης, σήμα κατοίκου, κάρτα κατοίκου, κάρτα μονίμου κατοίκου, κάρτα πάρκινγκ, θέση κατοίκου, παρκάρισμα κατοίκων, parking permit, resident permit, resident parking, residents parking > κάρτα στάθμευσης κατοίκου, parking permit
θέση αναπήρων, θέση ΑμεΑ, θέση στάθμευσης αναπήρου, θέση πάρκινγκ αναπήρων, disabled parking, blue badge, reserved place > θέση στάθμευσης, αναπηρία, reserved place
ελεγχόμενη στάθμευση, παρκόμετρο, parking meter, parking zone > στάθμευση, parking zone
λεωφορείο, λεωφορεία, αστικό, δημοτική συγκοινωνία, συγκοινωνία, δρομολόγια, ωράριο λεωφορείων, bus, buses, timetable, public transport, coach
ΚΤΕΛ, υπεραστικό, υπεραστικό λεωφορείο, intercity bus, intercity coach, long-distance bus > ΚΤΕΛ, υπεραστικό, getting here
ταξί, taxi, cab > ταξί, συγκοινωνία
τρένο, τραίνο, προαστιακός, ΟΣΕ, Hellenic Train, σιδηρόδρομος, σιδηροδρομικός σταθμός, train, trains, railway, rail, train station > τρένο, προαστιακός, train, πώς θα έρθετε
πρόσβαση για αμαξίδιο, πρόσβαση με αμαξίδιο, πρόσβαση ΑμεΑ, πρόσβαση αναπήρων, αναπηρική πρόσβαση, wheelchair access, disabled access, step-free > προσβασιμότητα, αμαξίδιο, accessibility, wheelchair
πώς έρχομαι, πώς θα έρθω, πώς πάω, πώς φτάνω, πρόσβαση, από Αθήνα, από Πάτρα, αεροδρόμιο, διόδια, how to get there, getting there, how to get here, directions, getting here, airport, airport transfer, airport shuttle, from athens, athens, by car > πώς θα έρθετε, getting here
αυτοκίνητο, αμάξι, όχημα, μηχανή, car, vehicle, motorbike
# The municipality
δημότης, δημότες, γίνω δημότης, εγγραφή δημότη, μεταδημότευση, εγγραφή στο δημοτολόγιο, registered citizen > δημοτολόγιο, δημότες, citizens register
δήμος, δημαρχείο, δημαρχιακό μέγαρο, town hall, city hall, municipality, municipal building
δήμαρχος, ο δήμαρχος, δήμαρχο, mayor
κουμάντο, κάνει κουμάντο, ποιος διοικεί, who is in charge, who runs the municipality, who runs the town > διοίκηση, δήμαρχος, administration, mayor
μιλήσω με τον δήμαρχο, να δω τον δήμαρχο, ραντεβού με τον δήμαρχο, γραφείο δημάρχου, ποιος είναι δήμαρχος, meet the mayor, talk to the mayor, mayor’s office, who is the mayor > δήμαρχος, mayor
αντιδήμαρχος, αντιδήμαρχοι, deputy mayor, deputy mayors, vice mayor
δημοτικό συμβούλιο, ΔΣ, δημοτικοί σύμβουλοι, δημ. συμβούλιο, δημοτικός σύμβουλος, αντιπολίτευση, παράταξη, council, city council, town council, councillors, councilors, municipal council, councillor
συνεδρίαση, συνεδριάσεις, πρακτικά, ημερήσια διάταξη, πότε συνεδριάζει, επόμενη συνεδρίαση, θέματα συμβουλίου, αποφάσεις συμβουλίου, council meeting, council meetings, agenda, minutes, session > συνεδρίαση, council meeting
μαζεύεται το συμβούλιο, πότε μαζεύεται, συνέλευση, παρακολουθώ το συμβούλιο, τι αποφάσισε το συμβούλιο, τι ψήφισε το συμβούλιο, attend the council, when does the council meet, what did the council decide > συνεδριάσεις, council meetings
δημοτική επιτροπή, οικονομική επιτροπή, επιτροπή ποιότητας ζωής, committee, committees
δημοτική ενότητα, ΔΕ, χωριό, χωριά, τοπική κοινότητα, τοπικό συμβούλιο, πρόεδρος κοινότητας, κοινότητα, village, villages, municipal unit, local community
ΤΚ, ταχυδρομικός κώδικας, ταχυδρομική διεύθυνση, postcode, post code, postal code, zip code, postal address > ταχυδρομικός κώδικας, επικοινωνία, δημοτική ενότητα, contact
ΟΤΑ, αυτοδιοίκηση, τοπική αυτοδιοίκηση, καλλικράτης, local government > δήμος
υπηρεσίες του δήμου, τμήμα, τμήματα, διεύθυνση υπηρεσίας, γραφείο, οργανόγραμμα, department, departments, office, offices, organisation chart
τηλέφωνο, τηλέφωνα, τηλεφωνικός κατάλογος, αριθμός τηλεφώνου, κινητό, κλήση στο τηλέφωνο, phone, telephone, phone number, phone numbers, call
επικοινωνία, επικοινωνώ, email, e-mail, ηλεκτρονικό ταχυδρομείο, φαξ, στείλω μήνυμα, γράψω στον δήμο, contact, contact us, get in touch, write to us, message
ωράριο, ώρες, ώρες λειτουργίας, τι ώρα ανοίγει, τι ώρα κλείνει, πότε ανοίγει, ανοιχτά, ανοιχτός, κλειστά, ώρες κοινού, opening hours, hours, open, opening times, closing time, working hours, business hours
ανοιχτά το μεσημέρι, ανοιχτά το απόγευμα, ανοιχτό το σάββατο, ανοιχτά το σάββατο, σάββατο ανοιχτά, κυριακή ανοιχτά, αργία, αργίες, γιορτές ανοιχτά, μέχρι τι ώρα, open on saturday, open saturday, open on sunday, public holiday, bank holiday, until what time > ώρες λειτουργίας, ωράριο, opening hours
διεύθυνση, πού είναι, πού βρίσκεται, τοποθεσία, χάρτης, address, where is, location, map, directions to > διεύθυνση, χάρτης, map
έχασα, χαμένα αντικείμενα, έχασα το πορτοφόλι, πορτοφόλι, έχασα τα κλειδιά, χαμένα κλειδιά, βρήκα πορτοφόλι, lost property, lost and found, lost wallet, lost keys, lost bag > δημοτική αστυνομία, municipal police
παράπονο, παράπονα, καταγγελία, καταγγέλλω, διαμαρτυρία, αναφορά, αίτημα, complaint, complaints, complain, report
συνήγορος, συνήγορος του δημότη, συμπαραστάτης, ένσταση, προσφυγή, ombudsman, appeal, objection > συνήγορος, προσφυγή, δικαιώματα, rights
δημοτική αστυνομία, δημ αστυνομία, αστυνομία, τροχαία, διπλοπαρκαρισμένο, διπλοπαρκάρισμα, κλείνει την έξοδο, μπλοκάρει το γκαράζ, municipal police, police, double parked, blocked driveway > δημοτική αστυνομία, municipal police
υπάλληλος, υπάλληλοι, προσωπικό, προϊστάμενος, διευθυντής, staff, employee, civil servant, head of department > διευθύνσεις, προσωπικό
διαύγεια, διαφάνεια, ΑΔΑ, αποφάσεις, αποφάσεις δημάρχου, απόφαση, αριθμός διαδικτυακής ανάρτησης, ΦΕΚ, έγγραφα, diavgeia, transparency, decisions, decision, ADA, public documents
απόφαση συμβουλίου για τα τέλη, απόφαση για τα τέλη, απόφαση τελών, council decision on fees, decision on fees > απόφαση τέλη χρήσης κοινόχρηστων χώρων
προϋπολογισμός, οικονομικά του δήμου, απολογισμός, ισολογισμός, τεχνικό πρόγραμμα, έσοδα έξοδα, πού πάνε τα λεφτά, χρήματα του δήμου, λεφτά του δήμου, δημοτικός προϋπολογισμός, budget, municipal budget, town budget, accounts, financial report, spending > προϋπολογισμός, budget
εισφορές, χορηγίες, επιχορήγηση, επιχορηγήσεις, χρηματοδότηση, grant, grants, funding > προϋπολογισμός, σύλλογοι
διαβούλευση, γνώμη, πρόταση πολιτών, συμμετοχή, consultation, have your say, public consultation, participation
δικαιώματα, διαδικασία, διαδικασίες, rights, procedures, procedure
πρόσβαση σε έγγραφα, ζητήσω ένα έγγραφο, αντίγραφο απόφασης, freedom of information, FOI, access to documents, information request, request a document > διαδικασίες και δικαιώματα, διαφάνεια, procedures, transparency
τεχνική υπηρεσία, τεχνικές υπηρεσίες, technical services > τεχνικές υπηρεσίες, technical services
αντιπλημμυρικά, έργο, έργα, ανάπλαση, public works, works, project, projects
σύμβαση, συμβάσεις, ανάθεση, απευθείας ανάθεση, contract, contracts, award
ΣΒΑΚ, βιώσιμη κινητικότητα, σχέδιο βιώσιμης αστικής κινητικότητας, SUMP, mobility plan > βιώσιμη αστική κινητικότητα, mobility plan
προσωπικά δεδομένα, GDPR, απόρρητο, ΓΚΠΔ, cookies, υπεύθυνος προστασίας δεδομένων, DPO, privacy, personal data, data protection > προστασία δεδομένων, privacy
προσβασιμότητα, accessibility, screen reader, αναγνώστης οθόνης, τυφλός, blind
όροι χρήσης, πνευματικά δικαιώματα, terms, terms of use, copyright
ενημερωτικό δελτίο, newsletter, εγγραφή στο newsletter, εφημερίδα του δήμου, εφημερίδα δήμου, ενημερώσεις με email, νέα με email, νέα στο μέιλ, subscribe, unsubscribe
νέα, ειδήσεις, ανακοινώσεις, ανακοίνωση, δελτίο τύπου, τι νέα, news, announcements, press release, announcement
# What others do
ταυτότητα, νέα ταυτότητα, διαβατήριο, δίπλωμα οδήγησης, ανανέωση διπλώματος, άδεια οδήγησης, άδεια διαμονής, ποινικό μητρώο, στρατολογία, identity card, passport, driving licence, driving license, driver’s license, residence permit, criminal record, military service > υπηρεσίες άλλων φορέων, other authorities
εφορία, ΔΟΥ, ΑΑΔΕ, ΕΝΦΙΑ, τέλη κυκλοφορίας, σύνταξη, συντάξεις, χρήματα της σύνταξης, ΕΦΚΑ, e-ΕΦΚΑ, ΙΚΑ, ΑΠΔ, αναλυτική περιοδική δήλωση, ΔΥΠΑ, ΟΑΕΔ, επίδομα ανεργίας, ταμείο ανεργίας, κάρτα ανεργίας, ΟΠΕΚΑ, tax office, road tax, pension, unemployment benefit > υπηρεσίες άλλων φορέων, other authorities
ΟΠΕΚΕΠΕ, ΟΣΔΕ, ΕΛΓΑ, αγροτικές επιδοτήσεις, αγροτική ενίσχυση, farm subsidy > υπηρεσίες άλλων φορέων, other authorities
ΔΕΗ, κτηματολόγιο, κλειδώθηκα, κλειδώθηκα απέξω, κλειδώθηκα έξω, κλειδαράς, electricity bill, land registry, locked out, locksmith > υπηρεσίες άλλων φορέων, other authorities
νοσοκομείο, φαρμακείο, εφημερεύον φαρμακείο, γιατρός, γιατρός απόψε, hospital, doctor, doctor tonight, pharmacy, chemist, drugstore, pharmacy on duty > υπηρεσίες άλλων φορέων, other authorities
ΚΤΕΟ, λιμεναρχείο, λιμενικό, δασαρχείο, κυνήγι, άδεια κυνηγιού, vehicle inspection, port authority, coast guard, forest service, hunting > υπηρεσίες άλλων φορέων, other authorities
# Emergencies
κλήση σε πυρκαγιά, κλήση για φωτιά, ποιον καλώ, ποιον να καλέσω, τηλέφωνο για φωτιά, whom to call, who to call > έκτακτη ανάγκη, αριθμοί, emergency
φωτιά, πυρκαγιά, πυροσβεστική, καπνός, καίγεται, μυρίζει καμένο, μυρίζει καπνός, fire, wildfire, forest fire, fire brigade, smoke > πυρκαγιά, έκτακτη ανάγκη, πολιτική προστασία, civil protection
σεισμός, σεισμοί, μέτρα για σεισμό, μέτρα ασφαλείας σεισμού, οδηγίες για σεισμό, earthquake instructions, σημείο συγκέντρωσης, χώρος καταφυγής, καταφύγιο, τι κάνω στον σεισμό, earthquake, assembly point > σεισμός, έκτακτη ανάγκη, πολιτική προστασία, earthquake
πού μαζευόμαστε, πού πάω στον σεισμό, πού πάμε σε σεισμό, σημείο συνάντησης, where to gather, where do we gather, gathering point, meeting point > χώρος καταφυγής, έκτακτη ανάγκη, assembly point
ασθενοφόρο, έπαθε έμφραγμα, πρώτες βοήθειες, τραυματίστηκε, λιποθύμησε, ambulance, first aid, heart attack > έκτακτη ανάγκη, ασθενοφόρο, ambulance
πλημμύρα, πλημμύρισε, κακοκαιρία, θεομηνία, χιόνι, χιόνια, παγετός, αλάτι, καταιγίδα, flood, flooding, storm, snow, bad weather > πολιτική προστασία, civil protection, πλημμύρα
καύσωνας, ζέστη, κλιματιζόμενος χώρος, heatwave, heat wave, hot > πολιτική προστασία, καύσωνας
πολιτική προστασία, ΠΣΕΑ, έκτακτη ανάγκη, επείγον, επείγοντα, 112, emergency phone, civil protection, emergency, emergency number, emergency numbers, help now > έκτακτη ανάγκη, πολιτική προστασία, civil protection
πυρόπληκτοι, πλημμυροπαθείς, σεισμόπληκτοι, αποζημίωση ζημιών, fire victims, flood victims, flood compensation > πολιτική προστασία, κοινωνική πρόνοια, civil protection
# Cemeteries
νεκροταφείο, νεκροταφεία, κοιμητήριο, τάφος, ταφή, θάψιμο, θάβω, θάψουμε, μνημόσυνο, μνήμα, μνήματα, οστεοφυλάκιο, εκταφή, οικογενειακός τάφος, ανανέωση τάφου, καντήλι, cemetery, cemeteries, graveyard, grave, burial, tomb > κοιμητήρια, ταφή, cemeteries
`;
