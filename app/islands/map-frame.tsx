import { mapAddress, mapFrameAddress } from '../../domain/places/map-address.ts';
import { IslandScript } from './island.tsx';

export interface MapFrameProps {
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Height in pixels, as the specification gives it for each screen. */
  height: 300 | 450;
  texts: { show: string; note: string; title: string };
}

/**
 * Words that lead to OpenStreetMap. With JavaScript a button that shows its frame here (show-map-when-asked.ts), before
 * which nothing is fetched from there.
 */
export function MapFrame({ lat, lng, height, texts }: MapFrameProps) {
  return (
    <>
      <div data-map={mapFrameAddress({ lat, lng })} data-title={texts.title} data-height={height}>
        <p>
          <a href={mapAddress({ lat, lng })} rel="noopener" className="button button-secondary">
            {texts.show}
          </a>
          <small className="mt-2 block text-xs">{texts.note}</small>
        </p>
      </div>
      <IslandScript name="map-frame" />
    </>
  );
}
