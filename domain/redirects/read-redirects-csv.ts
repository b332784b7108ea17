import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '../errors.ts';
import type { Bilingual } from '../text/bilingual.ts';
import type { RedirectInput } from './check-redirects.ts';

export const CSV_HEADINGS = ['from', 'to', 'status', 'note'] as const;

/** Lines with something in them; more are imported in several files. */
const MOST_LINES = 5000;
const MAX_CELL = 2000;

export interface CsvLine extends RedirectInput {
  /** In the file, counting from 1. */
  line: number;
}

/** What a spreadsheet was kept from taking for a formula: see write-csv.ts. */
const HARMLESS_FORMULA =
  /(?:^'(?=[=+\-@＝＋－＠\t\r\n])|(?<=[;\r\n])'(?=[\p{Zs}\t\v\f"]*[=+\-@＝＋－＠]))/gu;

/**
 * The lines of a file: old address, new address, and perhaps status and note, with commas, semicolons (as Greek
 * spreadsheets have them) or tabs between them. A first line without an address is the heading. Throws 'invalid' with
 * a message for `csv` where it is no such file, and 'too-large'.
 */
export function readRedirectsCsv(csv: string): CsvLine[] {
  const rows = readRows(csv);
  const [first] = rows;
  const lines = first && !hasAddress(first) ? rows.slice(1) : rows;
  if (lines.length === 0) throw unreadable(EMPTY);
  if (lines.length > MOST_LINES) {
    throw new DomainError('too-large', {
      el: `Το αρχείο έχει πάνω από ${MOST_LINES} γραμμές. Χωρίστε το σε περισσότερα.`,
      en: `The file has more than ${MOST_LINES} lines. Split it into several.`,
    });
  }
  return lines.map(({ cells, line }) => {
    const [from = '', to = '', status = '', note = ''] = cells.map((cell) =>
      cell.slice(0, MAX_CELL).replace(HARMLESS_FORMULA, ''),
    );
    return { from, to, status, note, line };
  });
}

/** An old address without its slash is a line with a mistake, as long as it leads somewhere, and no heading. */
const hasAddress = ({ cells: [from = '', to = ''] }: Row) =>
  from.includes('/') || /^(?:\/|https?:)/i.test(to);

interface Row {
  cells: string[];
  line: number;
}

function readRows(csv: string): Row[] {
  try {
    const found = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return found.map(({ record, info }) => ({
      cells: record,
      // The parser counts to the end of the record, which may go over several lines.
      line: info.lines - record.join('').split('\n').length + 1,
    }));
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(quotesIn(Number(error.lines)));
    throw error;
  }
}

/** What stands between the cells of the first line; an address may have the others in it. */
function delimiterOf(csv: string): string {
  const first = csv.replace(/^\ufeff?\s*/, '').split(/[\r\n]/, 1)[0] ?? '';
  return [';', '\t'].find((mark) => first.includes(mark)) ?? ',';
}

const EMPTY: Bilingual = {
  el: 'Δεν υπάρχει καμία γραμμή με διευθύνσεις.',
  en: 'There is no line with addresses.',
};

function quotesIn(line: number): Bilingual {
  return {
    el: `Τα εισαγωγικά στη γραμμή ${line} δεν κλείνουν σωστά. Διορθώστε τα και δοκιμάστε ξανά.`,
    en: `The quotation marks in line ${line} do not close properly. Correct them and try again.`,
  };
}

function unreadable(text: Bilingual): DomainError {
  return new DomainError('invalid', text, { fields: { csv: text } });
}
