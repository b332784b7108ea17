import { mapAddress } from '../../../../domain/places/map-address.ts';
import { href, type Language, localise, t } from '../../../i18n/language.ts';
import { MapPin } from '../../../ui/pictures/icons.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Fold } from '../../../ui/pieces/fold.tsx';
import { CoordinatesLabel } from '../../../ui/text/coordinates-label.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { type Words, WordsOf } from '../../../ui/text/words.tsx';
import { PinNumber } from '../../map/pinned-map.tsx';
import { FacilityNames } from '../places/facilities.tsx';
import { facilityNames } from '../places/facility-names.ts';
import { PlaceTips } from '../places/place-tips.tsx';
import type { Place } from '../places/places.ts';
import { PLACE_TEXTS } from '../tourism-texts.ts';
import { beachFactsOf } from './beach-facts.ts';

interface BeachRowProps {
  beach: Place;
  /** As on the map; null without one. */
  number: number | null;
  /** The name of its municipal unit, where it lies in one. */
  unit: Words | undefined;
  language: Language;
  isFirst: boolean;
}

/** A beach of the list. Its facts stand in the table above, and on a phone, which shows no table, here. */
export function BeachRow({ beach, number, unit, language, isFirst }: BeachRowProps) {
  const { name, description, location } = beach.data;
  const title = localise(name, language);
  const season = localise(beach.data.season, language);
  return (
    <article
      aria-labelledby={beach.slug}
      className="grid items-start gap-x-8 gap-y-4 border-t border-line py-8 max-md:first:border-t-0 max-md:first:pt-0 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]"
    >
      {beach.picture && (
        <Picture
          picture={beach.picture}
          sizes="(min-width: 48rem) 20rem, 92vw"
          priority={isFirst}
          className="aspect-[4/3] w-full rounded-lg object-cover"
        />
      )}
      <div className="min-w-0">
        <div className="flex items-start gap-3">
          {number !== null && <PinNumber number={number} />}
          <h3 id={beach.slug} className="scroll-mt-28 text-2xl">
            <WordsOf words={title} />
          </h3>
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-5 text-sm text-muted">
          {unit && <WordsOf words={unit} />}
          {location && (
            <a
              href={mapAddress(location)}
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:text-text hover:underline"
            >
              <MapPin className="size-4 flex-none text-accent" />
              <span className="sr-only">{t(PLACE_TEXTS.position, language)}: </span>
              <CoordinatesLabel {...location} language={language} />
            </a>
          )}
        </p>
        <p className="measure mt-1">
          <WordsOf words={localise(description, language)} />
        </p>
        {season.text && (
          <p className="mt-2 text-sm text-muted">
            <WordsOf words={season} />
          </p>
        )}
        <BeachFacts beach={beach} language={language} />
        <MoreOfBeach beach={beach} language={language} />
        <TextLink href={href(beach.path, language)} arrow className="mt-3">
          {t(PLACE_TEXTS.moreBeach, language)}
          <span className="sr-only">
            : <WordsOf words={title} />
          </span>
        </TextLink>
      </div>
    </article>
  );
}

function BeachFacts({ beach, language }: Pick<BeachRowProps, 'beach' | 'language'>) {
  const facts = beachFactsOf(beach.data, language).filter(({ value }) => value);
  return (
    <dl className="facts-side-by-side mt-4 md:hidden">
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a phone shows when asked: six beaches would be ten screens. */
function MoreOfBeach({ beach, language }: Pick<BeachRowProps, 'beach' | 'language'>) {
  const { tips } = beach.data;
  const facilities = facilityNames(beach.data);
  if (tips.length === 0 && facilities.length === 0) return null;
  const title =
    facilities.length === 0
      ? PLACE_TEXTS.tips
      : tips.length === 0
        ? PLACE_TEXTS.facilities
        : PLACE_TEXTS.facilitiesAndTips;
  return (
    <div className="mt-2">
      <Fold title={t(title, language)} look="quiet" isBare>
        <FacilityNames
          facilities={facilities}
          language={language}
          className="facts-side-by-side text-sm lg:hidden"
        />
        {tips.length > 0 && (
          <>
            <h4 className="mt-4 mb-2 text-base font-semibold">{t(PLACE_TEXTS.tips, language)}</h4>
            <PlaceTips tips={tips} language={language} />
          </>
        )}
      </Fold>
    </div>
  );
}
