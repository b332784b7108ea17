import { page } from '../../../domain/content-types/page.ts';
import { seedEntries } from '../seed-entry.ts';

/** The information pages under /tourism. */
export const tourismPages = seedEntries(page, [
  {
    slug: 'tourism',
    isSample: false,
    data: {
      title: { el: 'Τουρισμός', en: 'Tourism' },
      lead: {
        el: 'Το πρωί στο φαράγγι, το μεσημέρι στη θάλασσα, το βράδυ σε μια πλατεία με θέα στον κόλπο. Στην Αιγιάλεια οι αποστάσεις είναι μικρές.',
        en: 'The gorge in the morning, the sea at noon, a square above the Gulf at night. Nothing is far away in Aigialeia.',
      },
      content: {
        el: `<p>Σαράντα χιλιόμετρα ακτής, βουνά πάνω από δύο χιλιάδες μέτρα, ένα τρένο που σκαρφαλώνει σε φαράγγι και πόλεις που μνημονεύει ο Όμηρος. Δύο ώρες από την Αθήνα και μισή από την Πάτρα.</p>`,
        en: `<p>Forty kilometres of coast, mountains over two thousand metres high, a train that climbs through a gorge and towns that Homer knew. Two hours from Athens and half an hour from Patras.</p>`,
      },
      images: ['vouraikos-railway', 'long-beach'],
      section: 'tourism',
    },
  },
  {
    slug: 'tourism/beaches',
    isSample: false,
    data: {
      title: { el: 'Παραλίες', en: 'Beaches' },
      lead: {
        el: 'Βότσαλο, καθαρά νερά και δροσερά βράδια: οι παραλίες του Κορινθιακού, με όσα χρειάζεται να ξέρετε πριν απλώσετε την πετσέτα.',
        en: 'Pebbles, clear water and cool evenings: the beaches of the Gulf of Corinth, with all you need to know before you lay out your towel.',
      },
      content: {
        el: `<p>Οι παραλίες έχουν βότσαλο και αρκετές βαθαίνουν γρήγορα: κρατήστε τα παιδιά κοντά σας και φορέστε παπουτσάκια θαλάσσης. Ο μαΐστρος σηκώνεται συνήθως το απόγευμα· τα πρωινά η θάλασσα είναι λάδι.</p>`,
        en: `<p>The beaches are pebbly and several get deep quickly: keep children close and wear beach shoes. The breeze usually picks up in the afternoon; in the morning the sea is like glass.</p>`,
      },
      images: ['long-beach'],
      section: 'tourism',
    },
  },
  {
    slug: 'tourism/culture',
    isSample: false,
    data: {
      title: { el: 'Πολιτισμός', en: 'Culture' },
      lead: {
        el: 'Αρχαία θέατρα, μοναστήρια, νεοκλασικές γειτονιές και γιορτές που κρατούν όλο τον χρόνο.',
        en: 'Ancient theatres, monasteries, neoclassical streets and festivals all year round.',
      },
      content: {
        el: `<p>Ο πολιτισμός της Αιγιάλειας δεν είναι μόνο στα μουσεία. Είναι στις πανηγυρικές ημέρες των χωριών, στο καρναβάλι, στα αλώνια της σταφίδας και στις συναυλίες κάτω από τα πλατάνια. Δείτε τις επόμενες <a href="/events">εκδηλώσεις</a>.</p>`,
        en: `<p>Culture here is not only in museums. It lives in village feast days, in the carnival, on the currant drying floors and in concerts under the plane trees. See the <a href="/events">events</a> coming up.</p>`,
      },
      images: ['village-feast'],
      section: 'tourism',
    },
  },
  {
    slug: 'tourism/accommodation',
    isSample: false,
    data: {
      title: { el: 'Διαμονή', en: 'Accommodation' },
      lead: {
        el: 'Ξενοδοχεία δίπλα στη θάλασσα, ξενώνες στο βουνό και δωμάτια μέσα στα αμπέλια, γύρω από το Αίγιο, το Διακοπτό και την Ακράτα.',
        en: 'Hotels by the sea, guesthouses in the mountains and rooms among the vines, around Aigio, Diakopto and Akrata.',
      },
      content: {
        el: `<p>Για κράτηση επικοινωνήστε απευθείας με το κατάλυμα, με τηλέφωνο ή email. Τον Ιούλιο και τον Αύγουστο, καθώς και τα χειμωνιάτικα Σαββατοκύριακα στα ορεινά, καλό είναι να κλείνετε νωρίς. Το γραφείο τουρισμού θα σας βοηθήσει να βρείτε ό,τι σας ταιριάζει: δείτε τα στοιχεία του στη σελίδα <a href="/municipality/departments">Διευθύνσεις και τμήματα</a>.</p>`,
        en: `<p>To book, contact the place directly by phone or email. In July and August, and on winter weekends in the mountains, it is wise to book early. Our tourist office will help you find what suits you: its details are on the <a href="/municipality/departments">Departments</a> page.</p>`,
      },
      images: ['stone-guesthouse'],
      section: 'tourism',
    },
  },
  {
    slug: 'tourism/getting-here',
    isSample: false,
    data: {
      title: { el: 'Πώς θα έρθετε', en: 'Getting here' },
      lead: {
        el: 'Με αυτοκίνητο, τρένο, λεωφορείο ή πλοίο. Το Αίγιο απέχει περίπου δύο ώρες από την Αθήνα και μισή ώρα από την Πάτρα.',
        en: 'By car, train, bus or boat. Aigio is about two hours from Athens and half an hour from Patras.',
      },
      content: {
        el: `<h2>Με αυτοκίνητο</h2>
<p>Ο αυτοκινητόδρομος Α8 (Ολυμπία Οδός) διασχίζει όλο τον Δήμο, με εξόδους προς την Ακράτα, το Διακοπτό και το Αίγιο, μεταξύ άλλων. Έχει διόδια. Η παλαιά εθνική οδός, κοντά στη θάλασσα, είναι πιο αργή αλλά πιο όμορφη και δωρεάν.</p>
<table>
<thead><tr><th scope="col">Από</th><th scope="col">Απόσταση ως το Αίγιο</th><th scope="col">Διάρκεια</th></tr></thead>
<tbody>
<tr><td>Αθήνα</td><td>περίπου 175 χλμ.</td><td>2 ώρες</td></tr>
<tr><td>Κόρινθος</td><td>περίπου 95 χλμ.</td><td>1 ώρα</td></tr>
<tr><td>Πάτρα</td><td>περίπου 40 χλμ.</td><td>30 λεπτά</td></tr>
<tr><td>Καλάβρυτα</td><td>περίπου 50 χλμ.</td><td>1 ώρα</td></tr>
</tbody>
</table>
<h2>Με τρένο</h2>
<p>Ο προαστιακός σιδηρόδρομος συνδέει την Αθήνα με το Αίγιο μέσω Κιάτου, με στάσεις και στην Ακράτα και στο Διακοπτό. Από το Αίγιο λεωφορεία ανταπόκρισης συνεχίζουν για την Πάτρα. Δρομολόγια και εισιτήρια: <a href="https://www.hellenictrain.gr/">Hellenic Train</a>.</p>
<p>Από τον σταθμό του Διακοπτού ξεκινά ο <strong>οδοντωτός</strong> για τα Καλάβρυτα. Για τα Σαββατοκύριακα και τα μεσημεριανά δρομολόγια κλείστε θέση νωρίτερα.</p>
<h2>Με λεωφορείο</h2>
<p>Υπεραστικά λεωφορεία του ΚΤΕΛ Αχαΐας φτάνουν στο Αίγιο από την Αθήνα και την Πάτρα. Τοπικές γραμμές συνδέουν το Αίγιο με την Ακράτα, το Διακοπτό, τη Ροδοδάφνη και τα ορεινά χωριά· για τα πιο ορεινά δεν υπάρχει δρομολόγιο κάθε μέρα.</p>
<h2>Με πλοίο</h2>
<p>Από το λιμάνι του Αιγίου οχηματαγωγό διασχίζει τον Κορινθιακό προς τον Άγιο Νικόλαο Φωκίδας, για όσους έρχονται από τους Δελφούς και τη Στερεά. Τα δρομολόγια αλλάζουν με την εποχή και τον καιρό: ρωτήστε το γραφείο τουρισμού πριν ξεκινήσετε. Στην Πάτρα δένουν τα πλοία από την Ιταλία.</p>
<h2>Με αεροπλάνο</h2>
<p>Το αεροδρόμιο της Αθήνας απέχει περίπου δυόμισι ώρες με αυτοκίνητο, και συνδέεται με το Κιάτο και το Αίγιο με τρένο. Το καλοκαίρι πτήσεις από την Ευρώπη φτάνουν και στον Άραξο, μία ώρα δυτικά.</p>
<h2>Με αμαξίδιο</h2>
<p>Ειδοποιήστε τον σταθμό ή το ΚΤΕΛ μία ημέρα πριν, για να σας βοηθήσουν στην επιβίβαση. Το γραφείο τουρισμού γνωρίζει ποιες παραλίες και ποια καταλύματα έχουν πρόσβαση.</p>`,
        en: `<h2>By car</h2>
<p>The A8 motorway (Olympia Odos) crosses the whole municipality, with exits for Akrata, Diakopto and Aigio among others. It is a toll road. The old national road nearer the sea is slower, but prettier and free.</p>
<table>
<thead><tr><th scope="col">From</th><th scope="col">Distance to Aigio</th><th scope="col">Time</th></tr></thead>
<tbody>
<tr><td>Athens</td><td>about 175 km</td><td>2 hours</td></tr>
<tr><td>Corinth</td><td>about 95 km</td><td>1 hour</td></tr>
<tr><td>Patras</td><td>about 40 km</td><td>30 minutes</td></tr>
<tr><td>Kalavryta</td><td>about 50 km</td><td>1 hour</td></tr>
</tbody>
</table>
<h2>By train</h2>
<p>The suburban railway links Athens with Aigio by way of Kiato, stopping at Akrata and Diakopto too. Connecting buses go on from Aigio to Patras. Timetables and tickets: <a href="https://www.hellenictrain.gr/">Hellenic Train</a>.</p>
<p>The <strong>rack railway</strong> to Kalavryta leaves from Diakopto station. Book ahead for weekends and for the midday trains.</p>
<h2>By bus</h2>
<p>Intercity buses of KTEL Achaias run to Aigio from Athens and Patras. Local lines link Aigio with Akrata, Diakopto, Rododafni and the mountain villages, though not every village has a bus every day.</p>
<h2>By boat</h2>
<p>A car ferry crosses the Gulf from Aigio to Agios Nikolaos in Phocis, for those coming from Delphi and central Greece. Sailings change with the season and the weather: ask the tourist office before you set out. Ships from Italy dock at Patras.</p>
<h2>By air</h2>
<p>Athens airport is about two and a half hours away by car, and has trains towards Kiato and Aigio. In summer, flights from Europe also land at Araxos, an hour to the west.</p>
<h2>With a wheelchair</h2>
<p>Tell the station or the bus company a day ahead so that they can help you board. Our tourist office knows which beaches and places to stay are accessible.</p>`,
      },
      images: ['suburban-railway', 'aigio-ferry'],
      section: 'tourism',
    },
  },
  {
    slug: 'tourism/when-to-visit',
    isSample: false,
    data: {
      title: { el: 'Πότε να έρθετε', en: 'When to visit' },
      lead: {
        el: 'Θάλασσα από τον Μάιο ως τον Οκτώβριο, χιόνι στα βουνά τον χειμώνα, και ανάμεσά τους οι δύο ωραιότερες εποχές για περπάτημα.',
        en: 'Sea from May to October, snow on the mountains in winter and, in between, the two best seasons for walking.',
      },
      content: {
        el: `<h2>Οι εποχές με μια ματιά</h2>
<table>
<thead><tr><th scope="col">Εποχή</th><th scope="col">Καιρός στην ακτή</th><th scope="col">Καλύτερα για</th></tr></thead>
<tbody>
<tr><td>Άνοιξη (Μάρτιος–Μάιος)</td><td>14–24 °C, λίγες βροχές</td><td>Φαράγγι, πεζοπορία, Πάσχα</td></tr>
<tr><td>Καλοκαίρι (Ιούνιος–Αύγουστος)</td><td>26–34 °C, ηλιοφάνεια</td><td>Παραλίες, πανηγύρια, συναυλίες</td></tr>
<tr><td>Φθινόπωρο (Σεπτέμβριος–Νοέμβριος)</td><td>16–28 °C, ήπιες ημέρες</td><td>Ζεστή θάλασσα, τρύγος, κάστανα</td></tr>
<tr><td>Χειμώνας (Δεκέμβριος–Φεβρουάριος)</td><td>6–15 °C, χιόνι ψηλά</td><td>Ορεινά χωριά, χιονοδρομικό, καρναβάλι</td></tr>
</tbody>
</table>
<h2>Άνοιξη</h2>
<p>Οι λεμονιές και οι πορτοκαλιές ανθίζουν και όλη η ακτή μοσχοβολά. Ο Βουραϊκός έχει πολλά νερά και το μονοπάτι του φαραγγιού είναι στα καλύτερά του. Την Παρασκευή μετά το Πάσχα, στο Αίγιο, χιλιάδες προσκυνητές ανεβαίνουν στην Παναγία την Τρυπητή.</p>
<h2>Καλοκαίρι</h2>
<p>Η θάλασσα φτάνει τους 25 °C και οι παραλίες της Ακράτας, των Σελιανιτίκων και του Λόγγου γεμίζουν ζωή. Τα βράδια, συναυλίες, θερινό σινεμά και πανηγύρια, με αποκορύφωμα τον Δεκαπενταύγουστο. Για δροσιά ανεβείτε στη λίμνη Τσιβλού: η θερμοκρασία πέφτει ως και δέκα βαθμούς.</p>
<h2>Φθινόπωρο</h2>
<p>Από το τέλος του Αυγούστου απλώνεται στα αλώνια η μαύρη σταφίδα, τον Σεπτέμβριο αρχίζει ο τρύγος και τον Οκτώβριο κιτρινίζουν τα πλατάνια του Κράθη. Η θάλασσα μένει ζεστή ως τα μέσα Οκτωβρίου και οι τιμές είναι χαμηλότερες.</p>
<h2>Χειμώνας</h2>
<p>Ο Χελμός ασπρίζει και το χιονοδρομικό κέντρο των Καλαβρύτων απέχει περίπου μία ώρα. Στη Ζαρούχλα και στα άλλα χωριά ανάβουν τα τζάκια. Στην ακτή οι Αλκυονίδες ημέρες του Ιανουαρίου είναι συχνά ηλιόλουστες, και τον Φεβρουάριο ή τον Μάρτιο γιορτάζουμε το καρναβάλι.</p>
<h2>Προτού ξεκινήσετε</h2>
<ul>
<li>Δείτε το πρόγραμμα στη σελίδα <a href="/events">Εκδηλώσεις</a>.</li>
<li>Έρχεστε οικογενειακώς; Δείτε πού να πάτε <a href="/tourism/with-children">με παιδιά</a>.</li>
<li>Τον χειμώνα έχετε αλυσίδες στο αυτοκίνητο για τα ορεινά.</li>
<li>Για πεζοπορία πάρτε νερό, καπέλο και γερά παπούτσια, και αποφύγετε τις ώρες της μεγάλης ζέστης.</li>
<li>Σε ανάγκη καλέστε το <a href="tel:112">112</a>, από όλη την Ευρώπη και χωρίς χρέωση.</li>
</ul>`,
        en: `<h2>The seasons at a glance</h2>
<table>
<thead><tr><th scope="col">Season</th><th scope="col">Weather on the coast</th><th scope="col">Best for</th></tr></thead>
<tbody>
<tr><td>Spring (March–May)</td><td>14–24 °C, some rain</td><td>The gorge, walking, Easter</td></tr>
<tr><td>Summer (June–August)</td><td>26–34 °C, sunny</td><td>Beaches, village feasts, concerts</td></tr>
<tr><td>Autumn (September–November)</td><td>16–28 °C, mild days</td><td>Warm sea, grape harvest, chestnuts</td></tr>
<tr><td>Winter (December–February)</td><td>6–15 °C, snow higher up</td><td>Mountain villages, skiing, carnival</td></tr>
</tbody>
</table>
<h2>Spring</h2>
<p>Lemon and orange trees blossom and scent the whole coast. The Vouraikos runs high and the path through the gorge is at its best. On the Friday after Easter thousands of pilgrims climb to Panagia Trypiti in Aigio.</p>
<h2>Summer</h2>
<p>The sea reaches 25 °C and the beaches of Akrata, Selianitika and Longos are full of life. In the evenings there are concerts, open-air films and village feasts, above all around August 15. To cool down, drive up to Lake Tsivlou, where it can be ten degrees cooler.</p>
<h2>Autumn</h2>
<p>From the end of August currants are spread out to dry, in September the grape harvest begins and in October the plane trees along the Krathis turn gold. The sea stays warm until mid-October and prices come down.</p>
<h2>Winter</h2>
<p>Chelmos turns white, and the Kalavryta ski resort is about an hour away. Fires are lit in Zarouchla and the other villages. On the coast the ‘halcyon days’ of January are often sunny, and in February or March we celebrate carnival.</p>
<h2>Before you set out</h2>
<ul>
<li>Look at the <a href="/events">events</a> page.</li>
<li>Coming as a family? See what to do <a href="/tourism/with-children">with children</a>.</li>
<li>In winter, carry snow chains in the car for the mountain roads.</li>
<li>For walking take water, a hat and sturdy shoes, and stay in the shade during the hottest hours.</li>
<li>In an emergency call <a href="tel:112">112</a>, free of charge anywhere in Europe.</li>
</ul>`,
      },
      images: ['gulf-sunset', 'snow-ridge'],
      section: 'tourism',
    },
  },
  {
    slug: 'tourism/with-children',
    isSample: false,
    data: {
      title: { el: 'Με παιδιά', en: 'With children' },
      lead: {
        el: 'Πού να πάτε τα παιδιά: ένα τρένο με δόντια, πουλιά σε ρηχά νερά, παραλίες με σκιά και μουσεία όπου κάτι δοκιμάζουν και τα ίδια.',
        en: 'What to do with children: a train with teeth, birds in shallow water, beaches with shade, and museums with something to try.',
      },
      content: {
        el: `<h2>Μισή ή μία ημέρα</h2>
<ul>
<li><strong><a href="/tourism/landmark/rack-railway">Οδοντωτός</a>:</strong> από το Διακοπτό ως τα Καλάβρυτα, μέσα από γέφυρες και σήραγγες. Κλείστε θέσεις και ελέγξτε τα δρομολόγια πριν ξεκινήσετε.</li>
<li><strong><a href="/tourism/nature/aliki-lagoon">Λιμνοθάλασσα Αλυκής</a>:</strong> ερωδιοί, πάπιες και κάποτε φλαμίνγκο, λίγα λεπτά από το Αίγιο και σε επίπεδο έδαφος. Πάρτε κιάλια.</li>
<li><strong><a href="/tourism/culture/folklore-museum-aigio">Λαογραφικό Μουσείο Αιγίου</a>:</strong> πώς ζούσαν οι παππούδες των παππούδων, σε ένα πέτρινο σπίτι.</li>
</ul>
<h2>Στη θάλασσα</h2>
<ul>
<li><strong><a href="/tourism/beach/lampiri-beach">Λαμπίρι</a>:</strong> όρμος με δέντρα ως την ακτή, χωρίς ναυαγοσώστη. Πιο έξω τα ρεύματα μπορεί να είναι δυνατά: μείνετε δίπλα στα παιδιά, κοντά στην ακτή.</li>
<li><strong><a href="/tourism/beach/selianitika-beach">Σελιανίτικα</a>:</strong> πεζόδρομος χωρίς σκαλοπάτια δίπλα στο κύμα, κατάλληλος και για καρότσι.</li>
</ul>
<p>Στη σελίδα κάθε παραλίας γράφουμε πόσο βαθιά είναι τα νερά, πού υπάρχει σκιά και πότε έχει ναυαγοσώστη: δείτε όλες τις <a href="/tourism/beaches">παραλίες</a>.</p>
<h2>Εκδηλώσεις</h2>
<p>Παραμύθια, ταινίες, γιορτές: δείτε τις <a href="/events?audience=children">εκδηλώσεις για παιδιά</a> και τις <a href="/events?audience=families">εκδηλώσεις για οικογένειες</a>.</p>`,
        en: `<h2>Half a day or a day</h2>
<ul>
<li><strong><a href="/tourism/landmark/rack-railway">The rack railway</a>:</strong> from Diakopto up to Kalavryta, over bridges and through tunnels. Book seats and check the timetable before you set out.</li>
<li><strong><a href="/tourism/nature/aliki-lagoon">Aliki Lagoon</a>:</strong> herons, ducks and sometimes flamingos, a few minutes from Aigio and on level ground. Bring binoculars.</li>
<li><strong><a href="/tourism/culture/folklore-museum-aigio">The Folklore Museum of Aigio</a>:</strong> how great-great-grandparents lived, in an old stone house.</li>
</ul>
<h2>By the sea</h2>
<ul>
<li><strong><a href="/tourism/beach/lampiri-beach">Lampiri</a>:</strong> a bay with trees down to the shore; there is no lifeguard. Currents further out can be strong: stay with the children, close to the shore.</li>
<li><strong><a href="/tourism/beach/selianitika-beach">Selianitika</a>:</strong> a step-free promenade beside the waves, fit for a pushchair too.</li>
</ul>
<p>The page of each beach says how deep the water is, where there is shade and when a lifeguard is on duty: see all <a href="/tourism/beaches">beaches</a>.</p>
<h2>Events</h2>
<p>Stories, films, feasts: see the <a href="/events?audience=children">events for children</a> and the <a href="/events?audience=families">events for families</a>.</p>`,
      },
      images: ['diakopto-station'],
      section: 'tourism',
    },
  },
]);
