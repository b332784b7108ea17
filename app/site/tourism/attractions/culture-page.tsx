import { listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { cultureBlock } from '../../../../domain/content-types/culture-block.ts';
import { unit } from '../../../../domain/content-types/unit.ts';
import { findPictures } from '../../../../domain/media/library/reading.ts';
import { href, localise, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { Band } from '../../../ui/page/band.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { CardGrid, cardSizes } from '../../../ui/pieces/card-grid.tsx';
import { Prose } from '../../../ui/text/prose.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { describeScreen } from '../../describe-screen.ts';
import { loadSectionScreen } from '../../pages/load-section-screen.ts';
import { describeSectionScreen } from '../../pages/section-screen.tsx';
import { pictureSource } from '../../picture-source.ts';
import { showTexts } from '../../texts/show-texts.ts';
import { NothingFits } from '../places/filter/nothing-fits.tsx';
import { describeNarrowed, narrowPlaces } from '../places/filter/place-filter.ts';
import { PlaceFilterBar } from '../places/filter/place-filter-bar.tsx';
import { PlaceCard } from '../places/place-card.tsx';
import { attractionJsonLd } from '../places/place-json-ld.ts';
import { listPlaces } from '../places/places.ts';
import { TourismListHeader } from '../tourism-list-header.tsx';
import { TOURISM_TEXTS } from '../tourism-texts.ts';
import type { Route } from './+types/culture-page';
import { ATTRACTION_PARAMETERS, attractionFilters } from './attraction-filters.ts';
import { CATEGORY_SCREENS } from './categories.ts';
import { NoAttractions } from './no-attractions.tsx';
import { PictureRow } from './picture-row.tsx';

const TEXTS = CATEGORY_SCREENS.culture;

export const handle = { parameters: ATTRACTION_PARAMETERS };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const [screen, blocks, all, units] = await Promise.all([
    loadSectionScreen(services.db, language, TEXTS.path),
    listEntries(services.db, cultureBlock),
    listPlaces(services.db, { category: 'culture' }, language),
    listEntries(services.db, unit),
  ]);
  const pictures = await findPictures(
    services.db,
    blocks.map((block) => block.data.image),
  );
  const shown = await showTexts(services.db, cultureBlock, blocks);
  return {
    language,
    screen,
    blocks: shown,
    pictures,
    ...narrowPlaces(all, attractionFilters(units), url.searchParams),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, screen, places } = loaderData;
  const root = matches[0].loaderData;
  const about = describeSectionScreen(screen, TEXTS);
  return describeScreen(root, {
    ...about,
    ...describeNarrowed(about.title, TEXTS.path, loaderData, language),
    jsonLd: places.map((place) => attractionJsonLd(place, language, root?.siteUrl ?? '')),
  });
}

/** The four blocks of the specification (section 2) and the attractions of the category. */
export default function CulturePage({ loaderData }: Route.ComponentProps) {
  const { language, screen, blocks, pictures, isEmpty, places, filters, chosen } = loaderData;
  return (
    <>
      <TourismListHeader screen={screen} texts={TEXTS} />
      <div className="wrap grid gap-16 py-12 md:gap-24 md:py-16">
        {isEmpty && blocks.length === 0 && <NoAttractions language={language} />}
        {blocks.map(({ slug, data }, index) => {
          const content = localise(data.content, language);
          const linkText = localise(data.linkText, language);
          return (
            <PictureRow
              key={slug}
              picture={pictureSource(pictures.get(data.image ?? ''), language)}
              isMirrored={index % 2 === 1}
              priority={index === 0}
            >
              <h2 id={slug} className="mb-4 text-3xl">
                <WordsOf words={localise(data.title, language)} />
              </h2>
              <Prose html={content.text} lang={content.lang} language={language} />
              {data.link && linkText.text && (
                <TextLink href={href(data.link, language)} arrow className="mt-4">
                  <WordsOf words={linkText} />
                </TextLink>
              )}
            </PictureRow>
          );
        })}
      </div>
      {!isEmpty && (
        <Band tone="sand" labelledBy="places">
          <SectionHeading id="places" title={t(TOURISM_TEXTS.culturePlaces, language)} />
          <div className="filters-dense no-print mb-8 empty:hidden">
            <PlaceFilterBar
              path={TEXTS.path}
              at="places"
              filters={filters}
              chosen={chosen}
              language={language}
            />
          </div>
          {places.length === 0 && (
            <NothingFits path={TEXTS.path} headingLevel={3} language={language} />
          )}
          <CardGrid>
            {places.map((place, index) => (
              <PlaceCard
                key={place.slug}
                place={place}
                language={language}
                sizes={cardSizes(index, places.length)}
              />
            ))}
          </CardGrid>
        </Band>
      )}
    </>
  );
}
