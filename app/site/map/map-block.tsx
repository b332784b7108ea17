import type { Bilingual, Language } from '../../i18n/language.ts';
import { localise, t } from '../../i18n/language.ts';
import { Island } from '../../islands/island.tsx';
import { MapFrame } from '../../islands/map-frame.tsx';
import { MAP_TEXTS } from '../map-texts.ts';
import { drawShapes, isDrawn, type MapWindow, projectWindow } from './gulf-geometry.ts';
import { MapGround } from './map-ground.tsx';
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
  return (
    <div
      className={`group relative overflow-hidden rounded-lg border border-line bg-tint ${HEIGHT_CLASS[height]}`}
    >
      {isDrawn({ lat, lng }) && (
        <svg
          viewBox={`0 0 ${projection.width} ${projection.height}`}
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-x-0 top-0 h-[calc(100%-7.5rem)] w-full group-has-[iframe]:hidden sm:h-full"
          aria-hidden="true"
          focusable="false"
        >
          <MapGround shapes={drawShapes(projection)} />
          <text
            x={point.x + 98}
            y={point.y - 78}
            textAnchor="middle"
            className="fill-on-tint text-[17px] tracking-label italic"
          >
            {t(TEXTS.gulf, language)}
          </text>
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
            className="fill-text stroke-raised text-[19px] font-semibold [paint-order:stroke]"
            strokeWidth="5"
            strokeLinejoin="round"
          >
            {shown.text}
          </text>
        </svg>
      )}
      <div className="absolute inset-x-0 bottom-0 flex min-h-30 flex-col justify-center bg-raised p-4 text-sm shadow-soft group-has-[iframe]:contents sm:inset-x-4 sm:bottom-4 sm:end-auto sm:max-w-64 sm:rounded-sm">
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
