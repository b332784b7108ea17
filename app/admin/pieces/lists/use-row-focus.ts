import { useEffect, useRef } from 'react';
import { focusAgain } from '../dialogs/dialog.tsx';

/**
 * For a list whose rows leave it by their own button, marked with `data-row-act`. The focus would go with the row: the
 * button of the row that comes into its place gets it, and with the last row the screen, unless somebody has gone on
 * elsewhere. Call `press` with the row's place when its button is pressed; `isBusy` is true until the list is as it
 * will be.
 */
export function useRowFocus<T extends HTMLElement>(isBusy: boolean) {
  const list = useRef<T>(null);
  const pressed = useRef(-1);
  useEffect(() => {
    if (isBusy || pressed.current < 0) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-row-act]') ?? [];
    const next = [...buttons].slice(0, pressed.current + 1).at(-1);
    pressed.current = -1;
    if (document.activeElement === document.body) focusAgain(next ?? null);
  }, [isBusy]);
  useEffect(
    () => () => {
      if (pressed.current >= 0 && document.activeElement === document.body) focusAgain(null);
    },
    [],
  );
  const press = (row: number) => {
    pressed.current = row;
  };
  return { list, press };
}
