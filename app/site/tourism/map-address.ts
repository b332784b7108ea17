import type { Coordinates } from '../../../domain/content/model/fields.ts';

/** How close the map is opened: streets and buildings. */
const ZOOM = 16;

/** The address of a point on OpenStreetMap; phones offer to open it in the app for maps. */
export function mapAddress({ lat, lng }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${ZOOM}/${lat}/${lng}`;
}
