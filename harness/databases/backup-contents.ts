import { makePdf } from '../content/make-pdf.ts';

const text = (el: string) => ({ el, en: `${el} (en)` });

/** A page with texts that have broken copies before. */
export const pageData = (title: string) => ({
  publish: true,
  data: {
    title: text(title),
    lead: text(''),
    // Texts that have broken copies before: a line separator, quotes, a surrogate pair.
    content: text('<p>\u2028«Αίγιο» "\\" 🌊 <a href="/contact">Επικοινωνία</a></p>'),
    images: [],
    section: null,
  },
});

/** A document to upload, told from others by its body. */
export const pdf = (body: string) => ({
  bytes: makePdf({ note: body }),
  fileName: 'apofasi.pdf',
  accept: 'any' as const,
});
