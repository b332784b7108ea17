import { useState } from 'react';

export interface MapFrameProps {
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Height in pixels, as the specification gives it for each screen. */
  height: 300 | 450;
  texts: { show: string; note: string; title: string };
}

/** Degrees of longitude and latitude shown around the point. */
const SPAN = { lng: 0.012, lat: 0.006 };

/** Asks before anything is fetched from OpenStreetMap, then shows its frame. */
export function MapFrame({ lat, lng, height, texts }: MapFrameProps) {
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <p>
        <button type="button" className="button button-secondary" onClick={() => setShown(true)}>
          {texts.show}
        </button>
        <small className="mt-2 block">{texts.note}</small>
      </p>
    );
  }
  const box = [lng - SPAN.lng, lat - SPAN.lat, lng + SPAN.lng, lat + SPAN.lat].join(',');
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${lat},${lng}` });
  return (
    <iframe
      title={texts.title}
      src={`https://www.openstreetmap.org/export/embed.html?${query}`}
      height={height}
      className="w-full border-0"
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
