import type { Bilingual } from '../text/bilingual.ts';
import { findBrokenLine, findFeatureLines } from './feature-lines.ts';
import {
  drawnWindow,
  enlarge,
  type LngLat,
  type MapData,
  type MapFeature,
  type MapGeometry,
  type MapWindow,
  pathsOf,
  windowAround,
} from './map-data.ts';
import { GEOMETRY_TYPES, MAP_KINDS, type MapShape } from './map-kinds.ts';
import { MAP_LIMITS, MAP_PROBLEMS as PROBLEMS, wrongShape } from './map-problems.ts';

/** What is wrong with a file, and where. */
export interface MapProblem {
  /** Of the file, from 1; null where it is not of one line. */
  line: number | null;
  /** The number of the feature, from 1; null where it is not of one feature. */
  feature: number | null;
  text: Bilingual;
}

export type ReadMap = { map: MapData } | { problems: MapProblem[] };

/** As many problems as a person reads at once. */
const MOST_PROBLEMS = 50;
/** Five decimals are a metre. */
const DECIMALS = 1e5;

/** Something that a feature is refused for. */
class Refused extends Error {
  readonly text: Bilingual;
  constructor(text: Bilingual) {
    super(text.en);
    this.text = text;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a map from GeoJSON (RFC 7946). Rings may turn either way; heights and properties that are not known are left
 * out. `bbox`, where it is given, says what is shown of the map; without it that is the units, else everything. `most`
 * are the characters that the text may have.
 */
export function readGeoJson(text: string, most: number = MAP_LIMITS.characters): ReadMap {
  const refuse = (problem: Bilingual, line: number | null = null): ReadMap => ({
    problems: [{ line, feature: null, text: problem }],
  });
  if (text.length > most) return refuse(PROBLEMS.tooLarge);
  const source = text.replace(/^\uFEFF/, '');
  const brokenLine = findBrokenLine(source);
  if (brokenLine !== undefined) return refuse(PROBLEMS.notJson, brokenLine);
  const file: unknown = JSON.parse(source);
  if (!isObject(file) || file.type !== 'FeatureCollection' || !Array.isArray(file.features)) {
    return refuse(PROBLEMS.notCollection);
  }
  if (file.crs !== undefined && !isWgs84(file.crs)) return refuse(PROBLEMS.crs);
  if (file.features.length === 0) return refuse(PROBLEMS.empty);
  if (file.features.length > MAP_LIMITS.features) return refuse(PROBLEMS.tooMany);

  const read = readFeatures(file.features, findFeatureLines(source));
  if ('problems' in read) return read;
  const { features } = read;
  const positions = features.flatMap(pathsOf).reduce((sum, path) => sum + path.length, 0);
  if (positions > MAP_LIMITS.positions) return refuse(PROBLEMS.tooDetailed);
  const window = file.bbox === undefined ? ownWindow(features) : readBox(file.bbox);
  if (window === undefined) return refuse(PROBLEMS.bbox);
  if (!isBroad(window)) return refuse(PROBLEMS.noGround);
  if (!touches(window, windowAround(features))) return refuse(PROBLEMS.elsewhere);
  const map = { window, features };
  if ([window, drawnWindow(map)].some((box) => isTooWide(box))) return refuse(PROBLEMS.tooWide);
  return { map };
}

function readFeatures(
  all: readonly unknown[],
  lines: readonly number[],
): { features: MapFeature[] } | { problems: MapProblem[] } {
  const features: MapFeature[] = [];
  const problems: MapProblem[] = [];
  for (const [at, one] of all.entries()) {
    try {
      features.push(readFeature(one));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problems.push({ line: lines[at] ?? null, feature: at + 1, text: error.text });
      if (problems.length === MOST_PROBLEMS) break;
    }
  }
  return problems.length > 0 ? { problems } : { features };
}

function readFeature(value: unknown): MapFeature {
  if (!isObject(value) || value.type !== 'Feature' || !isObject(value.geometry)) {
    throw new Refused(PROBLEMS.notFeature);
  }
  const properties = isObject(value.properties) ? value.properties : {};
  const kind = MAP_KINDS.find(({ name }) => name === properties.kind);
  if (!kind) throw new Refused(PROBLEMS.noKind);
  if (!GEOMETRY_TYPES[kind.shape].includes(String(value.geometry.type))) {
    throw new Refused(wrongShape(kind.label, kind.shape));
  }
  return {
    kind: kind.name,
    name: readName(properties),
    size: kind.name === 'mountain' ? readSize(properties.size) : null,
    geometry: readGeometry(value.geometry, kind.shape),
  };
}

function readName(properties: Record<string, unknown>): Bilingual | null {
  const [el, en] = ['name_el', 'name_en'].map((key) => {
    const name = properties[key] ?? '';
    if (typeof name !== 'string' || name.length > MAP_LIMITS.name || /\p{C}/u.test(name)) {
      throw new Refused(PROBLEMS.name);
    }
    return name.trim();
  });
  if (!el && !en) return null;
  if (!el || !en) throw new Refused(PROBLEMS.oneLanguage);
  return { el, en };
}

function readSize(size: unknown): number | null {
  if (size === undefined || size === null) return null;
  if (typeof size !== 'number' || size < 0.1 || size > 1) throw new Refused(PROBLEMS.size);
  return size;
}

function readGeometry(geometry: Record<string, unknown>, shape: MapShape): MapGeometry {
  const { type, coordinates } = geometry;
  const path = shape === 'area' ? readRing : readLine;
  switch (type) {
    case 'Point':
      return { type, coordinates: readPosition(coordinates) };
    case 'LineString':
      return { type, coordinates: readLine(coordinates) };
    case 'MultiLineString':
    case 'Polygon':
      return { type, coordinates: listOf(coordinates).map(path) };
    default:
      return {
        type: 'MultiPolygon',
        coordinates: listOf(coordinates).map((polygon) => listOf(polygon).map(readRing)),
      };
  }
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value) && value.length > 0) return value;
  throw new Refused(PROBLEMS.degrees);
}

function readLine(value: unknown): LngLat[] {
  const line = listOf(value).map(readPosition);
  if (line.length < 2) throw new Refused(PROBLEMS.shortLine);
  return line;
}

function readRing(value: unknown): LngLat[] {
  const ring = listOf(value).map(readPosition);
  const first = ring[0];
  const last = ring.at(-1);
  if (ring.length < 4 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
    throw new Refused(PROBLEMS.openRing);
  }
  return ring;
}

function readPosition(value: unknown): LngLat {
  const [lng, lat] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof lng !== 'number' || typeof lat !== 'number') throw new Refused(PROBLEMS.degrees);
  if (Math.abs(lng) > 1000 || Math.abs(lat) > 1000) throw new Refused(PROBLEMS.projected);
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90) throw new Refused(PROBLEMS.degrees);
  return [Math.round(lng * DECIMALS) / DECIMALS, Math.round(lat * DECIMALS) / DECIMALS];
}

/** Old files name their system of coordinates (GeoJSON of 2008); two names mean the one that is meant today. */
function isWgs84(crs: unknown): boolean {
  const name = isObject(crs) && isObject(crs.properties) ? crs.properties.name : undefined;
  return typeof name === 'string' && /(?:CRS84|EPSG:{1,2}4326)$/.test(name);
}

function readBox(bbox: unknown): MapWindow | undefined {
  if (!Array.isArray(bbox) || bbox.length !== 4) return undefined;
  const [west, south, east, north] = bbox as unknown[];
  const isDegrees = (value: unknown, most: number): value is number =>
    typeof value === 'number' && Math.abs(value) <= most;
  if (!isDegrees(west, 180) || !isDegrees(east, 180)) return undefined;
  if (!isDegrees(south, 90) || !isDegrees(north, 90)) return undefined;
  return west < east && south < north ? { west, east, south, north } : undefined;
}

function ownWindow(features: readonly MapFeature[]): MapWindow | undefined {
  const units = windowAround(features.filter(({ kind }) => kind === 'unit'));
  const box = units ?? windowAround(features);
  return box && enlarge(box, 0.04);
}

/** Some hundred metres each way, so that there is something to show. */
function isBroad({ west, east, south, north }: MapWindow): boolean {
  return east - west >= 0.002 && north - south >= 0.002;
}

function touches(a: MapWindow, b: MapWindow | undefined): boolean {
  return (
    b !== undefined && a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north
  );
}

function isTooWide({ west, east, south, north }: MapWindow): boolean {
  return Math.max(east - west, north - south) > MAP_LIMITS.degrees;
}
