import type { MapData } from './map-data.ts';

/** A map as GeoJSON, a feature on each line, as staff download it. */
export function writeGeoJson({ window, features }: MapData): string {
  const { west, south, east, north } = window;
  const lines = features.map(({ kind, name, size, geometry }) =>
    JSON.stringify({
      type: 'Feature',
      properties: {
        kind,
        ...(name && { name_el: name.el, name_en: name.en }),
        ...(size !== null && { size }),
      },
      geometry,
    }),
  );
  const head = `{"type":"FeatureCollection","bbox":${JSON.stringify([west, south, east, north])},"features":[`;
  return `${head}\n${lines.join(',\n')}\n]}\n`;
}
