import type { Entry } from '../../../domain/content/model/entry.ts';
import type { unit } from '../../../domain/content-types/unit.ts';
import type { Picture } from '../../../domain/media/pictures/picture.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { PictureTile } from '../../ui/pictures/picture-tile.tsx';
import { Card } from '../../ui/pieces/card.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { pictureSource } from '../picture-source.ts';
import { UNIT_TEXTS as TEXTS } from './unit-texts.ts';

interface UnitTilesProps {
  units: Entry<typeof unit>[];
  /** By id. */
  pictures: Map<string, Picture>;
  language: Language;
  /** On a large screen. */
  columns?: 2 | 3;
  /** Two beside each other on a phone: where the page is about more than them. */
  isCompact?: boolean;
}

/** The units with their pictures; one without a picture is a plain card. */
export function UnitTiles(props: UnitTilesProps) {
  const { units, pictures, language, columns = 3, isCompact = false } = props;
  return (
    <CardGrid columns={columns} gap="narrow" className={isCompact ? 'compact-cards' : ''}>
      {units.map(({ id, slug, data }) => {
        const picture = pictureSource(pictures.get(data.image ?? ''), language);
        const shared = {
          href: href(entryPath('unit', { slug }), language),
          title: localise(data.name, language),
        };
        const residents = `${formatNumber(data.population ?? 0, language)} ${t(TEXTS.residents, language)}`;
        return picture ? (
          <PictureTile key={id} {...shared} picture={picture} meta={residents} />
        ) : (
          <Card key={id} {...shared} text={localise(data.description, language)} meta={residents} />
        );
      })}
    </CardGrid>
  );
}
