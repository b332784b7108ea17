import type { ContentType } from '../content/model/content-type.ts';
import { attraction } from './attraction.ts';
import { councilMember } from './council-member.ts';
import { councilSession } from './council-session.ts';
import { cultureBlock } from './culture-block.ts';
import { department } from './department.ts';
import { eService } from './e-service.ts';
import { event } from './event.ts';
import { historySection } from './history-section.ts';
import { lodging } from './lodging.ts';
import { mayor } from './mayor.ts';
import { menuItem } from './menu-item.ts';
import { news } from './news.ts';
import { office } from './office.ts';
import { page } from './page.ts';
import { service } from './service.ts';
import { settings } from './settings.ts';
import { slide } from './slide.ts';
import { teaser } from './teaser.ts';
import { transparencyDocument } from './transparency-document.ts';
import { unit } from './unit.ts';

/** Every content type, in the order the admin lists them. A new type is added here and nowhere else. */
export const CONTENT_TYPES = [
  page,
  news,
  event,
  service,
  eService,
  transparencyDocument,
  slide,
  teaser,
  unit,
  attraction,
  lodging,
  cultureBlock,
  historySection,
  department,
  office,
  councilMember,
  councilSession,
  mayor,
  menuItem,
  settings,
] as const;

export type AnyContentType = (typeof CONTENT_TYPES)[number];
export type ContentTypeName = AnyContentType['name'];

const byName = new Map<string, ContentType>(CONTENT_TYPES.map((type) => [type.name, type]));

/** The content type of that name, or undefined. */
export function findContentType(name: string): ContentType | undefined {
  return byName.get(name);
}
