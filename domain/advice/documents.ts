import type { Bilingual } from '../text/bilingual.ts';
import { findPersonalData } from '../text/personal-data.ts';
import type { Finding } from './finding.ts';

/** What a PDF document says of itself. */
export interface DocumentFacts {
  /** BCP 47; '' where it does not say. */
  language: string;
  isTagged: boolean;
  isScanned: boolean;
  /** The words of its pages. */
  text: string;
}

const TEXTS = {
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
  personalData: {
    el: 'Το έγγραφο περιέχει αριθμούς που μοιάζουν με ΑΦΜ, ΑΜΚΑ, IBAN, ταυτότητα ή κινητό. Αφαιρέστε τους, αν αφορούν πρόσωπο.',
    en: 'The document has numbers that look like a tax, social security or identity card number, an IBAN or a mobile phone. Remove them if they belong to a person.',
  },
} satisfies Record<string, Bilingual>;

/** What a PDF lacks for those who have it read to them, and what should not stand in it. Nothing while it is not known. */
export function adviseOnDocument(facts: DocumentFacts | undefined, path: string): Finding[] {
  if (!facts) return [];
  const about = (text: Bilingual): Finding => ({ rule: 'document', path, words: '', text });
  const found: Finding[] = [];
  if (facts.isScanned) found.push(about(TEXTS.scanned));
  else if (!facts.isTagged) found.push(about(TEXTS.untagged));
  if (!facts.isScanned && facts.language === '') found.push(about(TEXTS.noLanguage));
  if (findPersonalData(facts.text).length > 0) {
    found.push({ ...about(TEXTS.personalData), rule: 'personal-data' });
  }
  return found;
}
