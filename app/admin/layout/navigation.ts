import { CONTENT_TYPES, type ContentTypeName } from '../../../domain/content-types/all.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';

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

interface TypeGroup {
  id: string;
  title: Bilingual;
  types: ContentTypeName[];
}

const TYPE_GROUPS: TypeGroup[] = [
  {
    id: 'current',
    title: { el: 'Επικαιρότητα', en: 'What is new' },
    types: ['news', 'event', 'document'],
  },
  {
    id: 'services',
    title: { el: 'Υπηρεσίες', en: 'Services' },
    types: ['service', 'e-service', 'department', 'office'],
  },
  {
    id: 'municipality',
    title: { el: 'Ο Δήμος', en: 'Municipality' },
    types: ['mayor', 'council-member', 'council-session', 'unit', 'history-section'],
  },
  {
    id: 'tourism',
    title: { el: 'Τουρισμός', en: 'Tourism' },
    types: ['attraction', 'lodging', 'culture-block'],
  },
  {
    id: 'site',
    title: { el: 'Αρχική και ρυθμίσεις', en: 'Home page and settings' },
    types: ['slide', 'teaser', 'menu-item', 'settings'],
  },
];

const USERS: NavigationItem = { href: '/admin/users', label: { el: 'Χρήστες', en: 'Users' } };
const AUDIT: NavigationItem = {
  href: '/admin/audit',
  label: { el: 'Ιστορικό ενεργειών', en: 'Audit log' },
};

/** The side navigation for a role: what an editor may not open is not there (specification, section 6). */
export function navigationFor(role: 'admin' | 'editor'): NavigationGroup[] {
  const isAdmin = role === 'admin';
  const main: NavigationItem[] = [
    { href: '/admin/dashboard', label: { el: 'Επισκόπηση', en: 'Dashboard' } },
    { href: '/admin/pages', label: { el: 'Σελίδες', en: 'Pages' } },
    { href: '/admin/media', label: { el: 'Πολυμέσα', en: 'Media' } },
    ...(isAdmin ? [USERS] : []),
    { href: '/admin/messages', label: { el: 'Μηνύματα', en: 'Messages' } },
    { href: '/admin/newsletter', label: { el: 'Ενημερωτικό δελτίο', en: 'Newsletter' } },
  ];
  const own: NavigationItem[] = [
    ...(isAdmin ? [AUDIT] : []),
    { href: '/admin/account', label: { el: 'Ο λογαριασμός μου', en: 'My account' } },
  ];
  const groups: NavigationGroup[] = [{ id: 'main', title: null, items: main }];
  const placed = new Set<string>(['page']);
  for (const group of TYPE_GROUPS) {
    for (const type of group.types) placed.add(type);
    groups.push({ id: group.id, title: group.title, items: itemsOf(group.types, isAdmin) });
  }
  // A type that nobody has placed yet is still within reach.
  const others = CONTENT_TYPES.map((type) => type.name).filter((name) => !placed.has(name));
  groups.push({
    id: 'other',
    title: { el: 'Άλλο περιεχόμενο', en: 'Other content' },
    items: itemsOf(others, isAdmin),
  });
  groups.push({ id: 'own', title: { el: 'Λογαριασμός', en: 'Account' }, items: own });
  return groups.filter((group) => group.items.length > 0);
}

function itemsOf(names: ContentTypeName[], isAdmin: boolean): NavigationItem[] {
  return names.flatMap((name) => {
    const type = CONTENT_TYPES.find((candidate) => candidate.name === name);
    if (!type || (type.adminOnly && !isAdmin)) return [];
    const label = type.singleton ? type.label.one : type.label.many;
    return [{ href: `/admin/content/${name}`, label }];
  });
}

/** Whether an address of the admin lies under an item of the navigation. */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  return pathname === item.href || pathname.startsWith(`${item.href}/`);
}
