import type { ContentType } from '../../../domain/content/model/content-type.ts';
import { type EntryQuery, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { CONTENT_TYPES } from '../../../domain/content-types/all.ts';
import { page } from '../../../domain/content-types/page.ts';
import {
  findScreenOf,
  isFixed,
  isListed,
  screens,
  sectionOf,
} from '../../../domain/screens/find-screen.ts';
import { hasPages, publicAddress } from '../../../domain/screens/public-address.ts';
import { SECTIONS, type Section } from '../../../domain/screens/register.ts';
import type { Db } from '../../../domain/services.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { listSectionLinks } from '../sections/section-navigation.ts';
import { SITEMAP_TEXTS as TEXTS } from './sitemap-texts.ts';

export interface SitemapLink {
  title: Bilingual;
  /** Without language. */
  path: string;
}

export interface SitemapGroup {
  /** The anchor of its heading. */
  id: string;
  title: Bilingual;
  links: SitemapLink[];
}

/** Of types that are sorted by date only the newest or next entries; the rest is one link away. */
const RECENT = 12;

/**
 * Every public address in the group of its section, each named once. Entries whose pages lie directly below the
 * section's page stand in its group, others in a group of their type.
 */
export async function listGroups(db: Db, today: string): Promise<SitemapGroup[]> {
  const groups = [
    ...(await Promise.all(SECTIONS.map((section) => groupsOfSection(db, section, today)))).flat(),
    ...(await Promise.all(typesIn(null).map((type) => groupOfType(db, type, today)))),
    { id: 'general', title: TEXTS.general, links: await listGeneral(db) },
  ];
  const named = new Set<string>();
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ path }) => !named.has(path) && named.add(path)),
    }))
    .filter((group) => group.links.length > 0);
}

async function groupsOfSection(db: Db, section: Section, today: string): Promise<SitemapGroup[]> {
  const types = typesIn(section);
  const isBelow = ({ address }: ContentType) => address === `/${section}/:slug`;
  const [{ title, href, items }, own, others] = await Promise.all([
    listSectionLinks(db, section),
    Promise.all(types.filter(isBelow).map((type) => linksOfType(db, type, today))),
    Promise.all(types.filter((type) => !isBelow(type)).map((type) => groupOfType(db, type, today))),
  ]);
  const links = [
    { title, path: href },
    ...items.map((item) => ({ title: item.title, path: item.href })),
    ...own.flat(),
  ];
  return [{ id: section, title, links }, ...others];
}

/** The types whose entries have pages in a section; null for none. Entries of `page` may be in any section. */
function typesIn(section: Section | null): ContentType[] {
  return CONTENT_TYPES.filter((type) => {
    const screen = findScreenOf(type.name);
    return (
      screen &&
      isListed(screen) &&
      hasPages(type) &&
      type.name !== page.name &&
      sectionOf(screen) === section
    );
  });
}

async function groupOfType(db: Db, type: ContentType, today: string): Promise<SitemapGroup> {
  const links = await linksOfType(db, type, today);
  return { id: `${type.name}s`, title: type.label.many, links };
}

async function linksOfType(db: Db, type: ContentType, today: string): Promise<SitemapLink[]> {
  const asked: EntryQuery = {
    ...(type.order === 'newest' && { limit: RECENT }),
    ...(type.order === 'soonest' && { limit: RECENT, from: today }),
  };
  return (await listEntries(db, type, asked)).flatMap((entry) => linkTo(type, entry));
}

function linkTo(type: ContentType, entry: { slug: string; data: Record<string, unknown> }) {
  const path = publicAddress(type, entry);
  const title = entry.data[type.promoted.title] as Bilingual | string;
  if (path === null) return [];
  return [{ path, title: typeof title === 'string' ? { el: title, en: title } : title }];
}

/** The screens and pages that belong to no section. */
async function listGeneral(db: Db): Promise<SitemapLink[]> {
  const pages = await listEntries(db, page);
  return [
    ...screens
      .filter((screen) => isFixed(screen) && (isListed(screen) || screen.siteMap))
      .filter((screen) => sectionOf(screen) === null)
      .flatMap(({ path, title }) => (title ? [{ path, title }] : [])),
    ...pages.filter(({ data }) => data.section === null).flatMap((entry) => linkTo(page, entry)),
  ];
}
