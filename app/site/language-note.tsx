import type { Bilingual, Lang } from '../../domain/text/bilingual.ts';
import { href, htmlLang, type Language, t } from '../i18n/language.ts';
import { Notice } from '../ui/pieces/notice.tsx';
import { TextLink } from '../ui/text/text-link.tsx';

const TEXTS = {
  onlyIn: {
    el: {
      el: 'Το κείμενο υπάρχει προς το παρόν μόνο στα ελληνικά.',
      en: 'This text is in Greek only for now.',
    },
    en: {
      el: 'Το κείμενο υπάρχει προς το παρόν μόνο στα αγγλικά.',
      en: 'This text is in English only for now.',
    },
  },
  behind: {
    el: 'Το ελληνικό κείμενο άλλαξε μετά τη μετάφραση.',
    en: 'The Greek text has changed since it was translated.',
  },
  readGreek: { el: 'Διαβάστε το ελληνικό κείμενο', en: 'Read the Greek text' },
};

/** What there is to say of the languages of an entry's page. */
export interface PageLanguages {
  /** Those in which it is public. */
  languages: readonly Lang[];
  /** Whether the Greek has changed since the English was made from it. */
  isEnglishBehind: boolean;
}

interface LanguageNoteProps {
  entry: PageLanguages;
  language: Language;
  /** Of the page, without language. */
  path: string;
  /** The main text of the page. Where it is left out in a language, the page does not speak it. */
  text?: Bilingual;
}

/**
 * Says before a text, in a sentence, that it is not in the language of the screen, or that its English lags behind
 * the Greek; nothing where both are well.
 */
export function LanguageNote({ entry, language, path, text }: LanguageNoteProps) {
  const [only, another] = text ? writtenIn(entry.languages, text) : entry.languages;
  if (only && !another && only !== htmlLang(language)) {
    return (
      <Notice>
        <p>{t(TEXTS.onlyIn[only], language)}</p>
      </Notice>
    );
  }
  if (language !== 'en' || !entry.isEnglishBehind) return null;
  return (
    <Notice>
      <p>
        {t(TEXTS.behind, language)}{' '}
        <TextLink href={href(path, 'gr')}>{t(TEXTS.readGreek, language)}</TextLink>
      </p>
    </Notice>
  );
}

/**
 * Of these languages, those in which a page's text is written, unless that is none: then it has nothing but a title.
 */
export function writtenIn(languages: readonly Lang[], text: Bilingual): readonly Lang[] {
  const written = languages.filter((lang) => text[lang] !== '');
  return written.length > 0 ? written : languages;
}
