import type { Coordinates } from '../../../domain/content/model/fields/fields.ts';
import { drawMap } from '../../../domain/maps/draw-map.ts';
import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import { isDrawn, type MapData, type MapWindow } from '../../../domain/maps/map-data.ts';
import type { MapExtent } from '../../../domain/maps/map-kinds.ts';
import { findSiteMap } from '../../../domain/maps/site-maps.ts';
import type { Services } from '../../../domain/services.ts';

type Db = Services['db'];

/** Of a map of which all is shown, and of the surroundings of a place; in drawing units. */
const WIDTH = { whole: 640, around: 800 };
/** Degrees of longitude and latitude around a place. */
const SPAN = { lng: 0.3, lat: 0.14 };

/** All of one of the site's maps. */
export async function loadWholeMap(db: Db, extent: MapExtent): Promise<DrawnMap> {
  const { map } = await findSiteMap(db, extent);
  return drawOnce(map, map.window, WIDTH.whole);
}

/** The surroundings of a place on the map of the municipality; null where the map does not show them. */
export async function loadMapAround(
  db: Db,
  place: Coordinates | null | undefined,
): Promise<DrawnMap | null> {
  if (!place) return null;
  const { map } = await findSiteMap(db, 'municipality');
  return isDrawn(map, place) ? drawOnce(map, windowOf(place), WIDTH.around) : null;
}

/** Drawings of a map that are kept. Most pages with a map show all of it, or the surroundings of the town hall. */
const MOST_KEPT = 20;
const drawn = new WeakMap<MapData, Map<string, DrawnMap>>();

/** A drawing that is made once, and not anew for each page after a change: two of the home page took 0.8 ms. */
function drawOnce(map: MapData, window: MapWindow, width: number): DrawnMap {
  const kept = drawn.get(map) ?? new Map<string, DrawnMap>();
  drawn.set(map, kept);
  const key = JSON.stringify([window, width]);
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = drawMap(map, window, width);
  kept.set(key, made);
  return made;
}

/** What is shown around a place. */
export function windowOf({ lat, lng }: Coordinates): MapWindow {
  return {
    west: lng - SPAN.lng,
    east: lng + SPAN.lng,
    south: lat - SPAN.lat,
    north: lat + SPAN.lat,
  };
}
