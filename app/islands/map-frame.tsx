import { useEffect, useState } from 'react';
import { mapAddress, mapFrameAddress } from '../../domain/places/map-address.ts';

export interface MapFrameProps {
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Height in pixels, as the specification gives it for each screen. */
  height: 300 | 450;
  texts: { show: string; note: string; title: string };
}

const LOOK = 'button button-secondary';

/**
 * Asks before anything is fetched from OpenStreetMap, then shows its frame. Without JavaScript the same words lead to
 * OpenStreetMap itself.
 */
export function MapFrame({ lat, lng, height, texts }: MapFrameProps) {
  const [isAlive, setIsAlive] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!shown) {
    return (
      <p>
        {isAlive ? (
          <button type="button" className={LOOK} onClick={() => setShown(true)}>
            {texts.show}
          </button>
        ) : (
          <a href={mapAddress({ lat, lng })} rel="noopener" className={LOOK}>
            {texts.show}
          </a>
        )}
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
