import type { ContentTypeName } from '../content-types/all.ts';
import type { NewsCategory } from '../content-types/news.ts';
import type { Bilingual } from '../text/bilingual.ts';

/** The parts of the public site; a screen at `/` and the name of the section opens each. */
export const SECTIONS = ['municipality', 'services', 'tourism', 'news', 'events'] as const;
export type Section = (typeof SECTIONS)[number];

/** A screen of the public site: a row of the route table. */
export interface Screen {
  /** As in app/routes.ts, with a slash before it. */
  path: `/${string}`;
  /** Its title; entries bring titles of their own. */
  title?: Bilingual;
  /** The menu of its section has it, by its title. */
  menu?: true;
  /**
   * Makes the search lead straight to it, by its title and these words. `title` is its title among the results;
   * screens with a lower place come first.
   */
  search?: { place: number; words: string; title?: Bilingual };
  /** Its section, where the path does not begin with the section's name. */
  section?: Section;
  /** Shows the text of the page at its address, if staff wrote one. */
  text?: true;
  /**
   * For search engines: `listed` in the sitemap with each of its entries (the default), or `hidden` from their results:
   * robots may read it, since it is the screen that says so.
   */
  robots?: 'listed' | 'hidden';
  /** The site map for people names it, though it is hidden from search engines. */
  siteMap?: true;
  /** The content type whose entries have their addresses here. */
  of?: ContentTypeName;
  /** The content type that it lists: menus leave the screen out while nothing of it is public. */
  lists?: ContentTypeName;
  /** Values of its parameter that the menu of its section names; values of entries only while these are public. */
  each?: Record<string, Bilingual>;
  /** Addresses that journeys visit instead of its path. */
  visit?: readonly string[];
}

/** What people add to «εκδηλώσεις» and 'festival'. */
const MONTHS = `ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος
  νοέμβριος δεκέμβριος january february march april may june july august september october november december`;

/** Addresses of the route table that answer with a file or lead elsewhere. */
export const ROUTES_WITHOUT_SCREEN: readonly string[] = [
  '/tourism/beach',
  '/search/suggestions',
  '/robots.txt',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/site.webmanifest',
  '/sitemap.xml',
  '/feeds/news.xml',
  '/feeds/news.atom',
  '/feeds/news.json',
  '/feeds/alerts.xml',
  '/feeds/alerts.atom',
  '/feeds/alerts/:slug/cap.xml',
  '/feeds/cap/:message',
  '/feeds/events.ics',
];

/**
 * Every public screen; the screens of a section stand in the order of its menu (the specification's section 2, and
 * product decisions).
 */
export const SCREENS = [
  { path: '/', title: { el: 'Αρχική', en: 'Home' } },

  { path: '/municipality', title: { el: 'Ο Δήμος', en: 'The municipality' }, text: true },
  {
    path: '/municipality/administration',
    title: { el: 'Διοίκηση', en: 'Administration' },
    menu: true,
    text: true,
  },
  {
    path: '/municipality/mayor',
    title: { el: 'Δήμαρχος', en: 'The Mayor' },
    menu: true,
    search: { place: 3, words: 'δήμαρχος', title: { el: 'Ο Δήμαρχος', en: 'The Mayor' } },
    text: true,
  },
  {
    path: '/municipality/council',
    title: { el: 'Δημοτικό Συμβούλιο', en: 'Municipal council' },
    menu: true,
    text: true,
  },
  {
    path: '/council-meetings',
    title: { el: 'Συνεδριάσεις του Δημοτικού Συμβουλίου', en: 'Council meetings' },
    menu: true,
    section: 'municipality',
    search: { place: 4, words: 'πρακτικά ημερήσια διάταξη αποφάσεις minutes agenda decisions' },
    text: true,
    of: 'council-session',
  },
  {
    path: '/municipality/departments',
    lists: 'department',
    title: { el: 'Διευθύνσεις και τμήματα', en: 'Departments' },
    menu: true,
    search: {
      place: 2,
      words: 'τηλέφωνα υπηρεσιών τμήματα γραφεία ώρες κοινού ωράριο phones offices opening hours',
      title: { el: 'Διευθύνσεις, τμήματα και τηλέφωνα', en: 'Departments and phone numbers' },
    },
    text: true,
    of: 'department',
  },
  {
    path: '/municipality/transparency',
    lists: 'document',
    title: { el: 'Διαφάνεια', en: 'Transparency' },
    menu: true,
    search: {
      place: 5,
      words: 'προϋπολογισμός συμβάσεις διαγωνισμοί διαύγεια budget contracts tenders',
      title: {
        el: 'Διαφάνεια: έγγραφα και αποφάσεις',
        en: 'Transparency: documents and decisions',
      },
    },
    text: true,
    visit: ['/municipality/transparency', '/municipality/transparency?q=zzzz'],
  },
  {
    path: '/municipality/tenders',
    title: { el: 'Διαγωνισμοί', en: 'Tenders' },
    menu: true,
    search: {
      place: 13,
      words:
        'προκηρύξεις διακηρύξεις έργα προμήθειες προσφορές προθεσμίες procurement works bids contracts deadlines',
    },
    text: true,
    visit: ['/municipality/tenders', '/municipality/tenders?state=cancelled'],
  },
  { path: '/municipality/tenders/:slug', of: 'tender' },
  {
    path: '/municipality/units',
    lists: 'unit',
    title: { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
    menu: true,
    text: true,
  },
  { path: '/municipality/units/:slug', of: 'unit', visit: ['/municipality/units/aigio'] },
  {
    path: '/municipality/history',
    title: { el: 'Ιστορία', en: 'History' },
    menu: true,
    text: true,
  },

  { path: '/services', title: { el: 'Υπηρεσίες', en: 'Services' }, text: true },
  {
    path: '/services/eservices',
    lists: 'e-service',
    title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' },
    menu: true,
    search: {
      place: 6,
      words: 'αίτηση online gov e-services apply',
      title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'Online services' },
    },
    text: true,
  },
  {
    path: '/services/glossary',
    title: { el: 'Λεξικό όρων', en: 'Glossary' },
    menu: true,
    search: { place: 15, words: 'σημαίνει ορολογία meaning terms' },
    of: 'term',
  },
  {
    path: '/services/questions',
    lists: 'service',
    title: { el: 'Συχνές ερωτήσεις', en: 'Questions and answers' },
    menu: true,
    search: { place: 16, words: 'απορίες συχνές ερωτήσεις απαντήσεις faq frequently asked' },
  },
  {
    path: '/services/:slug',
    of: 'service',
    each: {
      citizen: { el: 'Υπηρεσίες για πολίτες', en: 'Services for residents' },
      business: { el: 'Υπηρεσίες για επιχειρήσεις', en: 'Services for businesses' },
      documents: { el: 'Έκδοση εγγράφων', en: 'Official documents' },
      forms: { el: 'Έντυπα και αιτήσεις', en: 'Forms and applications' },
      payments: { el: 'Πληρωμές', en: 'Payments' },
    },
    visit: [
      '/services/certificates',
      '/services/citizen',
      '/services/business',
      '/services/documents',
      '/services/forms',
      '/services/payments',
    ],
  },

  {
    path: '/tourism',
    title: { el: 'Τουρισμός', en: 'Tourism' },
    lists: 'attraction',
    text: true,
  },
  {
    path: '/tourism/beaches',
    lists: 'attraction',
    title: { el: 'Παραλίες', en: 'Beaches' },
    menu: true,
    search: { place: 8, words: 'παραλία θάλασσα μπάνιο beach swimming sea' },
    text: true,
  },
  { path: '/tourism/landmark', title: { el: 'Μνημεία', en: 'Landmarks' }, menu: true },
  { path: '/tourism/nature', title: { el: 'Φύση', en: 'Nature' }, menu: true },
  {
    path: '/tourism/culture',
    title: { el: 'Πολιτισμός', en: 'Culture' },
    menu: true,
    lists: 'attraction',
    text: true,
  },
  {
    path: '/tourism/accommodation',
    lists: 'lodging',
    title: { el: 'Διαμονή', en: 'Accommodation' },
    menu: true,
    search: { place: 7, words: 'ξενοδοχεία δωμάτια ξενώνας hotel hotels rooms stay' },
    text: true,
  },
  { path: '/tourism/accommodation/:slug', of: 'lodging' },
  { path: '/tourism/:category/:slug', of: 'attraction' },

  {
    path: '/news',
    title: { el: 'Νέα', en: 'News' },
    menu: true,
    visit: ['/news', '/news?category=tenders'],
  },
  {
    path: '/news/category/:category',
    each: {
      announcements: { el: 'Ανακοινώσεις', en: 'Announcements' },
      events: { el: 'Εκδηλώσεις στα νέα', en: 'Events in the news' },
      projects: { el: 'Έργα', en: 'Projects' },
      tenders: { el: 'Διαγωνισμοί στα νέα', en: 'Tenders in the news' },
    } satisfies Record<NewsCategory, Bilingual>,
    visit: ['/news/category/projects'],
  },
  { path: '/news/:slug', of: 'news' },

  {
    path: '/events',
    title: { el: 'Εκδηλώσεις', en: 'Events' },
    menu: true,
    search: {
      place: 9,
      words: `εκδηλώσεις ημερολόγιο συναυλίες φεστιβάλ events calendar concerts festival ${MONTHS}`,
    },
    visit: ['/events', '/events?view=calendar'],
  },
  {
    path: '/events/submit',
    title: { el: 'Υποβολή Εκδήλωσης', en: 'Submit an event' },
    menu: true,
    search: {
      place: 10,
      words: 'υποβολή propose',
      title: { el: 'Πρόταση εκδήλωσης', en: 'Submit an event' },
    },
  },
  { path: '/events/:slug', of: 'event' },

  {
    path: '/alerts',
    title: { el: 'Προειδοποιήσεις', en: 'Warnings' },
    search: {
      place: 13,
      words:
        'προειδοποίηση έκτακτη ανάγκη πυρκαγιά πλημμύρα σεισμός καύσωνας διακοπή νερού κλειστός δρόμος warning alert emergency fire flood earthquake water cut road closed CAP RSS',
      title: { el: 'Προειδοποιήσεις του Δήμου', en: 'Warnings of the municipality' },
    },
  },
  { path: '/alerts/:slug', of: 'alert' },
  {
    path: '/emergency',
    title: { el: 'Έκτακτη ανάγκη', en: 'Emergency' },
    search: {
      place: 14,
      words:
        '112 100 166 199 108 τηλέφωνα ΕΚΑΒ ασθενοφόρο ατύχημα τροχαίο κλοπή πνιγμός αστυνομία πυροσβεστική λιμενικό χώρος καταφυγής σεισμός πυρκαγιά πλημμύρα καύσωνας phone ambulance accident theft drowning SOS police fire service coast guard assembly point',
      title: { el: 'Έκτακτη ανάγκη: αριθμοί και οδηγίες', en: 'Emergency: numbers and advice' },
    },
  },

  {
    path: '/contact',
    title: { el: 'Επικοινωνία', en: 'Contact' },
    search: {
      place: 1,
      words:
        'τηλέφωνο τηλέφωνα διεύθυνση email ώρες ωράριο λειτουργίας ανοιχτά μήνυμα φόρμα παράπονο phone telephone address opening hours message form complaint δήμος δημαρχείο town hall ΚΕΠ',
    },
  },
  {
    path: '/map',
    title: { el: 'Χάρτης του Δήμου', en: 'Map of the municipality' },
    search: { place: 12, words: 'χάρτες πού βρίσκεται maps where' },
  },
  {
    path: '/newsletter',
    title: { el: 'Ενημερωτικό δελτίο', en: 'Newsletter' },
    search: { place: 11, words: 'εγγραφή ενημέρωση νέα email mail μέιλ subscribe news' },
  },
  {
    path: '/newsletter/confirm',
    title: { el: 'Επιβεβαίωση εγγραφής', en: 'Confirm your subscription' },
    robots: 'hidden',
    visit: [],
  },
  {
    path: '/newsletter/unsubscribe',
    title: { el: 'Διαγραφή από το δελτίο', en: 'Unsubscribe' },
    robots: 'hidden',
    visit: [],
  },
  { path: '/sitemap', title: { el: 'Χάρτης ιστοτόπου', en: 'Site map' } },
  {
    path: '/search',
    title: { el: 'Αναζήτηση', en: 'Search' },
    robots: 'hidden',
    siteMap: true,
    visit: ['/search', '/search?q=%CE%BD%CE%B5%CF%81%CF%8C'],
  },
  {
    path: '/unauthorized',
    title: {
      el: 'Δεν έχετε πρόσβαση σε αυτή τη σελίδα',
      en: 'You do not have access to this page',
    },
    robots: 'hidden',
  },
  {
    path: '/styleguide',
    title: { el: 'Οδηγός εμφάνισης', en: 'Style guide' },
    robots: 'hidden',
    visit: [],
  },
  {
    path: '/*',
    of: 'page',
    visit: [
      '/municipality/transparency/procedures',
      '/tourism/getting-here',
      '/tourism/when-to-visit',
      '/tourism/with-children',
      '/volunteering',
      '/accessibility',
      '/privacy',
      '/terms',
      '/no-such-page',
    ],
  },
] as const satisfies readonly Screen[];
