import { cleanLink } from './links.ts';
import type { Line, Mark, Run } from './model.ts';
import { classesOf, isTag, type Piece, styleOf, type Tag } from './tree.ts';

/** What holds for the words at a place: their look, and where they lead. */
export interface Look {
  marks: ReadonlySet<Mark>;
  href?: string | undefined;
  /** Whether ends of lines in the source are ends of lines. */
  isPreformatted: boolean;
  siteUrl: string;
}

const MARKS: Record<string, Mark> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
};
/** The order in which marks stand in each other. */
const ORDER: readonly Mark[] = ['strong', 'em', 'u', 's', 'sub', 'sup'];

/**
 * The look of what stands in a tag. Styles go before names: Google Docs wraps a whole text in a `<b>` that is not bold.
 */
export function lookIn(tag: Tag, look: Look): Look {
  const marks = new Set(look.marks);
  const style = styleOf(tag);
  const set = (mark: Mark, isOn: boolean) => (isOn ? marks.add(mark) : marks.delete(mark));
  const own = MARKS[tag.name];
  if (own) marks.add(own);
  const weight = style.get('font-weight');
  if (weight) set('strong', /^(?:bold|bolder|[6-9]00)$/.test(weight));
  const slant = style.get('font-style');
  if (slant) set('em', /^(?:italic|oblique)/.test(slant));
  const height = style.get('vertical-align');
  if (height === 'super') marks.add('sup');
  if (height === 'sub') marks.add('sub');
  const decoration = style.get('text-decoration') ?? style.get('text-decoration-line');
  if (decoration === 'none') marks.delete('u');
  if (decoration?.includes('underline')) marks.add('u');
  if (decoration?.includes('line-through')) marks.add('s');
  const href = tag.name === 'a' ? cleanLink(tag.attributes.href, look.siteUrl) : look.href;
  // Every link is underlined.
  if (href) marks.delete('u');
  const isPreformatted =
    look.isPreformatted ||
    tag.name === 'pre' ||
    /^pre(?:-line|-wrap)?$/.test(style.get('white-space') ?? '');
  return { ...look, marks, href, isPreformatted };
}

/** The runs of pieces that hold no blocks. */
export function readRuns(pieces: readonly Piece[], look: Look): Run[] {
  return pieces.flatMap((piece) => {
    if (!isTag(piece)) return readText(piece, look);
    const runs = runsOf(piece, look);
    // LibreOffice draws the gap between the number of a footnote and its words.
    return classesOf(piece).includes('sdfootnotesym') ? [...runs, ...readText(' ', look)] : runs;
  });
}

/** Word's own marker of a list item, written into the text: `·`, `1.`. */
export const isMarker = (tag: Tag): boolean => /^ignore$/.test(styleOf(tag).get('mso-list') ?? '');

function runsOf(tag: Tag, look: Look): Run[] {
  const style = styleOf(tag);
  if (tag.name === 'br') {
    const isOfPage =
      style.has('page-break-before') || /interchange/.test(tag.attributes.class ?? '');
    return isOfPage ? [] : [{ kind: 'break' }];
  }
  if (tag.name === 'img') {
    const { src = '', alt = '', width, height } = tag.attributes;
    // One that counts readers, or holds a place.
    if (src === '' || Number(width) === 1 || Number(height) === 1) return [];
    return [
      {
        kind: 'picture',
        picture: { source: ownPath(src, look.siteUrl), alt: writtenByPeople(alt) },
      },
    ];
  }
  if (style.has('mso-tab-count')) return [plain(' ', look)];
  return readRuns(tag.children, lookIn(tag, look));
}

/** The path of an address of this site; others as they are. */
function ownPath(address: string, siteUrl: string): string {
  return siteUrl && address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address;
}

/** Word describes pictures by itself; nobody has read that. */
function writtenByPeople(alt: string): string {
  const isGuess = /automatically generated|δημιουργήθηκε αυτόματα|AI-generated|ΤΝ ενδέχεται/i.test(
    alt,
  );
  return isGuess ? '' : alt.replace(/\s+/g, ' ').trim();
}

function readText(text: string, look: Look): Run[] {
  if (!look.isPreformatted) return [plain(text, look)];
  return text
    .split(/\r?\n/)
    .flatMap((part, at): Run[] => [
      ...(at > 0 ? [{ kind: 'break' } as const] : []),
      plain(part, look),
    ]);
}

function plain(text: string, { marks, href }: Look): Run {
  // Hyphens that only show at the end of a line, and letters without width.
  const clean = text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replace(/[\s\u00a0]+/g, ' ');
  return { kind: 'text', text: clean, marks: ORDER.filter((mark) => marks.has(mark)), href };
}

/** A line with single spaces, none at its ends, and its equal neighbours joined. */
export function tidyLine(line: Line): Line {
  const runs: Run[] = [];
  // A space is needed only between two words of one line.
  let isAfterSpace = true;
  for (const run of line) {
    if (run.kind !== 'text') {
      trimEnd(runs);
      runs.push(run);
      isAfterSpace = true;
      continue;
    }
    const text: string = isAfterSpace ? run.text.replace(/^ +/, '') : run.text;
    if (text === '') continue;
    isAfterSpace = text.endsWith(' ');
    const last = runs.at(-1);
    if (last?.kind === 'text' && looksLike(last, run)) {
      runs[runs.length - 1] = { ...last, text: last.text + text };
    } else runs.push({ ...run, text: text });
  }
  trimEnd(runs);
  while (runs[0]?.kind === 'break') runs.shift();
  while (runs.at(-1)?.kind === 'break') {
    runs.pop();
    trimEnd(runs);
  }
  return runs;
}

type Words = Extract<Run, { kind: 'text' }>;

function looksLike(one: Words, other: Words): boolean {
  return one.href === other.href && one.marks.join() === other.marks.join();
}

function trimEnd(runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return;
  const text = last.text.trimEnd();
  runs.pop();
  if (text !== '') runs.push({ ...last, text });
  else trimEnd(runs);
}

/** A line without one of its marks. */
export function without(mark: Mark, line: Line): Line {
  return tidyLine(
    line.map((run) =>
      run.kind === 'text' ? { ...run, marks: run.marks.filter((one) => one !== mark) } : run,
    ),
  );
}
