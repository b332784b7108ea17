import type { Db } from '../../database/connect.ts';
import type { RedirectTable } from '../../database/tables.ts';
import type { FieldMessages } from '../errors.ts';
import { batches, findAnswered } from '../links/find-answered.ts';
import { mapInTurns } from '../map-in-turns.ts';
import { cleanText } from '../text/clean-text.ts';
import { ANY_QUERY, type FromAddress, parseFrom, readAddress, writeFrom } from './from-address.ts';
import { ledOn, REDIRECT_PROBLEMS as PROBLEMS, sameAsLine } from './redirect-problems.ts';
import { parseTarget } from './target-address.ts';

/** A redirect as somebody typed it. */
export interface RedirectInput {
  from: string;
  to: string;
  status: string;
  note: string;
}

/** One that may be stored. */
export interface GoodRedirect extends Pick<RedirectTable, 'target' | 'status' | 'note'> {
  from: FromAddress;
}

export type Checked =
  | { redirect: GoodRedirect }
  /** It is stored already, exactly so. */
  | { known: true }
  | { problems: FieldMessages };

export interface CheckOptions {
  siteUrl: string;
  /** The redirect that is being changed. */
  except?: string | undefined;
  /** The lines of a file in which they stand, to name one to another. */
  lines?: readonly number[];
}

const MAX_NOTE = 300;
/** A loader leads from every address there to the list of all units. */
const LED_BY_SCREENS = /^\/municipality\/units\/[^/]+$/;

type Row = Pick<RedirectTable, 'id' | 'path' | 'query' | 'target'>;

/**
 * Which of several redirects may be stored together, in their order: each leads from an address at which there is
 * nothing to one at which there is something, and none to another redirect. A few questions to indexes for all.
 */
export async function checkRedirects(
  db: Db,
  inputs: readonly RedirectInput[],
  { siteUrl, except, lines }: CheckOptions,
): Promise<Checked[]> {
  const parsed = await mapInTurns(inputs, (input) => parse(input, siteUrl));
  const froms = parsed.flatMap(({ from }) => from ?? []);
  const own = parsed.flatMap(({ target }) => (target?.startsWith('/') ? [target] : []));
  const answered = await findAnswered(db, [...froms.map(({ path }) => path), ...own]);
  const paths = [...froms.map(({ path }) => path), ...own.map((to) => readAddress(to).path)];
  const stored = (await findStored(db, paths)).filter(({ id }) => id !== except);
  const known = new Map(stored.map((row) => [keyOf(row), row]));
  const added = new Map<string, { at: number; target: string }>();
  for (const [at, { from, target }] of parsed.entries()) {
    if (from && target && !added.has(keyOf(from))) added.set(keyOf(from), { at, target });
  }
  const targetFrom = (from: FromAddress) =>
    [keyOf(from), keyOf({ ...from, query: ANY_QUERY })]
      .map((key) => known.get(key)?.target ?? added.get(key)?.target)
      .find((target) => target !== undefined);

  const ends = new Map<string, string | null>();
  /**
   * Where visitors of an address arrive in the end; null where they are led in a circle. Each step is made once for
   * all lines: thousands may be one chain.
   */
  const followOn = (target: string) => {
    const walked = new Set<string>();
    let at = target;
    let end = ends.get(at);
    while (end === undefined) {
      walked.add(at);
      const next = at.startsWith('/') ? targetFrom(readAddress(at)) : undefined;
      if (next === undefined) end = at;
      else if (walked.has(next)) end = null;
      else end = ends.get(next);
      at = next ?? at;
    }
    for (const one of walked) ends.set(one, end);
    return end;
  };

  const problemOfFrom = (from: FromAddress, at: number) => {
    if (known.has(keyOf(from))) return PROBLEMS.taken;
    const first = added.get(keyOf(from))?.at ?? at;
    if (first < at) return sameAsLine(lines?.[first] ?? first + 1);
    const isLed = LED_BY_SCREENS.test(from.path);
    return answered.has(from.path) || isLed ? PROBLEMS.answered : undefined;
  };
  const problemOfTarget = (from: FromAddress | undefined, target: string) => {
    if (!target.startsWith('/')) return undefined;
    const there = readAddress(target);
    const isSame = from?.path === there.path && [there.query, ANY_QUERY].includes(from.query);
    if (isSame) return PROBLEMS.itself;
    if (answered.has(target)) return undefined;
    const end = followOn(target);
    if (end === null) return PROBLEMS.circle;
    return end === target ? PROBLEMS.nothing : ledOn(end);
  };
  return mapInTurns(parsed, ({ from, target, status, note, problems }, at): Checked => {
    const same = from && known.get(keyOf(from));
    if (same && same.target === target && Object.keys(problems).length === 0) {
      return { known: true };
    }
    const found = {
      ...problems,
      ...(from && asField('from', problemOfFrom(from, at))),
      ...(target && asField('to', problemOfTarget(from, target))),
    };
    if (!from || !target || !status || Object.keys(found).length > 0) return { problems: found };
    return { redirect: { from, target, status, note } };
  });
}

interface Parsed {
  from?: FromAddress;
  target?: string;
  status?: RedirectTable['status'];
  note: string;
  problems: FieldMessages;
}

function parse(input: RedirectInput, siteUrl: string): Parsed {
  const from = parseFrom(input.from);
  const to = parseTarget(input.to, siteUrl);
  const status = input.status.trim() || '301';
  const note = cleanText(input.note);
  const isStatus = status === '301' || status === '302';
  return {
    ...('from' in from && { from: from.from }),
    ...('target' in to && { target: to.target }),
    ...(isStatus && { status: status === '301' ? 301 : 302 }),
    note,
    problems: {
      ...('problem' in from && { from: from.problem }),
      ...('problem' in to && { to: to.problem }),
      ...(!isStatus && { status: PROBLEMS.status }),
      ...(note.length > MAX_NOTE && { note: PROBLEMS.note }),
    },
  };
}

async function findStored(db: Db, paths: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of batches([...new Set(paths)])) {
    rows.push(
      ...(await db
        .selectFrom('redirects')
        .select(['id', 'path', 'query', 'target'])
        .where('path', 'in', some)
        .execute()),
    );
  }
  return rows;
}

const keyOf = ({ path, query }: FromAddress) => writeFrom({ path, query });

function asField(name: string, problem: FieldMessages[string] | undefined): FieldMessages {
  return problem ? { [name]: problem } : {};
}
