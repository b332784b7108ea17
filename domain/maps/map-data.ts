import type { Bilingual } from '../text/bilingual.ts';
import type { MapKind } from './map-kinds.ts';

/** A point as [longitude, latitude] in degrees, WGS 84. */
export type LngLat = readonly [lng: number, lat: number];

/** A part of the earth, in degrees. */
export interface MapWindow {
  west: number;
  east: number;
  south: number;
  north: number;
}

export type MapGeometry =
  | { type: 'Point'; coordinates: LngLat }
  | { type: 'LineString'; coordinates: LngLat[] }
  | { type: 'MultiLineString' | 'Polygon'; coordinates: LngLat[][] }
  | { type: 'MultiPolygon'; coordinates: LngLat[][][] };

/** A thing on a map. */
export interface MapFeature {
  kind: MapKind;
  /** In both languages, or null where it is drawn without its name. */
  name: Bilingual | null;
  /** Of a mountain: 1 is the largest. */
  size: number | null;
  geometry: MapGeometry;
}

/** A map as it was read from GeoJSON and found good. */
export interface MapData {
  /** What is shown of it where all of it is shown. */
  window: MapWindow;
  features: MapFeature[];
}

/** The lines of a feature: rings of its areas, lines, or one line of one point. */
export function pathsOf({
  geometry,
}: Pick<MapFeature, 'geometry'>): readonly (readonly LngLat[])[] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    default:
      return geometry.coordinates;
  }
}

/** The smallest window with all the features; undefined without any. */
export function windowAround(
  features: readonly Pick<MapFeature, 'geometry'>[],
): MapWindow | undefined {
  let found: MapWindow | undefined;
  for (const feature of features) {
    for (const path of pathsOf(feature)) {
      for (const [lng, lat] of path) {
        found ??= { west: lng, east: lng, south: lat, north: lat };
        found.west = Math.min(found.west, lng);
        found.east = Math.max(found.east, lng);
        found.south = Math.min(found.south, lat);
        found.north = Math.max(found.north, lat);
      }
    }
  }
  return found;
}

/** What is drawn of a map, to its edges: beyond them nothing is known. */
export function drawnWindow({ features, window }: MapData): MapWindow {
  return windowAround(features.filter(({ kind }) => kind === 'coast' || kind === 'unit')) ?? window;
}

/** A window with so much more on each side, as a share of its size. */
export function enlarge({ west, east, south, north }: MapWindow, share: number): MapWindow {
  const x = (east - west) * share;
  const y = (north - south) * share;
  return { west: west - x, east: east + x, south: south - y, north: north + y };
}

/** Whether a position lies in a window, and not on its edge. */
export function isWithin(
  { lat, lng }: { lat: number; lng: number },
  { west, east, south, north }: MapWindow,
): boolean {
  return lng > west && lng < east && lat > south && lat < north;
}

/** Whether a map shows the surroundings of a point: it is on the map, or beside it and still drawn. */
export function isDrawn(map: MapData, point: { lat: number; lng: number }): boolean {
  return isWithin(point, enlarge(map.window, 0.25)) && isWithin(point, drawnWindow(map));
}
