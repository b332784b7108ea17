import type { Entry } from '../../../domain/content/model/entry.ts';
import type { unit } from '../../../domain/content-types/unit.ts';
import { isDrawn } from './gulf-geometry.ts';
import type { MapPoint } from './units-map.tsx';

/** The units whose position is known and drawn, as points of the map. */
export function unitPoints(units: Entry<typeof unit>[]): MapPoint[] {
  return units.flatMap(({ slug, data }) =>
    data.coordinates && isDrawn(data.coordinates)
      ? [{ name: data.name, href: `/municipality/units/${slug}`, ...data.coordinates }]
      : [],
  );
}
