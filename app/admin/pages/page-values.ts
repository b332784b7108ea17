import { mediaIdOf } from '../../../domain/media/picture.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { describeSlugProblem, slugify } from '../../../domain/text/slug.ts';
import { VALIDATION_TEXTS } from '../../../domain/text/validation-texts.ts';
import type { Page } from '../api-client.ts';
import type { AlternativeTexts } from '../form/medium-query.ts';

/** What the page editor holds: as every form of an entry, by the fields of the type `page`. */
export type PageValues = {
  slug: string;
  title: Bilingual;
  lead: Bilingual;
  content: Bilingual;
  section: Page['section'];
  /** Ids of the library; the API speaks of addresses (specification, section 7). */
  images: string[];
  /** Alternative texts changed here. */
  $alts: AlternativeTexts;
};

const nothing = { el: '', en: '' };

export const EMPTY_PAGE: PageValues = {
  slug: '',
  title: nothing,
  lead: nothing,
  content: nothing,
  section: null,
  images: [],
  $alts: {},
};

export function valuesOf(page: Page): PageValues {
  return {
    slug: page.slug,
    title: page.title,
    lead: page.lead,
    content: page.content,
    section: page.section,
    images: page.images.flatMap((url) => mediaIdOf(url) ?? []),
    $alts: {},
  };
}

/** The address that a title suggests: the English one, since the site's addresses are English words. */
export function suggestSlug(title: Bilingual): string {
  return slugify(title.en) || slugify(title.el);
}

/** What changes with the title: also the slug, as long as it is still the suggestion. */
export function changeTitle(
  values: Pick<PageValues, 'title' | 'slug'>,
  title: Bilingual,
): Partial<PageValues> {
  const isSuggestion = values.slug === suggestSlug(values.title);
  return isSuggestion ? { title, slug: suggestSlug(title) } : { title };
}

/** The required fields that are still empty (specification, section 5), as the API would name them. */
export function missingFields(
  values: Pick<PageValues, 'slug' | 'title'>,
): Record<string, Bilingual> {
  const missing: Record<string, Bilingual> = {};
  if (values.title.en.trim() === '') missing['title.en'] = VALIDATION_TEXTS.required;
  const slug = values.slug.trim();
  if (slug === '') missing.slug = describeSlugProblem(slug, true) ?? VALIDATION_TEXTS.required;
  return missing;
}
