import { href, type Language, localise } from '../../../i18n/language.ts';
import { Badge } from '../../../ui/pieces/badge.tsx';
import { Card } from '../../../ui/pieces/card.tsx';
import { categoryLabel } from '../attractions/categories.ts';
import type { Place } from './places.ts';

interface PlaceCardProps {
  place: Place;
  language: Language;
  /** Shows the category, for lists with several. */
  isMixed?: boolean;
  /** Under the text: a distance. */
  meta?: string;
  /** The `sizes` of its picture, if the card is larger than in a row of three. */
  sizes?: string | undefined;
}

/** An attraction in a list. */
export function PlaceCard({ place, language, isMixed = false, meta, sizes }: PlaceCardProps) {
  const { name, description, category } = place.data;
  return (
    <Card
      href={href(place.path, language)}
      title={localise(name, language)}
      text={localise(description, language)}
      kicker={isMixed && <Badge words={localise(categoryLabel(category), language)} />}
      meta={meta}
      picture={place.picture}
      sizes={sizes}
    />
  );
}
