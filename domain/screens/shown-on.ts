import { fillPattern } from '../content/model/address-pattern.ts';
import type { ContentType } from '../content/model/content-type.ts';
import type { ContentTypeName } from '../content-types/all.ts';
import type { TEASER_PLACES } from '../content-types/teaser.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { findScreen, type ScreenPath, screenAt } from './find-screen.ts';
import { hasPages, publicAddress } from './public-address.ts';

/** A screen on which the public sees an entry. */
export interface ShownOn {
  /** The path, perhaps with a query, without language. */
  path: string;
  /** The id of the entry's place on the screen; '' where the entry is the whole page or has no mark. */
  place: string;
  title: Bilingual;
  /** Whether nothing but the entry is shown here. */
  isOwnPage: boolean;
}

/** A screen, perhaps narrowed by promoted fields so that a list begins with the entry; behind `#` its place there. */
type Part = ScreenPath | `${ScreenPath}?${string}` | `${ScreenPath}#${string}`;

/** The screens that show entries of a type as parts, the one that shows most of them first. */
const PARTS: Partial<Record<ContentTypeName, readonly Part[]>> = {
  alert: ['/alerts'],
  'assembly-point': ['/emergency'],
  attraction: ['/tourism', '/map'],
  'council-member': ['/municipality/council'],
  'council-session': ['/municipality/council'],
  'culture-block': ['/tourism/culture#:slug'],
  department: ['/municipality/administration'],
  document: ['/municipality/transparency?category=:category&date=:date'],
  'e-service': ['/services/eservices'],
  event: ['/events', '/'],
  'footer-link': ['/'],
  'history-section': ['/municipality/history#:slug'],
  lodging: ['/tourism/accommodation', '/map'],
  mayor: ['/municipality/mayor', '/municipality/administration'],
  'menu-item': ['/'],
  news: ['/news?category=:category', '/'],
  office: ['/municipality/departments#office-:slug', '/map'],
  service: ['/services'],
  settings: ['/contact', '/', '/municipality'],
  slide: ['/'],
  unit: ['/municipality/units', '/', '/map'],
};

/** A teaser stands on one screen, which its place names. */
const TEASERS: Record<(typeof TEASER_PLACES)[number]['value'], ScreenPath> = {
  'home-quick-link': '/',
  'home-task': '/',
  'transparency-card': '/municipality/transparency',
  'transparency-banner': '/municipality/transparency',
  'tourism-banner': '/tourism',
  'e-service-step': '/services/eservices',
};

const OWN_PAGE: Bilingual = { el: 'Η δική της σελίδα', en: 'Its own page' };

/**
 * The screens on which the public sees an entry or would see it: its own page or its place first, then those that
 * show it as a part. Of the data, only the promoted fields are needed. Empty where no screen shows the type.
 */
export function listShownOn(
  type: Pick<ContentType, 'name' | 'address' | 'promoted'>,
  entry: { slug: string; data: Record<string, unknown> },
): ShownOn[] {
  const own = publicAddress(type, entry);
  const shown: ShownOn[] = [];
  if (own !== null) {
    const [path = '', place = ''] = own.split('#', 2);
    const isOwnPage = hasPages(type);
    const title = isOwnPage ? OWN_PAGE : (findScreen(path)?.title ?? OWN_PAGE);
    shown.push({ path, place, title, isOwnPage });
  }
  for (const part of partsOf(type, entry.data)) {
    const [screen = ''] = part.split(/[?#]/, 1);
    const { title } = screenAt(screen as ScreenPath);
    const [path = '', place = ''] = fillPattern(part, { ...entry.data, slug: entry.slug }).split(
      '#',
    );
    shown.push({ path, place, title, isOwnPage: false });
  }
  return shown;
}

/** The first of these screens as an address without language, with the entry's place on it. */
export function firstShownOn(...asked: Parameters<typeof listShownOn>): string | undefined {
  const [first] = listShownOn(...asked);
  return first && (first.place ? `${first.path}#${first.place}` : first.path);
}

function partsOf(
  { name, promoted }: Pick<ContentType, 'name' | 'promoted'>,
  data: Record<string, unknown>,
): readonly Part[] {
  if (name !== 'teaser') return PARTS[name as ContentTypeName] ?? [];
  const screen = TEASERS[data[promoted.category ?? ''] as keyof typeof TEASERS];
  return screen ? [screen] : [];
}
