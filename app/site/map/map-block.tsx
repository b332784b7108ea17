import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { Language } from '../../i18n/language.ts';
import { localise, t } from '../../i18n/language.ts';
import { Island } from '../../islands/island.tsx';
import { MapFrame } from '../../islands/map-frame.tsx';
import { MAP_TEXTS } from '../map-texts.ts';
import { drawShapes, isDrawn, type MapWindow, projectWindow } from './gulf-geometry.ts';
import { MapGround, NeutralGround } from './map-ground.tsx';
import { placeGulfName, type Sight, townsInSight } from './map-labels.ts';
import { MAP_SCREEN_TEXTS as TEXTS } from './map-screen-texts.ts';

interface MapBlockProps {
  lat: number;
  lng: number;
  /** What is there. */
  name: Bilingual;
  /** In pixels, as the specification gives it for each screen. */
  height: 300 | 450;
  language: Language;
}

const HEIGHT_CLASS = { 300: 'h-[300px]', 450: 'h-[450px]' } as const;
/** Letters in drawing units: a low map on a phone is drawn smallest. */
const LETTERS = {
  300: {
    gulf: 'text-[26px] @2xl:text-[17px]',
    town: 'text-[24px] @2xl:text-[15px]',
    place: 'text-[28px] @2xl:text-[19px]',
  },
  450: {
    gulf: 'text-[20px] @2xl:text-[17px]',
    town: 'text-[19px] @2xl:text-[15px]',
    place: 'text-[22px] @2xl:text-[19px]',
  },
} as const;
/** The drawing fills its frame, so a frame of another shape cuts off sides, or top and bottom. */
const SIGHT: Record<300 | 450, Sight> = {
  300: {
    narrow: { left: 0, right: 800, top: 115, bottom: 360 },
    wide: { left: 0, right: 800, top: 140, bottom: 335 },
  },
  450: {
    narrow: { left: 200, right: 600, top: 0, bottom: 474 },
    wide: { left: 0, right: 800, top: 90, bottom: 385 },
  },
};
const SEEN_ON = { all: '', narrow: '@2xl:hidden', wide: 'hidden @2xl:inline' } as const;
const WIDTH = 800;
/** Degrees of longitude and latitude around the point. */
const SPAN = { lng: 0.3, lat: 0.14 };

/**
 * A map of a fixed height: the site's own drawing with the place in its middle, and a button that
 * puts OpenStreetMap's frame there. Nothing is fetched from elsewhere before.
 */
export function MapBlock({ lat, lng, name, height, language }: MapBlockProps) {
  const window: MapWindow = {
    west: lng - SPAN.lng,
    east: lng + SPAN.lng,
    south: lat - SPAN.lat,
    north: lat + SPAN.lat,
  };
  const projection = projectWindow(window, WIDTH);
  const point = projection.place([lng, lat]);
  const shown = localise(name, language);
  const letters = LETTERS[height];
  const hasGround = isDrawn({ lat, lng });
  const gulf = hasGround && placeGulfName(projection, point, SIGHT[height].wide.top);
  const towns = hasGround ? townsInSight(projection, point, shown.text.length, SIGHT[height]) : [];
  return (
    <div
      className={`group @container relative overflow-hidden rounded-lg border border-line bg-tint ${HEIGHT_CLASS[height]}`}
    >
      <svg
        viewBox={`0 0 ${projection.width} ${projection.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-x-0 top-0 h-[calc(100%-7.5rem)] w-full group-has-[iframe]:hidden print:h-full @2xl:h-full"
        aria-hidden="true"
        focusable="false"
      >
        {hasGround ? (
          <MapGround shapes={drawShapes(projection)} />
        ) : (
          <NeutralGround {...projection} />
        )}
        {gulf && (
          <text
            x={gulf.x}
            y={gulf.y}
            textAnchor="middle"
            dominantBaseline="central"
            className={`fill-on-tint tracking-label italic ${letters.gulf}`}
          >
            {t(TEXTS.gulf, language)}
          </text>
        )}
        {towns.map((town) => (
          <g key={town.name.el} className={SEEN_ON[town.seenOn]}>
            <circle cx={town.x} cy={town.y} r="4.5" className="fill-muted" />
            <text
              x={town.x + 9}
              y={town.y - 7}
              className={`fill-muted stroke-tint font-medium [paint-order:stroke] ${letters.town}`}
              strokeWidth="4"
              strokeLinejoin="round"
            >
              {t(town.name, language)}
            </text>
          </g>
        ))}
        <circle cx={point.x} cy={point.y} r="26" className="fill-citrus opacity-35" />
        <circle
          cx={point.x}
          cy={point.y}
          r="11"
          className="fill-citrus stroke-ink"
          strokeWidth="3"
        />
        <text
          x={point.x}
          y={point.y + 52}
          textAnchor="middle"
          lang={shown.lang}
          className={`fill-text stroke-raised font-semibold [paint-order:stroke] ${letters.place}`}
          strokeWidth="5"
          strokeLinejoin="round"
        >
          {shown.text}
        </text>
      </svg>
      <div className="no-print absolute inset-x-0 bottom-0 flex min-h-30 flex-col justify-center bg-raised p-4 text-sm shadow-soft group-has-[iframe]:contents @2xl:inset-x-4 @2xl:bottom-4 @2xl:end-auto @2xl:max-w-64 @2xl:rounded-sm">
        <Island
          name="map-frame"
          component={MapFrame}
          props={{
            lat,
            lng,
            height,
            texts: {
              show: t(MAP_TEXTS.show, language),
              note: t(MAP_TEXTS.note, language),
              title: `${t(MAP_TEXTS.title, language)}: ${shown.text}`,
            },
          }}
        />
      </div>
    </div>
  );
}
