import { t } from '../../i18n/language.ts';
import { adminLanguage } from '../admin-language.tsx';
import { ApiError, answerOf, api, type Page } from '../api-client.ts';
import { mediumQuery, saveAlts } from '../form/medium-query.ts';
import type { Publication } from '../form/use-publication.ts';
import { queryClient } from '../query-client.ts';
import { missingFields, type PageValues } from './page-values.ts';
import { PAGES_TEXTS } from './pages-texts.ts';

/**
 * Saves a page, or creates one without `id`, and returns it (specification, section 7). Throws ApiError: with fields,
 * or 409 when somebody else saved since `version`, or 404 when it was deleted.
 */
export async function savePage(
  id: string | null,
  values: PageValues,
  version: number | null,
  publication: Publication,
): Promise<Page> {
  const missing = Object.entries(publication.publish ? missingFields(values) : {});
  if (missing.length > 0) {
    const fields = Object.fromEntries(
      missing.map(([path, text]) => [path, t(text, adminLanguage())]),
    );
    throw new ApiError('refused', 400, t(PAGES_TEXTS.incomplete, adminLanguage()), { fields });
  }
  await saveAlts(values.$alts);
  const media = await Promise.all(
    values.images.map((image) => queryClient.ensureQueryData(mediumQuery(image))),
  );
  const { title, lead, content, section } = values;
  const json = {
    title,
    lead,
    content,
    section,
    slug: values.slug.trim(),
    images: media.map((medium) => medium.url),
    ...publication,
    ...(version !== null && { version }),
  };
  const saved = await (id === null
    ? answerOf(api.pages.$post({ json }))
    : answerOf(api.pages[':id'].$put({ param: { id: encodeURIComponent(id) }, json })));
  await Promise.all([
    // The list that comes next is already the new one.
    queryClient.invalidateQueries({ queryKey: ['pages'], refetchType: 'all' }),
    queryClient.invalidateQueries({ queryKey: ['content'] }),
    queryClient.invalidateQueries({ queryKey: ['medium'] }),
  ]);
  return saved;
}
