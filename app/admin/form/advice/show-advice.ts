import { focusFirstError } from '../fields/field-id.ts';

/** Focuses the control of a field and selects the words that an advice is about, as far as they stand there. */
export function showWords(path: string, words: string): void {
  focusFirstError([path]);
  // After the focus, which comes with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => selectWords(words)));
}

function selectWords(words: string): void {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement)) return;
  control.scrollIntoView({ block: 'center' });
  if (words === '') return;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const at = control.value.indexOf(words);
    if (at >= 0) control.setSelectionRange(at, at + words.length);
    return;
  }
  const range = control.isContentEditable ? findRange(control, words) : undefined;
  if (!range) return;
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** Where the words stand in an element, across its tags and however its spaces are written. */
function findRange(element: HTMLElement, words: string): Range | undefined {
  const texts: { node: Node; at: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let whole = '';
  while (walker.nextNode()) {
    texts.push({ node: walker.currentNode, at: whole.length });
    whole += walker.currentNode.nodeValue ?? '';
  }
  const pattern = words.split(/\s+/).map(escapePattern).join(String.raw`\s*`);
  const match = new RegExp(pattern, 'u').exec(whole);
  if (!match) return undefined;
  const placeOf = (offset: number) => {
    const text = texts.findLast(({ at }) => at <= offset) as { node: Node; at: number };
    return [text.node, offset - text.at] as const;
  };
  const range = document.createRange();
  range.setStart(...placeOf(match.index));
  range.setEnd(...placeOf(match.index + match[0].length - 1));
  range.setEnd(range.endContainer, range.endOffset + 1);
  return range;
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
