import { formatCoordinate } from '../../i18n/dates.ts';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { DOT } from './dot.ts';

interface CoordinatesLabelProps {
  /** WGS 84 degrees, positive to the north and east. */
  lat: number;
  lng: number;
  language: Language;
  className?: string;
}

const NORTH = { el: 'Β', en: 'N' };
const EAST = { el: 'Α', en: 'E' };

/** A position, as on a chart: 38.2486° Β · 22.0819° Α. */
export function CoordinatesLabel({ lat, lng, language, className = '' }: CoordinatesLabelProps) {
  const north = `${formatCoordinate(lat)}°\u00a0${t(NORTH, language)}`;
  const east = `${formatCoordinate(lng)}°\u00a0${t(EAST, language)}`;
  return <span className={`tabular tracking-label ${className}`.trim()}>{north + DOT + east}</span>;
}
