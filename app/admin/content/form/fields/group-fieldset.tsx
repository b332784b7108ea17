import { Fieldset, Text } from '@mantine/core';
import { type ReactNode, type Ref, useRef } from 'react';

interface GroupFieldsetProps {
  ref: Ref<HTMLFieldSetElement>;
  label: string;
  hint: string | undefined;
  /** The text while it is empty; '' otherwise. */
  emptyWords: string;
  children: ReactNode;
}

/** The frame of a field that holds several of something. */
export function GroupFieldset({ ref, label, hint, emptyWords, children }: GroupFieldsetProps) {
  return (
    <Fieldset legend={label} variant="unstyled" className="content-group" ref={ref}>
      {hint && (
        <Text size="sm" c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      {emptyWords && (
        <Text size="sm" c="dimmed">
          {emptyWords}
        </Text>
      )}
      {children}
    </Fieldset>
  );
}

/**
 * Keeps the focus in a list when items are added, removed and moved. After the next render the first control of an
 * item, or the control marked `data-focus`, has the focus; without items the last button has it.
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
