import { mapAddress } from '../../../domain/places/map-address.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { MapPin } from '../../ui/pictures/icons.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeDistance } from '../tourism/places/place-distance.ts';
import type { ListedPlace, PlaceGroup } from './group-places.ts';
import { MAP_SCREEN_TEXTS as TEXTS } from './map-screen-texts.ts';

/** Every place by what it is: its name, where it is, and how far. */
export function MapPlaces({ groups, language }: { groups: PlaceGroup[]; language: Language }) {
  return (
    <div className="gap-x-12 md:columns-2">
      {groups.map((group) => (
        <section
          key={group.key}
          aria-labelledby={`kind-${group.key}`}
          className="mb-12 break-inside-avoid"
        >
          <h3 id={`kind-${group.key}`} className="text-xl">
            {t(group.title, language)}
          </h3>
          <ul className="mt-3 border-t border-line">
            {group.places.map((place) => (
              <PlaceLine key={place.key} place={place} language={language} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PlaceLine({ place, language }: { place: ListedPlace; language: Language }) {
  const name = localise(place.name, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
      <div className="min-w-0 flex-[1_1_11.5rem]">
        <a
          href={href(place.href, language)}
          className="text-link inline-flex min-h-9 items-center font-semibold"
        >
          <WordsOf words={name} />
        </a>
        {place.where && (
          <p className="text-sm text-muted">
            <WordsOf words={localise(place.where, language)} />
          </p>
        )}
      </div>
      {place.position && (
        <a
          href={mapAddress(place.position)}
          rel="noopener"
          className="inline-flex min-h-11 flex-none items-center gap-1.5 text-sm text-muted underline-offset-4 hover:text-text hover:underline"
        >
          <MapPin className="size-4 flex-none text-accent" />
          <span className="sr-only">
            {t(TEXTS.onMap, language)}: <WordsOf words={name} />,{' '}
          </span>
          {place.km === null ? t(TEXTS.onMap, language) : describeDistance(place.km, language)}
        </a>
      )}
    </li>
  );
}
