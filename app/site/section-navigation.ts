import { listEntries } from '../../domain/content/reading/published-entries.ts';
import { page } from '../../domain/content-types/page.ts';
import { service } from '../../domain/content-types/service.ts';
import type { Services } from '../../domain/services.ts';
import type { SectionLink, SectionLinks } from './section-links.ts';
import { isUnder } from './section-links.ts';

/** The sections whose pages have a menu of their own: the choices of a page's field `section`. */
export type SectionName = 'municipality' | 'services' | 'tourism';

interface Section extends SectionLink {
  /** Screens that always exist, in the order of the menu. */
  screens: readonly SectionLink[];
}

/** The fixed screens of the specification, section 2. */
const SECTIONS: Record<SectionName, Section> = {
  municipality: {
    title: { el: 'Ο Δήμος', en: 'The municipality' },
    href: '/municipality',
    screens: [
      { title: { el: 'Διοίκηση', en: 'Administration' }, href: '/municipality/administration' },
      { title: { el: 'Δήμαρχος', en: 'The Mayor' }, href: '/municipality/mayor' },
      {
        title: { el: 'Δημοτικό Συμβούλιο', en: 'Municipal council' },
        href: '/municipality/council',
      },
      { title: { el: 'Συνεδριάσεις', en: 'Council meetings' }, href: '/council-meetings' },
      { title: { el: 'Διευθύνσεις', en: 'Departments' }, href: '/municipality/departments' },
      { title: { el: 'Διαφάνεια', en: 'Transparency' }, href: '/municipality/transparency' },
      { title: { el: 'Δημοτικές ενότητες', en: 'Municipal units' }, href: '/municipality/units' },
      { title: { el: 'Ιστορία', en: 'History' }, href: '/municipality/history' },
    ],
  },
  services: {
    title: { el: 'Υπηρεσίες', en: 'Services' },
    href: '/services',
    screens: [
      { title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' }, href: '/services/eservices' },
      { title: { el: 'Για τους πολίτες', en: 'For residents' }, href: '/services/citizen' },
      { title: { el: 'Για επιχειρήσεις', en: 'For businesses' }, href: '/services/business' },
      { title: { el: 'Έγγραφα', en: 'Documents' }, href: '/services/documents' },
      {
        title: { el: 'Έντυπα και αιτήσεις', en: 'Forms and applications' },
        href: '/services/forms',
      },
      { title: { el: 'Πληρωμές', en: 'Payments' }, href: '/services/payments' },
    ],
  },
  tourism: {
    title: { el: 'Τουρισμός', en: 'Tourism' },
    href: '/tourism',
    screens: [
      { title: { el: 'Παραλίες', en: 'Beaches' }, href: '/tourism/beaches' },
      { title: { el: 'Μνημεία', en: 'Landmarks' }, href: '/tourism/landmark' },
      { title: { el: 'Φύση', en: 'Nature' }, href: '/tourism/nature' },
      { title: { el: 'Πολιτισμός', en: 'Culture' }, href: '/tourism/culture' },
      { title: { el: 'Διαμονή', en: 'Accommodation' }, href: '/tourism/accommodation' },
    ],
  },
};

/** Screens under /services that are entries: staff may take them down, and then nothing leads there. */
const MADE_OF_SERVICES = /^\/services\/(?!eservices$)/;

/**
 * The menu of a section: its fixed screens, then the pages that staff put into the section. A page
 * that lies under another link of the menu follows it directly.
 */
export async function listSectionLinks(
  db: Services['db'],
  section: SectionName,
): Promise<SectionLinks> {
  const { title, href, screens } = SECTIONS[section];
  const [pages, services] = await Promise.all([
    listEntries(db, page, { category: section }),
    section === 'services' ? listEntries(db, service) : [],
  ]);
  const serviceHrefs = new Set(services.map((entry) => `/services/${entry.slug}`));
  const items = screens.filter(
    (screen) => !MADE_OF_SERVICES.test(screen.href) || serviceHrefs.has(screen.href),
  );
  for (const entry of pages) {
    const link = { title: entry.data.title, href: `/${entry.slug}` };
    if (link.href === href || screens.some((screen) => screen.href === link.href)) continue;
    const last = items.findLastIndex((item) => isUnder(link.href, item.href));
    items.splice(last === -1 ? items.length : last + 1, 0, link);
  }
  return { title, href, items };
}
