import type { Db } from '../../database/connect.ts';
import { inTransaction, touchSite } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { type FieldMessages, invalid } from '../errors.ts';
import { type Checked, checkRedirects } from './check-redirects.ts';
import { type CsvLine, readRedirectsCsv } from './read-redirects-csv.ts';
import { beginChange, insertRedirects } from './save-redirects.ts';

/** The columns of a line, in which its problems are counted. */
const COLUMNS = ['from', 'to', 'status', 'note'] as const;
/** More problems than this are not read by anybody: the first ones say what is wrong with the file. */
const MOST_PROBLEMS = 200;
const MOST_EXAMPLES = 5;

/** What is wrong with a cell of a file. */
export interface LineProblem {
  line: number;
  /** Counting from 1. */
  column: number;
  cell: string;
  text: FieldMessages[string];
}

export interface CheckedFile {
  /** Lines that may be stored, lines that are stored already, and lines with a problem. */
  good: number;
  known: number;
  bad: number;
  /** The first problems, in the order of the file. */
  problems: LineProblem[];
  /** The first good lines. */
  examples: Pick<CsvLine, 'line' | 'from' | 'to'>[];
}

/** Reads a file of redirects and says what would become of it; nothing is stored. Throws 'invalid' and 'too-large'. */
export async function checkFile(db: Db, csv: string, siteUrl: string): Promise<CheckedFile> {
  const lines = readRedirectsCsv(csv);
  return summarise(lines, await check(db, lines, siteUrl));
}

/**
 * Stores the redirects of a file in one transaction: all of them, or with `onlyGood` those without a problem. Throws
 * 'invalid', also where a line has a problem and `onlyGood` is not set, 'too-large' and 'forbidden'.
 */
export async function importRedirects(
  db: Db,
  { csv, onlyGood }: { csv: string; onlyGood: boolean },
  siteUrl: string,
  acting: Acting,
): Promise<CheckedFile> {
  const lines = readRedirectsCsv(csv);
  return inTransaction(db, async (tx) => {
    await beginChange(tx, acting);
    const checked = await check(tx, lines, siteUrl);
    const summary = summarise(lines, checked);
    if (summary.bad > 0 && !onlyGood) {
      throw invalid({
        csv: {
          el: `Γραμμές με πρόβλημα: ${summary.bad}. Δεν αποθηκεύτηκε τίποτα.`,
          en: `Lines with a problem: ${summary.bad}. Nothing was stored.`,
        },
      });
    }
    const good = checked.flatMap((one) => ('redirect' in one ? [one.redirect] : []));
    if (good.length === 0) return summary;
    await insertRedirects(tx, good, acting);
    const subject = { type: 'redirect', id: '', title: String(good.length) };
    await recordChange(tx, acting.by, 'imported', subject, acting.now);
    touchSite(tx);
    return summary;
  });
}

function check(db: Db, lines: readonly CsvLine[], siteUrl: string): Promise<Checked[]> {
  return checkRedirects(db, lines, { siteUrl, lines: lines.map(({ line }) => line) });
}

function summarise(lines: readonly CsvLine[], checked: readonly Checked[]): CheckedFile {
  const problems: LineProblem[] = [];
  const examples: CheckedFile['examples'] = [];
  let [good, known, bad] = [0, 0, 0];
  for (const [at, one] of checked.entries()) {
    const line = lines[at] as CsvLine;
    if ('known' in one) known++;
    else if ('redirect' in one) {
      good++;
      if (examples.length < MOST_EXAMPLES) {
        examples.push({ line: line.line, from: line.from, to: line.to });
      }
    } else {
      bad++;
      for (const [at, field] of COLUMNS.entries()) {
        const text = one.problems[field];
        if (text) problems.push({ line: line.line, column: at + 1, cell: line[field], text });
      }
    }
  }
  return { good, known, bad, problems: problems.slice(0, MOST_PROBLEMS), examples };
}
