import { mapAddress } from '../../../domain/places/map-address.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { Band } from '../../ui/page/band.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { PictureTile } from '../../ui/pictures/picture-tile.tsx';
import { Card } from '../../ui/pieces/card.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { ContactCard } from '../../ui/pieces/contact-card.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { Stars } from '../../ui/pieces/stars.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { OfficeHours } from '../opening/office-hours.tsx';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { PageFiles } from '../pages/page-files.tsx';
import { describeSectionScreen } from '../pages/section-screen.tsx';
import { pictureSource } from '../picture-source.ts';
import type { Route } from './+types/tourism-page';
import { loadTourismHome, type TourismHome } from './load-tourism-home.ts';
import { PlaceCard } from './places/place-card.tsx';
import { PlanBand } from './plan-band.tsx';
import { TourismLinks } from './tourism-links.tsx';
import { TOURISM_TEXTS } from './tourism-texts.ts';

const TEXTS = { lead: TOURISM_TEXTS.lead };

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, home] = await Promise.all([
    loadSectionScreen(services.db, language, '/tourism'),
    loadTourismHome(services.db, language),
  ]);
  return { language, screen, home, now: services.now() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return describeScreen(matches[0].loaderData, {
    ...describeSectionScreen(loaderData.screen, TEXTS),
    jsonLd: [
      {
        '@type': 'TouristDestination',
        name: localise(loaderData.screen.title, loaderData.language).text,
        includesAttraction: loaderData.home.places.map((place) => ({
          '@type': 'TouristAttraction',
          name: localise(place.data.name, loaderData.language).text,
        })),
      },
    ],
  });
}

export default function TourismPage({ loaderData }: Route.ComponentProps) {
  const { language, screen, home, now } = loaderData;
  const { text } = screen;
  const prose = text?.html && <Prose html={text.html} lang={text.lang} language={language} />;
  return (
    <>
      <PageHeader
        kind="place"
        language={language}
        title={localise(screen.title, language)}
        lead={localise(text && (text.lead.el || text.lead.en) ? text.lead : TEXTS.lead, language)}
        picture={pictureSource(text?.pictures[0], language)}
        breadcrumb={[]}
      />
      <TourismLinks section={screen.section} path={screen.path} language={language} />
      {home.tiles.length > 0 && (
        <section aria-labelledby="browse" className="wrap pt-12 pb-4 md:pt-16">
          <div className="mb-8 grid gap-x-16 gap-y-4 lg:grid-cols-2">
            <h2 id="browse" className="text-3xl">
              {t(TOURISM_TEXTS.browse, language)}
            </h2>
            {prose}
          </div>
          <CardGrid
            columns={4}
            gap="narrow"
            className="grid-cols-2 max-sm:[&_.tile-text]:px-4 max-[22rem]:[&_.tile-text]:px-3 max-[22rem]:[&_h3]:text-lg"
          >
            {home.tiles.map(({ path, title, count, picture }) => {
              const shared = {
                href: href(path, language),
                title: t(title, language),
                meta: placeCount(count, language),
                sizes: '(min-width: 64rem) 18rem, 46vw',
              };
              return picture ? (
                <PictureTile key={path} {...shared} picture={picture} />
              ) : (
                <Card key={path} {...shared} />
              );
            })}
          </CardGrid>
        </section>
      )}
      {home.tiles.length === 0 && prose && <div className="wrap pt-12 md:pt-16">{prose}</div>}
      <PageFiles text={text} language={language} className="wrap pt-12" />
      <Band labelledBy="attractions">
        <SectionHeading
          id="attractions"
          title={t(TOURISM_TEXTS.attractions, language)}
          lead={home.places.length > 0 && t(TOURISM_TEXTS.attractionsLead, language)}
        />
        {home.places.length === 0 && (
          <EmptyState
            title={t(TOURISM_TEXTS.noAttractions, language)}
            text={t(TOURISM_TEXTS.noAttractionsText, language)}
            headingLevel={3}
            action={
              <ButtonLink href={href('/events', language)}>
                {t(TOURISM_TEXTS.allEvents, language)}
              </ButtonLink>
            }
          />
        )}
        <CardGrid className="compact-cards max-sm:gap-x-4 max-sm:gap-y-6">
          {home.places.map((place) => (
            <PlaceCard key={place.slug} place={place} language={language} isMixed />
          ))}
        </CardGrid>
      </Band>
      <PlanBand pages={home.planning} language={language} />
      {home.banners.map((banner) => (
        <CampaignBand key={banner.title.el} banner={banner} language={language} />
      ))}
      <HelpBand
        lodgings={home.lodgings}
        office={home.touristOffice}
        now={now}
        language={language}
      />
    </>
  );
}

function placeCount(count: number, language: Language): string {
  if (language === 'gr') return count === 1 ? '1 μέρος' : `${count} μέρη`;
  return count === 1 ? '1 place' : `${count} places`;
}

/** The campaign for more visitors (specification, section 2, Tourism index). */
function CampaignBand({
  banner,
  language,
}: {
  banner: TourismHome['banners'][number];
  language: Language;
}) {
  const linkText = localise(banner.linkText, language);
  return (
    <div className="on-deep bg-deep">
      <div className="wrap grid items-center gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 className="text-3xl">
            <WordsOf words={localise(banner.title, language)} />
          </h2>
          <p className="mt-4 max-w-[56ch] text-lg text-muted">
            <WordsOf words={localise(banner.description, language)} />
          </p>
          {banner.link && linkText.text && (
            <ButtonLink href={href(banner.link, language)} variant="secondary" className="mt-6">
              <WordsOf words={linkText} />
            </ButtonLink>
          )}
        </div>
        {banner.picture && (
          <Picture
            picture={banner.picture}
            sizes="(min-width: 64rem) 32rem, 92vw"
            className="aspect-[3/2] w-full rounded-lg object-cover"
          />
        )}
      </div>
    </div>
  );
}

interface HelpBandProps {
  lodgings: TourismHome['lodgings'];
  office: TourismHome['touristOffice'];
  now: Date;
  language: Language;
}

/** Where to stay, and whom to ask. */
function HelpBand({ lodgings, office, now, language }: HelpBandProps) {
  if (lodgings.length === 0 && !office) return null;
  return (
    <Band>
      <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-2">
        {lodgings.length > 0 && (
          <section aria-labelledby="stay">
            <SectionHeading
              id="stay"
              title={t(TOURISM_TEXTS.stay, language)}
              lead={t(TOURISM_TEXTS.stayText, language)}
            />
            <ul className="border-t border-line">
              {lodgings.map(({ slug, data }) => (
                <li key={slug} className="border-b border-line">
                  <a
                    href={href(entryPath('lodging', { slug }), language)}
                    className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 py-3 hover:underline"
                  >
                    <span className="font-semibold">
                      <WordsOf words={localise(data.name, language)} />
                    </span>
                    {data.stars !== null && <Stars count={data.stars} language={language} />}
                  </a>
                </li>
              ))}
            </ul>
            <TextLink href={href('/tourism/accommodation', language)} arrow className="mt-3">
              {t(screenAt('/tourism/accommodation').title, language)}
            </TextLink>
          </section>
        )}
        {office && (
          <section aria-labelledby="help">
            <SectionHeading
              id="help"
              title={t(TOURISM_TEXTS.help, language)}
              lead={t(TOURISM_TEXTS.helpText, language)}
            />
            <ContactCard
              title={localise(office.name, language)}
              text={localise(office.description, language)}
              address={localise(office.address, language)}
              mapHref={office.coordinates ? mapAddress(office.coordinates) : undefined}
              phones={office.phone ? [{ number: office.phone }] : []}
              email={office.email || undefined}
            >
              <OfficeHours office={office} language={language} now={now} />
            </ContactCard>
          </section>
        )}
      </div>
    </Band>
  );
}
