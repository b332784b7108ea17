/** A point as [longitude, latitude] in degrees, WGS 84. */
export type LngLat = readonly [lng: number, lat: number];

/** The part of the earth that a map shows, in degrees. */
export interface MapWindow {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** The whole municipality, with a strip of the gulf above it. */
export const MUNICIPALITY_WINDOW: MapWindow = {
  west: 21.92,
  east: 22.5,
  south: 37.955,
  north: 38.375,
};

/** The area that the shapes below cover; a municipality elsewhere gets no drawing. */
const DRAWN: MapWindow = { west: 21.7, east: 22.65, south: 37.9, north: 38.45 };

/** Whether the drawing shows the surroundings of a point. */
export function isDrawn({ lat, lng }: { lat: number; lng: number }): boolean {
  return lng > DRAWN.west && lng < DRAWN.east && lat > DRAWN.south && lat < DRAWN.north;
}

/**
 * The southern shore of the gulf from Rio to Corinthia, simplified by hand: capes and the deltas of
 * the rivers, no more than a small map can show.
 */
const SOUTH_SHORE: readonly LngLat[] = [
  [21.6, 38.16],
  [21.72, 38.24],
  [21.785, 38.306],
  [21.82, 38.328],
  [21.851, 38.342],
  [21.88, 38.331],
  [21.92, 38.329],
  [21.95, 38.326],
  [21.974, 38.322],
  [21.988, 38.312],
  [22.002, 38.302],
  [22.012, 38.293],
  [22.022, 38.287],
  [22.036, 38.28],
  [22.055, 38.275],
  [22.07, 38.266],
  [22.083, 38.257],
  [22.095, 38.261],
  [22.108, 38.264],
  [22.113, 38.257],
  [22.12, 38.243],
  [22.133, 38.241],
  [22.148, 38.243],
  [22.158, 38.232],
  [22.165, 38.219],
  [22.182, 38.208],
  [22.204, 38.199],
  [22.222, 38.193],
  [22.232, 38.183],
  [22.25, 38.175],
  [22.272, 38.17],
  [22.288, 38.174],
  [22.303, 38.17],
  [22.322, 38.165],
  [22.34, 38.157],
  [22.357, 38.15],
  [22.38, 38.143],
  [22.405, 38.135],
  [22.43, 38.131],
  [22.5, 38.112],
  [22.58, 38.091],
  [22.65, 38.074],
  [22.78, 38.0],
];

/** The shore of mainland Greece across the water. */
const NORTH_SHORE: readonly LngLat[] = [
  [21.6, 38.33],
  [21.7, 38.345],
  [21.76, 38.33],
  [21.79, 38.335],
  [21.83, 38.385],
  [21.87, 38.382],
  [21.9, 38.372],
  [21.93, 38.375],
  [21.96, 38.387],
  [22.0, 38.378],
  [22.035, 38.366],
  [22.07, 38.368],
  [22.1, 38.362],
  [22.13, 38.352],
  [22.16, 38.349],
  [22.19, 38.355],
  [22.22, 38.367],
  [22.26, 38.362],
  [22.29, 38.341],
  [22.32, 38.338],
  [22.34, 38.352],
  [22.37, 38.375],
  [22.4, 38.369],
  [22.42, 38.345],
  [22.45, 38.335],
  [22.5, 38.33],
  [22.56, 38.31],
  [22.78, 38.2],
];

/** The rivers that made the plain, from the mountains to their mouths. */
const RIVERS: readonly (readonly LngLat[])[] = [
  // Selinountas
  [
    [22.0, 38.09],
    [22.02, 38.13],
    [22.056, 38.175],
    [22.09, 38.205],
    [22.148, 38.243],
  ],
  // Vouraikos
  [
    [22.11, 38.02],
    [22.14, 38.075],
    [22.173, 38.13],
    [22.18, 38.165],
    [22.204, 38.199],
  ],
  // Krathis
  [
    [22.205, 37.985],
    [22.24, 38.03],
    [22.225, 38.076],
    [22.26, 38.12],
    [22.288, 38.174],
  ],
];

/** Tops as [longitude, latitude, size]; 1 is the largest. From the back of the map to its front. */
const MOUNTAINS: readonly (readonly [lng: number, lat: number, size: number])[] = [
  // Panachaiko
  [21.72, 38.21, 0.8],
  [21.86, 38.235, 0.9],
  [21.915, 38.21, 0.65],
  // Above Aigio
  [22.0, 38.185, 0.5],
  [21.96, 38.165, 0.75],
  [22.045, 38.15, 0.6],
  // Between Selinountas and Vouraikos
  [22.11, 38.135, 0.45],
  [22.085, 38.1, 0.7],
  [21.99, 38.08, 0.7],
  // Chelmos and the east
  [22.335, 38.1, 0.5],
  [22.385, 38.085, 0.6],
  [22.3, 38.07, 0.75],
  [22.55, 38.05, 0.8],
  [22.16, 38.04, 0.75],
  [22.43, 38.035, 0.85],
  [22.33, 38.015, 0.8],
  [22.055, 38.02, 0.85],
  [22.22, 38.01, 1],
];
/** Of the largest mountain, in degrees. */
const MOUNTAIN = { halfWidth: 0.05, height: 0.042 };

export interface Projection {
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
  place(point: LngLat): { x: number; y: number };
}

/** A plain map of a window, of that width; one degree north is as long as one degree east is on the ground. */
export function projectWindow(window: MapWindow, width: number): Projection {
  const middle = ((window.north + window.south) / 2) * (Math.PI / 180);
  const perLng = width / (window.east - window.west);
  const perLat = perLng / Math.cos(middle);
  return {
    width,
    height: Math.round((window.north - window.south) * perLat),
    place: ([lng, lat]) => ({
      x: round((lng - window.west) * perLng),
      y: round((window.north - lat) * perLat),
    }),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The shapes of a map as SVG path data. */
export interface MapShapes {
  south: string;
  north: string;
  rivers: string;
  /** Each mountain as a sheet of paper and its fold, from the back to the front. */
  mountains: { sheet: string; fold: string }[];
}

/** Draws land, rivers and mountains by a projection. Land reaches well beyond the window. */
export function drawShapes(projection: Projection): MapShapes {
  const { place, height } = projection;
  const line = (points: readonly LngLat[]) =>
    points.map((point) => Object.values(place(point)).join(' ')).join('L');
  const ends = (points: readonly LngLat[]) => {
    const first = place(points[0] ?? [0, 0]);
    const last = place(points.at(-1) ?? [0, 0]);
    return { first, last };
  };
  const land = (points: readonly LngLat[], edge: number) => {
    const { first, last } = ends(points);
    return `M${first.x} ${edge}L${line(points)}L${last.x} ${edge}Z`;
  };
  return {
    south: land(SOUTH_SHORE, height * 3),
    north: land(NORTH_SHORE, -height * 2),
    rivers: RIVERS.map((river) => bend(river.map(place))).join(''),
    mountains: MOUNTAINS.map(([lng, lat, size]) => {
      const halfWidth = MOUNTAIN.halfWidth * size;
      const foot = lat - MOUNTAIN.height * size;
      const at = (x: number, y: number) => Object.values(place([lng + x * halfWidth, y])).join(' ');
      const middle = (lat + foot) / 2;
      const arch = foot + (lat - foot) * 0.14;
      return {
        sheet: `M${at(-1, foot)}L${at(0, lat)}L${at(0.42, middle)}L${at(1, foot)}Q${at(0, arch)} ${at(-1, foot)}Z`,
        fold: `M${at(0, lat)}L${at(0.42, middle)}L${at(1, foot)}Q${at(0.6, arch)} ${at(0.3, arch)}L${at(0.02, middle)}L${at(0.14, (middle + lat) / 2)}Z`,
      };
    }),
  };
}

/** Where the water begins and ends on the vertical line at `x`, in drawing units from the top. */
export function seaBetween({ place }: Projection, x: number): { north: number; south: number } {
  const shoreAt = (shore: readonly LngLat[]) => {
    const points = shore.map(place);
    const next = Math.max(
      1,
      points.findIndex((point) => point.x >= x),
    );
    const from = points[next - 1] ?? { x: 0, y: 0 };
    const to = points[next] ?? from;
    return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
  };
  return { north: shoreAt(NORTH_SHORE), south: shoreAt(SOUTH_SHORE) };
}

/** A line that bends at its inner points instead of breaking. */
function bend(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const curves = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? last;
    return `Q${point.x} ${point.y} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`;
  });
  return `M${first.x} ${first.y}${curves.join('')}L${last.x} ${last.y}`;
}

/** The position of a point's label: on the sea side, high enough that no label covers another. */
export interface LabelPlace {
  x: number;
  y: number;
}

/**
 * Places labels to the right of their points, the lowest first; each higher one keeps `gap` from the
 * one below. Points are in drawing units; the result is in the order of the points.
 */
export function placeLabels(
  points: readonly { x: number; y: number }[],
  { gap, right }: { gap: number; right: number },
): LabelPlace[] {
  const labels: LabelPlace[] = points.map(({ x, y }) => ({ x: x + right, y: y - right }));
  const lowestFirst = [...labels].sort((a, b) => b.y - a.y);
  for (const [i, label] of lowestFirst.entries()) {
    const below = lowestFirst[i - 1];
    if (below) label.y = Math.min(label.y, below.y - gap);
  }
  return labels;
}
