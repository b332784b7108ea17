import type { Coordinates } from '../content/model/fields/fields.ts';

const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far two points lie from each other in a straight line, in kilometres. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

/**
 * The places nearest to a point, at most `count`, with their distance in kilometres. Places without a position are left
 * out.
 */
export function nearestPlaces<P>(
  from: Coordinates,
  places: readonly P[],
  positionOf: (place: P) => Coordinates | null,
  count: number,
): { place: P; km: number }[] {
  return places
    .flatMap((place) => {
      const position = positionOf(place);
      return position ? [{ place, km: distanceKm(from, position) }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}
