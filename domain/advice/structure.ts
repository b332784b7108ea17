import { DomUtils, parseDocument } from 'htmlparser2';
import { mediaIdOf } from '../media/pictures/picture.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import { isFileName, problemOfAlternative, repeatsTitle } from './alternatives.ts';
import type { AdviceRule, Finding } from './finding.ts';

type Found = Omit<Finding, 'path'>;

/** Words of a link that do not say where it leads, folded (WCAG 2.2, 2.4.4 and 2.4.9). */
const EMPTY_LINK_WORDS = new Set(
  [
    'εδώ',
    'πατήστε εδώ',
    'κάντε κλικ εδώ',
    'κλικ εδώ',
    'δείτε εδώ',
    'περισσότερα',
    'διαβάστε περισσότερα',
    'σύνδεσμος',
    'here',
    'click here',
    'see here',
    'more',
    'read more',
    'link',
  ].map(fold),
);

const TEXTS = {
  skipped: {
    el: 'Παραλείπεται ένα επίπεδο επικεφαλίδων. Διαλέξτε το αμέσως επόμενο επίπεδο.',
    en: 'A level of headings is skipped. Choose the next level.',
  },
  noHeading: {
    el: 'Η επικεφαλίδα είναι κενή. Γράψτε την ή σβήστε την.',
    en: 'The heading is empty. Write it or remove it.',
  },
  link: {
    el: 'Ο σύνδεσμος δεν λέει πού οδηγεί. Γράψτε το όνομα της σελίδας ή του εγγράφου.',
    en: 'The link does not say where it leads. Write the name of the page or document.',
  },
  address: {
    el: 'Ο σύνδεσμος δείχνει τη διεύθυνση. Γράψτε το όνομα της σελίδας.',
    en: 'The link shows its address. Write the name of the page.',
  },
  table: {
    el: 'Ο πίνακας δεν έχει κελιά επικεφαλίδας. Ορίστε την πρώτη γραμμή ως επικεφαλίδα.',
    en: 'The table has no header cells. Make its first row a header.',
  },
  noAlternative: {
    el: 'Η εικόνα δεν έχει εναλλακτικό κείμενο. Γράψτε τι δείχνει ή σημειώστε ότι είναι διακοσμητική.',
    en: 'The picture has no alternative text. Write what it shows, or mark it as decorative.',
  },
  copiedAlternative: {
    el: 'Το εναλλακτικό κείμενο επαναλαμβάνει τη λεζάντα ή το όνομα του αρχείου. Γράψτε τι δείχνει η εικόνα.',
    en: 'The alternative text repeats the caption or the file’s name. Write what the picture shows.',
  },
} satisfies Record<string, Bilingual>;

/** What stands in for the alternative text of a picture that has none in a text. */
export interface LibraryWords {
  /** Those of the library, by id; of a picture that says nothing there are none. */
  pictures: ReadonlyMap<string, Bilingual>;
  /** Of the text. */
  language: Lang;
  /** As {@link BesidePicture} has it. */
  title?: Bilingual | undefined;
}

/** What a rich text's structure lacks: order of headings, words of links, headers of tables, pictures' texts. */
export function adviseOnStructure(html: string, library: LibraryWords): Found[] {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html));
  const found: Found[] = [];
  const add = (rule: AdviceRule, words: string, text: Bilingual) =>
    found.push({ rule, words, text });
  let level = 1;
  for (const element of elements) {
    const words = DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
    const heading = /^h([2-6])$/.exec(element.name)?.[1];
    if (heading) {
      if (words === '') add('headings', '', TEXTS.noHeading);
      else if (Number(heading) > level + 1) add('headings', words, TEXTS.skipped);
      level = Number(heading);
    } else if (element.name === 'a' && element.attribs.href) {
      if (EMPTY_LINK_WORDS.has(fold(words))) add('link-words', words, TEXTS.link);
      else if (/^(?:https?:\/\/|www\.)\S+$/i.test(words)) add('link-words', words, TEXTS.address);
    } else if (element.name === 'table') {
      const [header] = DomUtils.getElementsByTagName('th', element, true, 1);
      if (!header) add('table-header', firstCell(element), TEXTS.table);
    } else if (element.name === 'img') {
      const { alt = '', src = '' } = element.attribs;
      const text = problemOfPicture(element, library);
      if (text) found.push({ rule: 'alternative-text', words: alt, picture: src, text });
    }
  }
  return found;
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** An empty text is a decision only where the picture says that it is decorative (`role="presentation"`). */
function problemOfPicture(
  picture: Element,
  { pictures, language, title }: LibraryWords,
): Bilingual | undefined {
  const { alt = '', role, src = '' } = picture.attribs;
  if (role === 'presentation') return undefined;
  if (alt.trim() === '') {
    const id = mediaIdOf(src);
    const words = id === undefined ? { el: '', en: '' } : pictures.get(id);
    const beside = { languages: [language], title };
    return words && problemOfAlternative(words, beside, TEXTS.noAlternative)?.text;
  }
  const figure = picture.parent as Element | null;
  const [caption] = figure ? DomUtils.getElementsByTagName('figcaption', figure) : [];
  const isCopied =
    isFileName(alt) ||
    (alt.length > 4 && src.includes(alt)) ||
    (caption && fold(DomUtils.textContent(caption)) === fold(alt));
  return isCopied ? TEXTS.copiedAlternative : repeatsTitle(alt, title?.[language]);
}

function firstCell(table: Element): string {
  const cells = DomUtils.getElementsByTagName('td', table);
  return cells.map((cell) => DomUtils.textContent(cell).trim()).find((words) => words !== '') ?? '';
}
