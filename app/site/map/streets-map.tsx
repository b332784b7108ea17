import type { ReactNode } from 'react';
import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import { type Language, t } from '../../i18n/language.ts';
import { BusStop, Entrance } from '../../ui/pictures/map-marks.tsx';
import { MAP_SCREEN_TEXTS as TEXTS } from './map-screen-texts.ts';
import { type Pin, PinnedMap } from './pinned-map.tsx';

interface StreetsMapProps {
  /** The streets, as `loadWholeMap` draws them. */
  map: DrawnMap;
  pins: readonly Pin[];
  language: Language;
}

/** The streets of the centre with their pins, and what the signs on it mean. */
export function StreetsMap({ map, pins, language }: StreetsMapProps) {
  return (
    <>
      <PinnedMap map={map} pins={pins} label={TEXTS.streets} language={language} />
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
        {map.entrances.length > 0 && (
          <li className="flex items-center gap-2">
            <Key>
              <Entrance x={16} y={18} />
            </Key>
            {t(TEXTS.entrance, language)}
          </li>
        )}
        {map.stops.length > 0 && (
          <li className="flex items-center gap-2">
            <Key>
              <BusStop x={16} y={16} />
            </Key>
            {t(TEXTS.stop, language)}
          </li>
        )}
        <li>{t(TEXTS.simplified, language)}</li>
      </ul>
    </>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="map-key size-6 flex-none">
      {children}
    </svg>
  );
}
