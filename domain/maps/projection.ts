import type { LngLat, MapWindow } from './map-data.ts';

export interface Spot {
  x: number;
  y: number;
}

export interface Projection {
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
  place(point: LngLat): Spot;
}

/** A plain map of a window, of that width; one degree north is as long as one degree east is on the ground. */
export function projectWindow(window: MapWindow, width: number): Projection {
  const middle = ((window.north + window.south) / 2) * (Math.PI / 180);
  const perLng = width / (window.east - window.west);
  const perLat = perLng / Math.max(0.1, Math.cos(middle));
  return {
    width,
    height: Math.round((window.north - window.south) * perLat),
    place: ([lng, lat]) => ({
      x: round((lng - window.west) * perLng),
      y: round((window.north - lat) * perLat),
    }),
  };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
