import { councilMember } from '../../domain/content-types/council-member.ts';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import { seedEntries } from './seed-entry.ts';

const PARTIES = {
  course: { el: 'Κοινή Πορεία Αιγιάλειας', en: 'Common Course for Aigialeia' },
  citizens: { el: 'Πολίτες σε Δράση', en: 'Citizens in Action' },
  coast: { el: 'Ακτή και Βουνό', en: 'Coast and Mountain' },
  independent: { el: 'Ανεξάρτητος', en: 'Independent' },
} as const;

const COUNCILLOR = { el: 'Δημοτικός σύμβουλος', en: 'Councillor' };
const COUNCILLOR_FEMALE = { el: 'Δημοτική σύμβουλος', en: 'Councillor' };

const member = (slug: string, name: Bilingual, role: Bilingual, party: Bilingual) => ({
  slug,
  isSample: true,
  data: { name, role, party },
});

/** The twelve members that the council page lists (specification, section 2), all made up. */
export const councilMemberSeed = seedEntries(councilMember, [
  member(
    'sofia-anagnostou',
    { el: 'Σοφία Αναγνώστου', en: 'Sofia Anagnostou' },
    { el: 'Πρόεδρος του Δημοτικού Συμβουλίου', en: 'President of the council' },
    PARTIES.course,
  ),
  member(
    'georgios-papachristou',
    { el: 'Γεώργιος Παπαχρήστου', en: 'Georgios Papachristou' },
    { el: 'Αντιπρόεδρος', en: 'Vice-president' },
    PARTIES.citizens,
  ),
  member(
    'marina-deligianni',
    { el: 'Μαρίνα Δεληγιάννη', en: 'Marina Deligianni' },
    { el: 'Γραμματέας', en: 'Secretary' },
    PARTIES.coast,
  ),
  member(
    'nikolaos-vlachos',
    { el: 'Νικόλαος Βλάχος', en: 'Nikolaos Vlachos' },
    { el: 'Αντιδήμαρχος Τεχνικών Έργων', en: 'Deputy mayor for public works' },
    PARTIES.course,
  ),
  member(
    'aikaterini-roussou',
    { el: 'Αικατερίνη Ρούσσου', en: 'Aikaterini Roussou' },
    { el: 'Αντιδήμαρχος Κοινωνικής Πολιτικής', en: 'Deputy mayor for social policy' },
    PARTIES.course,
  ),
  member(
    'spyridon-kotsis',
    { el: 'Σπυρίδων Κότσης', en: 'Spyridon Kotsis' },
    { el: 'Αντιδήμαρχος Περιβάλλοντος', en: 'Deputy mayor for the environment' },
    PARTIES.course,
  ),
  member(
    'eleftheria-mavrou',
    { el: 'Ελευθερία Μαύρου', en: 'Eleftheria Mavrou' },
    { el: 'Αντιδήμαρχος Πολιτισμού και Τουρισμού', en: 'Deputy mayor for culture and tourism' },
    PARTIES.course,
  ),
  member(
    'dimitrios-zafeiris',
    { el: 'Δημήτριος Ζαφείρης', en: 'Dimitrios Zafeiris' },
    { el: 'Αντιδήμαρχος Οικονομικών', en: 'Deputy mayor for finance' },
    PARTIES.course,
  ),
  member(
    'ioannis-stratigos',
    { el: 'Ιωάννης Στρατηγός', en: 'Ioannis Stratigos' },
    { el: 'Επικεφαλής παράταξης', en: 'Leader of a political group' },
    PARTIES.citizens,
  ),
  member(
    'paraskevi-notara',
    { el: 'Παρασκευή Νοταρά', en: 'Paraskevi Notara' },
    { el: 'Επικεφαλής παράταξης', en: 'Leader of a political group' },
    PARTIES.coast,
  ),
  member(
    'vasiliki-florou',
    { el: 'Βασιλική Φλώρου', en: 'Vasiliki Florou' },
    COUNCILLOR_FEMALE,
    PARTIES.citizens,
  ),
  member(
    'theodoros-galanis',
    { el: 'Θεόδωρος Γαλάνης', en: 'Theodoros Galanis' },
    COUNCILLOR,
    PARTIES.independent,
  ),
]);
