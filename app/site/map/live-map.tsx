import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { MapFrame } from '../../islands/map-frame.tsx';
import { MAP_TEXTS } from '../map-texts.ts';

export interface LiveMapProps {
  lat: number;
  lng: number;
  /** What is there. */
  name: Bilingual;
  /** In pixels, as the specification gives it for each screen. */
  height: 300 | 450;
  language: Language;
}

/** The button that puts OpenStreetMap's frame in its place. Nothing is fetched from elsewhere before. */
export function LiveMap({ lat, lng, name, height, language }: LiveMapProps) {
  return (
    <MapFrame
      lat={lat}
      lng={lng}
      height={height}
      texts={{
        show: t(MAP_TEXTS.show, language),
        note: t(MAP_TEXTS.note, language),
        title: `${t(MAP_TEXTS.title, language)}: ${localise(name, language).text}`,
      }}
    />
  );
}
