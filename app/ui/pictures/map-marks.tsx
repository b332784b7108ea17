import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, t } from '../../i18n/language.ts';

/** A point of a drawing, in its units. */
interface Point {
  x: number;
  y: number;
}

/** The name of a street, along it: `angle` in degrees. */
interface StreetLabel extends Point {
  name: Bilingual;
  angle: number;
}

interface StreetNamesProps {
  streets: readonly StreetLabel[];
  language: Language;
}

/** The names of streets on a drawn map, each along its street; larger where the map, a container, is narrow. */
export function StreetNames({ streets, language }: StreetNamesProps) {
  return streets.map(({ x, y, angle, name }) => (
    <text
      key={name.el}
      transform={`translate(${x} ${y}) rotate(${angle})`}
      textAnchor="middle"
      dominantBaseline="central"
      className="fill-text stroke-raised text-[25px] [paint-order:stroke] @min-[34rem]:text-[17px]"
      strokeWidth="4"
      strokeLinejoin="round"
    >
      {t(name, language)}
    </text>
  ));
}

export function BusStop({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-14"
        y="-14"
        width="28"
        height="28"
        rx="6"
        className="fill-accent stroke-raised"
        strokeWidth="2.5"
      />
      <path
        d="M-7 -8H7V6H-7ZM-7 -1H7M-5 6V9M5 6V9"
        className="fill-none stroke-raised"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Entrance({ x, y }: Point) {
  return (
    <path
      d={`M${x} ${y - 13}L${x + 12} ${y + 9}H${x - 12}Z`}
      className="fill-text stroke-raised"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  );
}
