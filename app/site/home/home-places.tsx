import { ATTRACTION_CATEGORIES } from '../../../domain/content-types/attraction.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Band } from '../../ui/band.tsx';
import { Card } from '../../ui/card.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { PictureTile } from '../../ui/picture-tile.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { pictureSource } from '../picture-source.ts';
import { HOME_TEXTS } from './home-texts.ts';
import type { HomeData } from './load-home.ts';

type Props = Pick<HomeData, 'pictures'> & { language: Language };

/** The six municipal units as pictures to choose from. */
export function HomeUnits({ units, pictures, language }: Props & Pick<HomeData, 'units'>) {
  return (
    <Band tone="sand" labelledBy="units" ridge="surface">
      <SectionHeading
        id="units"
        title={t(HOME_TEXTS.units, language)}
        lead={t(HOME_TEXTS.unitsLead, language)}
        link={{
          href: href('/municipality/units', language),
          text: t(HOME_TEXTS.allUnits, language),
        }}
      />
      <CardGrid columns={3} gap="narrow">
        {units.map(({ slug, data }) => {
          const picture = pictureSource(pictures[data.image ?? ''], language);
          const address = href(`/municipality/units/${slug}`, language);
          const meta = `${formatNumber(data.population ?? 0, language)} ${t(HOME_TEXTS.residents, language)}`;
          return picture ? (
            <PictureTile
              key={slug}
              href={address}
              title={localise(data.name, language)}
              picture={picture}
              meta={meta}
            />
          ) : (
            <Card key={slug} href={address} title={localise(data.name, language)} meta={meta} />
          );
        })}
      </CardGrid>
    </Band>
  );
}

/** Four places worth seeing, with their category. */
export function HomeAttractions({
  attractions,
  pictures,
  language,
}: Props & Pick<HomeData, 'attractions'>) {
  return (
    <Band labelledBy="attractions">
      <SectionHeading
        id="attractions"
        title={t(HOME_TEXTS.attractions, language)}
        link={{ href: href('/tourism', language), text: t(HOME_TEXTS.moreAttractions, language) }}
      />
      <CardGrid columns={4}>
        {attractions.map(({ slug, data }) => {
          const category = ATTRACTION_CATEGORIES.find((option) => option.value === data.category);
          const picture = pictureSource(pictures[data.image ?? ''], language);
          return (
            <Card
              key={slug}
              href={href(`/tourism/${data.category}/${slug}`, language)}
              title={localise(data.name, language)}
              text={localise(data.description, language)}
              kicker={category && <Badge words={t(category.label, language)} />}
              sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 46vw, 92vw"
              {...(picture && { picture })}
            />
          );
        })}
      </CardGrid>
    </Band>
  );
}
