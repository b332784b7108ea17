import type { Bilingual } from '../text/bilingual.ts';
import type { DrawnMap, DrawnMountain } from './drawn-map.ts';
import {
  drawnWindow,
  enlarge,
  type LngLat,
  type MapData,
  type MapFeature,
  type MapWindow,
  pathsOf,
} from './map-data.ts';
import type { MapKind } from './map-kinds.ts';
import { type Projection, projectWindow, type Spot } from './projection.ts';
import { type Box, clipLine, clipRing, simplify } from './simplify.ts';

/** Characters of path data in one drawing, so that no file makes a page heavy. */
const MOST_CHARACTERS = 24_000;
/** Points that are drawn of each kind. */
const MOST_POINTS = 60;
const MOST_WAYS = 200;
/** In drawing units: what is nearer to a line is left out of it. Where a drawing is too long it grows. */
const TOLERANCE = { first: 0.6, grows: 1.6 };

/** Degrees from west to east up to which a map is one of streets. */
const CLOSE = 0.1;

/** Draws what a map has in a window, so many units wide. */
export function drawMap(map: MapData, window: MapWindow, width: number): DrawnMap {
  const projection = projectWindow(window, width);
  const isClose = window.east - window.west < CLOSE;
  const sight = boxOf(enlarge(window, 0.1), projection);
  const seen = map.features.map((feature) => ({
    feature,
    paths: pathsOf(feature).map((path) => path.map(projection.place)),
  }));
  const points = (kind: MapKind) =>
    seen
      .filter(({ feature }) => feature.kind === kind)
      .flatMap(({ feature, paths }) => {
        const spot = paths[0]?.[0];
        return spot && isInside(spot, sight) ? [{ ...spot, feature }] : [];
      })
      .slice(0, MOST_POINTS);
  const lines = (kinds: readonly MapKind[]) =>
    seen.flatMap(({ feature, paths }) =>
      kinds.includes(feature.kind) && feature.name
        ? paths.flatMap((path) =>
            clipLine(path, sight).map((line) => ({
              name: feature.name as Bilingual,
              line: simplify(line, 8),
            })),
          )
        : [],
    );
  return {
    width: projection.width,
    height: projection.height,
    window,
    known: boxOf(drawnWindow(map), projection),
    hasSea: map.features.some(({ kind }) => kind === 'coast'),
    ...drawPaths(seen, sight),
    mountains: points('mountain').map(({ feature }) => drawMountain(feature, projection)),
    places: points('place').flatMap(({ x, y, feature: { name } }) =>
      name ? [{ x, y, name }] : [],
    ),
    stops: points('stop').map(({ x, y, feature: { name } }) => ({ x, y, name })),
    entrances: points('entrance').map(({ x, y }) => ({ x, y })),
    ways: isClose ? lines(['road', 'street']).slice(0, MOST_WAYS) : [],
    isClose,
    waters: lines(['water']).slice(0, MOST_POINTS),
  };
}

const PATHS = {
  land: 'coast',
  units: 'unit',
  squares: 'square',
  rivers: 'river',
  rails: 'rail',
  streets: 'street',
  roads: 'road',
} as const satisfies Record<string, MapKind>;

type Paths = Record<keyof typeof PATHS, string>;

/** All path data, as exact as fits. */
function drawPaths(seen: readonly { feature: MapFeature; paths: Spot[][] }[], sight: Box): Paths {
  const clipped = Object.entries(PATHS).map(([name, kind]) => {
    const isArea = kind === 'coast' || kind === 'unit' || kind === 'square';
    const paths = seen
      .filter(({ feature }) => feature.kind === kind)
      .flatMap((one) => one.paths)
      .flatMap((path) => (isArea ? [clipRing(path, sight)] : clipLine(path, sight)))
      .map(thinOut);
    return { name, isArea, bends: kind === 'river', paths };
  });
  for (let tolerance = TOLERANCE.first; ; tolerance *= TOLERANCE.grows) {
    const drawn = clipped.map((layer) => {
      const { name, isArea, bends } = layer;
      layer.paths = layer.paths
        .map((path) => simplify(path, tolerance))
        .filter((path) => reach(path) > tolerance && path.length > (isArea ? 2 : 1));
      const write = bends ? bend : isArea ? writeArea : writeLine;
      return [name, layer.paths.map(write).join('')] as const;
    });
    const length = drawn.reduce((sum, [, data]) => sum + data.length, 0);
    if (length <= MOST_CHARACTERS) return Object.fromEntries(drawn) as Paths;
  }
}

/** Without the points that lie on the one before: what is finer than a drawing is left out at little cost. */
function thinOut(path: readonly Spot[]): Spot[] {
  let last: Spot | undefined;
  return path.filter((spot, at) => {
    const stays =
      !last ||
      at === path.length - 1 ||
      Math.hypot(spot.x - last.x, spot.y - last.y) >= TOLERANCE.first / 2;
    if (stays) last = spot;
    return stays;
  });
}

/** How far a path reaches, in drawing units. */
function reach(path: readonly Spot[]): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of path) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return Math.max(right - left, bottom - top);
}

/** In whole units and steps: a finer line is not seen, and a third of the bytes are digits that steps do not need. */
function writeLine(path: readonly Spot[]): string {
  const spots = path.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const [first, ...rest] = spots;
  if (!first) return '';
  const steps = rest.map(({ x, y }, at) => {
    const { x: beforeX, y: beforeY } = spots[at] ?? first;
    return `${x - beforeX} ${y - beforeY}`;
  });
  return `M${first.x} ${first.y}l${steps.join(' ')}`;
}

const writeArea = (path: readonly Spot[]) => `${writeLine(path)}Z`;

const whole = ({ x, y }: Spot) => `${Math.round(x)} ${Math.round(y)}`;

/** A line that bends at its inner points instead of breaking. */
function bend(points: readonly Spot[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const curves = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? last;
    const middle = { x: Math.round((point.x + next.x) / 2), y: Math.round((point.y + next.y) / 2) };
    return `Q${whole(point)} ${middle.x} ${middle.y}`;
  });
  return `M${whole(first)}${curves.join('')}L${whole(last)}`;
}

/** Of the largest mountain, from foot to top in degrees. */
const MOUNTAIN = { height: 0.042, usual: 0.7 };

function drawMountain({ geometry, size }: MapFeature, { place }: Projection): DrawnMountain {
  const [lng, lat] = geometry.coordinates as LngLat;
  const top = place([lng, lat]);
  const foot = place([lng, lat - MOUNTAIN.height * (size ?? MOUNTAIN.usual)]);
  return { x: Math.round(top.x), y: Math.round(top.y), height: Math.round(foot.y - top.y) };
}

function boxOf({ west, east, south, north }: MapWindow, { place }: Projection): Box {
  const corner = place([west, north]);
  const opposite = place([east, south]);
  return { left: corner.x, top: corner.y, right: opposite.x, bottom: opposite.y };
}

const isInside = ({ x, y }: Spot, { left, right, top, bottom }: Box) =>
  x >= left && x <= right && y >= top && y <= bottom;
