import type { ReactNode } from 'react';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { KnownTerms, type Term } from '../../../domain/terms/known-terms.ts';
import { TermMarker } from '../../../domain/terms/mark-terms.ts';
import { href, htmlLang, type Language, type LocalisedText } from '../../i18n/language.ts';

/** Where a term is explained, without language. */
const addressOf = (slug: string) => entryPath('term', { slug });

/** What marks the terms of one page, each where it is first read; see TermMarker. */
export interface TermExplainer {
  /** HTML of the editor in which terms lead to what they mean. */
  inHtml(text: LocalisedText): string;
  /** Plain words in which terms lead to what they mean. */
  inWords(text: LocalisedText): ReactNode;
}

/** Texts in the other language than the page's are left alone. */
export function explainTerms(terms: readonly Term[], language: Language): TermExplainer {
  const marker = new TermMarker(new KnownTerms(terms, htmlLang(language)));
  return {
    inHtml: ({ text, lang }) =>
      lang ? text : marker.link(text, (slug) => `<a class="term" href="${addressOf(slug)}">`),
    inWords: ({ text, lang }) => {
      if (lang) return <span lang={lang}>{text}</span>;
      return marker.split(text).map((part) =>
        part.term === null ? (
          part.text
        ) : (
          <a key={part.term} className="term" href={href(addressOf(part.term), language)}>
            {part.text}
          </a>
        ),
      );
    },
  };
}
