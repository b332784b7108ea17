import { findEntry } from '../../../domain/content/reading/published-entries.ts';
import { service } from '../../../domain/content-types/service.ts';
import type { Services } from '../../../domain/services.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';
import { PROBLEM } from './report-path.ts';

/**
 * The subject with which the form of the contact page begins: the title of the service that the address names, or that
 * a problem is reported; '' for anything else, so that nobody can put words of their own there.
 */
export async function subjectOf(
  db: Services['db'],
  about: string | null,
  language: Language,
): Promise<string> {
  if (!about) return '';
  if (about === PROBLEM) return t(CONTACT_TEXTS.problem, language);
  const found = await findEntry(db, service, about);
  return found ? localise(found.data.title, language).text : '';
}
