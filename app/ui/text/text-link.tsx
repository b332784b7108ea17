import type { AnchorHTMLAttributes } from 'react';
import { ArrowRight, ExternalLink } from '../pictures/icons.tsx';

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** An arrow behind the text, for links that stand alone ('All news'). */
  arrow?: boolean;
}

/** A link in or under a text. Links to other sites have a mark. */
export function TextLink({
  href,
  arrow = false,
  className = '',
  children,
  ...rest
}: TextLinkProps) {
  const isExternal = href.startsWith('http');
  const standing = arrow ? 'inline-link-standing' : '';
  return (
    <a
      href={href}
      className={`inline-link ${standing} ${className}`.trim()}
      {...(isExternal && { rel: 'noopener' })}
      {...rest}
    >
      {children}
      {isExternal ? (
        <>
          <Joiner />
          <ExternalLink className="ms-1 inline size-[0.85em] align-[-0.05em]" />
        </>
      ) : (
        arrow && (
          <>
            <Joiner />
            <ArrowRight className="ms-2 inline size-5 align-[-0.225em]" />
          </>
        )
      )}
    </a>
  );
}

/** A word joiner, so that the icon never stands alone on a line. It is not part of the link's name. */
function Joiner() {
  return <span aria-hidden="true">{'\u2060'}</span>;
}
