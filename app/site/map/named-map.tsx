import type { ReactNode } from 'react';
import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import type { Box } from '../../../domain/maps/simplify.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, t } from '../../i18n/language.ts';
import { MapGround } from '../../ui/pictures/map-ground.tsx';
import { placeWaterName } from './map-labels.ts';

interface NamedMapProps {
  map: DrawnMap;
  /** What the map is called for a screen reader. */
  label: Bilingual;
  /** Where the name of the sea stands best, as a share of the width. */
  waterAt: number;
  /** Where something of the children stands, in drawing units: the name of the sea keeps off it. */
  taken: readonly Box[];
  language: Language;
  /** What stands on the map: links, and drawings between them. */
  children: ReactNode;
}

/** All of a map, with the name of its sea, as a navigation by what stands on it. */
export function NamedMap({ map, label, waterAt, taken, language, children }: NamedMapProps) {
  const { width, height } = map;
  const water = placeWaterName(map.waters, {
    x: width * waterAt,
    sight: { left: 0, right: width, top: 0, bottom: height },
    taken,
  });
  return (
    <nav aria-label={t(label, language)} className="@container">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation names it; a title would be a tooltip over every link. */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto w-full rounded-lg border border-line"
      >
        <MapGround shapes={map} />
        {water && (
          <text
            x={water.x}
            y={water.y}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-on-tint hidden text-[24px] tracking-label italic @min-[16.5rem]:inline @min-[34rem]:text-[19px]"
          >
            {t(water.name, language)}
          </text>
        )}
        {children}
      </svg>
    </nav>
  );
}
