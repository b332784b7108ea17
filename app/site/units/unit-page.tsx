import { redirect } from 'react-router';
import { findNewAddress } from '../../../domain/content/addresses/former-addresses.ts';
import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { attraction } from '../../../domain/content-types/attraction.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { listUpcomingEvents } from '../../../domain/events/listing.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { dayInGreece, reachedInGreece } from '../../../domain/time/greek-time.ts';
import { formatNumber } from '../../i18n/dates.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ContentLayout } from '../../ui/page/content-layout.tsx';
import { LastUpdated } from '../../ui/page/last-updated.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PreviousNext } from '../../ui/page/previous-next.tsx';
import { SideNavigation } from '../../ui/page/side-navigation.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { ContactCard } from '../../ui/pieces/contact-card.tsx';
import { FactList } from '../../ui/pieces/fact-list.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { LanguageNote } from '../language-note.tsx';
import { OfficeHours } from '../opening/office-hours.tsx';
import { pictureSource } from '../picture-source.ts';
import { showTextsOf } from '../texts/show-texts.ts';
import type { Route } from './+types/unit-page';
import { hasOffice } from './has-office.ts';
import { UnitEvents } from './unit-events.tsx';
import { UnitSights } from './unit-sights.tsx';
import { UNIT_TEXTS as TEXTS } from './unit-texts.ts';

const LIST = screenAt('/municipality/units');
const SECTION = screenAt('/municipality');
const SHOWN_EVENTS = 3;

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const units = await listEntries(services.db, unit);
  const index = units.findIndex((entry) => entry.slug === args.params.slug);
  const entry = units[index];
  if (!entry) {
    const moved = await findNewAddress(services.db, entryPath('unit', { slug: args.params.slug }));
    // An unknown unit is no dead end (specification, sections 2 and 8).
    throw redirect(href(moved ?? LIST.path, language), moved ? 301 : 302);
  }
  const places = (await listEntries(services.db, attraction)).filter(
    (place) => place.data.unit === entry.slug,
  );
  const now = services.now();
  const events = await listUpcomingEvents(services.db, reachedInGreece(now), SHOWN_EVENTS, {
    unit: entry.slug,
  });
  const pictures = await findPictures(services.db, [
    entry.data.image,
    ...places.map((place) => place.data.image),
  ]);
  return {
    language,
    entry: await showTextsOf(services.db, unit, entry),
    updatedOn: dayInGreece(new Date(entry.updatedAt)),
    units: units.map(({ slug, data }) => ({ slug, name: data.name })),
    index,
    places,
    events,
    pictures,
    now,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, entry, pictures } = loaderData;
  const { name, description, coordinates, image } = entry.data;
  const title = localise(name, language).text;
  const path = entryPath('unit', entry);
  return describeScreen(matches[0].loaderData, {
    path,
    title,
    description: localise(description, language).text,
    picture: pictures.get(image ?? ''),
    languages: entry.languages,
    breadcrumb: [
      { title: t(SECTION.title, language), path: '/municipality' },
      { title: t(LIST.title, language), path: LIST.path },
      { title, path },
    ],
    jsonLd: [
      {
        '@type': 'AdministrativeArea',
        name: title,
        description: localise(description, language).text,
        ...(coordinates && {
          geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
        }),
      },
    ],
  });
}

/** One unit: figures first, then what it is, its office, its neighbours, what is on and what to see. */
export default function UnitPage({ loaderData }: Route.ComponentProps) {
  const { language, entry, updatedOn, units, index, places, events, pictures, now } = loaderData;
  const { name, description, content, population, area, seat } = entry.data;
  const about = localise(content, language);
  const neighbour = (other: (typeof units)[number] | undefined) =>
    other && {
      href: href(entryPath('unit', other), language),
      title: localise(other.name, language),
    };
  return (
    <>
      <PageHeader
        kind="place"
        language={language}
        title={localise(name, language)}
        lead={localise(description, language)}
        breadcrumb={[
          { label: t(SECTION.title, language), href: href('/municipality', language) },
          { label: t(LIST.title, language), href: href(LIST.path, language) },
        ]}
        kicker={<Badge words={t(TEXTS.unit, language)} />}
        picture={pictureSource(pictures.get(entry.data.image ?? ''), language)}
      />
      <ContentLayout
        side={hasOffice(entry.data) && <UnitOffice entry={entry} language={language} now={now} />}
        sideFirst
        navigation={
          <SideNavigation
            title={t(LIST.title, language)}
            href={href(LIST.path, language)}
            items={units.map((other) => ({
              label: localise(other.name, language),
              href: href(entryPath('unit', other), language),
              current: other.slug === entry.slug,
            }))}
            language={language}
          />
        }
      >
        <div className="mb-14">
          <FactList
            facts={[
              {
                label: t(TEXTS.population, language),
                value: formatNumber(population ?? 0, language),
              },
              {
                label: t(TEXTS.area, language),
                value: formatNumber(area ?? 0, language),
              },
              ...(seat.el || seat.en
                ? [
                    {
                      label: t(TEXTS.seat, language),
                      value: (
                        <span className="facts-word">
                          <WordsOf words={localise(seat, language)} />
                        </span>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </div>
        <div className="mb-10 empty:hidden">
          <LanguageNote
            entry={entry}
            language={language}
            path={entryPath('unit', entry)}
            text={content}
          />
        </div>
        <Prose language={language} html={about.text} lang={about.lang} />
        <div className="mt-14">
          <LastUpdated day={updatedOn} language={language} />
        </div>
        <div className="mt-10">
          <PreviousNext
            previous={neighbour(units[index - 1])}
            next={neighbour(units[index + 1])}
            language={language}
          />
        </div>
      </ContentLayout>
      {events.length > 0 && <UnitEvents unit={entry.slug} events={events} language={language} />}
      <UnitSights
        named={entry.data.attractions}
        places={places}
        pictures={pictures}
        language={language}
      />
    </>
  );
}

type UnitData = Route.ComponentProps['loaderData'];

function UnitOffice({ entry, language, now }: Pick<UnitData, 'entry' | 'language' | 'now'>) {
  const { address, phone, hours } = entry.data;
  return (
    <ContactCard
      headingLevel={2}
      title={t(TEXTS.office, language)}
      text={t(TEXTS.officeText, language)}
      address={localise(address, language)}
      mapHref={href('/map', language)}
      phones={phone ? [{ number: phone }] : []}
    >
      {hours.length > 0 && (
        <OfficeHours
          showsComing
          office={entry.data}
          language={language}
          now={now}
          className="text-sm"
        />
      )}
    </ContactCard>
  );
}
