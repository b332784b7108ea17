import { cultureBlock } from '../../../domain/content-types/culture-block.ts';
import { seedEntries } from '../seed-entry.ts';

/** The four blocks of the culture page. */
export const cultureBlockSeed = seedEntries(cultureBlock, [
  {
    slug: 'archaeology',
    isSample: true,
    data: {
      title: { el: 'Αρχαιολογία', en: 'Archaeology' },
      content: {
        el: `<p>Η Αιγιάλεια κατοικείται αδιάλειπτα από τη νεολιθική εποχή. Στην αρχαία Αιγείρα, ένα θέατρο λαξευμένο σε μεγάλο μέρος στον βράχο ανοίγεται προς τον Κορινθιακό. Στην πεδιάδα ανατολικά του Αιγίου οι ανασκαφές φέρνουν στο φως την Ελίκη, την πόλη που χάθηκε με τον σεισμό του 373 π.Χ. και βρέθηκε ξανά το 2001.</p>
<p>Τα ευρήματα της περιοχής συγκεντρώνονται στο Αρχαιολογικό Μουσείο Αιγίου, που στεγάζεται στην παλιά δημοτική αγορά, ένα κομψό νεοκλασικό κτίριο του 1890.</p>`,
        en: `<p>People have lived in Aigialeia without a break since Neolithic times. At ancient Aigeira a theatre, cut for the most part from the rock, opens onto the Gulf of Corinth. In the plain east of Aigio, archaeologists are uncovering Helike, the city lost in the earthquake of 373 BC and found again in 2001.</p>
<p>Finds from the whole area are brought together in the Archaeological Museum of Aigio, housed in the old municipal market, an elegant neoclassical building of 1890.</p>`,
      },
      image: 'museum-hall',
      link: '/tourism/culture/archaeological-museum-aigio',
      linkText: { el: 'Επισκεφθείτε το μουσείο', en: 'Visit the museum' },
    },
  },
  {
    slug: 'festivals-and-customs',
    isSample: true,
    data: {
      title: { el: 'Γιορτές και έθιμα', en: 'Festivals and customs' },
      content: {
        el: `<p>Την Παρασκευή μετά το Πάσχα το Αίγιο γιορτάζει την Παναγία Τρυπητή, με λιτανεία της εικόνας στους δρόμους της πόλης. Τις Απόκριες μικροί και μεγάλοι μεταμφιέζονται, και το καλοκαίρι κάθε χωριό στήνει το πανηγύρι του, με κλαρίνα, χορό και ψητά.</p>
<p>Οι ημερομηνίες αλλάζουν από χρόνο σε χρόνο: δείτε τι γίνεται όσο θα είστε εδώ.</p>`,
        en: `<p>On the Friday after Easter Aigio celebrates Panagia Trypiti, carrying the icon in procession through the streets. At Carnival young and old dress up, and in summer every village holds its own feast, with clarinets, dancing and roast meat.</p>
<p>The dates change from year to year: see what is on while you are here.</p>`,
      },
      image: 'carnival',
      link: '/events',
      linkText: { el: 'Δείτε τις εκδηλώσεις', en: 'See the events' },
    },
  },
  {
    slug: 'museums-and-tradition',
    isSample: true,
    data: {
      title: { el: 'Παράδοση και μνήμη', en: 'Tradition and memory' },
      content: {
        el: `<p>Σε ένα πέτρινο σπίτι περίπου δύο αιώνων, συνδεδεμένο με την οικογένεια του αγωνιστή του 1821 Ανδρέα Λόντου, το Δημοτικό Ιστορικό και Λαογραφικό Μουσείο Αιγίου διασώζει την καθημερινότητα και τα κειμήλια του τόπου.</p>
<p>Μια βόλτα στο ιστορικό κέντρο, ανάμεσα σε νεοκλασικά και παλιές σταφιδαποθήκες, συμπληρώνει την ιστορία.</p>`,
        en: `<p>In a stone house about two centuries old, linked to the family of Andreas Londos, who fought in the Revolution of 1821, the Municipal Historical and Folklore Museum of Aigio keeps the everyday things and the heirlooms of the area.</p>
<p>A walk through the historic centre, among neoclassical houses and old currant warehouses, completes the story.</p>`,
      },
      image: 'aigio-stairs',
      link: '/tourism/culture/folklore-museum-aigio',
      linkText: { el: 'Γνωρίστε το μουσείο', en: 'Discover the museum' },
    },
  },
  {
    slug: 'currants-and-wine',
    isSample: true,
    data: {
      title: { el: 'Γεύσεις της γης μας', en: 'Tastes of our land' },
      content: {
        el: `<p>Η μαύρη κορινθιακή σταφίδα «Βοστίτσα», προϊόν προστατευόμενης ονομασίας προέλευσης, πήρε το όνομά της από τη μεσαιωνική ονομασία του Αιγίου. Τον 19ο αιώνα έφευγε από το λιμάνι για όλη την Ευρώπη.</p>
<p>Πιο ψηλά, στις «Πλαγιές Αιγιαλείας», αμπελώνες που βλέπουν τη θάλασσα δίνουν δροσερά λευκά κρασιά, με πρώτη ποικιλία τον Ροδίτη.</p>`,
        en: `<p>The black Corinthian currant ‘Vostizza’, a product with protected designation of origin, is named after the medieval name of Aigio. In the 19th century it left the harbour for the whole of Europe.</p>
<p>Higher up, on the Slopes of Aigialeia, vineyards within sight of the sea give fresh white wines, above all from the Roditis grape.</p>`,
      },
      image: 'currant-ships',
      link: '/tourism/culture/currants-and-wine',
      linkText: { el: 'Ακολουθήστε τη γεύση', en: 'Follow the taste' },
    },
  },
]);
