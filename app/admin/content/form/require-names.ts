import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';
import { describeSlugProblem } from '../../../../domain/text/slug.ts';
import { VALIDATION_TEXTS } from '../../../../domain/text/validation-texts.ts';
import { t } from '../../../i18n/language.ts';
import { adminLanguage } from '../../admin-language.tsx';
import { ApiError } from '../../calls/api-client.ts';
import type { EntryValues } from '../../form/entry-values.ts';
import { sayRefusal } from '../../form/form-texts.ts';

/**
 * Refuses to publish without a title or a slug, and names both at once (specification, section 5): the API would
 * make the slug from the title, and publish in Greek alone. Who names the languages needs no title in another.
 * Throws ApiError with a message for each, as the API would.
 */
export function requireNames(
  type: ContentType,
  values: EntryValues,
  languages?: readonly Lang[],
): void {
  const say = (text: Bilingual) => t(text, adminLanguage());
  const fields: Record<string, string> = {};
  const missing = languages ? [] : missingTitles(type, values);
  for (const path of missing) fields[path] = say(VALIDATION_TEXTS.required);
  const slug = values.slug.trim();
  const problem = slug === '' && describeSlugProblem(slug, type.nestedSlugs);
  if (problem) fields.slug = say(problem);
  const count = Object.keys(fields).length;
  if (count > 0) throw new ApiError('refused', 400, say(sayRefusal(count)), { fields });
}

function missingTitles(type: ContentType, values: EntryValues): string[] {
  const name = type.promoted.title;
  const field = type.fields[name];
  if (field?.kind !== 'bilingualText') return [];
  const title = values[name] as Bilingual;
  return (['el', 'en'] as const)
    .filter((lang) => field.required === 'both' || field.required === lang)
    .filter((lang) => title[lang].trim() === '')
    .map((lang) => `${name}.${lang}`);
}
