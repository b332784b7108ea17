import { builtInMap } from '../../../domain/maps/built-in.ts';
import { drawMap } from '../../../domain/maps/draw-map.ts';
import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import type { Language } from '../../i18n/language.ts';
import { windowOf } from '../map/load-maps.ts';
import { MapBlock } from '../map/map-block.tsx';
import { StreetsMap } from '../map/streets-map.tsx';
import { UnitsMap } from '../map/units-map.tsx';
import { Sample } from './sample.tsx';

/** The maps that came with the site, as screens draw them. */
export interface SampleMaps {
  municipality: DrawnMap;
  streets: DrawnMap;
  around: DrawnMap;
}

const OFFICES = [
  {
    name: { el: 'Κεντρικό δημοτικό κτίριο', en: 'Central municipal building' },
    lat: 38.2489,
    lng: 22.0819,
  },
  { name: { el: 'Πολιτιστικό Κέντρο', en: 'Cultural centre' }, lat: 38.2504, lng: 22.0842 },
  { name: { el: 'Γραφείο Τουρισμού', en: 'Tourist office' }, lat: 38.2543, lng: 22.0838 },
];
const UNITS = [
  { name: { el: 'Αίγιο', en: 'Aigio' }, lat: 38.2489, lng: 22.0819 },
  { name: { el: 'Διακοπτό', en: 'Diakopto' }, lat: 38.1919, lng: 22.2003 },
  { name: { el: 'Ακράτα', en: 'Akrata' }, lat: 38.1544, lng: 22.3147 },
];
const PLACE = { lat: 38.1611, lng: 22.3136 };
const PLACE_NAME = { el: 'Παραλία Ακράτας', en: 'Akrata Beach' };
const OFF_THE_MAP = { lat: 37.9838, lng: 23.7275 };
const OFF_THE_MAP_NAME = { el: 'Εκτός του χάρτη', en: 'Off the map' };

/** Those that staff may have put in their place look otherwise, and would change the pictures of the pieces. */
export function drawSampleMaps(): SampleMaps {
  const [municipality, centre] = [builtInMap('municipality'), builtInMap('centre')];
  return {
    municipality: drawMap(municipality, municipality.window, 640),
    streets: drawMap(centre, centre.window, 640),
    around: drawMap(municipality, windowOf(PLACE), 800),
  };
}

/** The maps that the site draws: of streets with pins, of the units, and around a place. */
export function StyleguideMaps({ language, maps }: { language: Language; maps: SampleMaps }) {
  const pins = OFFICES.map((office, at) => ({ ...office, number: at + 1, href: '#map' }));
  const units = UNITS.map((unit) => ({ ...unit, href: '/styleguide#map' }));
  const shared = { height: 300, language } as const;
  return (
    <Sample name="StreetsMap, UnitsMap, MapBlock">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <div>
          <StreetsMap map={maps.streets} pins={pins} language={language} />
        </div>
        <UnitsMap map={maps.municipality} units={units} language={language} />
        <MapBlock {...PLACE} {...shared} ground={maps.around} name={PLACE_NAME} />
        <MapBlock {...OFF_THE_MAP} {...shared} ground={null} name={OFF_THE_MAP_NAME} />
      </div>
    </Sample>
  );
}
