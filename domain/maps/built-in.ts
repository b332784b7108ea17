import centre from './built-in/centre.json' with { type: 'json' };
import municipality from './built-in/municipality.json' with { type: 'json' };
import type { MapData } from './map-data.ts';
import type { MapExtent } from './map-kinds.ts';
import { readGeoJson } from './read-geojson.ts';

const FILES: Record<MapExtent, unknown> = { municipality, centre };

const read = new Map<MapExtent, MapData>();

/**
 * The map that comes with the site: drawn for it by hand from well-known positions, as simply as a small map can show
 * it. The borders of units are no more than roughly right.
 */
export function builtInMap(extent: MapExtent): MapData {
  const known = read.get(extent);
  if (known) return known;
  const found = readGeoJson(JSON.stringify(FILES[extent]));
  if (!('map' in found)) throw new Error(`The built-in map ‘${extent}’ is not good.`);
  read.set(extent, found.map);
  return found.map;
}
