import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** A link of a section's menu; `href` is a path without language. */
export interface SectionLink {
  title: Bilingual;
  href: string;
}

/** A section with the screens and pages under it. */
export interface SectionLinks extends SectionLink {
  items: SectionLink[];
}

/** Whether a path is equal to the other or lies below it. */
export function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/**
 * The links shown on a path: all of the first level, and the links below another only while the visitor is in that
 * branch, so that the menu stays short.
 */
export function visibleLinks(section: SectionLinks, path: string): SectionLink[] {
  return section.items.filter((item) => {
    const parent = section.items.find((other) => other !== item && isUnder(item.href, other.href));
    return !parent || isUnder(path, parent.href);
  });
}

/** The links from the section down to the parent of a path, for its breadcrumb. */
export function ancestorLinks(section: SectionLinks, path: string): SectionLink[] {
  return [section, ...section.items]
    .filter((link) => link.href !== path && (link === section || isUnder(path, link.href)))
    .map(({ title, href }) => ({ title, href }));
}
