import { MapPin } from 'lucide-react';
import { mapAddress } from '../../../domain/places/map-address.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { CoordinatesLabel } from '../../ui/coordinates-label.tsx';
import { WordsOf } from '../../ui/words.tsx';
import type { PlaceGroup } from './group-places.ts';

/** Every place by unit: what it is, its name, its position. */
export function MapPlaces({ groups, language }: { groups: PlaceGroup[]; language: Language }) {
  return (
    <div className="gap-x-12 md:columns-2">
      {groups.map((group) => (
        <section
          key={group.key}
          aria-labelledby={`at-${group.key}`}
          className="mb-12 break-inside-avoid"
        >
          <h3 id={`at-${group.key}`} className="text-xl">
            <WordsOf words={localise(group.title, language)} />
          </h3>
          <ul className="mt-3 border-t border-line">
            {group.places.map((place) => {
              const name = localise(place.name, language);
              return (
                <li key={place.key} className="border-b border-line py-2.5">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <a
                      href={href(place.href, language)}
                      className="text-link inline-flex min-h-9 items-center font-semibold"
                    >
                      <WordsOf words={name} />
                    </a>
                    <span className="text-sm text-muted">{t(place.kind, language)}</span>
                  </div>
                  {place.position && (
                    <a
                      href={mapAddress(place.position)}
                      rel="noopener"
                      className="inline-flex min-h-9 items-center gap-2 text-xs text-muted underline-offset-4 hover:text-text hover:underline"
                    >
                      <MapPin aria-hidden className="size-4 flex-none text-accent" />
                      <span className="sr-only">
                        OpenStreetMap: <WordsOf words={name} />,{' '}
                      </span>
                      <CoordinatesLabel {...place.position} language={language} />
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
