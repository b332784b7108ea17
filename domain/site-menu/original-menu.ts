import type { EntryData } from '../content/model/content-type.ts';
import type { footerLink } from '../content-types/footer-link.ts';
import type { menuItem } from '../content-types/menu-item.ts';
import { screenAt } from '../screens/find-screen.ts';

/** An entry of the first content, as seed/ takes it. */
interface Original<T> {
  slug: string;
  isSample: false;
  data: T;
}

/** The main menu with which every site begins (specification, section 2). */
export const ORIGINAL_MENU: Original<EntryData<typeof menuItem>>[] = [
  {
    slug: 'home',
    isSample: false,
    data: { title: { el: 'Αρχική', en: 'Home' }, href: '/', submenu: [] },
  },
  {
    slug: 'municipality',
    isSample: false,
    data: {
      title: { el: 'Ο Δήμος', en: 'The municipality' },
      href: '/municipality',
      submenu: [
        { title: { el: 'Ιστορία', en: 'History' }, href: '/municipality/history' },
        { title: { el: 'Διοίκηση', en: 'Administration' }, href: '/municipality/administration' },
        { title: { el: 'Δημοτικές ενότητες', en: 'Municipal units' }, href: '/municipality/units' },
        { title: { el: 'Δήμαρχος', en: 'The Mayor' }, href: '/municipality/mayor' },
        {
          title: { el: 'Δημοτικό Συμβούλιο', en: 'Municipal council' },
          href: '/municipality/council',
        },
        {
          title: { el: 'Διευθύνσεις και τμήματα', en: 'Departments' },
          href: '/municipality/departments',
        },
        { title: { el: 'Διαφάνεια', en: 'Transparency' }, href: '/municipality/transparency' },
      ],
    },
  },
  {
    slug: 'services',
    isSample: false,
    data: {
      title: { el: 'Υπηρεσίες', en: 'Services' },
      href: '/services',
      submenu: [
        { title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' }, href: '/services/eservices' },
        {
          title: { el: 'Έντυπα και αιτήσεις', en: 'Forms and applications' },
          href: '/services/forms',
        },
        { title: { el: 'Πληρωμές', en: 'Payments' }, href: '/services/payments' },
      ],
    },
  },
  {
    slug: 'tourism',
    isSample: false,
    data: {
      title: { el: 'Τουρισμός', en: 'Tourism' },
      href: '/tourism',
      submenu: [
        { title: { el: 'Αξιοθέατα', en: 'Attractions' }, href: '/tourism#attractions' },
        { title: { el: 'Παραλίες', en: 'Beaches' }, href: '/tourism/beaches' },
        { title: { el: 'Πολιτισμός', en: 'Culture' }, href: '/tourism/culture' },
        { title: { el: 'Διαμονή', en: 'Accommodation' }, href: '/tourism/accommodation' },
      ],
    },
  },
  {
    slug: 'news',
    isSample: false,
    data: { title: { el: 'Νέα', en: 'News' }, href: '/news', submenu: [] },
  },
  {
    slug: 'events',
    isSample: false,
    data: { title: { el: 'Εκδηλώσεις', en: 'Events' }, href: '/events', submenu: [] },
  },
  {
    slug: 'contact',
    isSample: false,
    data: { title: { el: 'Επικοινωνία', en: 'Contact' }, href: '/contact', submenu: [] },
  },
];

/** The links of the footer with which every site begins (specification, section 2). */
export const ORIGINAL_FOOTER: Original<EntryData<typeof footerLink>>[] = (
  ['/municipality', '/services', '/news', '/contact', '/sitemap', '/map'] as const
).map((path) => ({
  slug: path.slice(1),
  isSample: false,
  data: { href: path, title: screenAt(path).title },
}));
