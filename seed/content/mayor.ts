import { mayor } from '../../domain/content-types/mayor.ts';
import { seedEntries } from './seed-entry.ts';

/** The mayor: a made-up person. */
export const mayorSeed = seedEntries(mayor, [
  {
    slug: 'mayor',
    isSample: true,
    data: {
      name: { el: 'Ανδρέας Θεοδωρόπουλος', en: 'Andreas Theodoropoulos' },
      title: { el: 'Δήμαρχος Αιγιαλείας', en: 'Mayor of Aigialeia' },
      photo: 'mayor-portrait',
      message: {
        el: `<p>Αγαπητές συμπολίτισσες, αγαπητοί συμπολίτες,</p>
<p>Καλώς ήρθατε στον ιστότοπο του Δήμου μας. Τον φτιάξαμε με μια απλή σκέψη: ό,τι κάνει ο Δήμος πρέπει να το βρίσκετε εύκολα, να το καταλαβαίνετε με την πρώτη και να το ελέγχετε όποτε θέλετε.</p>
<p>Η Αιγιάλεια είναι τόπος με πολλά πρόσωπα. Είναι το λιμάνι και οι Σκάλες του Αιγίου, τα περιβόλια του Διακοπτού, οι παραλίες της Ακράτας, τα χωριά του Ερινεού και της Συμπολιτείας, το θέατρο της Αιγείρας. Από το 2011 οι έξι παλιοί δήμοι βαδίζουν μαζί. Στόχος μας είναι κανένα χωριό να μη νιώθει μακριά από το δημαρχείο.</p>
<h2>Οι προτεραιότητές μας</h2>
<ul>
<li><strong>Καθημερινότητα:</strong> καθαροί δρόμοι, σωστός φωτισμός, νερό χωρίς διακοπές.</li>
<li><strong>Σχολεία και φροντίδα:</strong> ασφαλή σχολικά κτίρια, παιδικοί σταθμοί για όλους, «Βοήθεια στο Σπίτι» σε κάθε χωριό.</li>
<li><strong>Ασφάλεια:</strong> έργα για τις πλημμύρες, τις πυρκαγιές και τους σεισμούς, σε έναν τόπο που ξέρει τι σημαίνουν.</li>
<li><strong>Τουρισμός με μέτρο:</strong> 30% περισσότεροι επισκέπτες μέσα σε δύο χρόνια, μοιρασμένοι σε όλες τις εποχές και σε όλες τις ενότητες.</li>
</ul>
<p>Ο Δήμος είστε εσείς. Ελάτε στις συνεδριάσεις του Δημοτικού Συμβουλίου, πάρτε μέρος στις διαβουλεύσεις, γράψτε μας για ό,τι δεν πάει καλά. Κάθε μήνυμα φτάνει σε κάποιον και κάθε μήνυμα παίρνει απάντηση.</p>
<p>Με εκτίμηση,<br />Ανδρέας Θεοδωρόπουλος</p>`,
        en: `<p>Dear fellow citizens, dear visitors,</p>
<p>Welcome to our municipality’s website. We built it on a simple idea: whatever the municipality does, you should be able to find it easily, understand it the first time and hold us to it.</p>
<p>Aigialeia has many faces: the harbour and the Steps of Aigio, the orchards of Diakopto, the beaches of Akrata, the villages of Erineos and Sympoliteia, the theatre of Aigeira. Since 2011 the six former municipalities have gone forward together. Our aim is that no village should feel far from the town hall.</p>
<h2>Our priorities</h2>
<ul>
<li><strong>Everyday life:</strong> clean streets, proper lighting, water that does not run dry.</li>
<li><strong>Schools and care:</strong> safe school buildings, a nursery place for every child, Help at Home in every village.</li>
<li><strong>Safety:</strong> works against floods, fires and earthquakes, in a land that knows them well.</li>
<li><strong>Tourism in good measure:</strong> 30% more visitors within two years, spread over all seasons and all six units.</li>
</ul>
<p>The municipality is you. Come to the council’s meetings, take part in consultations, write to us when something is wrong. Every message reaches someone, and every message is answered.</p>
<p>Yours sincerely,<br />Andreas Theodoropoulos</p>`,
      },
      email: 'mayor@aigialeia.example',
      phone: '+30 26910 00101',
      office: {
        el: 'Δημαρχείο, 2ος όροφος, Πλατεία Δημαρχείου 1, 25100 Αίγιο',
        en: 'Town Hall, second floor, 1 Dimarcheiou Square, 25100 Aigio',
      },
    },
  },
]);
