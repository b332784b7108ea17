import { service } from '../../../domain/content-types/service.ts';
import { seedEntries } from '../seed-entry.ts';

/** Service cards four to six: finance, environment, business. */
export const townServiceSeed = seedEntries(service, [
  {
    slug: 'financial',
    isSample: true,
    data: {
      title: { el: 'Οικονομικές υπηρεσίες', en: 'Financial services' },
      description: {
        el: 'Δημοτικά τέλη, Τέλος Ακίνητης Περιουσίας (ΤΑΠ), δημοτική ενημερότητα και ρύθμιση οφειλών.',
        en: 'Municipal charges, the property charge (TAP), clearance certificates and payment plans for debts.',
      },
      icon: 'Landmark',
      listed: true,
      link: '',
      audience: 'everyone',
      topic: 'payments',
      lifeEvents: ['property', 'hardship'],
      content: {
        el: `<p>Η Διεύθυνση Οικονομικών Υπηρεσιών βεβαιώνει και εισπράττει τα έσοδα του Δήμου και εξυπηρετεί πολίτες και επιχειρήσεις σε ό,τι αφορά οφειλές, βεβαιώσεις και διορθώσεις.</p>
<h2>Δημοτικά τέλη και ΤΑΠ</h2>
<p>Τα τέλη καθαριότητας και φωτισμού, ο δημοτικός φόρος και το Τέλος Ακίνητης Περιουσίας (ΤΑΠ) χρεώνονται με τον λογαριασμό του ρεύματος, ανάλογα με τα τετραγωνικά μέτρα και τη χρήση του ακινήτου. Αν τα τετραγωνικά στον λογαριασμό σας είναι λανθασμένα, υποβάλετε δήλωση διόρθωσης.</p>
<h2>Βεβαίωση μη οφειλής ΤΑΠ</h2>
<p>Χρειάζεται για κάθε μεταβίβαση ακινήτου και επισυνάπτεται στο συμβόλαιο. Αν υπάρχει οφειλή, εξοφλείται πριν από την έκδοση της βεβαίωσης. Δικαιολογητικά: <a href="/services/property-charge">Τέλος ακίνητης περιουσίας (ΤΑΠ) και δημοτικά τέλη</a>.</p>
<h2>Δημοτική ενημερότητα</h2>
<p>Πιστοποιεί ότι δεν έχετε ληξιπρόθεσμες οφειλές προς τον Δήμο. Ζητείται, μεταξύ άλλων, για άδειες κατάληψης κοινόχρηστου χώρου.</p>
<h2>Ρύθμιση οφειλών</h2>
<p>Ληξιπρόθεσμες οφειλές μπορούν να εξοφληθούν σε μηνιαίες δόσεις. Όσο τηρείτε τη ρύθμιση, μπορείτε να λαμβάνετε δημοτική ενημερότητα.</p>`,
        en: `<p>The Financial Services department assesses and collects the municipality’s revenue, and helps residents and businesses with debts, certificates and corrections.</p>
<h2>Municipal charges and property charge</h2>
<p>Charges for cleaning and street lighting, the municipal tax and the property charge (TAP) are billed with your electricity, by the floor area and the use of the property. If the area on your bill is wrong, file a correction.</p>
<h2>Certificate that no property charge (TAP) is owed</h2>
<p>You need it for every transfer of property; it is attached to the deed. Any debt is paid before the certificate is issued. The papers: <a href="/services/property-charge">Property charge (TAP) and municipal charges</a>.</p>
<h2>Municipal clearance certificate</h2>
<p>It certifies that you have no overdue debts to the municipality. You are asked for it, for example, when you apply to place tables on a pavement.</p>
<h2>Payment plans</h2>
<p>Overdue debts can be paid in monthly instalments. As long as you keep to the plan, you can be given a clearance certificate.</p>`,
      },
      whoCanApply: {
        el: `<p>Ιδιοκτήτες, ένοικοι και επιχειρήσεις με ακίνητο ή δραστηριότητα στον Δήμο. Για λογαριασμό άλλου χρειάζεται εξουσιοδότηση. Για τη βεβαίωση ΤΑΠ την αίτηση υποβάλλει ο πωλητής ή ο συμβολαιογράφος που τον εξυπηρετεί.</p>`,
        en: `<p>Owners, occupants and businesses with property or activity in the municipality. You need an authorisation to act for someone else. For the TAP certificate, the seller or the notary in charge of the sale applies.</p>`,
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
            el: 'ΑΦΜ και αριθμός παροχής ρεύματος του ακινήτου',
            en: 'Tax number (AFM) and the electricity supply number of the property',
          },
        },
        {
          item: {
            el: 'Για βεβαίωση ΤΑΠ: τίτλος ή σχέδιο συμβολαίου, πρόσφατος λογαριασμός ρεύματος και έντυπο Ε9',
            en: 'For the TAP certificate: title deed or draft contract, a recent electricity bill and form E9',
          },
        },
        {
          item: {
            el: 'Για διόρθωση τετραγωνικών: οικοδομική άδεια, κάτοψη ή τακτοποίηση',
            en: 'To correct the floor area: building permit, floor plan or regularisation papers',
          },
        },
        {
          item: {
            el: 'Για ρύθμιση: το ειδοποιητήριο της οφειλής',
            en: 'For a payment plan: the notice of the debt',
          },
        },
      ],
      cost: {
        el: 'Η έκδοση των βεβαιώσεων είναι δωρεάν. Οι οφειλές επιβαρύνονται με τις νόμιμες προσαυξήσεις.',
        en: 'Certificates are free. Overdue debts carry the surcharges set by law.',
      },
      duration: {
        el: 'Δημοτική ενημερότητα: αυθημερόν. Βεβαίωση ΤΑΠ: 3 εργάσιμες ημέρες. Διόρθωση τετραγωνικών: έως 10 εργάσιμες ημέρες, με ισχύ από τον επόμενο λογαριασμό.',
        en: 'Clearance certificate: same day. TAP certificate: 3 working days. Correction of floor area: up to 10 working days, taking effect with the next bill.',
      },
      steps: [
        {
          step: {
            el: 'Διαλέξτε τι χρειάζεστε: βεβαίωση, διόρθωση ή ρύθμιση.',
            en: 'Decide what you need: a certificate, a correction or a payment plan.',
          },
        },
        {
          step: {
            el: 'Συγκεντρώστε τα δικαιολογητικά της περίπτωσής σας.',
            en: 'Gather the papers for your case.',
          },
        },
        {
          step: {
            el: 'Υποβάλετε την αίτηση στο ταμείο, στο γραφείο της δημοτικής σας ενότητας ή ηλεκτρονικά.',
            en: 'Apply at the cashier’s desk, at the office of your municipal unit or electronically.',
          },
        },
        {
          step: {
            el: 'Η υπηρεσία ελέγχει τις οφειλές και σας ενημερώνει για το ποσό, αν υπάρχει.',
            en: 'The department checks for debts and tells you the amount, if any.',
          },
        },
        {
          step: {
            el: 'Πληρώστε με όποιον τρόπο προτιμάτε και παραλάβετε τη βεβαίωση ή το πρόγραμμα των δόσεων.',
            en: 'Pay in the way that suits you and receive the certificate or the schedule of instalments.',
          },
        },
      ],
      onlineLink: '',
      department: 'financial',
      forms: [
        {
          title: {
            el: 'Αίτηση ρύθμισης οφειλών',
            en: 'Application for a payment plan',
          },
          file: 'form-payment-plan',
        },
      ],
      related: [
        { title: { el: 'Τρόποι πληρωμής', en: 'Ways to pay' }, link: '/services/payments' },
        {
          title: { el: 'Προϋπολογισμοί και αποφάσεις', en: 'Budgets and decisions' },
          link: '/municipality/transparency',
        },
        {
          title: { el: 'Υπηρεσίες για επιχειρήσεις', en: 'Services for businesses' },
          link: '/services/business',
        },
        {
          title: { el: 'Διεύθυνση Οικονομικών Υπηρεσιών', en: 'Financial Services department' },
          link: '/municipality/departments#financial',
        },
      ],
    },
  },
  {
    slug: 'environment',
    isSample: true,
    data: {
      title: { el: 'Περιβάλλον και καθαριότητα', en: 'Environment and cleaning' },
      description: {
        el: 'Αποκομιδή και ανακύκλωση, ογκώδη αντικείμενα, πράσινο, αδέσποτα ζώα και βλάβες στον δημόσιο χώρο.',
        en: 'Waste collection and recycling, bulky items, parks and trees, stray animals, and faults in public spaces.',
      },
      icon: 'Home',
      listed: true,
      link: '',
      audience: 'everyone',
      topic: 'environment',
      content: {
        el: `<p>Η Υπηρεσία Περιβάλλοντος φροντίζει για την αποκομιδή των απορριμμάτων, την ανακύκλωση, τα πάρκα, τις παιδικές χαρές και τα δέντρα και για τα αδέσποτα ζώα, στις πόλεις και στα χωριά του Δήμου.</p>
<h2>Σε ποιον κάδο</h2>
<ul>
<li><strong>Μπλε:</strong> χαρτί, πλαστικό, μέταλλο και συσκευασίες, καθαρά και άδεια.</li>
<li><strong>Καφέ:</strong> υπολείμματα τροφών και κομμένο γρασίδι, χωρίς πλαστικές σακούλες.</li>
<li><strong>Κώδωνας:</strong> γυάλινα μπουκάλια και βάζα, όχι λάμπες: αυτές και οι μπαταρίες στα καταστήματα.</li>
<li><strong>Πράσινος:</strong> ό,τι απομένει, πάντα σε δεμένη σακούλα, όχι ληγμένα φάρμακα και χάπια: αυτά στα φαρμακεία.</li>
</ul>
<h2>Πρόγραμμα αποκομιδής</h2>
<p>Στις πόλεις οι πράσινοι κάδοι αδειάζουν κάθε ημέρα εκτός από την Κυριακή, στα χωριά τρεις φορές την εβδομάδα. Οι μπλε αδειάζουν στο Αίγιο τρεις φορές την εβδομάδα, στην Ακράτα, στο Διακοπτό και στη Ροδοδάφνη δύο, στους άλλους οικισμούς της ακτής μία, στα ορεινά μία φορά στις δύο εβδομάδες, και τον Ιούλιο και τον Αύγουστο συχνότερα. Οι καφέ αδειάζουν δύο φορές την εβδομάδα. Για τις ημέρες της γειτονιάς σας τηλεφωνήστε στην υπηρεσία. Αν το απορριμματοφόρο δεν πέρασε ή ένας κάδος ξεχείλισε, πείτε μας πού.</p>
<h2>Ογκώδη αντικείμενα και κλαδιά</h2>
<p>Παλιά έπιπλα, στρώματα, συσκευές και κλαδέματα δεν αφήνονται δίπλα στους κάδους. Κλείνετε ραντεβού και το συνεργείο τα παραλαμβάνει από το πεζοδρόμιο την ημέρα που συμφωνήσαμε. Τα μπάζα παραλαμβάνονται μόνο από αδειοδοτημένο φορέα. Τηλέφωνο και ποσότητες: <a href="/services/bulky-waste">Ογκώδη αντικείμενα και κλαδιά</a>.</p>
<h2>Πράσινο</h2>
<p>Για κλάδεμα ή κοπή δέντρου σε κοινόχρηστο χώρο αποφασίζει η υπηρεσία μετά από αυτοψία. Μην επεμβαίνετε μόνοι σας.</p>
<h2>Αδέσποτα ζώα</h2>
<p>Αναφέρετε τραυματισμένο ή επιθετικό ζώο με ακριβή τοποθεσία. Τα ζώα περισυλλέγονται, εξετάζονται, στειρώνονται και δίνονται για υιοθεσία ή επιστρέφουν στον χώρο τους, όπως ορίζει ο νόμος. Ποιον καλείτε: <a href="/services/stray-animals">Αδέσποτα ζώα</a>.</p>`,
        en: `<p>The Environment department looks after waste collection, recycling, parks, trees and stray animals in every town and village of the municipality.</p>
<h2>Which bin</h2>
<ul>
<li><strong>Blue:</strong> paper, plastic, metal and packaging, clean and empty.</li>
<li><strong>Brown:</strong> food scraps and grass cuttings, without plastic bags.</li>
<li><strong>Bell-shaped bank:</strong> glass bottles and jars, but no light bulbs: those and batteries go back to shops.</li>
<li><strong>Green:</strong> whatever is left, always in a tied bag, but no expired medicines or pills: those go to a pharmacy.</li>
</ul>
<h2>Collection schedule</h2>
<p>In the towns the green bins are emptied every day except Sunday, in the villages three times a week. Blue bins are emptied three times a week in Aigio, twice in Akrata, Diakopto and Rododafni, once in the other villages of the coast and once a fortnight in the mountains, and more often in July and August. Brown bins are emptied twice a week. For the days in your neighbourhood, call the department. If the lorry did not come or a bin is overflowing, tell us where.</p>
<h2>Bulky items and branches</h2>
<p>Old furniture, mattresses, appliances and prunings are not left beside the bins. Book a collection, and the crew takes them from the pavement on the agreed day. Building rubble is only taken by a licensed operator. Telephone and amounts: <a href="/services/bulky-waste">Bulky waste and branches</a>.</p>
<h2>Parks and trees</h2>
<p>The department decides whether a tree in a public place is pruned or felled, after an inspection. Please do not do it yourself.</p>
<h2>Stray animals</h2>
<p>Report an injured or aggressive animal and exactly where it is. Animals are collected, examined, neutered and either rehomed or returned to where they live, as the law provides. Whom to call: <a href="/services/stray-animals">Stray animals</a>.</p>`,
      },
      whoCanApply: {
        el: `<p>Όλοι οι κάτοικοι, οι επισκέπτες και οι επιχειρήσεις του Δήμου. Τα επαγγελματικά απόβλητα μεγάλου όγκου συμφωνούνται χωριστά.</p>`,
        en: `<p>Everyone who lives, stays or runs a business in the municipality. Large amounts of commercial waste are arranged separately.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Ακριβή διεύθυνση ή σημείο στον χάρτη',
            en: 'The exact address or a point on the map',
          },
        },
        {
          item: {
            el: 'Σύντομη περιγραφή και, αν γίνεται, φωτογραφία',
            en: 'A short description and, if you can, a photograph',
          },
        },
        {
          item: {
            el: 'Για ογκώδη: είδος και πλήθος των αντικειμένων',
            en: 'For bulky items: what they are and how many',
          },
        },
        {
          item: {
            el: 'Τηλέφωνο ή email, για να συμφωνήσουμε την ημέρα',
            en: 'A phone number or email, to agree on the day',
          },
        },
      ],
      cost: {
        el: 'Δωρεάν για τα νοικοκυριά· καλύπτεται από τα δημοτικά τέλη.',
        en: 'Free for households: it is covered by the municipal charges.',
      },
      duration: {
        el: 'Ογκώδη: ραντεβού μέσα σε 7 ημέρες. Αυτοψία για δέντρα: έως 15 εργάσιμες ημέρες. Κίνδυνος για πεζούς ή οχήματα: αντιμετωπίζεται κατά προτεραιότητα.',
        en: 'Bulky items: an appointment within 7 days. Tree inspection: up to 15 working days. Anything dangerous to people or vehicles comes first.',
      },
      steps: [
        {
          step: {
            el: 'Επικοινωνήστε με την υπηρεσία, τηλεφωνικά ή από τη σελίδα επικοινωνίας.',
            en: 'Tell the department, by phone or through the contact page.',
          },
        },
        {
          step: {
            el: 'Περιγράψτε τι χρειάζεται και πού· κρατήστε τον αριθμό του αιτήματος.',
            en: 'Say what is needed and where, and keep the reference number.',
          },
        },
        {
          step: {
            el: 'Συμφωνήστε ημέρα για την παραλαβή ή την αυτοψία.',
            en: 'Agree on a day for the collection or the inspection.',
          },
        },
        {
          step: {
            el: 'Για ογκώδη: αφήστε τα στο πεζοδρόμιο το προηγούμενο βράδυ, χωρίς να εμποδίζουν τη διέλευση.',
            en: 'For bulky items: put them on the pavement the evening before, without blocking the way.',
          },
        },
        {
          step: {
            el: 'Αν κάτι δεν έγινε όπως συμφωνήσαμε, γράψτε μας με τον ίδιο αριθμό.',
            en: 'If something was not done as agreed, write to us with the same number.',
          },
        },
      ],
      onlineLink: '',
      department: 'environment',
      forms: [],
      related: [
        { title: { el: 'Επικοινωνία', en: 'Contact' }, link: '/contact' },
        { title: { el: 'Εθελοντισμός', en: 'Volunteering' }, link: '/volunteering' },
        {
          title: { el: 'Δημοτικά τέλη', en: 'Municipal charges' },
          link: '/services/financial',
        },
        {
          title: { el: 'Λιμνοθάλασσα Αλυκής', en: 'Aliki Lagoon' },
          link: '/tourism/nature/aliki-lagoon',
        },
      ],
    },
  },
  {
    slug: 'business',
    isSample: true,
    data: {
      title: { el: 'Υπηρεσίες για επιχειρήσεις', en: 'Services for businesses' },
      description: {
        el: 'Προέγκριση και γνωστοποίηση λειτουργίας, λαϊκές αγορές, κατάληψη κοινόχρηστου χώρου, διαγωνισμοί.',
        en: 'Pre-approval and notification of operation, open-air markets, use of public space, tenders.',
      },
      icon: 'Briefcase',
      listed: true,
      link: '',
      audience: 'businesses',
      topic: 'business',
      lifeEvents: ['business'],
      content: {
        el: `<p>Ανοίγετε κατάστημα, αλλάζετε επωνυμία ή βγάζετε τραπεζοκαθίσματα; Εδώ θα βρείτε τι ζητά ο Δήμος και με ποια σειρά.</p>
<h2>Έναρξη λειτουργίας</h2>
<p>Τα περισσότερα καταστήματα υγειονομικού ενδιαφέροντος, τα καταλύματα και οι χώροι άθλησης λειτουργούν με <strong>γνωστοποίηση</strong>: τη δηλώνετε ηλεκτρονικά στο <a href="https://openbusiness.gov.gr/">OpenBusiness</a> και ξεκινάτε, με τα δικαιολογητικά στη διάθεση του ελέγχου. Όπου ο νόμος το απαιτεί, προηγείται <strong>προέγκριση</strong> του Δήμου, που εξετάζει αν η δραστηριότητα επιτρέπεται στο συγκεκριμένο σημείο. Με γνωστοποίηση δηλώνεται και η μουσική στο κατάστημα.</p>
<h2>Κοινόχρηστοι χώροι</h2>
<p>Για τραπεζοκαθίσματα, σκιάδια, εργοτάξια και γυρίσματα χρειάζεται παραχώρηση χρήσης, με τέλος ανά τετραγωνικό μέτρο. Πάντα μένει ελεύθερη η όδευση τυφλών και διάδρομος για πεζούς και αμαξίδια.</p>
<h2>Λαϊκές αγορές και υπαίθριο εμπόριο</h2>
<p>Οι θέσεις στις λαϊκές αγορές και οι άδειες υπαίθριου εμπορίου δίνονται με προκήρυξη, που δημοσιεύεται στις ανακοινώσεις.</p>
<h2>Συνεργασία με τον Δήμο</h2>
<p>Οι διαγωνισμοί για έργα, προμήθειες και υπηρεσίες αναρτώνται στη σελίδα <a href="/municipality/tenders">Διαγωνισμοί</a>, με την προθεσμία και τα έγγραφά τους.</p>`,
        en: `<p>Are you opening a shop, changing its name or putting tables outside? This page says what the municipality asks for, and in which order.</p>
<h2>Starting to operate</h2>
<p>Most food and drink businesses, lodgings and gyms operate on <strong>notification</strong>: you declare the business on <a href="https://openbusiness.gov.gr/">OpenBusiness</a> and start, keeping the papers ready for inspection. Where the law requires it, the municipality first gives a <strong>pre-approval</strong>, having checked whether the activity is allowed at that place. Music in the shop is declared by notification, too.</p>
<h2>Public space</h2>
<p>Tables and chairs, awnings, building sites and film shoots need permission to use public space, for a charge per square metre. The tactile path and a passage for pedestrians and wheelchairs always stay clear.</p>
<h2>Open-air markets and street trading</h2>
<p>Pitches at the open-air markets and street-trading licences are given after a public call, published among the announcements.</p>
<h2>Working with the municipality</h2>
<p>Tenders for works, supplies and services are on the <a href="/municipality/tenders">Tenders</a> page, with their deadlines and documents.</p>`,
      },
      whoCanApply: {
        el: `<p>Φυσικά και νομικά πρόσωπα με έναρξη δραστηριότητας στην ΑΑΔΕ και χώρο νόμιμης χρήσης εντός του Δήμου. Για κοινόχρηστο χώρο απαιτείται δημοτική ενημερότητα.</p>`,
        en: `<p>People and companies registered with the tax authority (AADE), with premises in the municipality that may lawfully be used for the purpose. Use of public space also requires a municipal clearance certificate.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Κωδικοί Taxisnet του φορέα της δραστηριότητας',
            en: 'Taxisnet credentials of the business',
          },
        },
        {
          item: {
            el: 'Στοιχεία νομιμότητας του χώρου: οικοδομική άδεια ή τακτοποίηση, χρήση και κάτοψη',
            en: 'Proof that the premises are lawful: building permit or regularisation, use and floor plan',
          },
        },
        {
          item: {
            el: 'Πιστοποιητικό ενεργητικής πυροπροστασίας, όπου απαιτείται',
            en: 'Fire protection certificate, where required',
          },
        },
        {
          item: {
            el: 'Μισθωτήριο ή τίτλος ιδιοκτησίας',
            en: 'Lease or title deed',
          },
        },
        {
          item: {
            el: 'Για κοινόχρηστο χώρο: σχέδιο με διαστάσεις και δημοτική ενημερότητα',
            en: 'For public space: a drawing with dimensions and a municipal clearance certificate',
          },
        },
      ],
      cost: {
        el: 'Παράβολο γνωστοποίησης ή προέγκρισης, ανάλογα με τη δραστηριότητα. Κοινόχρηστος χώρος: τέλος ανά τετραγωνικό μέτρο, σύμφωνα με την απόφαση του Δημοτικού Συμβουλίου για τα τέλη.',
        en: 'A fee for notification or pre-approval, depending on the activity. Public space: a charge per square metre, as set by the council’s decision on fees.',
      },
      duration: {
        el: 'Γνωστοποίηση: άμεσα. Προέγκριση: έως 15 ημέρες από την πλήρη αίτηση. Κοινόχρηστος χώρος: έως 15 εργάσιμες ημέρες.',
        en: 'Notification: at once. Pre-approval: up to 15 days from a complete application. Public space: up to 15 working days.',
      },
      steps: [
        {
          step: {
            el: 'Ελέγξτε με την υπηρεσία αν η δραστηριότητα επιτρέπεται στο ακίνητο και αν χρειάζεται προέγκριση.',
            en: 'Check with the department whether the activity is allowed at the property and whether it needs pre-approval.',
          },
        },
        {
          step: {
            el: 'Συγκεντρώστε τα δικαιολογητικά του χώρου μαζί με τον μηχανικό σας.',
            en: 'Gather the papers of the premises with your engineer.',
          },
        },
        {
          step: {
            el: 'Υποβάλετε τη γνωστοποίηση ή το αίτημα στο OpenBusiness και πληρώστε το παράβολο.',
            en: 'File the notification or the request on OpenBusiness and pay the fee.',
          },
        },
        {
          step: {
            el: 'Για τραπεζοκαθίσματα, υποβάλετε χωριστή αίτηση παραχώρησης με σχέδιο.',
            en: 'For tables outside, file a separate application with a drawing.',
          },
        },
        {
          step: {
            el: 'Κρατήστε τα έγγραφα στο κατάστημα: ο έλεγχος γίνεται χωρίς προειδοποίηση.',
            en: 'Keep the papers on the premises: inspections are unannounced.',
          },
        },
      ],
      onlineLink: '',
      department: 'financial',
      forms: [
        {
          title: {
            el: 'Αίτηση για κατάστημα ή χρήση κοινόχρηστου χώρου',
            en: 'Application for a shop or for the use of public space',
          },
          file: 'form-shop-licence',
        },
      ],
      related: [
        { title: { el: 'Διαγωνισμοί', en: 'Tenders' }, link: '/municipality/tenders' },
        {
          title: { el: 'Δημοτική ενημερότητα και τέλη', en: 'Clearance and charges' },
          link: '/services/financial',
        },
        {
          title: { el: 'Πολεοδομία και δόμηση', en: 'Urban planning and building' },
          link: '/services/urban-planning',
        },
        { title: { el: 'Διαφάνεια', en: 'Transparency' }, link: '/municipality/transparency' },
      ],
    },
  },
]);
