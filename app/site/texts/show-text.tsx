import { renderToStaticMarkup } from 'react-dom/server';
import { addressFor } from '../../../domain/content/texts/settle-links.ts';
import type { TextFacts } from '../../../domain/content/texts/text-facts.ts';
import { mediaIdOf } from '../../../domain/media/pictures/picture.ts';
import { escapeMarkup } from '../../../domain/text/escape.ts';
import { readAttributes, writeTag } from '../../../domain/text/html-tags.ts';
import { markGreek } from '../../../domain/text/mark-greek.ts';
import { sayOtherLanguage } from '../../i18n/document-words.ts';
import { htmlLang, type Language, t } from '../../i18n/language.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { formatFileSize } from '../../ui/text/file-size.ts';
import { TextContact } from '../../ui/text/text-contact.tsx';
import { TEXT_PIECES } from '../../ui/text/text-pieces.ts';
import { pictureSource } from '../picture-source.ts';

/** The measure of a text (`.prose`), or a phone's width. */
const SIZES = '(min-width: 44rem) 38rem, 92vw';

/**
 * A stored text (domain/text/rich-text.ts) as visitors see it: pictures in the sizes that screens need, documents with
 * type and size, contact cards with the office's present data, links to where their entries are now. What leads to
 * an entry that is not public becomes plain words; a picture or a card of which nothing is left is left out.
 * `language` is the text's own.
 */
export function showText(html: string, facts: TextFacts, language: Language): string {
  const shown = [showContacts, showPictures, showLinks, showAttachments, nameNotices].reduce(
    (text, show) => show(text, facts, language),
    html,
  );
  return language === 'en' ? markGreek(shown) : shown;
}

function showContacts(html: string, { contacts }: TextFacts, language: Language): string {
  return html.replace(/<p data-contact="([^"]*)"[^>]*>[\s\S]*?<\/p>/g, (_, id: string) => {
    const contact = contacts.get(id);
    if (!contact) return '';
    return renderToStaticMarkup(<TextContact contact={contact} language={language} />);
  });
}

function showPictures(html: string, { pictures }: TextFacts, language: Language): string {
  const shown = html.replace(/<img [^>]*>/g, (tag) => {
    const { src = '', alt = '', role } = readAttributes(tag);
    const source = pictureSource(pictures.get(mediaIdOf(src) ?? ''), language);
    if (!source) return '';
    // The library's description stands in for one that nobody wrote here.
    const words = role === 'presentation' || alt !== '' ? { alt, lang: undefined } : source;
    const { lang: _, ...picture } = source;
    return renderToStaticMarkup(
      <Picture
        picture={{ ...picture, alt: words.alt, ...(words.lang && { lang: words.lang }) }}
        sizes={SIZES}
      />,
    );
  });
  return shown.replace(/<figure>\s*(?:<figcaption[^>]*>[\s\S]*?<\/figcaption>)?<\/figure>/g, '');
}

function showLinks(html: string, facts: TextFacts, language: Language): string {
  return html.replace(/<a( [^>]*)?>([\s\S]*?)<\/a>/g, (whole, _: string, words: string) => {
    const attributes = readAttributes(whole.slice(0, whole.indexOf('>') + 1));
    const { href = '', 'data-entry': entry, ...others } = attributes;
    const medium = mediaIdOf(href);
    if (entry) {
      const target = facts.targets.get(entry);
      return target
        ? `${writeTag('a', { href: addressFor(target, href), ...others })}${words}</a>`
        : words;
    }
    const document = medium ? facts.documents.get(medium) : undefined;
    if (!document)
      return medium && !facts.pictures.has(medium) && href.startsWith('/') ? words : whole;
    const size = formatFileSize(document.sizeBytes, language);
    const other = sayOtherLanguage(document.language, htmlLang(language));
    const about = [escapeMarkup(document.type), size, escapeMarkup(other)]
      .filter(Boolean)
      .join(', ');
    const file = `<span class="text-file-facts"> (${about})</span>`;
    return `${writeTag('a', { href: document.url, ...others, class: 'text-file' })}${words}${file}</a>`;
  });
}

/** Documents below the text, under a heading; and one that is a paragraph of its own stands out. */
function showAttachments(html: string, _: TextFacts, language: Language): string {
  const heading = `<h2>${t(TEXT_PIECES.attachments, language)}</h2>`;
  return html
    .replaceAll(/<ul data-kind="attachments"([^>]*)>/g, `${heading}<ul class="text-attachments"$1>`)
    .replaceAll(
      /<p>(<a [^>]*class="text-file">(?:(?!<\/a>)[\s\S])*<\/a>)<\/p>/g,
      '<p class="text-file-row">$1</p>',
    );
}

function nameNotices(html: string, _: TextFacts, language: Language): string {
  return html.replaceAll(
    /<aside [^>]*data-notice="(important|information)"[^>]*>/g,
    (tag, kind) => {
      const name = t(TEXT_PIECES[kind as 'important' | 'information'], language);
      return `${tag}<p class="text-notice-name">${name}</p>`;
    },
  );
}
