import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import { projectWindow } from '../../../domain/maps/projection.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { Language } from '../../i18n/language.ts';
import { href, localise } from '../../i18n/language.ts';
import { plainWords } from '../../ui/text/words.tsx';
import { MAP_SCREEN_TEXTS as TEXTS } from './map-screen-texts.ts';
import { NamedMap } from './named-map.tsx';
import { placeLabels } from './unit-labels.ts';

/** A point on the map that leads somewhere. */
export interface MapPoint {
  name: Bilingual;
  /** Without language. */
  href: string;
  lat: number;
  lng: number;
}

interface UnitsMapProps {
  /** The map of the municipality, as `loadWholeMap` draws it. */
  map: DrawnMap;
  units: MapPoint[];
  /** Small dots without names. */
  places?: { lat: number; lng: number }[];
  language: Language;
}

/**
 * In drawing units: names are 26 units high in a narrow map, whose 640 units are 280 to 540 px. What is hit is 24 px.
 */
const LABEL = { gap: 56, right: 18, hitHeight: 56, perLetter: 15.5 };

/** Where the name of the sea stands best, as a share of the width: towards the open sea, off the names of units. */
const WATER_AT = 0.76;

/** The municipality on its coast, drawn by the site itself; each unit is a link. */
export function UnitsMap({ map, units, places = [], language }: UnitsMapProps) {
  const { width } = map;
  const projection = projectWindow(map.window, width);
  const place = ({ lat, lng }: { lat: number; lng: number }) => projection.place([lng, lat]);
  const points = units.map(place);
  const lengths = units.map(
    ({ name }) => plainWords(localise(name, language)).length * LABEL.perLetter,
  );
  const labels = placeLabels(
    points.map((point, index) => ({ ...point, length: lengths[index] ?? 0 })),
    { ...LABEL, width },
  );
  const hits = labels.map(({ x, y, isLeft }, index) => {
    const room = isLeft ? x : width - x;
    const length = Math.min((lengths[index] ?? 0) + 12, room);
    return { x: isLeft ? x + 4 - length : x - 4, y: y - LABEL.hitHeight / 2, width: length };
  });
  return (
    <NamedMap
      map={map}
      label={TEXTS.mapLabel}
      waterAt={WATER_AT}
      taken={hits.map((hit) => ({
        left: hit.x,
        right: hit.x + hit.width,
        top: hit.y,
        bottom: hit.y + LABEL.hitHeight,
      }))}
      language={language}
    >
      <g>
        {places.map((spot) => {
          const { x, y } = place(spot);
          return (
            <circle
              key={`${spot.lat},${spot.lng}`}
              cx={x}
              cy={y}
              r="5"
              className="fill-accent stroke-raised"
              strokeWidth="1.5"
            />
          );
        })}
      </g>
      {units.map((unit, index) => {
        const point = points[index] ?? { x: 0, y: 0 };
        const { isLeft, ...label } = labels[index] ?? { ...point, isLeft: false };
        const name = localise(unit.name, language);
        return (
          <a key={unit.href} href={href(unit.href, language)} className="map-unit group">
            <path
              d={`M${point.x} ${point.y}L${label.x + (isLeft ? 2 : -2)} ${label.y}`}
              className="stroke-text"
              strokeWidth="1.5"
            />
            <circle
              cx={point.x}
              cy={point.y}
              r="9"
              className="fill-citrus stroke-ink group-hover:fill-action group-focus-visible:fill-action"
              strokeWidth="2.5"
            />
            <rect {...hits[index]} height={LABEL.hitHeight} rx="6" className="fill-transparent" />
            <text
              x={label.x + (isLeft ? -3 : 3)}
              y={label.y}
              textAnchor={isLeft ? 'end' : undefined}
              dominantBaseline="central"
              lang={name.lang}
              className="fill-text stroke-tint text-[26px] font-semibold [paint-order:stroke] group-hover:underline @min-[34rem]:text-[20px]"
              strokeWidth="5"
              strokeLinejoin="round"
            >
              {name.text}
            </text>
          </a>
        );
      })}
    </NamedMap>
  );
}
