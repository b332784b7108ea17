import type { Entry } from '../../../domain/content/model/entry.ts';
import type { attraction } from '../../../domain/content-types/attraction.ts';
import type { event } from '../../../domain/content-types/event.ts';
import type { news } from '../../../domain/content-types/news.ts';
import type { page } from '../../../domain/content-types/page.ts';
import type { service } from '../../../domain/content-types/service.ts';
import type { unit } from '../../../domain/content-types/unit.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { SectionLinks } from '../section-links.ts';
import { EVENT_SCREENS, GENERAL_SCREENS, NEWS_SCREENS } from './fixed-screens.ts';
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

interface Everything {
  municipality: SectionLinks;
  services: SectionLinks;
  tourism: SectionLinks;
  units: Entry<typeof unit>[];
  serviceEntries: Entry<typeof service>[];
  attractions: Entry<typeof attraction>[];
  articles: Entry<typeof news>[];
  events: Entry<typeof event>[];
  pages: Entry<typeof page>[];
}

/** Puts every screen into the group of its section; each address is named once. */
export function groupLinks(all: Everything): SitemapGroup[] {
  const groups: SitemapGroup[] = [
    { id: 'municipality', title: all.municipality.title, links: linksOf(all.municipality) },
    {
      id: 'units',
      title: TEXTS.units,
      links: all.units.map(({ slug, data }) => ({
        title: data.name,
        path: `/municipality/units/${slug}`,
      })),
    },
    {
      id: 'services',
      title: all.services.title,
      links: [
        ...linksOf(all.services),
        ...all.serviceEntries.map(({ slug, data }) => ({
          title: data.title,
          path: `/services/${slug}`,
        })),
      ],
    },
    { id: 'tourism', title: all.tourism.title, links: linksOf(all.tourism) },
    {
      id: 'attractions',
      title: TEXTS.attractions,
      links: all.attractions.map(({ slug, data }) => ({
        title: data.name,
        path: `/tourism/${data.category}/${slug}`,
      })),
    },
    {
      id: 'news',
      title: TEXTS.news,
      links: [
        ...NEWS_SCREENS,
        ...all.articles.map(({ slug, data }) => ({ title: data.title, path: `/news/${slug}` })),
      ],
    },
    {
      id: 'events',
      title: TEXTS.events,
      links: [
        ...EVENT_SCREENS,
        ...all.events.map(({ slug, data }) => ({ title: data.title, path: `/events/${slug}` })),
      ],
    },
    {
      id: 'general',
      title: TEXTS.general,
      links: [
        ...GENERAL_SCREENS,
        ...all.pages
          .filter((entry) => entry.data.section === null)
          .map(({ slug, data }) => ({ title: data.title, path: `/${slug}` })),
      ],
    },
  ];
  const named = new Set<string>();
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ path }) => !named.has(path) && named.add(path)),
    }))
    .filter((group) => group.links.length > 0);
}

function linksOf(section: SectionLinks): SitemapLink[] {
  return [section, ...section.items].map(({ title, href }) => ({ title, path: href }));
}
