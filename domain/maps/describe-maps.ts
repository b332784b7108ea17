import type { Db } from '../../database/connect.ts';
import { drawMap } from './draw-map.ts';
import type { DrawnMap } from './drawn-map.ts';
import { type MapData, pathsOf } from './map-data.ts';
import { MAP_EXTENTS, MAP_KINDS, type MapKind } from './map-kinds.ts';
import { readSiteMap, type SiteMap } from './site-maps.ts';

/** What staff see of a map before it counts. */
export interface MapLook {
  /** How many features of each kind it has, without those of which it has none. */
  counts: { kind: MapKind; count: number }[];
  positions: number;
  drawing: DrawnMap;
}

/** In drawing units. */
const WIDTH = 640;

/** What staff see of a map that a file has brought, drawn 640 units wide. */
export function describeMap(map: MapData): MapLook {
  return {
    counts: MAP_KINDS.map(({ name }) => ({
      kind: name,
      count: map.features.filter(({ kind }) => kind === name).length,
    })).filter(({ count }) => count > 0),
    positions: map.features.flatMap(pathsOf).reduce((sum, path) => sum + path.length, 0),
    drawing: drawMap(map, map.window, WIDTH),
  };
}

/** All maps of the site as they are drawn now, read afresh. */
export async function describeMaps(db: Db): Promise<(Omit<SiteMap, 'map'> & MapLook)[]> {
  const maps = await Promise.all(MAP_EXTENTS.map((extent) => readSiteMap(db, extent)));
  return maps.map(({ map, ...about }) => ({ ...about, ...describeMap(map) }));
}
