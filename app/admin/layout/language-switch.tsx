import type { Lang } from '../../../domain/text/bilingual.ts';
import type { Language } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { chooseLanguage } from '../choose-language.ts';
import { LAYOUT_TEXTS } from './layout-texts.ts';

const CHOICES: { language: Language; lang: Lang; short: string; name: string }[] = [
  { language: 'gr', lang: 'el', short: 'ΕΛ', name: 'Ελληνικά' },
  { language: 'en', lang: 'en', short: 'EN', name: 'English' },
];

/**
 * The one switch between the languages of the admin. Its style sheet is loaded by those who show it: this file travels
 * with what the root of public pages shares, which would link it.
 */
export function LanguageSwitch() {
  const { language, say } = useAdminLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are two buttons
    <div role="group" aria-label={say(LAYOUT_TEXTS.language)} className="language-switch">
      {CHOICES.map((choice) => (
        <button
          key={choice.language}
          type="button"
          lang={choice.lang}
          aria-pressed={choice.language === language}
          onClick={() => chooseLanguage(choice.language)}
        >
          <span aria-hidden="true">{choice.short}</span>
          <span className="sr-only">{choice.name}</span>
        </button>
      ))}
    </div>
  );
}
