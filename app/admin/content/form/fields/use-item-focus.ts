import { useRef } from 'react';

/**
 * Keeps the keyboard at work in a list whose items come, go and move: after the next render the first
 * control of an item, or the one marked `data-focus`, has the focus; without items the last button.
 */
export function useItemFocus() {
  const box = useRef<HTMLFieldSetElement>(null);
  const focusItem = (at: number, mark?: string) =>
    requestAnimationFrame(() => {
      const items = box.current?.querySelectorAll<HTMLElement>(':scope > [data-item]');
      const item = items?.[at];
      const marked = mark && item?.querySelector<HTMLElement>(`[data-focus="${mark}"]`);
      const first =
        item?.querySelector<HTMLElement>('input, textarea, select') ??
        item?.querySelector<HTMLElement>('button');
      const buttons = box.current?.querySelectorAll<HTMLElement>('button');
      (marked || first || buttons?.[buttons.length - 1])?.focus();
    });
  return { box, focusItem };
}
