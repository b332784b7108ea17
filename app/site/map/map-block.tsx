import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import { projectWindow } from '../../../domain/maps/projection.ts';
import { localise, t } from '../../i18n/language.ts';
import { MapGround, NeutralGround } from '../../ui/pictures/map-ground.tsx';
import { LiveMap, type LiveMapProps } from './live-map.tsx';
import { windowOf } from './load-maps.ts';
import { nameWater, type Sight, townsInSight } from './map-labels.ts';

interface MapBlockProps extends LiveMapProps {
  /** Its surroundings, as `loadMapAround` draws them; null where the map does not show them. */
  ground: DrawnMap | null;
}

const HEIGHT_CLASS = { 300: 'h-[300px]', 450: 'h-[450px]' } as const;
/** Letters in drawing units: a low map on a phone is drawn smallest. */
const LETTERS = {
  300: {
    gulf: 'text-[28px] @2xl:text-[17px]',
    town: 'text-[28px] @2xl:text-[15px]',
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
/** A longer name would be cut at both ends; it is the title of the page. */
const LONGEST_ON_PHONE = { 300: 50, 450: 32 } as const;
const WIDTH = 800;
/** In drawing units: the name of the sea stands a little east of the pin, and off what is named. */
const OFF_THE_PIN = 98;
const around = ({ x, y }: { x: number; y: number }) => ({
  left: x - 30,
  right: x + 30,
  top: y - 30,
  bottom: y + 30,
});

/**
 * A map of a fixed height: the site's own drawing with the place in its middle, and a button that
 * puts OpenStreetMap's frame there. Nothing is fetched from elsewhere before.
 */
export function MapBlock({ lat, lng, ground, name, height, language }: MapBlockProps) {
  const projection = projectWindow(windowOf({ lat, lng }), WIDTH);
  const point = projection.place([lng, lat]);
  const shown = localise(name, language);
  const letters = LETTERS[height];
  const towns = ground ? townsInSight(ground.places, point, shown.text.length, SIGHT[height]) : [];
  const water =
    ground &&
    nameWater(ground.waters, SIGHT[height], {
      x: point.x + OFF_THE_PIN,
      taken: [around(point), ...towns.map(around)],
    });
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
        {ground ? <MapGround shapes={ground} /> : <NeutralGround {...projection} />}
        {water && (
          <text
            x={water.x}
            y={water.y}
            textAnchor="middle"
            dominantBaseline="central"
            className={`fill-on-tint tracking-label italic ${letters.gulf} ${SEEN_ON[water.seenOn]}`}
          >
            {t(water.name, language)}
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
          className={`fill-text stroke-raised font-semibold [paint-order:stroke] ${letters.place} ${SEEN_ON[shown.text.length > LONGEST_ON_PHONE[height] ? 'wide' : 'all']}`.trim()}
          strokeWidth="5"
          strokeLinejoin="round"
        >
          {shown.text}
        </text>
      </svg>
      <div className="no-print absolute inset-x-0 bottom-0 flex min-h-30 flex-col justify-center bg-raised p-4 text-sm [box-shadow:var(--shadow-soft)] group-has-[iframe]:contents @2xl:inset-x-4 @2xl:bottom-4 @2xl:end-auto @2xl:max-w-64 @2xl:rounded-sm">
        <LiveMap lat={lat} lng={lng} name={name} height={height} language={language} />
      </div>
    </div>
  );
}
