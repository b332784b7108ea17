import type { Piece, Tag } from './tree.ts';

/** The tree that a browser makes of HTML; nothing in it runs or is loaded. */
export function parseTree(html: string): Tag {
  return readElement(new DOMParser().parseFromString(html, 'text/html').documentElement);
}

function readElement(element: Element): Tag {
  const attributes = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value]),
  );
  const children = [...element.childNodes].flatMap((child): Piece[] => {
    if (child instanceof Text) return [child.data];
    return child instanceof Element ? [readElement(child)] : [];
  });
  return { name: element.localName.toLowerCase(), attributes, children };
}
