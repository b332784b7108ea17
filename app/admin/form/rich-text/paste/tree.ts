/**
 * HTML as plain data, so that a paste can be cleaned without a document: the browser's parser gives the tree
 * (read-dom.ts), in tests parse5 does.
 */
export interface Tag {
  /** In small letters: `p`, `o:p`. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Piece[];
}

export type Piece = Tag | string;

export const isTag = (piece: Piece): piece is Tag => typeof piece !== 'string';

export function textOf(piece: Piece): string {
  return isTag(piece) ? piece.children.map(textOf).join('') : piece;
}

/** Whether the tag, or anything in it, fits. */
export function holds(tag: Tag, fits: (tag: Tag) => boolean): boolean {
  return fits(tag) || tag.children.some((child) => isTag(child) && holds(child, fits));
}

/** All tags in a piece that fit, in order; what is in one that fits is not searched. */
export function findAll(piece: Piece, fits: (tag: Tag) => boolean): Tag[] {
  if (!isTag(piece)) return [];
  return fits(piece) ? [piece] : piece.children.flatMap((child) => findAll(child, fits));
}

export const classesOf = ({ attributes }: Tag): string[] =>
  (attributes.class ?? '').split(/\s+/).filter(Boolean);

/** The declarations of a style attribute; names and values in small letters, Word's own (`mso-list`) among them. */
export function styleOf({ attributes }: Tag): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of (attributes.style ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    declarations.set(
      name,
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return declarations;
}
