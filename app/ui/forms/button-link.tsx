import type { AnchorHTMLAttributes } from 'react';
import type { ButtonLook } from './button-style.ts';
import { buttonClass } from './button-style.ts';

type ButtonLinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button: it goes somewhere, where a Button does something. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ variant, size, className })} {...rest}>
      {children}
    </a>
  );
}
