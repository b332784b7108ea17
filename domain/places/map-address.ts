import type { Coordinates } from '../content/model/fields/fields.ts';

/** The one foreign site whose map the public pages show, after the visitor asks for it. */
export const MAP_SITE = 'https://www.openstreetmap.org';
/** The default zoom of the map: it shows streets and buildings. */
const ZOOM = 16;
/** Degrees of longitude and latitude that a frame shows on each side of its point. */
const SPAN = { lng: 0.012, lat: 0.006 };

/** The address of a point on OpenStreetMap; phones offer to open it in the app for maps. */
export function mapAddress({ lat, lng }: Coordinates, zoom = ZOOM): string {
  return `${MAP_SITE}/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`;
}

/** The address of a frame that shows the surroundings of a point. */
export function mapFrameAddress({ lat, lng }: Coordinates): string {
  const box = [lng - SPAN.lng, lat - SPAN.lat, lng + SPAN.lng, lat + SPAN.lat].join(',');
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${lat},${lng}` });
  return `${MAP_SITE}/export/embed.html?${query}`;
}
