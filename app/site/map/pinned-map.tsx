import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import { isWithin } from '../../../domain/maps/map-data.ts';
import { nameStreets } from '../../../domain/maps/name-streets.ts';
import { projectWindow, type Spot } from '../../../domain/maps/projection.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, localise } from '../../i18n/language.ts';
import { BusStop, Entrance, StreetNames } from '../../ui/pictures/map-marks.tsx';
import { NamedMap } from './named-map.tsx';
import { PIN, placePins } from './place-pins.ts';

/** A place of a list beside the map. */
export interface Pin {
  /** As in the list. */
  number: number;
  name: Bilingual;
  /** Where the list says more: `#akrata-beach`. */
  href: string;
  lat: number;
  lng: number;
}

interface PinnedMapProps {
  map: DrawnMap;
  pins: readonly Pin[];
  /** What the map is called for a screen reader. */
  label: Bilingual;
  language: Language;
}

/** Where the name of a sea stands best, as a share of the width. */
const WATER_AT = 0.7;
/** How near an entrance is the one of an office, in drawing units. */
const ENTRANCE_WITHIN = 60;

/** Those of the pins whose place is on the map. */
export function pinsOn<P extends { lat: number; lng: number }>(
  map: DrawnMap,
  pins: readonly P[],
): P[] {
  return pins.filter((pin) => isWithin(pin, map.window));
}

/** A map with a numbered pin for each place of the list beside it; a pin leads to its place in the list. */
export function PinnedMap({ map, pins, label, language }: PinnedMapProps) {
  const projection = projectWindow(map.window, map.width);
  const shown = pinsOn(map, pins);
  const placed = placePins(
    shown.map(({ lat, lng }) => footOf(projection.place([lng, lat]), map.entrances)),
    map,
  );
  const taken = [...placed.flatMap(({ head, foot }) => [head, foot]), ...map.stops].map(around);
  const streets = nameStreets(map.ways, map, taken);
  return (
    <NamedMap map={map} label={label} waterAt={WATER_AT} taken={taken} language={language}>
      <StreetNames streets={streets} language={language} />
      {map.stops.map(({ x, y }) => (
        <BusStop key={`${x},${y}`} x={x} y={y} />
      ))}
      {map.entrances.map(({ x, y }) => (
        <Entrance key={`${x},${y}`} x={x} y={y} />
      ))}
      {placed.map(({ foot, head }) => (
        <path
          key={`${head.x},${head.y}`}
          d={`M${foot.x} ${foot.y}L${head.x} ${head.y}`}
          className="stroke-text"
          strokeWidth="3"
        />
      ))}
      {shown.map((pin, at) => {
        const { x, y } = placed[at]?.head ?? { x: 0, y: 0 };
        const name = localise(pin.name, language);
        return (
          <a
            key={pin.number}
            href={pin.href}
            aria-label={`${pin.number}. ${name.text}`}
            lang={name.lang}
            className="group"
          >
            <circle cx={x} cy={y} r={PIN.hit} className="fill-transparent" />
            <circle
              cx={x}
              cy={y}
              r={PIN.radius}
              className="fill-action stroke-raised group-hover:fill-action-hover"
              strokeWidth="3"
            />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className="tabular fill-on-action text-[32px] font-semibold @min-[20rem]:text-[26px]"
            >
              {pin.number}
            </text>
          </a>
        );
      })}
    </NamedMap>
  );
}

/** The same number beside the place in the list. */
export function PinNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="map-key tabular inline-grid size-8 flex-none place-items-center rounded-full bg-action text-sm font-semibold text-on-action"
    >
      {number}
    </span>
  );
}

/** A pin stands on the entrance where one is known. */
function footOf(spot: Spot, entrances: readonly Spot[]): Spot {
  const away = (other: Spot) => Math.hypot(other.x - spot.x, other.y - spot.y);
  const [nearest] = entrances
    .filter((entrance) => away(entrance) <= ENTRANCE_WITHIN)
    .toSorted((a, b) => away(a) - away(b));
  return nearest ?? spot;
}

const around = ({ x, y }: Spot) => ({
  left: x - PIN.hit,
  right: x + PIN.hit,
  top: y - PIN.hit,
  bottom: y + PIN.hit,
});
