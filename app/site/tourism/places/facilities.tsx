import { type Language, t } from '../../../i18n/language.ts';
import {
  Accessibility,
  CircleParking,
  type Icon,
  LifeBuoy,
  Umbrella,
} from '../../../ui/pictures/icons.tsx';
import { PLACE_TEXTS } from '../tourism-texts.ts';
import { FACILITIES, type Facility, type FacilityName, facilityNames } from './facility-names.ts';
import type { Place } from './places.ts';

const ICONS: Record<FacilityName, Icon> = {
  sunbeds: Umbrella,
  lifeguard: LifeBuoy,
  accessible: Accessibility,
  parking: CircleParking,
};

function FacilityIcon({ name }: { name: FacilityName }) {
  const Icon = ICONS[name];
  return (
    <span className="grid size-10 flex-none place-content-center rounded-full bg-tint text-on-tint">
      <Icon className="size-5" />
    </span>
  );
}

interface FacilityIconsProps {
  data: Place['data'];
  language: Language;
}

/** The symbols of a place's facilities; the legend explains them, and screen readers read their names. */
export function FacilityIcons({ data, language }: FacilityIconsProps) {
  const facilities = facilityNames(data);
  if (facilities.length === 0) return null;
  const title = t(PLACE_TEXTS.facilities, language);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" aria-label={title} className="flex flex-wrap gap-2">
      {facilities.map(({ name, label }) => (
        <li key={name} title={t(label, language)}>
          <FacilityIcon name={name} />
          <span className="sr-only">{t(label, language)}</span>
        </li>
      ))}
    </ul>
  );
}

interface FacilityNamesProps {
  facilities: readonly Facility[];
  language: Language;
  className?: string;
}

/** Symbols with their names; nothing where there are none. */
export function FacilityNames({ facilities, language, className }: FacilityNamesProps) {
  if (facilities.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className={className}>
      {facilities.map(({ name, label }) => (
        <li key={name} className="flex items-center gap-2 wrap-anywhere">
          <FacilityIcon name={name} />
          {t(label, language)}
        </li>
      ))}
    </ul>
  );
}

/** What the symbols of a list mean. */
export function FacilityLegend({ language }: { language: Language }) {
  return (
    <section aria-labelledby="legend" className="panel">
      <h2 id="legend" className="text-lg">
        {t(PLACE_TEXTS.legend, language)}
      </h2>
      <FacilityNames
        facilities={FACILITIES}
        language={language}
        className="mt-3 flex flex-wrap gap-x-8 gap-y-3"
      />
      <p className="mt-3 text-sm text-muted">{t(PLACE_TEXTS.legendNote, language)}</p>
    </section>
  );
}
