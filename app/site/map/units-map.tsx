import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { Language } from '../../i18n/language.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { plainWords } from '../../ui/words.tsx';
import type { LngLat } from './gulf-geometry.ts';
import { drawShapes, MUNICIPALITY_WINDOW, placeLabels, projectWindow } from './gulf-geometry.ts';
import { MapGround } from './map-ground.tsx';
import { MAP_SCREEN_TEXTS as TEXTS } from './map-screen-texts.ts';

/** A point on the map that leads somewhere. */
export interface MapPoint {
  name: Bilingual;
  /** Without language. */
  href: string;
  lat: number;
  lng: number;
}

interface UnitsMapProps {
  units: MapPoint[];
  /** Small dots without names. */
  places?: { lat: number; lng: number }[];
  language: Language;
}

const WIDTH = 640;
/** In drawing units: names are 26 units high on a phone, where 640 units are 280 to 350 px. What is hit is 24 px. */
const LABEL = { gap: 56, right: 18, hitHeight: 56, perLetter: 15.5 };

const projection = projectWindow(MUNICIPALITY_WINDOW, WIDTH);
const shapes = drawShapes(projection);
const place = ({ lat, lng }: { lat: number; lng: number }) => {
  const point: LngLat = [lng, lat];
  return projection.place(point);
};

/** The municipality on its coast, drawn by the site itself; each unit is a link. */
export function UnitsMap({ units, places = [], language }: UnitsMapProps) {
  const points = units.map(place);
  const labels = placeLabels(points, LABEL);
  return (
    <nav aria-label={t(TEXTS.mapLabel, language)}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation names it; a title would be a tooltip over every link. */}
      <svg
        viewBox={`0 0 ${projection.width} ${projection.height}`}
        className="block h-auto w-full rounded-lg border border-line"
      >
        <MapGround shapes={shapes} />
        <text
          x={WIDTH * 0.76}
          y={projection.height * 0.11}
          textAnchor="middle"
          className="fill-on-tint text-[24px] tracking-label italic md:text-[19px]"
        >
          {t(TEXTS.gulf, language)}
        </text>
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
          const label = labels[index] ?? point;
          const name = localise(unit.name, language);
          return (
            <a key={unit.href} href={href(unit.href, language)} className="map-unit group">
              <path
                d={`M${point.x} ${point.y}L${label.x - 2} ${label.y}`}
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
              <rect
                x={label.x - 4}
                y={label.y - LABEL.hitHeight / 2}
                width={Math.min(plainWords(name).length * LABEL.perLetter + 12, WIDTH - label.x)}
                height={LABEL.hitHeight}
                rx="6"
                className="fill-transparent"
              />
              <text
                x={label.x + 3}
                y={label.y}
                dominantBaseline="central"
                lang={name.lang}
                className="fill-text stroke-tint text-[26px] font-semibold [paint-order:stroke] group-hover:underline md:text-[20px]"
                strokeWidth="5"
                strokeLinejoin="round"
              >
                {name.text}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}
