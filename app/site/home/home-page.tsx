import { SHORT_SUBJECTS } from '../../../domain/inbox/forms/contact-forms.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { Slider } from '../../islands/slider.tsx';
import { siteRequest } from '../../request-context.ts';
import { useRootData } from '../../root-data.ts';
import { Band } from '../../ui/page/band.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { NamedIcon } from '../../ui/pictures/named-icon.tsx';
import { Ridge } from '../../ui/pictures/ridge.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { IconCard } from '../../ui/pieces/icon-card.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { ShortContactForm } from '../contact/short-contact-form.tsx';
import { describeScreen } from '../describe-screen.ts';
import { newFormToken } from '../forms/handle-form.ts';
import { governmentOrganization } from '../government-organization.ts';
import { pictureSource } from '../picture-source.ts';
import type { Route } from './+types/home-page';
import { HomeContact } from './home-contact.tsx';
import { HomeEvents, HomeNews } from './home-news.tsx';
import { HomeAttractions, HomeUnits } from './home-places.tsx';
import { HomeQuickLinks, HomeStart } from './home-tasks.tsx';
import { HOME_TEXTS } from './home-texts.ts';
import { loadHome } from './load-home.ts';

/** Without slides the header has a ground of its own. */
export const handle = {
  overHero: (data: { slides?: readonly unknown[] } | undefined) => Boolean(data?.slides?.length),
};

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  return {
    ...(await loadHome(services)),
    language,
    now: services.now().toISOString(),
    formToken: await newFormToken(services),
    subjects: SHORT_SUBJECTS,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  if (!root?.site || !loaderData) return [];
  const { settings } = root.site;
  return describeScreen(root, {
    path: '/',
    title: localise(settings.name, root.language).text,
    // Of two descriptions the one in the language of the screen.
    description: t(settings.tagline, root.language) || t(HOME_TEXTS.description, root.language),
    picture: loaderData.pictures[loaderData.slides[0]?.data.image ?? ''],
    jsonLd: [
      governmentOrganization(
        settings,
        root.siteUrl,
        root.language,
        new Date(root.site.now),
        root.site.townHallExceptions,
      ),
    ],
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { language, slides, pictures, services, ...home } = loaderData;
  const settings = useRootData()?.site?.settings;
  if (!settings) throw new Error('The home page needs the settings.');
  return (
    <>
      <h1 className="sr-only">
        <WordsOf words={localise(settings.name, language)} />
      </h1>
      <div className="slider-stage">
        <div className="slider-stage-row on-deep">
          <HomeStart tasks={home.tasks} language={language} />
          {slides.length > 0 && (
            <Slider
              language={language}
              slides={slides.flatMap(({ data }) => {
                const picture = pictureSource(pictures[data.image ?? ''], language);
                if (!picture) return [];
                return {
                  title: localise(data.title, language),
                  description: localise(data.description, language),
                  link: data.link && href(data.link, language),
                  linkText: localise(data.linkText, language),
                  picture,
                };
              })}
            />
          )}
        </div>
        <Ridge />
      </div>
      {home.quickLinks.length > 0 && (
        <HomeQuickLinks quickLinks={home.quickLinks} language={language} />
      )}
      {(home.news.length > 0 || home.events.length > 0) && (
        <Band>
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
            {home.news.length > 0 && (
              <HomeNews news={home.news} pictures={pictures} language={language} />
            )}
            <HomeEvents events={home.events} language={language} />
          </div>
        </Band>
      )}
      {services.length > 0 && (
        <Band tone="sand" labelledBy="services">
          <SectionHeading
            id="services"
            title={t(HOME_TEXTS.services, language)}
            lead={t(HOME_TEXTS.servicesLead, language)}
            link={{ href: href('/services', language), text: t(HOME_TEXTS.allServices, language) }}
          />
          <CardGrid columns={3} gap="rows" className="compact-rows">
            {services.map(({ slug, data }) => (
              <IconCard
                key={slug}
                title={localise(data.title, language)}
                text={localise(data.description, language)}
                icon={<NamedIcon name={data.icon} />}
                href={href(data.link || entryPath('service', { slug }), language)}
              />
            ))}
          </CardGrid>
        </Band>
      )}
      {home.units.length > 0 && <HomeUnits units={home.units} map={home.map} language={language} />}
      {home.attractions.length > 0 && (
        <HomeAttractions attractions={home.attractions} pictures={pictures} language={language} />
      )}
      <HomeContact
        settings={settings}
        ground={home.ground}
        language={language}
        now={new Date(home.now)}
      >
        <ShortContactForm language={language} token={home.formToken} subjects={home.subjects} />
      </HomeContact>
    </>
  );
}
