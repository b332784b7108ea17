import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';

const TEXT = { el: 'Μετάβαση στο περιεχόμενο', en: 'Skip to the content' };

/** The first stop of the Tab key: a link past header and menu to `<main id="content">`. */
export function SkipLink({ language }: { language: Language }) {
  return (
    <a href="#content" className="skip-link">
      {t(TEXT, language)}
    </a>
  );
}
