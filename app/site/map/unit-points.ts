import type { Entry } from '../../../domain/content/model/entry.ts';
import type { unit } from '../../../domain/content-types/unit.ts';
import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import { isWithin } from '../../../domain/maps/map-data.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import type { MapPoint } from './units-map.tsx';

/** The units whose position is known and on the map, as its points. */
export function unitPoints(units: readonly Entry<typeof unit>[], map: DrawnMap): MapPoint[] {
  return units.flatMap(({ slug, data }) =>
    data.coordinates && isWithin(data.coordinates, map.window)
      ? [{ name: data.name, href: entryPath('unit', { slug }), ...data.coordinates }]
      : [],
  );
}
