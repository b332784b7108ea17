import { greekPattern } from '../../../domain/search/greeklish.ts';
import { formsOf } from '../../../domain/search/word-forms.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { fold, searchWords } from '../../../domain/text/fold.ts';

/** A screen that is no entry of its own, and the words by which people ask for it. */
interface SiteScreen {
  title: Bilingual;
  path: string;
  words: string;
}

const SCREENS: readonly SiteScreen[] = [
  {
    title: { el: 'Επικοινωνία', en: 'Contact' },
    path: '/contact',
    words:
      'τηλέφωνο τηλέφωνα διεύθυνση email ώρες ωράριο λειτουργίας ανοιχτά μήνυμα παράπονο phone telephone address opening hours message complaint',
  },
  {
    title: { el: 'Διευθύνσεις και τηλέφωνα', en: 'Departments and phone numbers' },
    path: '/municipality/departments',
    words: 'τηλέφωνα υπηρεσιών τμήματα γραφεία phones offices',
  },
  {
    title: { el: 'Ο Δήμαρχος', en: 'The Mayor' },
    path: '/municipality/mayor',
    words: 'δήμαρχος',
  },
  {
    title: { el: 'Συνεδριάσεις του Δημοτικού Συμβουλίου', en: 'Council meetings' },
    path: '/council-meetings',
    words: 'πρακτικά ημερήσια διάταξη minutes agenda',
  },
  {
    title: { el: 'Διαφάνεια: έγγραφα και αποφάσεις', en: 'Transparency: documents and decisions' },
    path: '/municipality/transparency',
    words: 'προϋπολογισμός συμβάσεις διαγωνισμοί διαύγεια budget contracts tenders',
  },
  {
    title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'Online services' },
    path: '/services/eservices',
    words: 'αίτηση online gov e-services apply',
  },
  {
    title: { el: 'Διαμονή', en: 'Accommodation' },
    path: '/tourism/accommodation',
    words: 'ξενοδοχεία δωμάτια ξενώνας hotel hotels rooms stay',
  },
  {
    title: { el: 'Παραλίες', en: 'Beaches' },
    path: '/tourism/beaches',
    words: 'παραλία θάλασσα μπάνιο beach swimming sea',
  },
  {
    title: { el: 'Εκδηλώσεις', en: 'Events' },
    path: '/events',
    words: 'ημερολόγιο συναυλίες φεστιβάλ calendar concerts festival',
  },
  {
    title: { el: 'Πρόταση εκδήλωσης', en: 'Submit an event' },
    path: '/events/submit',
    words: 'υποβολή εκδήλωσης propose',
  },
  {
    title: { el: 'Ενημερωτικό δελτίο', en: 'Newsletter' },
    path: '/newsletter',
    words: 'εγγραφή ενημέρωση subscribe',
  },
  {
    title: { el: 'Χάρτης του Δήμου', en: 'Map of the municipality' },
    path: '/map',
    words: 'χάρτες πού βρίσκεται maps where',
  },
];

const MAX_SCREENS = 3;
const texts = SCREENS.map((screen) =>
  fold(`${screen.title.el} ${screen.title.en} ${screen.words}`),
);

/** Before anything is typed: what people come for most. */
export const SUGGESTED_SCREENS: readonly { title: Bilingual; path: string }[] = [
  {
    title: { el: 'Πιστοποιητικά και βεβαιώσεις', en: 'Certificates' },
    path: '/services/certificates',
  },
  { title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'Online services' }, path: '/services/eservices' },
  {
    title: { el: 'Διευθύνσεις και τηλέφωνα', en: 'Departments and phone numbers' },
    path: '/municipality/departments',
  },
  { title: { el: 'Παραλίες', en: 'Beaches' }, path: '/tourism/beaches' },
];

/** The screens that a query asks for: every word begins one of theirs, or is a form of it. At most three. */
export function findScreens(query: string): { title: Bilingual; path: string }[] {
  const patterns = searchWords(query).map((word) => {
    const beginnings = [word, greekPattern(word) ?? []].flat();
    const forms = [...formsOf(word)].map((form) => `${form}(?: |$)`);
    return new RegExp(`(?:^| )(?:${[...beginnings, ...forms].join('|')})`);
  });
  if (patterns.length === 0) return [];
  return SCREENS.filter((_, index) => patterns.every((pattern) => pattern.test(texts[index] ?? '')))
    .slice(0, MAX_SCREENS)
    .map(({ title, path }) => ({ title, path }));
}
