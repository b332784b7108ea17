import type { Bilingual } from '../text/bilingual.ts';
import type { MapWindow } from './map-data.ts';
import type { Spot } from './projection.ts';
import type { Box } from './simplify.ts';

/** A name and where it may stand, in drawing units. */
export interface NamedSpot extends Spot {
  name: Bilingual;
}

/** A way with a name, as a line of a drawing. */
export interface NamedWay {
  name: Bilingual;
  line: readonly Spot[];
}

/** Its top, and how high it stands. */
export interface DrawnMountain extends Spot {
  height: number;
}

/** A map of a window as SVG path data, in drawing units. */
export interface DrawnMap {
  width: number;
  height: number;
  window: MapWindow;
  /** What the map knows; beyond it the ground says nothing. */
  known: Box;
  /** Whether there is a coast: without one all of it is land. */
  hasSea: boolean;
  land: string;
  units: string;
  squares: string;
  rivers: string;
  rails: string;
  streets: string;
  roads: string;
  /** From the back to the front. */
  mountains: DrawnMountain[];
  places: NamedSpot[];
  stops: (Spot & { name: Bilingual | null })[];
  entrances: Spot[];
  /** Streets and roads with a name, of a map of streets alone. */
  ways: NamedWay[];
  /** Whether it shows streets, and not a whole region. */
  isClose: boolean;
  /** The lines on which the name of a sea may stand. */
  waters: NamedWay[];
}
