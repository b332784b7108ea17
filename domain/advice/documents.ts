import type { Db } from '../../database/connect.ts';
import type { Fields } from '../content/model/fields/fields.ts';
import { findFieldReferences, findLinks } from '../content/references/references-of.ts';
import {
  type DocumentFacts,
  findDocumentFacts,
  readDocumentTexts,
} from '../media/documents/document-facts.ts';
import { mediaIdOf } from '../media/pictures/picture.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { findPersonalData } from '../text/personal-data.ts';
import type { Finding } from './finding.ts';

/** What a PDF document says of itself. */
export interface AdvisedDocument extends Omit<DocumentFacts, 'pages'> {
  /** The words of its pages; '' for a scan, and for one that could not be read. */
  text: string;
}

const TEXTS = {
  unreadable: {
    el: 'Το έγγραφο δεν διαβάζεται: έχει κωδικό ή είναι κατεστραμμένο. Ανεβάστε το χωρίς κωδικό.',
    en: 'The document cannot be read: it has a password, or is damaged. Upload it without a password.',
  },
  scanned: {
    el: 'Το έγγραφο είναι σαρωμένο: δεν διαβάζεται από αναγνώστες οθόνης ούτε βρίσκεται στην αναζήτηση. Προτιμήστε το αρχείο από το οποίο τυπώθηκε.',
    en: 'The document is a scan: screen readers cannot read it, and the search cannot find it. Use the file that it was printed from.',
  },
  untagged: {
    el: 'Το έγγραφο δεν έχει ετικέτες προσβασιμότητας. Αποθηκεύστε το ξανά ως «PDF με ετικέτες».',
    en: 'The document has no accessibility tags. Save it again as a ‘tagged PDF’.',
  },
  noLanguage: {
    el: 'Το έγγραφο δεν λέει σε ποια γλώσσα είναι. Ορίστε τη γλώσσα στις ιδιότητές του.',
    en: 'The document does not say which language it is in. Set it in its properties.',
  },
  noTitle: {
    el: 'Το έγγραφο δεν έχει τίτλο. Γράψτε τον στις ιδιότητές του· εμφανίζεται στην καρτέλα του περιηγητή.',
    en: 'The document has no title. Write it in its properties; it is shown in the browser’s tab.',
  },
  noTitleNorLanguage: {
    el: 'Το έγγραφο δεν έχει τίτλο και δεν λέει σε ποια γλώσσα είναι. Ορίστε και τα δύο στις ιδιότητές του.',
    en: 'The document has no title and does not say which language it is in. Set both in its properties.',
  },
  personalData: {
    el: 'Το έγγραφο περιέχει αριθμούς που μοιάζουν με ΑΦΜ, ΑΜΚΑ, IBAN, ταυτότητα ή κινητό. Αφαιρέστε τους, αν αφορούν πρόσωπο.',
    en: 'The document has numbers that look like a tax, social security or identity card number, an IBAN or a mobile phone. Remove them if they belong to a person.',
  },
} satisfies Record<string, Bilingual>;

/**
 * What a PDF lacks for those who have it read to them, and what should not stand in it. Nothing while it is not known.
 */
export function adviseOnDocument(facts: AdvisedDocument | undefined): Omit<Finding, 'path'>[] {
  if (!facts) return [];
  const about = (text: Bilingual) => ({ rule: 'document' as const, words: '', text });
  const lacks = whatItLacks(facts).map(about);
  if (findPersonalData(facts.text).length === 0) return lacks;
  return [...lacks, { rule: 'personal-data', words: '', text: TEXTS.personalData }];
}

function whatItLacks({
  state,
  isScanned,
  isTagged,
  language,
  title,
}: AdvisedDocument): Bilingual[] {
  if (state === 'unreadable') return [TEXTS.unreadable];
  // A scan has nothing of the rest either.
  if (isScanned) return [TEXTS.scanned];
  const found = isTagged ? [] : [TEXTS.untagged];
  if (language === '' && title === '') return [...found, TEXTS.noTitleNorLanguage];
  if (language === '') return [...found, TEXTS.noLanguage];
  return title === '' ? [...found, TEXTS.noTitle] : found;
}

/**
 * The files that an entry gives, or leads to in a text, with the path of the field. Pictures in texts are among them.
 */
export function filesOfEntry(
  fields: Fields,
  data: Record<string, unknown>,
): { path: string; id: string }[] {
  const given = findFieldReferences(fields, data).filter(({ kind }) => kind === 'file');
  return [
    ...given.map(({ path, target }) => ({ path, id: target })),
    ...findLinks(fields, data).flatMap(({ path, address }) => {
      const id = mediaIdOf(address);
      return id ? [{ path, id }] : [];
    }),
  ];
}

/** What documents of the library say, by id. Those that have not been read yet, and pictures, are absent. */
export async function readDocuments(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, AdvisedDocument>> {
  const facts = await findDocumentFacts(db, ids);
  const texts = await readDocumentTexts(db, [...facts.keys()]);
  const textOf = new Map(texts.map(({ mediumId, text }) => [mediumId, text]));
  return new Map([...facts].map(([id, one]) => [id, { ...one, text: textOf.get(id) ?? '' }]));
}
