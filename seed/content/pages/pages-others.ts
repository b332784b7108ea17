import { page } from '../../../domain/content-types/page.ts';
import { seedEntries } from '../seed-entry.ts';

/** Who does what people look for here and the municipality does not do. */
export const otherAuthoritiesPages = seedEntries(page, [
  {
    slug: 'other-authorities',
    isSample: true,
    data: {
      title: { el: 'Υπηρεσίες άλλων φορέων', en: 'Services of other authorities' },
      lead: {
        el: 'Ο Δήμος δεν εκδίδει ταυτότητες, διαβατήρια ή διπλώματα οδήγησης. Εδώ θα βρείτε ποιος σας εξυπηρετεί.',
        en: 'The municipality does not issue identity cards, passports or driving licences. This page says who does.',
      },
      content: {
        el: `<h2>Ταυτότητα, διαβατήριο, δίπλωμα οδήγησης</h2>
<ul>
<li><strong>Ταυτότητα και διαβατήριο:</strong> η Ελληνική Αστυνομία, στο αστυνομικό τμήμα του τόπου σας. Το ραντεβού κλείνεται στο <a href="https://www.gov.gr/">gov.gr</a>.</li>
<li><strong>Δίπλωμα (άδεια) οδήγησης, έκδοση και ανανέωση:</strong> η Διεύθυνση Μεταφορών της Περιφέρειας Δυτικής Ελλάδας. Με την αίτηση σας βοηθούν τα <a href="/services/kep">ΚΕΠ</a>.</li>
<li><strong>Άδεια διαμονής:</strong> η Αποκεντρωμένη Διοίκηση Πελοποννήσου, Δυτικής Ελλάδας και Ιονίου. Με τα χαρτιά βοηθά το Κέντρο Κοινότητας του Δήμου, στην <a href="/services/social-welfare">κοινωνική υπηρεσία</a>.</li>
<li><strong>Ποινικό μητρώο:</strong> εκδίδεται στο gov.gr, ή με αίτηση στα ΚΕΠ.</li>
<li><strong>Στρατολογία:</strong> η στρατολογική υπηρεσία του Υπουργείου Εθνικής Άμυνας. Πιστοποιητικό στρατολογικής κατάστασης ζητάτε και από τα ΚΕΠ.</li>
</ul>
<h2>Φόροι, συντάξεις, εργασία</h2>
<ul>
<li><strong>Εφορία (ΔΟΥ), ΕΝΦΙΑ, τέλη κυκλοφορίας:</strong> η ΑΑΔΕ, τηλέφωνο 1521. Τα δημοτικά τέλη και το ΤΑΠ είναι του Δήμου: δείτε τη σελίδα <a href="/services/financial">Οικονομικές υπηρεσίες</a>.</li>
<li><strong>Σύνταξη και ασφάλιση:</strong> ο e-ΕΦΚΑ, τηλέφωνο 1555.</li>
<li><strong>Επίδομα και κάρτα ανεργίας:</strong> η ΔΥΠΑ (πρώην ΟΑΕΔ), τηλέφωνο 1555.</li>
<li><strong>Επίδομα παιδιού:</strong> ο ΟΠΕΚΑ. Με την αίτηση βοηθά το Κέντρο Κοινότητας του Δήμου.</li>
<li><strong>Αγροτικές επιδοτήσεις (ΟΠΕΚΕΠΕ, ΟΣΔΕ):</strong> τα κέντρα υποδοχής δηλώσεων. Για ζημιές στην παραγωγή, ο ΕΛΓΑ.</li>
</ul>
<h2>Ρεύμα, σπίτι και ακίνητα</h2>
<ul>
<li><strong>Διακοπή ρεύματος, πεσμένα καλώδια:</strong> ο ΔΕΔΔΗΕ, τηλέφωνο 11500. Ο Δήμος επισκευάζει μόνο τον φωτισμό των δρόμων.</li>
<li><strong>Λογαριασμός ρεύματος:</strong> η εταιρεία που γράφει ο λογαριασμός σας, όπως η ΔΕΗ.</li>
<li><strong>Κτηματολόγιο:</strong> το Ελληνικό Κτηματολόγιο, στο ktimatologio.gr.</li>
<li><strong>Κλειδωθήκατε έξω:</strong> ένας κλειδαράς. Αν μέσα κινδυνεύει κάποιος, η Πυροσβεστική, τηλέφωνο 199.</li>
</ul>
<h2>Υγεία</h2>
<ul>
<li><strong>Νοσοκομείο:</strong> το Γενικό Νοσοκομείο Αιγίου. Ασθενοφόρο: 166.</li>
<li><strong>Εφημερεύον φαρμακείο:</strong> ο πίνακας εφημεριών είναι στην πόρτα κάθε φαρμακείου.</li>
</ul>
<h2>Δρόμος, θάλασσα, δάσος</h2>
<ul>
<li><strong>ΚΤΕΟ:</strong> το δημόσιο ΚΤΕΟ της Περιφέρειας και τα ιδιωτικά.</li>
<li><strong>Λιμεναρχείο:</strong> η Λιμενική Αρχή Αιγίου. Κίνδυνος στη θάλασσα: 108.</li>
<li><strong>Δασαρχείο:</strong> το Δασαρχείο Αιγίου, για υλοτομία και κυνήγι.</li>
<li><strong>Τρένα και υπεραστικά λεωφορεία:</strong> δείτε τη σελίδα <a href="/tourism/getting-here">Πώς θα έρθετε</a>.</li>
</ul>
<p>Δεν γνωρίζετε πού ανήκει η υπόθεσή σας; Ρωτήστε στο πλησιέστερο ΚΕΠ ή <a href="/contact">επικοινωνήστε μαζί μας</a>.</p>`,
        en: `<h2>Identity card, passport, driving licence</h2>
<ul>
<li><strong>Identity card and passport:</strong> the Hellenic Police, at the police station where you live. Appointments are made on <a href="https://www.gov.gr/">gov.gr</a>.</li>
<li><strong>Driving licence, new or renewed:</strong> the transport department of the Region of Western Greece. The <a href="/services/kep">KEP</a> helps you apply.</li>
<li><strong>Residence permit:</strong> the Decentralised Administration of the Peloponnese, Western Greece and the Ionian. The municipality’s community centre, part of <a href="/services/social-welfare">our social services</a>, helps with the papers.</li>
<li><strong>Criminal record certificate:</strong> issued on gov.gr, or applied for at a KEP.</li>
<li><strong>Military service:</strong> the recruiting office of the Ministry of National Defence. A KEP also takes requests for a certificate of military status.</li>
</ul>
<h2>Taxes, pensions, work</h2>
<ul>
<li><strong>Tax office (DOY), ENFIA, road tax:</strong> the tax authority AADE, phone 1521. Municipal charges and the TAP are the municipality’s: see the page <a href="/services/financial">Financial services</a>.</li>
<li><strong>Pension and insurance:</strong> e-EFKA, phone 1555.</li>
<li><strong>Unemployment benefit and card:</strong> the employment service DYPA (formerly OAED), phone 1555.</li>
<li><strong>Child benefit:</strong> OPEKA. The municipality’s community centre helps you apply.</li>
<li><strong>Farm subsidies (OPEKEPE, OSDE):</strong> the centres that take the declarations. For damage to crops, ELGA.</li>
</ul>
<h2>Electricity, home and property</h2>
<ul>
<li><strong>Power cut, fallen cables:</strong> HEDNO (DEDDIE), phone 11500. The municipality repairs street lighting only.</li>
<li><strong>Electricity bill:</strong> the company named on your bill, such as DEI.</li>
<li><strong>Land registry:</strong> the Hellenic Cadastre, on ktimatologio.gr.</li>
<li><strong>Locked out:</strong> a locksmith. If somebody inside is in danger, the fire service, phone 199.</li>
</ul>
<h2>Health</h2>
<ul>
<li><strong>Hospital:</strong> the General Hospital of Aigio. Ambulance: 166.</li>
<li><strong>Pharmacy on duty:</strong> the list of duties is on the door of each pharmacy.</li>
</ul>
<h2>Road, sea, forest</h2>
<ul>
<li><strong>Vehicle inspection (KTEO):</strong> the Region’s KTEO and the private ones.</li>
<li><strong>Port authority:</strong> that of Aigio. Danger at sea: 108.</li>
<li><strong>Forest service:</strong> that of Aigio, for felling and hunting.</li>
<li><strong>Trains and intercity buses:</strong> see the page <a href="/tourism/getting-here">Getting here</a>.</li>
</ul>
<p>Not sure who is responsible? Ask at the nearest KEP, or <a href="/contact">contact us</a>.</p>`,
      },
      images: [],
      section: 'services',
    },
  },
]);
