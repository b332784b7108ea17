/**
 * Whole sentences and questions, and two or three words in odd order, as people say them to a phone; written before the
 * search was tried with them: of 60, 52 were found at the first try.
 */
export const SENTENCES = `
πού πληρώνω το νερό → water payments
τι χρειάζεται για να παντρευτώ στο δημαρχείο → civil-wedding
τι χαρτιά θέλω για πιστοποιητικό γέννησης → birth-certificate
πόσο κοστίζει ο πολιτικός γάμος → civil-wedding
ποια μέρα μαζεύουν τα μπάζα και τα κλαδιά → bulky-waste
θέλω να πετάξω έναν παλιό καναπέ, ποιον παίρνω τηλέφωνο; → bulky-waste
είναι ανοιχτό το δημαρχείο την Παρασκευή; → town-hall contact departments
τι ώρα κλείνει το ΚΕΠ; → kep
πότε είναι το επόμενο δημοτικό συμβούλιο → council-meetings session-
ποιος είναι ο δήμαρχος → mayor
πώς μπορώ να μιλήσω με τον δήμαρχο → mayor
έχω πάρει μια κλήση από τη δημοτική αστυνομία, πώς την πληρώνω → fines
δεν συμφωνώ με το πρόστιμο → fines
η λάμπα έξω από το σπίτι μου έχει καεί εδώ και μέρες → lighting-and-roads
υπάρχει μια λακκούβα μπροστά στο σχολείο → lighting-and-roads
βρήκα ένα πληγωμένο σκυλί τι κάνω → stray-animals
από πού παίρνω βεβαίωση ότι μένω στο Αίγιο → permanent-residence
ο παππούς μου μένει μόνος και χρειάζεται βοήθεια → help-at-home
πώς γράφω το παιδί μου στον παιδικό σταθμό → school-enrolment
πότε αρχίζουν οι εγγραφές στα νηπιαγωγεία → school-enrolment
πόσο κάνει ένας τάφος → cemetery
ανανέωση τάφου τριετία → cemetery
χρειάζομαι βεβαίωση ΤΑΠ για συμβόλαιο → property-charge
πού βρίσκω την απόφαση του δημοτικού συμβουλίου για τα τέλη → council-decision council-meetings session-
πόσα χρήματα έχει ο δήμος → budget financial annual-report
τρέχων διαγωνισμός του δήμου για έργα → tenders
με ποιο τρένο έρχομαι από την Αθήνα → getting-here
έχει πάρκινγκ η παραλία στα Σελιανίτικα → selianitika-beach
ποιες παραλίες έχουν πρόσβαση για αμαξίδιο → beaches akrata-beach selianitika-beach diakopto-beach
τι να δω σε μια μέρα στο Αίγιο → tourism aigio when-to-visit archaeological-museum
πού μπορώ να μείνω με θέα στη θάλασσα → kymata accommodation
θέλω να προτείνω μια εκδήλωση → submit
θέλω να γίνω εθελοντής → volunteering
κάρτα στάθμευσης τι δικαιολογητικά → parking-permit
δικαιολογητικά κάρτας κάτοικος → parking-permit
γέννησης αντίγραφο πιστοποιητικό ηλεκτρονικά → birth-certificate
τηλέφωνο βλάβες νερό βράδυ → water works-depot emergency
συγγενών πλησιέστερων για τράπεζα → next-of-kin
παιδικών χαρών συντήρηση → lighting-and-roads works-depot technical environment
σχολικών κτιρίων επισκευές → school-repairs tender-school
κλήση τη νύχτα ποιον παίρνω σε πυρκαγιά → emergency
the lamp in my street does not work → lighting-and-roads
how do I get rid of an old fridge → bulky-waste
where can I pay my water bill → water payments
what do I need to get married in Aigio → civil-wedding
how much does a birth certificate cost → birth-certificate
is the town hall open on Saturday → town-hall contact departments
when is the next council meeting → council-meetings session-
who is the mayor → mayor
how do I appeal a parking fine → fines
can I park in the centre → transport parking-permit
how to come from Patras airport → getting-here
is there a beach for wheelchair users → beaches akrata-beach selianitika-beach diakopto-beach
where does the rack railway start → rack-railway getting-here
what to do in case of fire → emergency
I found an injured cat → stray-animals
my mother needs help at home → help-at-home
how do I register my child for school → school-enrolment
document proving that I live here → permanent-residence
my rubbish has not been collected → environment bulky-waste works-depot`;
