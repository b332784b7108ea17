import type { Language } from '../../i18n/language.ts';
import { Prose } from '../../ui/text/prose.tsx';
import { LanguageNote } from '../language-note.tsx';
import type { PageText } from './load-page-text.ts';

/** The text of a page. Its table of contents stands beside it. */
export function TextBody({ text, language }: { text: PageText | null; language: Language }) {
  if (!text?.html) return null;
  return (
    <>
      <div className="mb-10 empty:hidden">
        <LanguageNote entry={text.note} language={language} path={text.path} />
      </div>
      <Prose language={language} html={text.html} lang={text.lang} />
    </>
  );
}
