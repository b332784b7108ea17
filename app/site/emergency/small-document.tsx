import type { ReactNode } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, htmlLang, type Language, localise } from '../../i18n/language.ts';
import { IslandScript } from '../../islands/island.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describePage } from '../describe-page.ts';

interface SmallDocumentProps {
  path: '/' | '/emergency';
  language: Language;
  siteUrl: string;
  siteName: Bilingual;
  shortName: Bilingual;
  title: string;
  description: string;
  children: ReactNode;
}

type Tag = Record<string, string>;

/** A whole document with one small style sheet and one small script. */
export function SmallDocument(props: SmallDocumentProps) {
  const { path, language, siteName, children } = props;
  const other: Language = language === 'gr' ? 'en' : 'gr';
  return (
    <html lang={htmlLang(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href="/emergency.css" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {describePage(props).map((tag, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <HeadTag key={at} tag={tag as Tag} />
        ))}
        <IslandScript name="offline" />
      </head>
      <body>
        <header>
          <a href={href('/', language)}>
            <WordsOf words={localise(siteName, language)} />
          </a>
          <a href={href(path, other)} hrefLang={htmlLang(other)} lang={htmlLang(other)}>
            {other === 'gr' ? 'Ελληνικά' : 'English'}
          </a>
        </header>
        {children}
      </body>
    </html>
  );
}

/** What describes a page to others, as an element of the head; structured data are left to the larger pages. */
function HeadTag({ tag: { tagName, title, ...attributes } }: { tag: Tag }) {
  if (title !== undefined) return <title>{title}</title>;
  if (tagName === 'link') return <link {...attributes} />;
  return 'content' in attributes ? <meta {...attributes} /> : null;
}
