import { searchPromise } from '../../domain/content-types/search-promise.ts';
import { seedEntries } from './seed-entry.ts';

/** What people type, and the page that they must find. */
const PROMISES = `
πιστοποιητικό γέννησης, χαρτί γέννησης, birth certificate > /services/birth-certificate
οικογενειακή κατάσταση, family status > /services/family-status-certificate
μόνιμη κατοικία, βεβαίωση κατοικίας, proof of address > /services/permanent-residence
κληρονομιά, πλησιέστεροι συγγενείς > /services/next-of-kin-certificate
πολιτικός γάμος, θέλω να παντρευτώ, civil wedding > /services/civil-wedding
ΚΕΠ, kep, Κ.Ε.Π. > /services/kep
διαβατήριο, δίπλωμα οδήγησης, driving licence > /other-authorities
διακοπή ρεύματος, power cut, ΔΕΔΔΗΕ > /services/lighting-and-roads
καμένη λάμπα, λακκούβα στον δρόμο, pothole > /services/lighting-and-roads
ογκώδη, παλιός καναπές, παλιό στρώμα, bulky waste > /services/bulky-waste
αδέσποτα, αδέσποτος σκύλος, stray dog > /services/stray-animals
κόπηκε το νερό, λογαριασμός νερού, no water > /services/water
πρόστιμο στάθμευσης, κλήση της τροχαίας, parking fine > /services/fines
κάρτα στάθμευσης, parking permit > /services/parking-permit
νεκροταφείο, κηδεία, cemetery > /services/cemetery
ΓΕΛ, ΕΠΑΛ, εγγραφή στο σχολείο, school enrolment > /services/school-enrolment
βοήθεια στο σπίτι, γηροκομείο, help at home > /services/help-at-home
ΤΑΠ, τέλος ακίνητης περιουσίας > /services/property-charge
τηλέφωνα, ώρες λειτουργίας, phone numbers > /contact
δήμαρχος, mayor > /municipality/mayor
συνεδρίαση συμβουλίου, council meeting > /council-meetings
παραλίες, beaches > /tourism/beaches
πού να μείνω, ξενοδοχεία, where to stay > /tourism/accommodation
τρένο από Αθήνα, how to get here > /tourism/getting-here
πού να πάω τα παιδιά, what to do with kids > /tourism/with-children
οδοντωτός, rack railway > /tourism/landmark/rack-railway
σεισμός, 112 > /emergency
`;

/** The promises of the search that the first content keeps. */
export const searchPromiseSeed = seedEntries(
  searchPromise,
  PROMISES.trim()
    .split('\n')
    .map((line, at) => {
      const [typed = '', target = ''] = line.split('>');
      return {
        slug: `promise-${at + 1}`,
        isSample: true,
        data: { typed: typed.trim(), target: target.trim() },
      };
    }),
);
