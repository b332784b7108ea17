import { page } from '../../../domain/content-types/page.ts';
import { seedEntries } from '../seed-entry.ts';

/** The intros of the services screens, and volunteering. */
export const generalPages = seedEntries(page, [
  {
    slug: 'services',
    isSample: false,
    data: {
      title: { el: 'Υπηρεσίες', en: 'Services' },
      lead: {
        el: 'Τι μπορεί να κάνει ο Δήμος για εσάς. Σε κάθε υπηρεσία θα βρείτε ποιους αφορά, τα δικαιολογητικά, το κόστος και τον χρόνο.',
        en: 'What the municipality can do for you. For each service you will find who it is for, what you need, what it costs and how long it takes.',
      },
      content: {
        el: `<p>Δεν βρίσκετε αυτό που ψάχνετε; <a href="/contact">Ρωτήστε μας</a> ή δείτε τις <a href="/services/eservices">ηλεκτρονικές υπηρεσίες</a>, τα <a href="/services/forms">έντυπα</a> και τις <a href="/other-authorities">υπηρεσίες άλλων φορέων</a>.</p>`,
        en: `<p>Can’t find what you are looking for? <a href="/contact">Ask us</a>, or see our <a href="/services/eservices">e-services</a>, the <a href="/services/forms">forms</a> and the <a href="/other-authorities">services of other authorities</a>.</p>`,
      },
      images: [],
      section: 'services',
    },
  },
  {
    slug: 'services/eservices',
    isSample: false,
    data: {
      title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' },
      lead: {
        el: 'Υποθέσεις που τελειώνουν από το σπίτι, όποια ώρα θέλετε.',
        en: 'Things you can get done from home, at any hour.',
      },
      content: {
        el: `<p>Αν δυσκολεύεστε με τον υπολογιστή, ελάτε στο δημαρχείο ή στο γραφείο της δημοτικής σας ενότητας: θα υποβάλουμε μαζί την αίτηση. Ό,τι γίνεται ηλεκτρονικά, γίνεται πάντα και στο γκισέ.</p>`,
        en: `<p>If you find computers difficult, come to the town hall or to the office of your municipal unit and we will submit the application together. Whatever you can do online you can also do at the counter.</p>`,
      },
      images: ['computer-desk'],
      section: 'services',
    },
  },
  {
    slug: 'volunteering',
    isSample: true,
    data: {
      title: { el: 'Εθελοντισμός', en: 'Volunteering' },
      lead: {
        el: 'Λίγες ώρες τον μήνα αρκούν για να αλλάξει μια γειτονιά. Βρείτε την ομάδα που σας ταιριάζει.',
        en: 'A few hours a month can change a neighbourhood. Find the team that suits you.',
      },
      content: {
        el: `<h2>Οι ομάδες μας</h2>
<ul>
<li><strong>Πολιτική προστασία:</strong> πυροφύλαξη το καλοκαίρι, στήριξη σε πλημμύρες, χιόνια και σεισμούς. Προηγείται εκπαίδευση.</li>
<li><strong>Περιβάλλον:</strong> καθαρισμοί ακτών και μονοπατιών, δενδροφυτεύσεις, ενημέρωση για την ανακύκλωση.</li>
<li><strong>Κοινωνική φροντίδα:</strong> συντροφιά σε ηλικιωμένους, κοινωνικό παντοπωλείο, ενισχυτική διδασκαλία.</li>
<li><strong>Πολιτισμός και τουρισμός:</strong> υποδοχή επισκεπτών, φεστιβάλ, ξεναγήσεις, καρναβάλι.</li>
<li><strong><a href="/services/stray-animals">Αδέσποτα ζώα</a>:</strong> φροντίδα, φιλοξενία και υιοθεσίες.</li>
</ul>
<h2>Ποιοι μπορούν να πάρουν μέρος</h2>
<p>Όλοι από 18 ετών και πάνω, κάτοικοι του Δήμου ή όχι. Από 15 ετών χρειάζεται γραπτή συγκατάθεση των γονέων, και οι ανήλικοι δεν συμμετέχουν στην πολιτική προστασία. Δεν ζητούμε ειδικές γνώσεις, μόνο συνέπεια.</p>
<h2>Πώς θα ξεκινήσετε</h2>
<ol>
<li>Στείλτε μας μήνυμα από τη <a href="/contact">φόρμα επικοινωνίας</a> με θέμα «Εθελοντισμός», ή τηλεφωνήστε στο +30 26910 00110. Πείτε ποια ομάδα σας ενδιαφέρει και πόσες ώρες διαθέτετε.</li>
<li>Θα σας τηλεφωνήσουμε μέσα σε μία εβδομάδα για μια πρώτη γνωριμία.</li>
<li>Παρακολουθείτε μια σύντομη ενημέρωση και παίρνετε την ταυτότητα του εθελοντή.</li>
<li>Ξεκινάτε, δίπλα σε έναν έμπειρο εθελοντή της ομάδας.</li>
</ol>
<h2>Τι σας προσφέρουμε</h2>
<ul>
<li>Ασφάλιση ατυχημάτων σε κάθε δράση</li>
<li>Εκπαίδευση στις πρώτες βοήθειες</li>
<li>Εξοπλισμό και μετακίνηση για τη δράση</li>
<li>Βεβαίωση συμμετοχής, όποτε τη χρειαστείτε</li>
</ul>
<h2>Σύλλογοι και επιχειρήσεις</h2>
<p>Αν ο σύλλογος, το σχολείο ή η επιχείρησή σας θέλει να υιοθετήσει μια πλατεία, μια ακτή ή ένα μονοπάτι, μιλήστε με τη <a href="/municipality/departments">Διεύθυνση Περιβάλλοντος και Καθαριότητας</a>.</p>`,
        en: `<h2>Our teams</h2>
<ul>
<li><strong>Civil protection:</strong> fire watch in summer, help in floods, snow and earthquakes. Training comes first.</li>
<li><strong>Environment:</strong> cleaning beaches and paths, planting trees, explaining recycling.</li>
<li><strong>Social care:</strong> keeping older people company, the social grocery, help with homework.</li>
<li><strong>Culture and tourism:</strong> welcoming visitors, festivals, guided walks, the carnival.</li>
<li><strong><a href="/services/stray-animals">Stray animals</a>:</strong> care, fostering and adoption.</li>
</ul>
<h2>Who can join</h2>
<p>Anyone aged 18 or over, whether or not you live in the municipality. From the age of 15 you need your parents’ written consent, and under-18s do not take part in civil protection. You need no special knowledge, only to be reliable.</p>
<h2>How to start</h2>
<ol>
<li>Send us a message with the <a href="/contact">contact form</a> and the subject ‘Volunteering’, or call +30 26910 00110. Tell us which team you would like to join and how many hours you have.</li>
<li>We will call you within a week to get to know each other.</li>
<li>You attend a short briefing and receive your volunteer’s card.</li>
<li>You start, side by side with an experienced member of the team.</li>
</ol>
<h2>What we offer</h2>
<ul>
<li>Accident insurance for every activity</li>
<li>First-aid training</li>
<li>Equipment and transport</li>
<li>A certificate of participation whenever you need one</li>
</ul>
<h2>Clubs and businesses</h2>
<p>If your club, school or business would like to adopt a square, a beach or a path, talk to our <a href="/municipality/departments">Environment and Cleansing department</a>.</p>`,
      },
      images: ['tree-planting'],
      section: 'municipality',
    },
  },
]);
