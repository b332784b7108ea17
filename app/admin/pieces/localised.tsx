import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { localise } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { PIECE_TEXTS } from './piece-texts.ts';

/** A bilingual text of the content in the language of the admin, or in the other one, marked as such. */
export function Localised({ text }: { text: Bilingual }) {
  const { language, say } = useAdminLanguage();
  const { text: words, lang } = localise(text, language);
  return <span lang={lang}>{words || say(PIECE_TEXTS.untitled)}</span>;
}
