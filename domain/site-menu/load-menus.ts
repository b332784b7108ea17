import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { EntryData } from '../content/model/content-type.ts';
import { listEntries } from '../content/reading/published-entries.ts';
import { footerLink } from '../content-types/footer-link.ts';
import { menuItem } from '../content-types/menu-item.ts';
import { LEGAL_SLUGS } from '../launch/legal-page.ts';
import { findPresentAddresses } from '../links/find-answered.ts';
import { findRedirect } from '../redirects/find-redirect.ts';
import { entryPath } from '../screens/entry-path.ts';
import { findScreen, screens } from '../screens/find-screen.ts';

/** The links at the foot of every page that are there only when they lead to something. */
const FOOT_PATHS = [
  ...LEGAL_SLUGS.map((slug) => entryPath('page', { slug })),
  '/services/questions',
];
const LISTED_TYPES = [...new Set(screens.flatMap(({ lists }) => lists ?? []))];

export interface Menus {
  menu: EntryData<typeof menuItem>[];
  footer: EntryData<typeof footerLink>[];
  /** The addresses of the legal pages that are public, and of the questions where there are services. */
  foot: string[];
}

/**
 * The menu and the links of the footer, each link with the address at which its page is now. A link to a page that is
 * not public is left out, with what is under it; so is, below a first link, one to a list without entries. No visitor
 * meets a dead end.
 */
export async function loadMenus(db: Db): Promise<Menus> {
  const [menu, footer, isFilled] = await Promise.all([
    listEntries(db, menuItem),
    listEntries(db, footerLink),
    findFilled(db),
  ]);
  const items = menu.map(({ data }) => data);
  const links = footer.map(({ data }) => data);
  const present = await findPresent(db, [
    ...items.flatMap(({ href, submenu }) => [href, ...submenu.map((part) => part.href)]),
    ...links.map(({ href }) => href),
    ...FOOT_PATHS,
  ]);
  const settle = <T extends { href: string }>(link: T): T[] => {
    const href = present.get(link.href);
    return href === undefined ? [] : [{ ...link, href }];
  };
  return {
    menu: items.flatMap((item) =>
      settle({
        ...item,
        submenu: item.submenu.filter(({ href }) => isFilled(href)).flatMap((part) => settle(part)),
      }),
    ),
    footer: links.flatMap((link) => settle(link)),
    foot: FOOT_PATHS.filter((path) => present.has(path) && isFilled(path)),
  };
}

/** Tells whether an address leads to more than a list of which nothing is public. */
export async function findFilled(db: Db): Promise<(href: string) => boolean> {
  // One entry of each type is looked for. To ask for the different types reads all entries: 3 ms of each page where
  // there are 30,000.
  const { rows } = await sql<{ type: string }>`
    select column1 as type from (values ${sql.join(LISTED_TYPES.map((type) => sql`(${type})`))}) as listed
    where exists (
      select 1 from entries where type = column1 and state = 'published' and deleted_at is null
    )`.execute(db);
  const listed = new Set<string>(rows.map(({ type }) => type));
  return (href) => {
    const lists = findScreen(href.replace(/[?#].*$/, ''))?.lists;
    return lists === undefined || listed.has(lists);
  };
}

/** The present address of each link that leads somewhere; addresses of other sites stay as they are. */
async function findPresent(db: Db, hrefs: readonly string[]): Promise<Map<string, string>> {
  const own = hrefs.filter((href) => href.startsWith('/'));
  const present = await findPresentAddresses(db, own);
  for (const href of hrefs) {
    if (present.has(href)) continue;
    const isOther = !href.startsWith('/');
    if (isOther || (await findRedirect(db, href))) present.set(href, href);
  }
  return present;
}
