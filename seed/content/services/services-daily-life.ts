import { service } from '../../../domain/content-types/service.ts';
import { seedEntries } from '../seed-entry.ts';

/** Service cards seven to nine: transport, education, sports. */
export const dailyLifeServiceSeed = seedEntries(service, [
  {
    slug: 'transport',
    isSample: true,
    data: {
      title: { el: 'Συγκοινωνία και στάθμευση', en: 'Transport and parking' },
      description: {
        el: 'Δημοτική συγκοινωνία, θέσεις και κάρτες στάθμευσης, διευκολύνσεις για άτομα με αναπηρία.',
        en: 'Municipal buses, parking spaces and permits, and help with mobility for people with disabilities.',
      },
      icon: 'Bus',
      listed: true,
      link: '',
      audience: 'everyone',
      topic: 'transport',
      lifeEvents: ['driving'],
      groups: ['disabilities'],
      content: {
        el: `<p>Ο Δήμος συνδέει με δημοτικά λεωφορεία τις γειτονιές του Αιγίου και τους οικισμούς που δεν εξυπηρετούνται από άλλη συγκοινωνία, ρυθμίζει τη στάθμευση και διευκολύνει τη μετακίνηση των ατόμων με αναπηρία.</p>
<h2>Δημοτική συγκοινωνία</h2>
<p>Τα δρομολόγια εκτελούνται τις εργάσιμες ημέρες, με προτεραιότητα στις ώρες των σχολείων και των υπηρεσιών, και το Σάββατο το πρωί προς τη λαϊκή αγορά του Αιγίου, με στάση στην ανατολική είσοδό της. Για ώρες και στάσεις τηλεφωνήστε στο +30 26910 00110. Αλλαγές ανακοινώνονται στα <a href="/news/category/announcements">νέα</a>. Για υπεραστικές διαδρομές απευθυνθείτε στο ΚΤΕΛ και για το τρένο στη <a href="https://www.hellenictrain.gr/">Hellenic Train</a>.</p>
<h2>Στάθμευση</h2>
<p>Στο κέντρο του Αιγίου υπάρχουν θέσεις για μόνιμους κατοίκους και θέσεις περιορισμένου χρόνου. Για τις πρώτες χρειάζεται <a href="/services/parking-permit">κάρτα στάθμευσης κατοίκου</a>, που εκδίδει η <a href="/services/municipal-police">Δημοτική Αστυνομία</a>.</p>
<h2>Για άτομα με αναπηρία</h2>
<ul>
<li><strong>Δελτίο στάθμευσης:</strong> το εκδίδει η Περιφέρεια· την αίτηση παραλαμβάνει και το ΚΕΠ.</li>
<li><strong>Θέση κοντά στην κατοικία:</strong> την παραχωρεί ο Δήμος, με απόφαση του Δημοτικού Συμβουλίου και σήμανση με τον αριθμό του οχήματος.</li>
<li><strong>Δημοτικά λεωφορεία:</strong> δωρεάν μετακίνηση με την Κάρτα Αναπηρίας, μαζί με τον συνοδό όπου προβλέπεται.</li>
</ul>`,
        en: `<p>The municipality runs buses between the neighbourhoods of Aigio and the villages that no other line serves, regulates parking, and helps people with disabilities get around.</p>
<h2>Municipal buses</h2>
<p>Buses run on working days, timed mainly for schools and public offices, and on Saturday mornings to Aigio’s open-air market, where they stop at the eastern entrance. For times and stops call +30 26910 00110. Changes are announced in the <a href="/news/category/announcements">news</a>. For longer journeys see the KTEL coaches and, for trains, <a href="https://www.hellenictrain.gr/">Hellenic Train</a>.</p>
<h2>Parking</h2>
<p>In the centre of Aigio there are spaces for residents and spaces with a time limit. For the former you need a <a href="/services/parking-permit">resident’s parking permit</a>, issued by the <a href="/services/municipal-police">municipal police</a>.</p>
<h2>For people with disabilities</h2>
<ul>
<li><strong>Parking card:</strong> issued by the Region; you can also apply at a Citizen Service Centre (KEP).</li>
<li><strong>A reserved space near your home:</strong> granted by the municipality, by decision of the council, and marked with the number of the vehicle.</li>
<li><strong>Municipal buses:</strong> free of charge with the Disability Card, and for an accompanying person where this is provided for.</li>
</ul>`,
      },
      whoCanApply: {
        el: `<p>Προσωπική θέση στάθμευσης ζητούν κάτοχοι δελτίου στάθμευσης ΑμεΑ χωρίς ιδιωτικό χώρο στάθμευσης. Με τα λεωφορεία μετακινούνται όλοι.</p>`,
        en: `<p>For a reserved space: holders of a disabled person’s parking card who have no private parking. Everyone may use the buses.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Αίτηση και δελτίο ταυτότητας',
            en: 'An application and your identity card',
          },
        },
        {
          item: {
            el: 'Άδεια κυκλοφορίας του οχήματος',
            en: 'The registration document of the vehicle',
          },
        },
        {
          item: {
            el: 'Βεβαίωση μόνιμης κατοικίας ή πρόσφατο έντυπο Ε1',
            en: 'A certificate of permanent residence or a recent E1 tax form',
          },
        },
        {
          item: {
            el: 'Δελτίο στάθμευσης σε ισχύ και απόφαση πιστοποίησης αναπηρίας',
            en: 'A valid parking card and the decision certifying the disability',
          },
        },
      ],
      cost: {
        el: 'Προσωπική θέση ΑμεΑ: δωρεάν. Εισιτήριο λεωφορείου: 1 €· δωρεάν για παιδιά έως 6 ετών και κατόχους Κάρτας Αναπηρίας.',
        en: 'Reserved space: free. Bus ticket: €1; free for children up to 6 and holders of the Disability Card.',
      },
      duration: {
        el: 'Προσωπική θέση: περίπου δύο μήνες, γιατί χρειάζεται αυτοψία και απόφαση του Δημοτικού Συμβουλίου.',
        en: 'Reserved space: about two months, as it needs an inspection and a decision of the council.',
      },
      steps: [
        {
          step: {
            el: 'Για προσωπική θέση, συγκεντρώστε τα δικαιολογητικά.',
            en: 'For a reserved space, gather the papers.',
          },
        },
        {
          step: {
            el: 'Καταθέστε την αίτηση στη Διεύθυνση Τεχνικών Υπηρεσιών ή στο γραφείο της δημοτικής σας ενότητας.',
            en: 'Hand in the application at the Technical Services department or the office of your municipal unit.',
          },
        },
        {
          step: {
            el: 'Γίνεται αυτοψία στον δρόμο της κατοικίας σας και αποφασίζει το Δημοτικό Συμβούλιο.',
            en: 'The street outside your home is inspected, and the council decides.',
          },
        },
        {
          step: {
            el: 'Το συνεργείο σημαίνει τη θέση με τον αριθμό του οχήματός σας.',
            en: 'Our crew marks the space with the number of your vehicle.',
          },
        },
        {
          step: {
            el: 'Ενημερώστε μας για αλλαγή κατοικίας ή οχήματος.',
            en: 'Tell us when you move home or change vehicle.',
          },
        },
      ],
      onlineLink: '',
      department: 'technical',
      forms: [
        {
          title: {
            el: 'Υπεύθυνη δήλωση μόνιμης κατοικίας',
            en: 'Declaration of permanent residence',
          },
          file: 'form-residence-declaration',
        },
      ],
      attachments: [{ file: 'plan-urban-mobility', label: { el: '', en: '' } }],
      related: [
        {
          title: { el: 'Κάρτα στάθμευσης κατοίκου', en: 'Resident’s parking permit' },
          link: '/services/parking-permit',
        },
        {
          title: { el: 'Πώς θα έρθετε', en: 'Getting here' },
          link: '/tourism/getting-here',
        },
        { title: { el: 'Προσβασιμότητα', en: 'Accessibility' }, link: '/accessibility' },
        {
          title: { el: 'Βεβαίωση μόνιμης κατοικίας', en: 'Certificate of permanent residence' },
          link: '/services/permanent-residence',
        },
      ],
    },
  },
  {
    slug: 'education',
    isSample: true,
    data: {
      title: { el: 'Παιδεία και παιδικοί σταθμοί', en: 'Education and nurseries' },
      description: {
        el: 'Εγγραφές στους δημοτικούς παιδικούς σταθμούς, voucher ΕΣΠΑ, σχολικά κτίρια, βιβλιοθήκη και διά βίου μάθηση.',
        en: 'Places at municipal nurseries, ESPA vouchers, school buildings, the library and lifelong learning.',
      },
      icon: 'BookOpen',
      listed: true,
      link: '',
      audience: 'citizens',
      topic: 'education',
      lifeEvents: ['school'],
      groups: ['families'],
      content: {
        el: `<p>Ο Δήμος λειτουργεί παιδικούς και βρεφονηπιακούς σταθμούς, φροντίζει τα σχολικά κτίρια και προσφέρει δραστηριότητες μάθησης για όλες τις ηλικίες.</p>
<h2>Παιδικοί σταθμοί</h2>
<p>Οι εγγραφές για τη νέα χρονιά γίνονται κάθε άνοιξη και ανακοινώνονται εγκαίρως στα <a href="/news/category/announcements">νέα</a>. Όταν οι αιτήσεις ξεπερνούν τις θέσεις, εφαρμόζονται τα κοινωνικά κριτήρια του κανονισμού λειτουργίας: εργαζόμενοι γονείς, μονογονεϊκές και πολύτεκνες οικογένειες, αναπηρία, εισόδημα.</p>
<h2>Voucher ΕΣΠΑ</h2>
<p>Με το πρόγραμμα για την ένταξη παιδιών στην προσχολική εκπαίδευση, το voucher καλύπτει τα τροφεία. Η αίτηση υποβάλλεται κάθε καλοκαίρι ηλεκτρονικά, στην <a href="https://www.eetaa.gr/">ΕΕΤΑΑ</a>, και είναι ανεξάρτητη από την αίτηση εγγραφής στον σταθμό: κάνετε και τις δύο.</p>
<h2>Σχολεία</h2>
<p>Ο Δήμος συντηρεί και εξοπλίζει τα σχολικά κτίρια της πρωτοβάθμιας και της δευτεροβάθμιας εκπαίδευσης και καλύπτει τις λειτουργικές δαπάνες τους, που παλαιότερα διαχειρίζονταν οι σχολικές επιτροπές. Για βλάβες απευθύνεται σε εμάς η διεύθυνση του σχολείου. Η Δημοτική Επιτροπή Παιδείας γνωμοδοτεί για τα θέματα των σχολείων.</p>
<h2>Βιβλιοθήκη και μάθηση</h2>
<p>Η δημοτική βιβλιοθήκη δανείζει βιβλία, έχει αναγνωστήριο και οργανώνει δράσεις για παιδιά. Τα τμήματα διά βίου μάθησης είναι δωρεάν.</p>`,
        en: `<p>The municipality runs nurseries for babies and young children, looks after the school buildings and offers learning for every age.</p>
<h2>Nurseries</h2>
<p>Registration for the new year takes place each spring and is announced in good time in the <a href="/news/category/announcements">news</a>. When there are more applications than places, the social criteria of the operating rules apply: working parents, single-parent and large families, disability, income.</p>
<h2>ESPA vouchers</h2>
<p>Under the programme that helps children into pre-school education, a voucher covers the nursery fees. You apply online each summer to <a href="https://www.eetaa.gr/">EETAA</a>. This is separate from the application for a place: you need to make both.</p>
<h2>Schools</h2>
<p>The municipality maintains and equips the buildings of primary and secondary schools, and covers their running costs, which the school committees used to manage. The head of a school reports faults to us. The Municipal Education Committee gives its opinion on matters that concern the schools.</p>
<h2>Library and learning</h2>
<p>The municipal library lends books, has a reading room and holds activities for children. Lifelong learning classes are free.</p>`,
      },
      whoCanApply: {
        el: `<p>Γονείς και κηδεμόνες που κατοικούν ή εργάζονται στον Δήμο, για βρέφη και νήπια έως την ηλικία υποχρεωτικής φοίτησης στο νηπιαγωγείο. Δικαίωμα έχουν όλα τα παιδιά που διαμένουν νόμιμα στη χώρα.</p>`,
        en: `<p>Parents and guardians who live or work in the municipality, for babies and children up to the age at which kindergarten becomes compulsory. Every child who lives legally in the country is entitled to apply.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Αίτηση εγγραφής ή επανεγγραφής',
            en: 'An application for a first or a renewed registration',
          },
        },
        {
          item: {
            el: 'Πιστοποιητικό γέννησης ή οικογενειακής κατάστασης· αναζητείται και από την υπηρεσία',
            en: 'A birth or family status certificate; the service can also retrieve it',
          },
        },
        {
          item: {
            el: 'Βεβαίωση υγείας από παιδίατρο και αντίγραφο του βιβλιαρίου με τα εμβόλια',
            en: 'A paediatrician’s certificate and a copy of the health booklet with the vaccinations',
          },
        },
        {
          item: {
            el: 'Εκκαθαριστικό σημείωμα και βεβαίωση εργασίας ή ανεργίας των γονέων',
            en: 'Tax assessment, and proof of the parents’ employment or unemployment',
          },
        },
        {
          item: {
            el: 'Ό,τι αποδεικνύει κοινωνικό κριτήριο: πολυτεκνία, αναπηρία, επιμέλεια',
            en: 'Whatever proves a social criterion: large family, disability, custody',
          },
        },
      ],
      cost: {
        el: 'Δωρεάν η αίτηση. Τροφεία κλιμακωτά ανάλογα με το εισόδημα, σύμφωνα με την απόφαση του Δημοτικού Συμβουλίου· με voucher ΕΣΠΑ δεν καταβάλλονται.',
        en: 'The application is free. Nursery fees rise with income, as decided by the council; with an ESPA voucher there is nothing to pay.',
      },
      duration: {
        el: 'Οι προσωρινοί πίνακες ανακοινώνονται περίπου έναν μήνα μετά τη λήξη των αιτήσεων. Ενστάσεις: μέσα σε 5 εργάσιμες ημέρες.',
        en: 'Provisional lists appear about a month after applications close. Objections: within 5 working days.',
      },
      steps: [
        {
          step: {
            el: 'Δείτε στα νέα πότε ανοίγουν οι εγγραφές και επιλέξτε παιδικό σταθμό.',
            en: 'Look in the news for when registration opens, and choose a nursery.',
          },
        },
        {
          step: {
            el: 'Υποβάλετε την αίτηση με τα δικαιολογητικά στον σταθμό ή στη διεύθυνση.',
            en: 'Hand in the application and papers at the nursery or at the department.',
          },
        },
        {
          step: {
            el: 'Υποβάλετε χωριστά αίτηση για voucher στην ΕΕΤΑΑ, όταν ανοίξει η πλατφόρμα.',
            en: 'Apply separately to EETAA for a voucher, when its platform opens.',
          },
        },
        {
          step: {
            el: 'Ελέγξτε τους προσωρινούς πίνακες και, αν χρειάζεται, υποβάλετε ένσταση.',
            en: 'Check the provisional lists and object if you need to.',
          },
        },
        {
          step: {
            el: 'Επιβεβαιώστε τη θέση στον σταθμό και συμφωνήστε την ημέρα προσαρμογής του παιδιού.',
            en: 'Confirm the place with the nursery and agree on the child’s settling-in days.',
          },
        },
      ],
      onlineLink: '',
      department: 'social-protection',
      forms: [
        {
          title: {
            el: 'Αίτηση εγγραφής σε παιδικό σταθμό',
            en: 'Application for a nursery place',
          },
          file: 'form-kindergarten',
        },
      ],
      related: [
        {
          title: { el: 'Πιστοποιητικά', en: 'Certificates' },
          link: '/services/certificates',
        },
        {
          title: { el: 'Κοινωνική πρόνοια', en: 'Social welfare' },
          link: '/services/social-welfare',
        },
        {
          title: { el: 'Ανακοινώσεις', en: 'Announcements' },
          link: '/news/category/announcements',
        },
        {
          title: { el: 'Άθληση και παιδί', en: 'Sport and children' },
          link: '/services/sports',
        },
      ],
    },
  },
  {
    slug: 'sports',
    isSample: true,
    data: {
      title: { el: 'Αθλητισμός και νεολαία', en: 'Sports and young people' },
      description: {
        el: 'Δημοτικά γήπεδα και κλειστά γυμναστήρια, προγράμματα μαζικής άθλησης, δραστηριότητες για παιδιά.',
        en: 'Municipal grounds and sports halls, exercise programmes for all, activities for children.',
      },
      icon: 'Child',
      listed: true,
      link: '',
      audience: 'everyone',
      topic: 'culture',
      content: {
        el: `<p>Γήπεδα, κλειστά γυμναστήρια και ανοιχτοί χώροι άθλησης λειτουργούν και στις έξι δημοτικές ενότητες. Τα χρησιμοποιούν σύλλογοι και σχολεία, αλλά και παρέες που θέλουν να παίξουν.</p>
<h2>Προγράμματα Άθλησης για Όλους</h2>
<ul>
<li><strong>Παιδιά:</strong> παιχνίδι, μπάσκετ, βόλεϊ, στίβος και κολύμβηση.</li>
<li><strong>Ενήλικες:</strong> γυμναστική, pilates και παραδοσιακοί χοροί.</li>
<li><strong>Τρίτη ηλικία:</strong> ήπια άσκηση, σε συνεργασία με τα ΚΑΠΗ.</li>
<li><strong>Άτομα με αναπηρία:</strong> προσαρμοσμένη άσκηση με ειδικευμένους γυμναστές.</li>
</ul>
<h2>Παραχώρηση χώρων</h2>
<p>Σύλλογοι και φορείς ζητούν σταθερές ώρες στην αρχή της αθλητικής χρονιάς. Για μεμονωμένη χρήση ή εκδήλωση, η αίτηση υποβάλλεται τουλάχιστον 10 ημέρες νωρίτερα.</p>
<h2>Ανοιχτοί χώροι</h2>
<p>Τα ανοιχτά γήπεδα γειτονιάς και τα όργανα γυμναστικής στα πάρκα είναι ελεύθερα, χωρίς κράτηση, ως την ώρα κοινής ησυχίας. Αν δείτε κάτι σπασμένο, <a href="/contact">γράψτε μας</a>.</p>`,
        en: `<p>There are sports grounds, indoor halls and open-air courts in all six municipal units. Clubs and schools use them, and so can friends who simply want to play.</p>
<h2>Sport for All programmes</h2>
<ul>
<li><strong>Children:</strong> games, basketball, volleyball, athletics and swimming.</li>
<li><strong>Adults:</strong> exercise classes, Pilates and traditional dance.</li>
<li><strong>Older residents:</strong> gentle exercise, together with the KAPI day centres.</li>
<li><strong>People with disabilities:</strong> adapted exercise with specially trained instructors.</li>
</ul>
<h2>Booking a venue</h2>
<p>Clubs and organisations ask for regular hours at the start of the sporting year. For a single use or an event, apply at least 10 days ahead.</p>
<h2>Open-air courts</h2>
<p>Neighbourhood courts and outdoor gyms in the parks are free to use without booking, until quiet hours. If you see something broken, <a href="/contact">write to us</a>.</p>`,
      },
      whoCanApply: {
        el: `<p>Στα προγράμματα συμμετέχουν όλοι οι κάτοικοι· για ανηλίκους υπογράφει ο γονέας ή κηδεμόνας. Χώρους παραχωρούμε σε αναγνωρισμένα αθλητικά σωματεία, σχολεία, πολιτιστικούς συλλόγους και ομάδες πολιτών με υπεύθυνο.</p>`,
        en: `<p>Every resident may join the programmes; a parent or guardian signs for those under 18. Venues are lent to recognised sports clubs, schools, cultural associations and groups of residents that name someone responsible.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Αίτηση συμμετοχής ή παραχώρησης χώρου',
            en: 'An application to join or to use a venue',
          },
        },
        {
          item: {
            el: 'Ιατρική βεβαίωση ότι επιτρέπεται η άσκηση',
            en: 'A doctor’s certificate that you are fit to exercise',
          },
        },
        {
          item: {
            el: 'Για ανηλίκους: υπεύθυνη δήλωση γονέα ή κηδεμόνα',
            en: 'For those under 18: a declaration by a parent or guardian',
          },
        },
        {
          item: {
            el: 'Για σωματεία: καταστατικό, ειδική αθλητική αναγνώριση και στοιχεία υπευθύνου',
            en: 'For clubs: statutes, official recognition as a sports club and the details of the person in charge',
          },
        },
      ],
      cost: {
        el: 'Ανοιχτοί χώροι: δωρεάν. Προγράμματα: 10 € τον μήνα. Κλειστοί χώροι: 15 € την ώρα· δωρεάν για ανέργους, άτομα με αναπηρία και σχολεία.',
        en: 'Open-air courts: free. Programmes: €10 a month. Indoor halls: €15 an hour; free for unemployed people, people with disabilities and schools.',
      },
      duration: {
        el: 'Εγγραφή σε πρόγραμμα: αυθημερόν, αν υπάρχει θέση. Παραχώρηση χώρου: έως 10 εργάσιμες ημέρες.',
        en: 'Joining a programme: the same day, if there is a place. Use of a venue: up to 10 working days.',
      },
      steps: [
        {
          step: {
            el: 'Διαλέξτε πρόγραμμα ή χώρο και ρωτήστε για διαθέσιμες ώρες.',
            en: 'Choose a programme or a venue and ask which hours are free.',
          },
        },
        {
          step: {
            el: 'Συμπληρώστε την αίτηση και επισυνάψτε την ιατρική βεβαίωση.',
            en: 'Fill in the application and attach the doctor’s certificate.',
          },
        },
        {
          step: {
            el: 'Καταθέστε την στο γραφείο αθλητισμού ή στείλτε την ηλεκτρονικά.',
            en: 'Hand it in at the sports office or send it by email.',
          },
        },
        {
          step: {
            el: 'Πληρώστε τη συμμετοχή, αν προβλέπεται.',
            en: 'Pay the charge, if there is one.',
          },
        },
        {
          step: {
            el: 'Λάβετε την επιβεβαίωση με τις ώρες και τον κανονισμό του χώρου.',
            en: 'Receive the confirmation with the hours and the rules of the venue.',
          },
        },
      ],
      onlineLink: '',
      department: 'culture-tourism',
      forms: [
        {
          title: {
            el: 'Αίτηση παραχώρησης αθλητικού χώρου',
            en: 'Application to use a sports venue',
          },
          file: 'form-sports-hall',
        },
      ],
      related: [
        { title: { el: 'Εκδηλώσεις', en: 'Events' }, link: '/events' },
        { title: { el: 'Εθελοντισμός', en: 'Volunteering' }, link: '/volunteering' },
        {
          title: { el: 'Παιδεία και παιδικοί σταθμοί', en: 'Education and nurseries' },
          link: '/services/education',
        },
        {
          title: { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
          link: '/municipality/units',
        },
      ],
    },
  },
]);
