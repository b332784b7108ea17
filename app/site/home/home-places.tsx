import { ATTRACTION_CATEGORIES } from '../../../domain/content-types/attraction.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { Band } from '../../ui/page/band.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { Card } from '../../ui/pieces/card.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { unitPoints } from '../map/unit-points.ts';
import { UnitsMap } from '../map/units-map.tsx';
import { pictureSource } from '../picture-source.ts';
import { HOME_TEXTS } from './home-texts.ts';
import type { HomeData } from './load-home.ts';

/** The municipal units on their coast, and by name. */
export function HomeUnits({
  units,
  map,
  language,
}: Pick<HomeData, 'units' | 'map'> & { language: Language }) {
  const points = unitPoints(units, map);
  return (
    <Band labelledBy="units">
      <SectionHeading
        id="units"
        title={t(HOME_TEXTS.units, language)}
        link={{
          href: href('/municipality/units', language),
          text: t(HOME_TEXTS.allUnits, language),
        }}
      />
      <div className="grid items-center gap-x-10 gap-y-6 md:max-lg:items-start md:grid-cols-[3fr_2fr] lg:grid-cols-[7fr_5fr] lg:gap-x-16">
        {points.length > 0 && <UnitsMap map={map} units={points} language={language} />}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets. */}
        <ul role="list" className="home-units">
          {units.map(({ slug, data }) => (
            <li key={slug}>
              <article aria-labelledby={`unit-${slug}`} className="py-1.5">
                <h3 id={`unit-${slug}`} className="text-xl">
                  <a
                    href={href(entryPath('unit', { slug }), language)}
                    className="text-link flex min-h-11 items-center hover:underline"
                  >
                    <WordsOf words={localise(data.name, language)} />
                  </a>
                </h3>
                <p className="tabular text-sm text-muted">
                  {formatNumber(data.population ?? 0, language)} {t(HOME_TEXTS.residents, language)}
                </p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** Four places worth seeing, with their category. */
export function HomeAttractions({
  attractions,
  pictures,
  language,
}: Pick<HomeData, 'attractions' | 'pictures'> & { language: Language }) {
  return (
    <Band tone="sand" labelledBy="attractions">
      <SectionHeading
        id="attractions"
        title={t(HOME_TEXTS.attractions, language)}
        link={{ href: href('/tourism', language), text: t(HOME_TEXTS.moreAttractions, language) }}
      />
      <CardGrid columns={4} className="compact-cards max-sm:gap-x-4 max-sm:gap-y-6">
        {attractions.map(({ slug, data }) => {
          const category = ATTRACTION_CATEGORIES.find((option) => option.value === data.category);
          const picture = pictureSource(pictures[data.image ?? ''], language);
          return (
            <Card
              key={slug}
              href={href(entryPath('attraction', { slug, data }), language)}
              title={localise(data.name, language)}
              text={localise(data.description, language)}
              kicker={category && <Badge words={t(category.label, language)} />}
              sizes="(min-width: 64rem) 18rem, 46vw"
              {...(picture && { picture })}
            />
          );
        })}
      </CardGrid>
    </Band>
  );
}
