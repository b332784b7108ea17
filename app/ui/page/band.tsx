import type { ReactNode } from 'react';
import { Ridge } from '../pictures/ridge.tsx';

interface BandProps {
  children: ReactNode;
  /** `plain` limestone, `sand` a shade darker, `deep` the sea: neighbours should differ. */
  tone?: 'plain' | 'sand' | 'deep';
  /** A ridge line at the bottom of a deep band, into the tone that follows. */
  ridge?: 'surface' | 'sunken';
  /** The id of its heading: makes the band a named region. */
  labelledBy?: string;
  id?: string;
  className?: string;
}

const TONE = { plain: '', sand: 'bg-sunken', deep: 'on-deep bg-deep' } as const;

/** A full-width part of a page, with the content's width and rhythm inside; a section where it has a heading. */
export function Band({
  children,
  tone = 'plain',
  ridge,
  labelledBy,
  id,
  className = '',
}: BandProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element id={id} aria-labelledby={labelledBy} className={`relative ${TONE[tone]} ${className}`}>
      <div className="wrap rhythm">{children}</div>
      {ridge && <Ridge into={ridge} />}
    </Element>
  );
}
