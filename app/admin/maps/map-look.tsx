import { MAP_KINDS } from '../../../domain/maps/map-kinds.ts';
import { nameStreets } from '../../../domain/maps/name-streets.ts';
import { t } from '../../i18n/language.ts';
import { MapGround } from '../../ui/pictures/map-ground.tsx';
import { BusStop, Entrance, StreetNames } from '../../ui/pictures/map-marks.tsx';
import { useAdminLanguage } from '../admin-language.tsx';
import type { MapLook as Look } from './maps-api.ts';
import { MAPS_TEXTS as TEXTS } from './maps-texts.ts';

/** A map as the site draws it, and what it has. */
export function MapLook({ look, label }: { look: Look; label: string }) {
  const { say, language } = useAdminLanguage();
  const { drawing, counts, positions } = look;
  const streets = nameStreets(
    drawing.ways,
    drawing,
    [...drawing.stops, ...drawing.entrances].map(around),
  );
  return (
    <div className="maps-look">
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="img"
        aria-label={label}
        className="maps-drawing"
      >
        <MapGround shapes={drawing} />
        {drawing.places.map(({ x, y, name }) => (
          <g key={`${x},${y}`}>
            <circle cx={x} cy={y} r="5" className="maps-dot" />
            <text x={x + 9} y={y - 7} className="maps-name">
              {t(name, language)}
            </text>
          </g>
        ))}
        <StreetNames streets={streets} language={language} />
        {drawing.stops.map(({ x, y }) => (
          <BusStop key={`${x},${y}`} x={x} y={y} />
        ))}
        {drawing.entrances.map(({ x, y }) => (
          <Entrance key={`${x},${y}`} x={x} y={y} />
        ))}
      </svg>
      <dl className="maps-counts">
        {counts.map(({ kind, count }) => (
          <div key={kind}>
            <dt>{say(labelOf(kind))}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        <div>
          <dt>{say(TEXTS.positions)}</dt>
          <dd>{positions}</dd>
        </div>
      </dl>
    </div>
  );
}

/** As large as a sign of the map, in drawing units: no name lies over one. */
const SIGN = 16;

const around = ({ x, y }: { x: number; y: number }) => ({
  left: x - SIGN,
  right: x + SIGN,
  top: y - SIGN,
  bottom: y + SIGN,
});

function labelOf(kind: Look['counts'][number]['kind']) {
  return MAP_KINDS.find(({ name }) => name === kind)?.label ?? { el: kind, en: kind };
}
