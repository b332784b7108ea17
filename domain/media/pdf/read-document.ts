import { DomainError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { DocumentReading, FileJobs } from '../files/file-jobs.ts';

/** A budget of two hundred pages has some 500,000 characters. */
const MOST_CHARACTERS = 1_000_000;
const MOST_TITLE_CHARACTERS = 300;
/**
 * Each costs a millisecond also without words, and more of them the more there are; nobody reads so long a document.
 */
const MOST_PAGES = 2000;
/**
 * Of a processor. The job may take ten seconds (file-process.ts); what was read until then is kept. One page that takes
 * longer ends the job: within a page nothing can be broken off, and the document counts as one that cannot be read.
 */
const MOST_MS = 5_000;
/** A page of a scan has no letters, or those that a stamp added. */
const LETTERS_OF_A_SCAN = 20;

/**
 * What a PDF says of itself, and the words of its pages. Pictures in it are not decoded, and no script of it is run.
 * Throws 'invalid' for one that cannot be read, such as one that asks for a password.
 */
export const readDocument: FileJobs['readDocument'] = async (bytes) => {
  // Loaded with the first document, in the process for files alone.
  const { getDocumentProxy } = await import('unpdf');
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), {
      maxImageSize: 0,
      disableFontFace: true,
      useSystemFonts: false,
      // Its warnings would be written to the console.
      verbosity: 0,
    });
    const { info, metadata } = await pdf.getMetadata();
    const { Title, Language } = info as { Title?: unknown; Language?: unknown };
    const { text, pagesRead } = await readText(pdf);
    return {
      pages: pdf.numPages,
      title: line(Title) || line((metadata as Metadata | null)?.get('dc:title')),
      language: typeof Language === 'string' ? readLanguage(Language) : '',
      isTagged: (await pdf.getMarkInfo())?.Marked === true,
      isScanned: hasPictures(bytes) && countLetters(text) < pagesRead * LETTERS_OF_A_SCAN,
      text,
    } satisfies DocumentReading;
  } catch {
    throw new DomainError('invalid', {
      el: 'Το έγγραφο δεν διαβάζεται: ίσως ζητά κωδικό πρόσβασης.',
      en: 'The document cannot be read: perhaps it asks for a password.',
    });
  }
};

/** XMP, the part of a PDF in which newer programs write its title. */
interface Metadata {
  get(name: string): unknown;
}

type Pdf = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>;

/** The words of the pages in their order, with an empty line between two pages. */
async function readText(pdf: Pdf): Promise<{ text: string; pagesRead: number }> {
  const before = process.cpuUsage();
  const pages: string[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const text = await readPage(pdf, number);
    pages.push(text);
    characters += text.length;
    if (number >= MOST_PAGES || characters > MOST_CHARACTERS) break;
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > MOST_MS) break;
  }
  const text = pages.filter(Boolean).join('\n\n').slice(0, MOST_CHARACTERS);
  return { text, pagesRead: pages.length };
}

/** The words of one page; '' for a page that is damaged, which no reader shows either. */
async function readPage(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('');
    page.cleanup();
    return cleanText(text);
  } catch {
    return '';
  }
}

function line(value: unknown): string {
  return typeof value === 'string'
    ? cleanText(value).replace(/\s+/g, ' ').slice(0, MOST_TITLE_CHARACTERS)
    : '';
}

/** A language as BCP 47 writes it, `el` of `gre` and `el-GR` of `el_GR`; '' for anything else. */
function readLanguage(value: string): string {
  const clean = value.trim().replaceAll('_', '-');
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/.test(clean)) return '';
  try {
    return new Intl.Locale(clean).toString();
  } catch {
    return '';
  }
}

/** Pictures are objects of their own, whose dictionaries are never compressed (ISO 32000-1, section 8.9.5). */
function hasPictures(bytes: Uint8Array): boolean {
  return /\/Subtype[\0\t\n\f\r ]{0,8}\/Image\b/.test(Buffer.from(bytes).toString('latin1'));
}

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
