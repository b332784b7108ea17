import { useState } from 'react';
import { mapFrameAddress } from '../../domain/places/map-address.ts';

export interface MapFrameProps {
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Height in pixels, as the specification gives it for each screen. */
  height: 300 | 450;
  texts: { show: string; note: string; title: string };
}

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
  return (
    <iframe
      title={texts.title}
      src={mapFrameAddress({ lat, lng })}
      height={height}
      className="w-full border-0"
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
