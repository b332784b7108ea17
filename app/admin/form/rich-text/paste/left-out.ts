import { classesOf, holds, isTag, type Piece, styleOf, type Tag } from './tree.ts';

/** What a paste brings along besides its text. */
const NO_TEXT = new Set(
  'head style script meta link title xml noscript template object embed iframe svg math input select textarea audio video canvas'.split(
    ' ',
  ),
);

/** Of these, what a reader would miss: a video, a map, a formula. */
const EMBEDDED = new Set('object embed iframe math audio video canvas'.split(' '));

export interface LeftOut {
  /** Deletions and insertions that nobody had accepted: the text is pasted as if all had been. */
  changes: number;
  comments: number;
  /** Videos, maps, drawings with words, formulas: nothing of them can be in a text. */
  embedded: number;
}

/**
 * The tree without what is no text of the author: styles, hidden text, comments with their marks, and words that were
 * deleted while the program tracked changes.
 */
export function leaveOut(root: Tag): { tree: Tag; leftOut: LeftOut } {
  const leftOut = { changes: 0, comments: 0, embedded: 0 };
  const keep = (tag: Tag): Tag => ({ ...tag, children: tag.children.flatMap(keepPiece) });
  const keepPiece = (piece: Piece): Piece[] => {
    if (!isTag(piece)) return [piece];
    if (NO_TEXT.has(piece.name)) {
      if (isMissed(piece)) leftOut.embedded += 1;
      return [];
    }
    if (isComment(piece)) {
      // A list of them comes besides the marks in the text.
      if (piece.name !== 'div') leftOut.comments += 1;
      return [];
    }
    if (piece.name === 'ins' || piece.name === 'del') leftOut.changes += 1;
    if (piece.name === 'del' || isHidden(piece)) return [];
    return [keep(piece)];
  };
  return { tree: keep(root), leftOut };
}

/** Most drawings of a page are its icons; one with words is a chart or a plan. */
const isMissed = (tag: Tag): boolean =>
  EMBEDDED.has(tag.name) || (tag.name === 'svg' && holds(tag, ({ name }) => name === 'text'));

function isHidden(tag: Tag): boolean {
  const style = styleOf(tag);
  return (
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    tag.attributes.hidden === ''
  );
}

/** Word's and Google's comments: their marks in the text, and the list of them after it. */
function isComment(tag: Tag): boolean {
  const style = styleOf(tag);
  const target = tag.attributes.href ?? '';
  return (
    classesOf(tag).some((name) => /^mso(?:commentreference|comanchor|commenttext)$/i.test(name)) ||
    style.get('mso-element') === 'comment-list' ||
    style.get('mso-special-character') === 'comment' ||
    (tag.name === 'a' && /#(?:_msocom_|_msoanchor_|cmnt)/i.test(target)) ||
    (tag.name === 'div' && tag.children.some((child) => isTag(child) && isGoogleComment(child)))
  );
}

/** `<div><p><a href="#cmnt_ref1">[a]</a>…` after a document of Google's. */
function isGoogleComment(paragraph: Tag): boolean {
  const [first] = paragraph.children;
  return (
    paragraph.name === 'p' &&
    first !== undefined &&
    isTag(first) &&
    first.name === 'a' &&
    /#cmnt_ref/.test(first.attributes.href ?? '')
  );
}
