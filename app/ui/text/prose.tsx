import { escapeMarkup, unescapeMarkup } from '../../../domain/text/escape.ts';
import type { Language } from '../../i18n/language.ts';
import { href } from '../../i18n/language.ts';
import { labelTables } from './prose-tables.ts';

interface ProseProps {
  /** HTML that was sanitised when it was saved. */
  html: string;
  /** The language of the screen; links to pages of this site keep it. */
  language: Language;
  /** The language of the text, where it differs from the screen's. */
  lang?: string;
  className?: string;
}

function keepLanguage(html: string, language: Language): string {
  if (language === 'gr') return html;
  // A file is no screen: with a language in its address caches would hold it twice.
  return html.replace(
    /(<a\b[^>]* href=")(\/(?!media\/)[^"]*)"/g,
    (_match, before: string, path: string) =>
      `${before}${escapeMarkup(href(unescapeMarkup(path), language))}"`,
  );
}

/** A text from the editor: headings, lists, links, quotations and tables in the site's typography. */
export function Prose({ html, language, lang, className = '' }: ProseProps) {
  return (
    <div
      lang={lang}
      className={`prose ${className}`.trim()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when saved, see above.
      dangerouslySetInnerHTML={{ __html: labelTables(keepLanguage(html, language)) }}
    />
  );
}
