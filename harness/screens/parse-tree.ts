import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Piece, Tag } from '../../app/admin/form/rich-text/paste/tree.ts';

/** HTML as a browser reads it, for tests without one. */
export function parseTree(html: string): Tag {
  const document = parse(html);
  const root = document.childNodes.find((node) => node.nodeName === 'html');
  return readElement(root as DefaultTreeAdapterTypes.Element);
}

function readElement(element: DefaultTreeAdapterTypes.Element): Tag {
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    children: element.childNodes.flatMap((node): Piece[] => {
      if ('value' in node) return [node.value];
      return 'tagName' in node ? [readElement(node)] : [];
    }),
  };
}
