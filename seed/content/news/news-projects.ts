import { news } from '../../../domain/content-types/news.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { firstWeekdayFrom, writeDay } from '../relative-days.ts';
import { notQuiet } from '../seasons.ts';
import { type SeedEntry, seedEntries } from '../seed-entry.ts';

const MONDAY = 1;

/** News about works and projects, dated before the given day (`YYYY-MM-DD`). */
export function projectNewsSeed(today: string): SeedEntry<typeof news>[] {
  const roadWorks = writeDay(notQuiet(firstWeekdayFrom(addDays(today, 3), MONDAY), 7));

  return seedEntries(news, [
    {
      slug: 'road-rododafni-selianitika',
      isSample: true,
      data: {
        title: {
          el: 'Αρχίζει η ανακατασκευή του δρόμου Ροδοδάφνης–Σελιανιτίκων',
          en: 'Work begins on the road from Rododafni to Selianitika',
        },
        summary: {
          el: 'Νέο οδόστρωμα, όμβρια, φωτισμός LED και πεζοδρόμιο σε μήκος 3,2 χιλιομέτρων. Πώς θα γίνεται η κυκλοφορία.',
          en: 'New surface, drains, LED lighting and a pavement over 3.2 kilometres. How traffic will run meanwhile.',
        },
        content: {
          el: `<p>Τη <strong>${roadWorks.el}</strong> ξεκινούν οι εργασίες στον δρόμο που συνδέει τη Ροδοδάφνη με τα Σελιανίτικα. Το έργο καλύπτει 3,2 χιλιόμετρα και απαντά σε ένα χρόνιο αίτημα των κατοίκων: ο δρόμος πλημμυρίζει με τις δυνατές βροχές και δεν έχει ασφαλή χώρο για πεζούς.</p>
<h2>Τι περιλαμβάνει</h2>
<ul>
<li>Αγωγό ομβρίων και φρεάτια σε όλο το μήκος</li>
<li>Νέο οδόστρωμα με αντιολισθηρό τάπητα</li>
<li>Πεζοδρόμιο με ράμπες και όδευση τυφλών στα κατοικημένα τμήματα</li>
<li>Φωτισμό LED και διαβάσεις έξω από το σχολείο</li>
</ul>
<h2>Κυκλοφορία κατά τις εργασίες</h2>
<p>Το έργο εκτελείται σε τμήματα των 400 μέτρων. Σε κάθε τμήμα τα οχήματα περνούν εναλλάξ, με φωτεινό σηματοδότη, από τις 07:00 έως τις 17:00. Τα λεωφορεία τηρούν τα δρομολόγιά τους, με πιθανές μικρές καθυστερήσεις. Η πρόσβαση σε σπίτια και καταστήματα μένει ανοιχτή, και το συνεργείο βοηθά όποιον χρειάζεται να περάσει με αμαξίδιο ή καρότσι.</p>
<p>Η διάρκεια υπολογίζεται σε επτά μήνες. Την πρόοδο θα τη βρίσκετε στα <a href="/news/category/projects">νέα για τα έργα</a>. Για οτιδήποτε σας δυσκολεύει, <a href="/contact">επικοινωνήστε</a> με τη Διεύθυνση Τεχνικών Υπηρεσιών.</p>`,
          en: `<p>On <strong>${roadWorks.en}</strong>, work starts on the road between Rododafni and Selianitika. The project covers 3.2 kilometres and meets a long-standing request of residents: the road floods in heavy rain and has no safe space for pedestrians.</p>
<h2>What it includes</h2>
<ul>
<li>A storm drain and gullies along the whole length</li>
<li>A new, non-slip surface</li>
<li>A pavement with ramps and a tactile path where people live</li>
<li>LED lighting, and crossings outside the school</li>
</ul>
<h2>Traffic during the works</h2>
<p>The work is done in sections of 400 metres. In each one traffic runs in one direction at a time, with lights, from 07:00 to 17:00. Buses keep to their timetable, perhaps with small delays. Homes and shops can be reached throughout, and the crew will help anyone who needs to pass with a wheelchair or a pushchair.</p>
<p>The works are expected to last seven months. You can follow their progress in the <a href="/news/category/projects">news about projects</a>. If anything makes life difficult for you, please <a href="/contact">contact</a> the Technical Services department.</p>`,
        },
        date: addDays(today, -9),
        category: 'projects',
        topic: 'infrastructure',
        image: 'road-works',
        attachments: [
          {
            file: 'plan-urban-mobility',
            label: {
              el: 'Το σχέδιο κινητικότητας, με τον χάρτη των έργων',
              en: 'The mobility plan, with the map of the works',
            },
          },
          { file: 'annual-report-2024', label: { el: '', en: '' } },
        ],
        gallery: [
          {
            image: 'cove-beach',
            caption: {
              el: 'Η ακτή δίπλα στα έργα μένει ανοιχτή',
              en: 'The shore beside the works stays open',
            },
          },
          {
            image: 'lampiri-bay',
            caption: {
              el: 'Προς αυτή την πλευρά συνεχίζεται ο δρόμος',
              en: 'The road goes on in this direction',
            },
          },
        ],
        author: {
          el: 'Διεύθυνση Τεχνικών Υπηρεσιών και Πολεοδομίας',
          en: 'Technical Services and Planning department',
        },
        tags: [
          { name: { el: 'Οδικό δίκτυο', en: 'Roads' } },
          { name: { el: 'Συμπολιτεία', en: 'Sympoliteia' } },
          { name: { el: 'Αντιπλημμυρικά', en: 'Flood protection' } },
        ],
      },
    },
    {
      slug: 'path-signs',
      isSample: true,
      data: {
        title: {
          el: 'Νέα σήμανση σε δώδεκα μονοπάτια',
          en: 'New signs on twelve footpaths',
        },
        summary: {
          el: 'Από τον Βουραϊκό ως τη Ζαρούχλα, 68 χιλιόμετρα μονοπατιών αποκτούν ενιαίες πινακίδες και ψηφιακούς χάρτες.',
          en: 'From the Vouraikos to Zarouchla, 68 kilometres of footpaths are given matching signs and digital maps.',
        },
        content: {
          el: `<p>Ολοκληρώθηκε η σήμανση σε δώδεκα μονοπάτια του Δήμου, συνολικού μήκους 68 χιλιομέτρων. Οι διαδρομές ξεκινούν από το επίπεδο της θάλασσας και φτάνουν ως τα χωριά κάτω από τις κορυφές του Χελμού και του Παναχαϊκού.</p>
<h2>Τι θα βρείτε στο μονοπάτι</h2>
<ul>
<li>Πινακίδες με απόσταση, χρόνο και βαθμό δυσκολίας, στα ελληνικά και στα αγγλικά</li>
<li>Μικρά χρωματιστά σημάδια σε κάθε διασταύρωση</li>
<li>Κωδικό θέσης σε κάθε πινακίδα, για να σας εντοπίσουν αν χρειαστείτε βοήθεια</li>
<li>Κωδικό QR με χάρτη που λειτουργεί και χωρίς σήμα</li>
</ul>
<h2>Συνεργασία με ανθρώπους του τόπου</h2>
<p>Τα μονοπάτια καθαρίστηκαν από τοπικούς συλλόγους και ορειβάτες, που ανέλαβαν και τη συντήρησή τους. Κάθε ομάδα περπατά το δικό της μονοπάτι τουλάχιστον δύο φορές τον χρόνο. Δύο διαδρομές, στην <a href="/tourism/nature/aliki-lagoon">Αλυκή</a> και στο παραλιακό μέτωπο του Αιγίου, είναι επίπεδες και κατάλληλες για καρότσια.</p>
<p>Πριν ξεκινήσετε, δείτε τον καιρό και διαβάστε τις οδηγίες στις σελίδες για το <a href="/tourism/nature/vouraikos-gorge">φαράγγι του Βουραϊκού</a> και τη <a href="/tourism/nature/fteri-and-klokos">Φτέρη</a>. Αν βρείτε πεσμένο δέντρο ή κατεστραμμένη πινακίδα, <a href="/contact">γράψτε μας</a> τον κωδικό θέσης.</p>`,
          en: `<p>Signs are now in place on twelve footpaths of the municipality, 68 kilometres in all. The routes start at sea level and reach the villages below the peaks of Chelmos and Panachaiko.</p>
<h2>What you will find on the path</h2>
<ul>
<li>Signs with distance, time and difficulty, in Greek and in English</li>
<li>Small coloured marks at every junction</li>
<li>A location code on every sign, so that you can be found if you need help</li>
<li>A QR code with a map that also works without a signal</li>
</ul>
<h2>Together with local people</h2>
<p>The paths were cleared by local associations and mountaineers, who will also maintain them: each group walks its own path at least twice a year. Two routes, at <a href="/tourism/nature/aliki-lagoon">Aliki</a> and along the seafront of Aigio, are level and suitable for pushchairs.</p>
<p>Before you set out, look at the weather and read the advice on the pages about the <a href="/tourism/nature/vouraikos-gorge">Vouraikos Gorge</a> and <a href="/tourism/nature/fteri-and-klokos">Fteri</a>. If you come across a fallen tree or a broken sign, <a href="/contact">send us</a> the location code.</p>`,
        },
        date: addDays(today, -28),
        category: 'projects',
        topic: 'tourism',
        image: 'path-signs',
        author: {
          el: 'Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού',
          en: 'Culture, Tourism and Sport department',
        },
        tags: [
          { name: { el: 'Πεζοπορία', en: 'Walking' } },
          { name: { el: 'Τουρισμός', en: 'Tourism' } },
        ],
      },
    },
    {
      slug: 'library-renovation',
      isSample: true,
      data: {
        title: {
          el: 'Ανακαινίζεται η Δημοτική Βιβλιοθήκη του Αιγίου',
          en: 'The municipal library of Aigio is being renovated',
        },
        summary: {
          el: 'Ανελκυστήρας, παιδικό αναγνωστήριο και περισσότερες ώρες λειτουργίας. Ο δανεισμός συνεχίζεται σε προσωρινό χώρο.',
          en: 'A lift, a children’s reading room and longer opening hours. Lending continues at a temporary address.',
        },
        content: {
          el: `<p>Η Δημοτική Βιβλιοθήκη του Αιγίου μπαίνει σε νέα εποχή. Οι εργασίες που ξεκίνησαν αυτόν τον μήνα θα κάνουν το κτίριο προσβάσιμο σε όλους και θα διπλασιάσουν τις θέσεις μελέτης.</p>
<h2>Τι θα έχει η νέα βιβλιοθήκη</h2>
<ul>
<li>Ανελκυστήρα, ράμπα και προσβάσιμους χώρους υγιεινής</li>
<li>Παιδικό αναγνωστήριο με χώρο για παραμύθι</li>
<li>Ήσυχη αίθουσα μελέτης με 40 θέσεις και γρήγορο ασύρματο δίκτυο</li>
<li>Γωνιά τοπικής ιστορίας, με ψηφιοποιημένες παλιές εφημερίδες</li>
<li>Νέα θέρμανση και ψύξη, με χαμηλότερη κατανάλωση ενέργειας</li>
</ul>
<h2>Τι γίνεται στο μεταξύ</h2>
<p>Ο δανεισμός συνεχίζεται στο Πολιτιστικό Κέντρο, με τα 6.000 πιο δημοφιλή βιβλία. Επιστροφές γίνονται δεκτές εκεί και στο κουτί έξω από το δημαρχείο. Η <a href="/events/library-story-hour">ώρα του παραμυθιού</a> μεταφέρεται προσωρινά στην Ακράτα.</p>
<p>Με την επαναλειτουργία η βιβλιοθήκη θα ανοίγει και δύο απογεύματα την εβδομάδα. Τα βιβλία δανείζονται δωρεάν, με κάρτα μέλους που εκδίδεται αμέσως. Αν έχετε παλιές φωτογραφίες ή εφημερίδες της Αιγιάλειας, το προσωπικό μπορεί να τις ψηφιοποιήσει και να σας τις επιστρέψει. Περισσότερα για την παιδεία θα βρείτε στη σελίδα <a href="/services/education">Παιδεία και παιδικοί σταθμοί</a>.</p>`,
          en: `<p>The municipal library of Aigio is entering a new era. The works that began this month will open the building to everyone and double the places for study.</p>
<h2>What the new library will have</h2>
<ul>
<li>A lift, a ramp and accessible toilets</li>
<li>A children’s reading room with a corner for stories</li>
<li>A quiet study room with 40 places and fast wireless internet</li>
<li>A local history corner, with old newspapers in digital form</li>
<li>New heating and cooling that use less energy</li>
</ul>
<h2>In the meantime</h2>
<p>Lending continues at the Cultural Centre, with the 6,000 most popular books. You can return books there, and in the box outside the town hall. <a href="/events/library-story-hour">Story hour</a> moves to Akrata for the time being.</p>
<p>When it reopens, the library will also be open on two afternoons a week. Books are lent free of charge with a member’s card, which is issued on the spot. If you have old photographs or newspapers of Aigialeia, staff can digitise them and give them back to you. More about learning is on the page <a href="/services/education">Education and nurseries</a>.</p>`,
        },
        date: addDays(today, -75),
        category: 'projects',
        topic: 'social',
        image: 'library',
        author: { el: 'Γραφείο Τύπου', en: 'Press office' },
        tags: [
          { name: { el: 'Βιβλιοθήκη', en: 'Library' } },
          { name: { el: 'Προσβασιμότητα', en: 'Accessibility' } },
        ],
      },
    },
    {
      slug: 'sports-ground-lighting',
      isSample: true,
      data: {
        title: {
          el: 'Φως και νέος τάπητας στα γήπεδα του Δήμου',
          en: 'New lights and turf for the municipality’s sports grounds',
        },
        summary: {
          el: 'Εννέα γήπεδα αποκτούν φωτισμό LED και τρία νέο συνθετικό χλοοτάπητα. Εξοικονόμηση ενέργειας πάνω από 60%.',
          en: 'Nine grounds are given LED lighting and three new artificial turf, saving more than 60% of the energy.',
        },
        content: {
          el: `<p>Παραδόθηκαν τα έργα αναβάθμισης στα δημοτικά γήπεδα. Σε εννέα γήπεδα, στις έξι δημοτικές ενότητες, οι παλιοί προβολείς αντικαταστάθηκαν με φωτισμό LED, που καταναλώνει πάνω από 60% λιγότερη ενέργεια και δεν ενοχλεί τις γύρω κατοικίες.</p>
<h2>Πού έγιναν εργασίες</h2>
<ul>
<li><strong>Αίγιο, Ακράτα και Ροδοδάφνη:</strong> νέος συνθετικός χλοοτάπητας και αποστράγγιση</li>
<li><strong>Διακοπτό και Αιγείρα:</strong> αποδυτήρια και περιφράξεις</li>
<li><strong>Καμάρες:</strong> ανακατασκευή του ανοιχτού γηπέδου μπάσκετ</li>
<li><strong>Σε όλα:</strong> ράμπες πρόσβασης, νέα παγκάκια και βρύσες</li>
</ul>
<h2>Περισσότερες ώρες για όλους</h2>
<p>Με τον νέο φωτισμό τα γήπεδα μένουν ανοιχτά ως τις 22:30. Τρεις ζώνες την εβδομάδα κρατούνται για ελεύθερη χρήση, χωρίς κράτηση, ώστε να παίζουν και παρέες που δεν ανήκουν σε σύλλογο. Το πρόγραμμα της εβδομάδας αναρτάται πάντα στην είσοδο κάθε γηπέδου.</p>
<p>Οι σύλλογοι που θέλουν σταθερές ώρες προπόνησης υποβάλλουν αίτηση με το έντυπο που θα βρουν στη σελίδα <a href="/services/sports">Αθλητισμός και νεολαία</a>. Προτεραιότητα δίνεται στα παιδικά τμήματα και στα τμήματα για άτομα με αναπηρία. Βλάβες και φθορές αναφέρετε <a href="/contact">εδώ</a>.</p>`,
          en: `<p>The works to improve the municipality’s sports grounds are complete. At nine grounds, in all six municipal units, the old floodlights have been replaced by LED lighting, which uses more than 60% less energy and does not disturb the homes around.</p>
<h2>Where work was done</h2>
<ul>
<li><strong>Aigio, Akrata and Rododafni:</strong> new artificial turf and drainage</li>
<li><strong>Diakopto and Aigeira:</strong> changing rooms and fencing</li>
<li><strong>Kamares:</strong> the outdoor basketball court rebuilt</li>
<li><strong>Everywhere:</strong> access ramps, new benches and drinking fountains</li>
</ul>
<h2>More hours for everyone</h2>
<p>With the new lights the grounds stay open until 22:30. Three slots a week are kept for free use without booking, so that friends who belong to no club can play too. The week’s timetable is posted at the gate of each ground.</p>
<p>Clubs that would like regular training hours apply with the form on the page <a href="/services/sports">Sports and young people</a>. Children’s teams, and teams of people with disabilities, come first. If something is broken or worn out, <a href="/contact">let us know</a>.</p>`,
        },
        date: addDays(today, -112),
        category: 'projects',
        topic: 'infrastructure',
        image: 'sports-ground',
        author: {
          el: 'Διεύθυνση Τεχνικών Υπηρεσιών και Πολεοδομίας',
          en: 'Technical Services and Planning department',
        },
        tags: [
          { name: { el: 'Αθλητισμός', en: 'Sport' } },
          { name: { el: 'Ενέργεια', en: 'Energy' } },
        ],
      },
    },
  ]);
}
