import { LANGS } from '../../../../domain/text/bilingual.ts';
import { alternativeId, focusFirstError } from '../fields/field-id.ts';
import type { Advice } from './use-advice.ts';

/** Focuses the control that an advice is about, and selects its words or its picture, as far as they stand there. */
export function showAdvice({ rule, path, words, picture }: Advice): void {
  if (rule === 'alternative-text' && showAlternative(path, words)) return;
  focusFirstError([path]);
  // After the focus, which comes with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => select(words, picture)));
}

/**
 * The box for what a picture shows: the one with those words, or the first that is empty where they are missing; false
 * where the picture has no box of its own.
 */
function showAlternative(path: string, words: string): boolean {
  const boxes = LANGS.flatMap((lang) => {
    const box = document.getElementById(alternativeId(path, lang));
    return box instanceof HTMLInputElement ? [box] : [];
  });
  // English is wrong where both have the same words.
  const box =
    words === ''
      ? boxes.find(({ value }) => value.trim() === '')
      : boxes.findLast(({ value }) => value.trim() === words.trim());
  return showBox(box ?? boxes[0]);
}

function showBox(box: HTMLInputElement | undefined): boolean {
  if (!box) return false;
  // Folded up where it was written already.
  box.closest('details')?.setAttribute('open', '');
  bringIntoSight(box);
  box.focus({ preventScroll: true });
  return true;
}

function select(words: string, picture: string | undefined): void {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement)) return;
  bringIntoSight(control);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const at = words === '' ? -1 : control.value.indexOf(words);
    if (at >= 0) control.setSelectionRange(at, at + words.length);
    return;
  }
  if (!control.isContentEditable) return;
  const range =
    picture === undefined
      ? words === ''
        ? undefined
        : findRange(control, words)
      : aroundPicture(control, words, picture);
  if (!range) return;
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const { startContainer } = range;
  bringIntoSight(startContainer instanceof Element ? startContainer : startContainer.parentElement);
}

/** Into the middle of what the bar, in which the list of advice stands, leaves of the window. */
function bringIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'center' });
  const bar = document.querySelector('.entry-form-bar')?.getBoundingClientRect();
  if (bar) window.scrollBy(0, Math.max(0, window.innerHeight - bar.top) / 2);
}

/** The first picture of that address with that alternative text that is not marked as decorative. */
function aroundPicture(element: HTMLElement, alternative: string, src: string): Range | undefined {
  const picture = [...element.querySelectorAll('img')].find(
    (one) =>
      one.alt === alternative &&
      one.getAttribute('src') === src &&
      one.getAttribute('role') !== 'presentation',
  );
  if (!picture) return undefined;
  const range = document.createRange();
  range.selectNode(picture);
  return range;
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
