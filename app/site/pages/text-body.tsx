import type { Language } from '../../i18n/language.ts';
import { Prose } from '../../ui/prose.tsx';
import { TableOfContents } from '../../ui/table-of-contents.tsx';
import { LanguageNote } from '../language-note.tsx';
import type { PageText } from './load-page-text.ts';

/** The number of headings from which a text gets a table of contents. */
const LONG_TEXT_HEADINGS = 3;

/** The text of a page; a long one begins with its table of contents. */
export function TextBody({
  text,
  language,
  hasContents = true,
}: {
  text: PageText | null;
  language: Language;
  /** False if the table of contents stands elsewhere. */
  hasContents?: boolean;
}) {
  if (!text?.html) return null;
  return (
    <>
      <div className="mb-10 empty:hidden">
        <LanguageNote entry={text.note} language={language} path={text.path} />
      </div>
      {hasContents && text.headings.length >= LONG_TEXT_HEADINGS && (
        <div className="mb-10">
          <TableOfContents items={text.headings} language={language} />
        </div>
      )}
      <Prose language={language} html={text.html} lang={text.lang} />
    </>
  );
}
