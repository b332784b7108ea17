import type { ButtonHTMLAttributes } from 'react';
import type { ButtonLook } from './button-style.ts';
import { buttonClass } from './button-style.ts';

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button of a form; `type` is `submit` unless said otherwise. An icon may stand beside the text. */
export function Button({ variant, size, className, type = 'submit', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />;
}
