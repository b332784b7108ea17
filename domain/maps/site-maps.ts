import type { Db } from '../../database/connect.ts';
import { builtInMap } from './built-in.ts';
import type { MapData } from './map-data.ts';
import type { MapExtent } from './map-kinds.ts';
import { readGeoJson } from './read-geojson.ts';
import { writeGeoJson } from './write-geojson.ts';

/** A map of the site as staff see it. */
export interface SiteMap {
  extent: MapExtent;
  map: MapData;
  isBuiltIn: boolean;
  /** The name of the file that staff gave; '' for the built-in one. */
  fileName: string;
  /** Counts changes; 0 before the first. */
  version: number;
  /** ISO 8601, UTC; null before the first change. */
  changedAt: string | null;
  changedBy: string | null;
}

/** What was read from the rows, so that each map is read once and not for each page. */
const read = new WeakMap<Db, Map<MapExtent, SiteMap>>();

/** The map that the site shows: what staff gave, else the built-in one. */
export async function findSiteMap(db: Db, extent: MapExtent): Promise<SiteMap> {
  const known = read.get(db) ?? new Map<MapExtent, SiteMap>();
  read.set(db, known);
  const version = await db
    .selectFrom('site_maps')
    .select('version')
    .where('extent', '=', extent)
    .executeTakeFirst();
  const before = known.get(extent);
  if (before && before.version === (version?.version ?? 0)) return before;
  const found = await readSiteMap(db, extent);
  known.set(extent, found);
  return found;
}

/** The same, read from its row. */
export async function readSiteMap(db: Db, extent: MapExtent): Promise<SiteMap> {
  const row = await db
    .selectFrom('site_maps')
    .selectAll()
    .where('extent', '=', extent)
    .executeTakeFirst();
  // As it is written, a map may have some more characters than the file had that brought it.
  const stored = row?.geojson ? readGeoJson(row.geojson, Infinity) : undefined;
  const own = stored && 'map' in stored ? stored.map : undefined;
  return {
    extent,
    map: own ?? builtInMap(extent),
    isBuiltIn: !own,
    fileName: own ? (row?.file_name ?? '') : '',
    version: row?.version ?? 0,
    changedAt: row?.changed_at ?? null,
    changedBy: row?.changed_by ?? null,
  };
}

/** The map as a file: GeoJSON with a feature on each line. */
export async function exportMap(db: Db, extent: MapExtent): Promise<string> {
  return writeGeoJson((await findSiteMap(db, extent)).map);
}
