import { LICENCES } from '../../../domain/media/library/licences.ts';
import { type Language, t } from '../../i18n/language.ts';

/** The licence of a picture, where visitors are to read it; `href` leads to its text. */
export function shownLicence(
  value: string,
  language: Language,
): { name: string; href?: string } | undefined {
  const licence = LICENCES.find((known) => known.value === value);
  if (!licence?.shown) return undefined;
  return { name: t(licence.shown, language), ...(licence.link && { href: licence.link }) };
}
