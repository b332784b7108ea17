import type { Entry } from '../../../domain/content/model/entry.ts';
import {
  ATTRACTION_CATEGORIES,
  type attraction,
} from '../../../domain/content-types/attraction.ts';
import type { findPictures } from '../../../domain/media/library/reading.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { fold } from '../../../domain/text/fold.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { Band } from '../../ui/page/band.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { MapPin } from '../../ui/pictures/icons.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { Card } from '../../ui/pieces/card.tsx';
import { CardGrid, cardSizes } from '../../ui/pieces/card-grid.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { pictureSource } from '../picture-source.ts';
import { UNIT_TEXTS as TEXTS } from './unit-texts.ts';

interface UnitSightsProps {
  /** What the unit itself names. */
  named: readonly { name: Bilingual }[];
  /** The places of the unit that have a page. */
  places: readonly Entry<typeof attraction>[];
  /** Of the places, by their key. */
  pictures: Awaited<ReturnType<typeof findPictures>>;
  language: Language;
}

/** What to see in a unit: a card for each place with a page, then what the unit names besides them. */
export function UnitSights({ named, places, pictures, language }: UnitSightsProps) {
  const onCards = new Set(places.map(({ data }) => fold(data.name.el)));
  const besides = named.filter(({ name }) => !onCards.has(fold(name.el)));
  if (places.length + besides.length === 0) return null;
  return (
    <Band tone="sand" labelledBy="sights">
      <SectionHeading
        id="sights"
        title={t(TEXTS.attractions, language)}
        link={{ href: href('/tourism', language), text: t(TEXTS.allPlaces, language) }}
      />
      {places.length > 0 && (
        <CardGrid
          columns={3}
          className={places.length > 1 ? 'compact-cards max-sm:gap-x-4 max-sm:gap-y-6' : ''}
        >
          {places.map(({ id, slug, data }, index) => {
            const category = ATTRACTION_CATEGORIES.find(({ value }) => value === data.category);
            return (
              <Card
                key={id}
                href={href(entryPath('attraction', { slug, data }), language)}
                title={localise(data.name, language)}
                text={localise(data.description, language)}
                kicker={category && <Badge words={t(category.label, language)} />}
                picture={pictureSource(pictures.get(data.image ?? ''), language)}
                layout={places.length === 1 ? 'row' : 'stack'}
                sizes={cardSizes(index, places.length, places.length > 1 ? '46vw' : '92vw')}
              />
            );
          })}
        </CardGrid>
      )}
      {besides.length > 0 && (
        <div className="mt-12 first:mt-0">
          {places.length > 0 && <h3 className="text-xl">{t(TEXTS.besides, language)}</h3>}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets. */}
          <ul role="list" className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
            {besides.map(({ name }) => (
              <li key={name.el} className="flex items-start gap-3 border-b border-line py-3.5">
                <MapPin className="mt-1 size-5 flex-none text-accent" />
                <span className="min-w-0">
                  <WordsOf words={localise(name, language)} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Band>
  );
}
