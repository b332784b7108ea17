import type { Role } from '../../domain/accounts/staff-member.ts';
import { matchesPattern } from '../../domain/content/model/address-pattern.ts';
import type { AdminGroup } from '../../domain/content/model/content-type.ts';
import { CONTENT_TYPES, findContentType } from '../../domain/content-types/all.ts';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import { entryListAddress } from './pieces/addresses/entry-address.ts';

/** A screen of the staff: a row of the route table. */
interface AdminScreen {
  /** As in app/routes.ts, with a slash before it. */
  path: `/${string}`;
  /** Its name and place in the navigation; if omitted, it is reached from another screen. */
  navigation?: { group: 'main' | 'own'; label: Bilingual };
  /** Only administrators may open it and the screens below it. The API enforces the same. */
  adminOnly?: true;
  /** Addresses that journeys visit instead of its path; `:id` is the first entry of its list. */
  visit?: readonly string[];
}

/** Every screen of the staff; the screens in the navigation stand in its order (specification, section 2). */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  { path: '/login', visit: [] },
  { path: '/admin/login', visit: [] },
  { path: '/admin/setup', visit: [] },
  { path: '/admin/invitation', visit: [] },
  { path: '/admin', visit: [] },
  {
    path: '/admin/dashboard',
    navigation: { group: 'main', label: { el: 'Επισκόπηση', en: 'Dashboard' } },
  },
  { path: '/admin/warn', visit: ['/admin/warn', '/admin/warn?kind=fire'] },
  { path: '/admin/pages', navigation: { group: 'main', label: { el: 'Σελίδες', en: 'Pages' } } },
  { path: '/admin/pages/new' },
  { path: '/admin/pages/edit/:id', visit: ['/admin/pages/edit/:id'] },
  { path: '/admin/pages/edit/:id/history', visit: ['/admin/pages/edit/:id/history'] },
  { path: '/admin/content/:type', visit: ['/admin/content/news', '/admin/content/unit'] },
  {
    path: '/admin/content/:type/new',
    visit: ['/admin/content/news/new', '/admin/content/service/new'],
  },
  {
    path: '/admin/content/:type/:id',
    visit: ['/admin/content/news/:id', '/admin/content/settings/settings'],
  },
  { path: '/admin/content/:type/:id/history', visit: ['/admin/content/news/:id/history'] },
  { path: '/admin/preview/:type/:id', visit: ['/admin/preview/news/:id'] },
  { path: '/admin/media', navigation: { group: 'main', label: { el: 'Πολυμέσα', en: 'Media' } } },
  { path: '/admin/media/texts', visit: ['/admin/media/texts?show=all'] },
  {
    path: '/admin/users',
    navigation: { group: 'main', label: { el: 'Χρήστες', en: 'Users' } },
    adminOnly: true,
  },
  {
    path: '/admin/messages',
    navigation: { group: 'main', label: { el: 'Μηνύματα', en: 'Messages' } },
  },
  {
    path: '/admin/newsletter',
    navigation: { group: 'main', label: { el: 'Ενημερωτικό δελτίο', en: 'Newsletter' } },
  },
  { path: '/admin/newsletter/subscribers', adminOnly: true },
  { path: '/admin/newsletter/issues/new' },
  { path: '/admin/newsletter/issues/:id', visit: [] },
  { path: '/admin/newsletter/issues/:id/edit', visit: [] },
  {
    path: '/admin/drafts',
    navigation: { group: 'main', label: { el: 'Πρόχειρα', en: 'Drafts' } },
  },
  {
    path: '/admin/sets',
    navigation: { group: 'main', label: { el: 'Ομάδες δημοσίευσης', en: 'Publishing sets' } },
  },
  { path: '/admin/sets/:id', visit: [] },
  { path: '/admin/sets/:id/preview', visit: [] },
  {
    path: '/admin/recheck',
    navigation: { group: 'main', label: { el: 'Προς επανέλεγχο', en: 'To be checked' } },
  },
  {
    path: '/admin/translations',
    navigation: { group: 'main', label: { el: 'Μεταφράσεις', en: 'Translations' } },
  },
  { path: '/admin/bin', navigation: { group: 'main', label: { el: 'Κάδος', en: 'Bin' } } },
  { path: '/admin/launch', adminOnly: true },
  { path: '/admin/links' },
  { path: '/admin/letters' },
  {
    path: '/admin/redirects',
    navigation: { group: 'main', label: { el: 'Ανακατευθύνσεις', en: 'Redirects' } },
  },
  { path: '/admin/redirects/import' },
  { path: '/admin/missed' },
  {
    path: '/admin/searches',
    navigation: { group: 'main', label: { el: 'Αναζητήσεις', en: 'Searches' } },
  },
  { path: '/admin/promises' },
  {
    path: '/admin/audit',
    navigation: { group: 'own', label: { el: 'Ιστορικό ενεργειών', en: 'Audit log' } },
    adminOnly: true,
  },
  {
    path: '/admin/maps',
    navigation: { group: 'own', label: { el: 'Χάρτες', en: 'Maps' } },
    adminOnly: true,
  },
  {
    path: '/admin/people',
    navigation: { group: 'own', label: { el: 'Προσωπικά δεδομένα', en: 'Personal data' } },
    adminOnly: true,
  },
  {
    path: '/admin/account',
    navigation: { group: 'own', label: { el: 'Ο λογαριασμός μου', en: 'My account' } },
  },
  // Where STYLEGUIDE is on: the journeys visit it.
  { path: '/admin/styleguide', visit: [] },
  { path: '/admin/*', visit: ['/admin/no-such-screen'] },
];

/** The titles of the groups of content types, in their order. Pages stand among the screens. */
const TYPE_GROUPS: Record<Exclude<AdminGroup, 'pages'>, Bilingual> = {
  current: { el: 'Επικαιρότητα', en: 'What is new' },
  services: { el: 'Υπηρεσίες', en: 'Services' },
  municipality: { el: 'Ο Δήμος', en: 'Municipality' },
  tourism: { el: 'Τουρισμός', en: 'Tourism' },
  site: { el: 'Αρχική και ρυθμίσεις', en: 'Home page and settings' },
  other: { el: 'Άλλο περιεχόμενο', en: 'Other content' },
};

export interface NavigationItem {
  href: string;
  label: Bilingual;
}

export interface NavigationGroup {
  id: string;
  /** The first group has none: it is the specification's own list. */
  title: Bilingual | null;
  items: NavigationItem[];
}

/** The side navigation for a role: screens that an editor may not open are left out (specification, section 6). */
export function navigationFor(role: Role): NavigationGroup[] {
  const mayOpen = ({ adminOnly }: { adminOnly?: boolean }) => role === 'admin' || !adminOnly;
  const screens = ADMIN_SCREENS.filter(mayOpen);
  const types = CONTENT_TYPES.filter(mayOpen);
  const screensIn = (group: 'main' | 'own') =>
    screens.flatMap(({ path, navigation }) =>
      navigation?.group === group ? [{ href: path, label: navigation.label }] : [],
    );
  const typesIn = (group: string) =>
    types
      .filter((type) => type.admin.group === group)
      .map(({ name, label, singleton }) => ({
        href: entryListAddress(name),
        label: singleton ? label.one : label.many,
      }));
  return [
    { id: 'main', title: null, items: screensIn('main') },
    ...Object.entries(TYPE_GROUPS).map(([id, title]) => ({ id, title, items: typesIn(id) })),
    { id: 'own', title: { el: 'Λογαριασμός', en: 'Account' }, items: screensIn('own') },
  ].filter((group) => group.items.length > 0);
}

/** Whether an address of the admin lies under an item of the navigation. */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  return isUnder(pathname, item.href);
}

/** Whether only administrators may open an address: by its screen, or by the type whose entries it shows. */
export function isForAdministrators(pathname: string): boolean {
  const [, , screen = '', type = ''] = pathname.split('/');
  if (screen === 'content') return findContentType(type)?.adminOnly === true;
  return ADMIN_SCREENS.some(({ path, adminOnly }) => adminOnly && isUnder(pathname, path));
}

const firstPart = (path: string) => path.split('/', 2)[1];
/** By their first part: the server asks of each request, those that it refuses included. */
const byFirstPart = Map.groupBy(ADMIN_SCREENS, ({ path }) => firstPart(path));

/** Whether an address is a screen of the staff. Like the router, this ignores the case of letters. */
export function isAdminPath(pathname: string): boolean {
  const asked = pathname.toLowerCase();
  return (
    byFirstPart.get(firstPart(asked))?.some(({ path }) => matchesPattern(path, asked)) === true
  );
}

function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}
