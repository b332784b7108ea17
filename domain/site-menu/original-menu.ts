import type { EntryData } from '../content/model/content-type.ts';
import type { footerLink } from '../content-types/footer-link.ts';
import type { menuItem } from '../content-types/menu-item.ts';
import { screenAt, titleAt } from '../screens/find-screen.ts';

/** An entry of the first content, as seed/ takes it. */
interface Original<T> {
  slug: string;
  isSample: false;
  data: T;
}

type MenuLink = EntryData<typeof menuItem>['submenu'][number];

/** A link to an address of the register of screens, under its title there. */
const linkTo = (path: string): MenuLink => ({ title: titleAt(path), href: path });

/** A place of a screen has no row in the register. */
const ATTRACTIONS: MenuLink = {
  title: { el: 'Αξιοθέατα', en: 'Attractions' },
  href: '/tourism#attractions',
};

const MAIN_MENU: readonly { path: string; submenu: MenuLink[] }[] = [
  { path: '/', submenu: [] },
  {
    path: '/municipality',
    submenu: [
      '/municipality/history',
      '/municipality/administration',
      '/municipality/units',
      '/municipality/mayor',
      '/municipality/council',
      '/municipality/departments',
      '/municipality/transparency',
    ].map(linkTo),
  },
  {
    path: '/services',
    submenu: ['/services/eservices', '/services/forms', '/services/payments'].map(linkTo),
  },
  {
    path: '/tourism',
    submenu: [
      ATTRACTIONS,
      ...['/tourism/beaches', '/tourism/culture', '/tourism/accommodation'].map(linkTo),
    ],
  },
  { path: '/news', submenu: [] },
  { path: '/events', submenu: [] },
  { path: '/contact', submenu: [] },
];

/** The main menu with which every site begins (specification, section 2). */
export const ORIGINAL_MENU: Original<EntryData<typeof menuItem>>[] = MAIN_MENU.map(
  ({ path, submenu }) => ({
    slug: path.slice(1) || 'home',
    isSample: false,
    data: { ...linkTo(path), submenu },
  }),
);

/** The links of the footer with which every site begins (specification, section 2). */
export const ORIGINAL_FOOTER: Original<EntryData<typeof footerLink>>[] = (
  ['/municipality', '/services', '/news', '/contact', '/sitemap', '/map'] as const
).map((path) => ({
  slug: path.slice(1),
  isSample: false,
  data: { href: path, title: screenAt(path).title },
}));
