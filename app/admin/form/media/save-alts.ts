import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';
import { t } from '../../../i18n/language.ts';
import { adminLanguage } from '../../admin-language.tsx';
import { announceFailure } from '../../announce.tsx';
import { ApiError, answerOf, api, messageOf } from '../../calls/api-client.ts';
import { queryClient } from '../../calls/query-client.ts';
import { sayAltNotSaved } from './media-texts.ts';
import { mediumQuery } from './medium-query.ts';

/** Alternative texts that somebody wrote in a form, by the id of the picture. */
export type AlternativeTexts = Record<string, Bilingual>;

/**
 * Saves what changed among them; throws ApiError. A language in which a text is as it was shown stays as it is by now:
 * a colleague may have written it since. The entry is saved all the same where a picture was deleted meanwhile, or has
 * become public and only reviewers change it: nobody could take the text back in the form.
 */
export async function saveAlts(alts: AlternativeTexts): Promise<void> {
  for (const [id, alt] of Object.entries(alts)) {
    try {
      await saveAlt(id, alt);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status !== 404 && status !== 403) throw error;
      const name = queryClient.getQueryData(mediumQuery(id).queryKey)?.fileName ?? id;
      announceFailure(t(sayAltNotSaved(name, messageOf(error)), adminLanguage()));
    }
    await queryClient.invalidateQueries({ queryKey: ['medium', id] });
  }
  if (Object.keys(alts).length > 0) await queryClient.invalidateQueries({ queryKey: ['media'] });
}

async function saveAlt(id: string, alt: Bilingual): Promise<void> {
  const param = { id: encodeURIComponent(id) };
  const shown: Bilingual | undefined = queryClient.getQueryData(mediumQuery(id).queryKey)?.alt;
  const { alt: now } = await answerOf(api.media[':id'].$get({ param }));
  const textIn = (lang: Lang) => (alt[lang] === shown?.[lang] ? now[lang] : alt[lang]);
  const json = { alt: { el: textIn('el'), en: textIn('en') } };
  await answerOf(api.media[':id'].$put({ param, json }));
}
