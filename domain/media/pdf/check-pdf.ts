import { DomainError } from '../../errors.ts';
import type { FileJobs } from '../files/file-jobs.ts';
import { type CrossReference, readCrossReference } from './cross-reference.ts';
import { bodyOfObject, readDictionary, referenceIn, withoutWhiteEnd } from './pdf-syntax.ts';

/** So much may stand behind the end, as readers of PDF allow it; zeros and white space do not count. */
const MOST_BEHIND_END = 1024;
const END = '%%EOF';
/** Of the places of a file so many may be wrong: programs that write sloppily are many, and readers mend it. */
const MOST_WRONG_PART = 0.05;

type Fault = 'cut-off' | 'damaged';

/**
 * What is wrong with a PDF, if anything: whether it is whole, with its end, and whether the objects are where
 * its cross-reference has them (ISO 32000-1, section 7.5). What the objects hold is not looked at.
 */
export function findFault(bytes: Buffer): Fault | undefined {
  const start = findStart(bytes);
  if (start === undefined) return 'cut-off';
  const reference = readCrossReference(bytes, start);
  return reference && isInOrder(bytes, reference) ? undefined : 'damaged';
}

/** Where the last cross-reference begins, which stands before the end; undefined for a file without its end. */
function findStart(bytes: Buffer): number | undefined {
  const end = bytes.lastIndexOf(END);
  const behind = withoutWhiteEnd(bytes).subarray(end + END.length);
  if (end < 0 || behind.length > MOST_BEHIND_END) return undefined;
  // A file that was added to and then cut off: the end is that of what it was before.
  if (/\d[\0\s]+\d+[\0\s]+obj\b/.test(behind.toString('latin1'))) return undefined;
  const before = bytes.toString('latin1', Math.max(0, end - 64), end);
  const [, start] = /startxref[\0\s]+(\d{1,10})[\0\s]*$/.exec(before) ?? [];
  return start === undefined ? undefined : Number(start);
}

function isInOrder(bytes: Buffer, { places, root }: CrossReference): boolean {
  const place = places.get(root);
  if (!place) return false;
  if ('at' in place) {
    const body = bodyOfObject(bytes, place.at);
    const catalogue = body === undefined ? undefined : readDictionary(bytes, body);
    if (!catalogue || referenceIn(catalogue, 'Pages') === undefined) return false;
  } else if (!places.has(place.within)) return false;
  let wrong = 0;
  for (const one of places.values()) {
    const isThere =
      'at' in one ? bodyOfObject(bytes, one.at) !== undefined : places.has(one.within);
    if (!isThere) wrong++;
  }
  return wrong <= places.size * MOST_WRONG_PART;
}

const TEXTS = {
  'cut-off': {
    el: 'Το αρχείο PDF δεν είναι ολόκληρο: λείπει το τέλος του. Ανεβάστε το ξανά από εκεί όπου είναι ολόκληρο.',
    en: 'The PDF is not whole: its end is missing. Upload it again from where it is whole.',
  },
  damaged: {
    el: 'Το αρχείο PDF είναι κατεστραμμένο. Ανοίξτε το, αποθηκεύστε το ξανά ως PDF και ανεβάστε το.',
    en: 'The PDF is damaged. Open it, save it as PDF once more and upload that.',
  },
};

/** Throws 'invalid' for a PDF that is not whole or not in order. */
export const checkPdf: FileJobs['checkPdf'] = async (upload) => {
  const fault = findFault(Buffer.from(upload.buffer, upload.byteOffset, upload.length));
  if (fault) throw new DomainError('invalid', TEXTS[fault]);
};
