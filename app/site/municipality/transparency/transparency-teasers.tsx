import type { Entry } from '../../../../domain/content/model/entry.ts';
import type { teaser } from '../../../../domain/content-types/teaser.ts';
import type { Picture as LibraryPicture } from '../../../../domain/media/pictures/picture.ts';
import { href, type Language, localise, t } from '../../../i18n/language.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { Band } from '../../../ui/page/band.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { NamedIcon } from '../../../ui/pictures/named-icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { CardGrid } from '../../../ui/pieces/card-grid.tsx';
import { IconCard } from '../../../ui/pieces/icon-card.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { pictureSource } from '../../picture-source.ts';
import { TRANSPARENCY_TEXTS as TEXTS } from './transparency-texts.ts';

type Teaser = Entry<typeof teaser>;

interface TransparencyTeasersProps {
  cards: Teaser[];
  banner: Teaser | undefined;
  /** By id. */
  pictures: Map<string, LibraryPicture>;
  language: Language;
}

/** The info cards and the promo banner under the documents; staff write both. */
export function TransparencyTeasers({
  cards,
  banner,
  pictures,
  language,
}: TransparencyTeasersProps) {
  return (
    <>
      {cards.length > 0 && (
        <Band tone="sand" labelledBy="more">
          <SectionHeading id="more" title={t(TEXTS.more, language)} />
          <CardGrid columns={3} gap="rows">
            {cards.map(({ id, data }) => (
              <IconCard
                key={id}
                title={localise(data.title, language)}
                text={localise(data.description, language)}
                icon={<NamedIcon name={data.icon} />}
                href={data.link ? href(data.link, language) : undefined}
              />
            ))}
          </CardGrid>
        </Band>
      )}
      {banner && (
        <TransparencyBanner
          banner={banner}
          picture={pictures.get(banner.data.image ?? '')}
          language={language}
        />
      )}
    </>
  );
}

function TransparencyBanner({
  banner: { data },
  picture,
  language,
}: {
  banner: Teaser;
  picture: LibraryPicture | undefined;
  language: Language;
}) {
  const source = pictureSource(picture, language);
  return (
    <Band labelledBy="banner" className="no-print">
      <div className={source ? 'grid items-center gap-10 lg:grid-cols-2 lg:gap-16' : undefined}>
        <div>
          <h2 id="banner" className="text-3xl text-balance">
            <WordsOf words={localise(data.title, language)} />
          </h2>
          {(data.description.el || data.description.en) && (
            <p className="mt-5 max-w-[56ch] text-lg text-muted">
              <WordsOf words={localise(data.description, language)} />
            </p>
          )}
          {data.link && (data.linkText.el || data.linkText.en) && (
            <p className="mt-8">
              <ButtonLink href={href(data.link, language)}>
                <WordsOf words={localise(data.linkText, language)} />
              </ButtonLink>
            </p>
          )}
        </div>
        {source && (
          <Picture
            picture={source}
            sizes="(min-width: 64rem) 36rem, 92vw"
            className="aspect-[16/10] w-full rounded-lg object-cover"
          />
        )}
      </div>
    </Band>
  );
}
