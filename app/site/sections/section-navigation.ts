import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { findContentType } from '../../../domain/content-types/all.ts';
import { page } from '../../../domain/content-types/page.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { listNamed, screens, sectionOf } from '../../../domain/screens/find-screen.ts';
import { publicAddress } from '../../../domain/screens/public-address.ts';
import { SECTIONS, type Section } from '../../../domain/screens/register.ts';
import type { Services } from '../../../domain/services.ts';
import { isUnder, type SectionLink, type SectionLinks } from './section-links.ts';

interface MenuLink extends SectionLink {
  /** The type of the linked entry: staff may unpublish it, and then the link is left out. */
  type?: string | undefined;
}

interface Menu extends SectionLink {
  links: MenuLink[];
}

const MENUS = Object.fromEntries(SECTIONS.map((section) => [section, readMenu(section)])) as Record<
  Section,
  Menu
>;

/** The part of a section's menu that comes from the register. */
function readMenu(section: Section): Menu {
  const href = `/${section}`;
  const own = screens.filter((screen) => sectionOf(screen) === section);
  const title = own.find(({ path }) => path === href)?.title ?? { el: '', en: '' };
  const links = own.flatMap((screen): MenuLink[] => {
    const named = listNamed(screen).map(({ path, title }) => ({
      title,
      href: path,
      type: screen.of,
    }));
    const { path, title, menu } = screen;
    return path !== href && menu && title ? [{ title, href: path }] : named;
  });
  return { title, href, links };
}

/** The addresses of public entries, for the types of which a menu names some. */
async function listNamedEntries(db: Services['db'], links: MenuLink[]): Promise<Set<string>> {
  const types = new Set(links.flatMap(({ type }) => findContentType(type ?? '') ?? []));
  const paths = [...types].map(async (type) =>
    (await listEntries(db, type)).flatMap((entry) => publicAddress(type, entry) ?? []),
  );
  return new Set((await Promise.all(paths)).flat());
}

/**
 * The menu of a section: its fixed screens, then the pages that staff put into the section. A page
 * that lies under another link of the menu follows it directly.
 */
export async function listSectionLinks(
  db: Services['db'],
  section: Section,
): Promise<SectionLinks> {
  const { title, href, links } = MENUS[section];
  const [pages, entries] = await Promise.all([
    listEntries(db, page, { category: section }),
    listNamedEntries(db, links),
  ]);
  const items = links
    .filter(({ type, href: path }) => !type || entries.has(path))
    .map(({ title, href }): SectionLink => ({ title, href }));
  for (const entry of pages) {
    const link = { title: entry.data.title, href: entryPath('page', entry) };
    if (link.href === href || links.some((known) => known.href === link.href)) continue;
    const last = items.findLastIndex((item) => isUnder(link.href, item.href));
    items.splice(last === -1 ? items.length : last + 1, 0, link);
  }
  return { title, href, items };
}
