import type { Entry } from '../../../domain/content/model/entry.ts';
import { NEWS_CATEGORIES, type news } from '../../../domain/content-types/news.ts';
import type { Picture } from '../../../domain/media/pictures/picture.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { href, type Language, type LocalisedText, localise, t } from '../../i18n/language.ts';
import type { PictureSource } from '../../ui/pictures/picture.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { Card } from '../../ui/pieces/card.tsx';
import { pictureSource } from '../picture-source.ts';

/** A news item as lists show it. */
export interface NewsTeaser {
  path: string;
  title: LocalisedText;
  summary: LocalisedText;
  /** `YYYY-MM-DD` */
  date: string;
  category: Bilingual;
  picture: PictureSource | undefined;
}

/** The name of a category, or undefined when there is none of that value. */
export function newsCategoryLabel(value: string): Bilingual | undefined {
  return NEWS_CATEGORIES.find((category) => category.value === value)?.label;
}

/** The data of a news item for a list, in the language of the screen. */
export function newsTeaser(
  { slug, data }: Entry<typeof news>,
  pictures: Map<string, Picture>,
  language: Language,
): NewsTeaser {
  return {
    path: entryPath('news', { slug }),
    title: localise(data.title, language),
    summary: localise(data.summary, language),
    date: data.date ?? '',
    category: newsCategoryLabel(data.category ?? '') ?? { el: '', en: '' },
    picture: pictureSource(pictures.get(data.image ?? ''), language),
  };
}

interface NewsCardProps {
  item: NewsTeaser;
  language: Language;
  headingLevel?: 2 | 3;
  priority?: boolean;
  sizes?: string | undefined;
}

/** A news item in a list: date and category, then the title. */
export function NewsCard({ item, language, headingLevel = 3, priority, sizes }: NewsCardProps) {
  return (
    <Card
      href={href(item.path, language)}
      title={item.title}
      text={item.summary}
      picture={item.picture}
      priority={priority}
      sizes={sizes}
      headingLevel={headingLevel}
      kicker={
        <>
          <Badge words={t(item.category, language)} />
          <time dateTime={item.date}>{formatLongDate(item.date, language)}</time>
        </>
      }
    />
  );
}
