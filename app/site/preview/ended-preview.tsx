import { href, htmlLang, type Language, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { writeRefusal } from '../errors/refusal-document.tsx';
import { PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';

/** The document for every link that opens no preview, whatever the reason. `styles` as in {@link writeRefusal}. */
export function writeEndedPreview(language: Language, styles: readonly string[]): string {
  const other = language === 'gr' ? 'en' : 'gr';
  const way = (
    <span className="flex flex-wrap gap-3">
      <ButtonLink href={href('/', language)}>{t(TEXTS.home, language)}</ButtonLink>
      <ButtonLink
        href={other === 'en' ? '?lang=en' : '?lang=el'}
        hrefLang={htmlLang(other)}
        lang={htmlLang(other)}
        variant="secondary"
      >
        {other === 'gr' ? 'Ελληνικά' : 'English'}
      </ButtonLink>
    </span>
  );
  return writeRefusal({ title: TEXTS.endedTitle, text: TEXTS.endedText, language, styles, way });
}
