import { menuItem } from '../../domain/content-types/menu-item.ts';
import { seedEntries } from './seed-entry.ts';

/** The main menu (specification, section 2). */
export const menuItemSeed = seedEntries(menuItem, [
  {
    slug: 'home',
    isSample: false,
    data: { title: { el: 'Αρχική', en: 'Home' }, href: '/', submenu: [] },
  },
  {
    slug: 'municipality',
    isSample: false,
    data: {
      title: { el: 'Ο Δήμος', en: 'Municipality' },
      href: '/municipality',
      submenu: [
        { title: { el: 'Ιστορία', en: 'History' }, href: '/municipality/history' },
        { title: { el: 'Διοίκηση', en: 'Administration' }, href: '/municipality/administration' },
        { title: { el: 'Δημοτικές ενότητες', en: 'Municipal units' }, href: '/municipality/units' },
        { title: { el: 'Δήμαρχος', en: 'Mayor' }, href: '/municipality/mayor' },
        { title: { el: 'Δημοτικό Συμβούλιο', en: 'Council' }, href: '/municipality/council' },
        { title: { el: 'Διευθύνσεις', en: 'Departments' }, href: '/municipality/departments' },
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
        { title: { el: 'Έντυπα και αιτήσεις', en: 'Forms' }, href: '/services/forms' },
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
        { title: { el: 'Αξιοθέατα', en: 'Attractions' }, href: '/tourism' },
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
]);
