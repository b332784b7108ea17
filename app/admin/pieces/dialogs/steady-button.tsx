import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { focusAfterRemoval } from './dialog.tsx';

/**
 * The button behind all buttons of Mantine (app/admin/theme.ts). One that cannot be pressed, since it is at work or has
 * nothing to do, keeps the focus: a browser takes it from a `disabled` button, and whoever works by keyboard or listens
 * to the screen is thrown to its beginning. And one that goes away while it has the focus leaves it to the dialog or
 * the screen in which it stood.
 */
export function SteadyButton({
  disabled = false,
  type = 'button',
  onClick,
  onFocus,
  ...props
}: ComponentProps<'button'>) {
  const focused = useRef<Element>(null);
  useLayoutEffect(
    () => () => {
      if (focused.current && document.activeElement === focused.current) focusAfterRemoval();
    },
    [],
  );
  const noteFocus = (event: FocusEvent<HTMLButtonElement>) => {
    focused.current = event.currentTarget;
    onFocus?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      onFocus={noteFocus}
      onClick={disabled ? ignore : onClick}
      {...(disabled && { 'aria-disabled': true })}
    />
  );
}

/** Enter in a field presses the button of its form, too. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
