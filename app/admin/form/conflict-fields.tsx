import type { Bilingual } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { ConflictField } from './conflict-dialog.tsx';
import { FORM_TEXTS } from './form-texts.ts';
import { ImageStrip } from './image-strip.tsx';

type Key<V> = keyof V & string;

/** A part of the values that is one text, or is shown as one. */
export function plainConflict<V extends object>(
  name: Key<V>,
  label: string,
  inWords: (value: V[Key<V>]) => string = (value) => String(value ?? ''),
): ConflictField<V> {
  return {
    path: name,
    label,
    read: (values) => values[name],
    take: (values, other) => ({ ...values, [name]: other[name] }),
    show: (values) => <Words text={inWords(values[name])} />,
  };
}

/** Pictures, chosen as a whole. */
export function imagesConflict<V extends object>(name: Key<V>, label: string): ConflictField<V> {
  return {
    path: name,
    label,
    read: (values) => values[name],
    take: (values, other) => ({ ...values, [name]: other[name] }),
    show: (values) => <ImageStrip ids={values[name] as string[]} />,
  };
}

/** The two languages of a text or of rich text, each chosen by itself. */
export function bilingualConflicts<V extends object>(
  name: Key<V>,
  label: (lang: 'el' | 'en') => string,
): ConflictField<V>[] {
  const read = (values: V) => values[name] as Bilingual;
  return (['el', 'en'] as const).map((lang) => ({
    path: `${name}.${lang}`,
    label: label(lang),
    // The editor writes HTML without the line breaks that stored HTML may have.
    read: (values) => withoutBreaks(read(values)[lang]),
    take: (values, other) => ({
      ...values,
      [name]: { ...read(values), [lang]: read(other)[lang] },
    }),
    show: (values, other) => (
      <Words text={distinct(read(values)[lang], read(other)[lang])} lang={lang} />
    ),
  }));
}

/** HTML as its words; as its source where only the formatting differs. */
function distinct(html: string, other: string): string {
  const words = wordsOf(html);
  return words === wordsOf(other) ? html : words;
}

function wordsOf(html: string): string {
  if (!html.includes('<')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('p, h2, h3, h4, li, tr, blockquote'))
    block.append('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.append(' | ');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim();
}

function withoutBreaks(html: string): string {
  return html.includes('<') ? html.replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim() : html;
}

function Words({ text, lang }: { text: string; lang?: 'el' | 'en' }) {
  const { say } = useAdminLanguage();
  return text ? <span lang={lang}>{text}</span> : <em>{say(FORM_TEXTS.empty)}</em>;
}
