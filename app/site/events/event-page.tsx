import { findEntry } from '../../../domain/content/reading/published-entries.ts';
import { event } from '../../../domain/content-types/event.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { isUpcoming } from '../../../domain/events/event-times.ts';
import { type EventEntry, findEvent, listUpcomingEvents } from '../../../domain/events/listing.ts';
import { comingDates, mainDate } from '../../../domain/events/main-dates.ts';
import { findEntryFiles } from '../../../domain/media/library/entry-files.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { mapAddress } from '../../../domain/places/map-address.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { reachedInGreece } from '../../../domain/time/greek-time.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { Band } from '../../ui/page/band.tsx';
import { ContentLayout } from '../../ui/page/content-layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Clock, MapPin, Repeat } from '../../ui/pictures/icons.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { Card } from '../../ui/pieces/card.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { DateLeaf } from '../../ui/pieces/date-leaf.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { ArchivedNote } from '../archived-note.tsx';
import { describeScreen } from '../describe-screen.ts';
import { addressesOfPictures } from '../files/addresses-of-pictures.ts';
import { EntryFiles } from '../files/entry-files.tsx';
import { LanguageNote } from '../language-note.tsx';
import { loadMapAround } from '../map/load-maps.ts';
import { pageNotFound } from '../not-found.ts';
import { pictureSource } from '../picture-source.ts';
import { showTextsOf } from '../texts/show-texts.ts';
import { PlaceMap } from '../tourism/places/place-map.tsx';
import type { Route } from './+types/event-page';
import { CancelledBadge } from './cancelled-badge.tsx';
import { EventDates } from './event-dates.tsx';
import { EventFacts } from './event-facts.tsx';
import { eventJsonLd } from './event-json-ld.ts';
import { describeRepetition, describeShared, describeWhen } from './event-when.ts';
import { EVENT_TEXTS, EVENTS_TEXTS } from './events-texts.ts';

const SHOWN_OTHERS = 3;

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db } = services;
  const stored = await findEvent(db, args.params.slug);
  if (!stored) throw pageNotFound();
  const shown = await showTextsOf(db, event, stored);
  const now = reachedInGreece(services.now());
  const times = mainDate(stored.data, now);
  const [place, pictures, files, upcoming, ground] = await Promise.all([
    stored.data.unit ? findEntry(db, unit, stored.data.unit) : undefined,
    findPictures(db, [stored.data.image]),
    findEntryFiles(db, stored.data),
    listUpcomingEvents(db, now, SHOWN_OTHERS + 1),
    loadMapAround(db, stored.data.coordinates),
  ]);
  return {
    language,
    slug: stored.slug,
    data: shown.data,
    archivedAt: stored.archivedAt,
    languages: stored.languages,
    unit: place && { slug: place.slug, name: place.data.name },
    isEnglishBehind: stored.isEnglishBehind,
    picture: pictures.get(stored.data.image ?? ''),
    files,
    ground,
    times,
    coming: comingDates(stored.data, now),
    changed: comingChanges(stored.data, dayOf(now)),
    isOver: !isUpcoming(times, now),
    isOn: isUpcoming(times, now) && times.startsAt <= now,
    others: upcoming.filter((other) => other.slug !== stored.slug).slice(0, SHOWN_OTHERS),
  };
}

/**
 * The days of its rule on which something else holds, but for those that are past, and so is what takes their place: a
 * date that was brought forward is still missed by whoever comes on its day.
 */
function comingChanges({ exceptions }: EventEntry['data'], today: string) {
  return exceptions
    .filter(({ day, movedTo }) => (day ?? '') >= today || (movedTo ?? '') >= today)
    .sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
}

type EventData = Route.ComponentProps['loaderData'];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, slug, data, picture } = loaderData;
  const root = matches[0].loaderData;
  const title = localise(data.title, language).text;
  const siteUrl = root?.siteUrl ?? '';
  const path = entryPath('event', { slug });
  const about = {
    siteUrl,
    times: loaderData.times,
    locality: loaderData.unit ? localise(loaderData.unit.name, language).text : '',
    pictures: addressesOfPictures(siteUrl, picture, loaderData.files.gallery),
  };
  return describeScreen(root, {
    path,
    title,
    description: describeShared(data, loaderData.times, language),
    picture,
    noIndex: loaderData.archivedAt !== null,
    languages: loaderData.languages,
    breadcrumb: [
      { title: t(screenAt('/events').title, language), path: '/events' },
      { title, path },
    ],
    jsonLd: [eventJsonLd({ slug, data }, about, language)],
  });
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { language, data, picture, times, isOver, isOn, others } = loaderData;
  const when = describeWhen(times, language);
  const repeated = describeRepetition(data, language);
  const content = localise(data.content, language);
  const location = localise(data.location, language);
  return (
    <>
      <PageHeader
        language={language}
        title={localise(data.title, language)}
        lead={localise(data.description, language)}
        kicker={
          data.isCancelled ? (
            <CancelledBadge language={language} />
          ) : (
            (isOn && <Badge words={t(EVENT_TEXTS.isOn, language)} tone="citrus" />) ||
            (isOver && <Badge words={t(EVENT_TEXTS.over, language)} tone="sand" />)
          )
        }
        meta={
          <>
            <span className="flex items-center gap-2">
              <Clock className="size-5 flex-none text-accent" />
              <time dateTime={times.startsAt}>
                {when.days}, <span className="inline-block">{when.hours}</span>
              </time>
            </span>
            {repeated && (
              <span className="flex items-center gap-2">
                <Repeat className="size-5 flex-none text-accent" />
                {repeated}
              </span>
            )}
            <span className="flex items-center gap-2">
              <MapPin className="size-5 flex-none text-accent" />
              {data.coordinates ? (
                <TextLink href={mapAddress(data.coordinates)}>
                  <WordsOf words={location} />
                </TextLink>
              ) : (
                <WordsOf words={location} />
              )}
            </span>
          </>
        }
        picture={pictureSource(picture, language)}
        breadcrumb={[
          { label: t(screenAt('/events').title, language), href: href('/events', language) },
        ]}
      />
      <ContentLayout sideFirst side={<EventFacts {...loaderData} />}>
        <div className="grid gap-12">
          <ArchivedNote
            since={loaderData.archivedAt}
            language={language}
            current={{ path: '/events', words: t(EVENTS_TEXTS.showUpcoming, language) }}
          />
          {data.isCancelled && !isOver && (
            <Notice tone="warning">
              <p>{t(EVENT_TEXTS.isCancelledText, language)}</p>
            </Notice>
          )}
          {isOver && loaderData.archivedAt === null && (
            <Notice>
              <p>
                {t(data.isCancelled ? EVENT_TEXTS.wasCancelled : EVENT_TEXTS.isOver, language)}{' '}
                <TextLink href={href('/events', language)}>
                  {t(EVENTS_TEXTS.showUpcoming, language)}
                </TextLink>
              </p>
            </Notice>
          )}
          <LanguageNote
            entry={loaderData}
            language={language}
            path={entryPath('event', loaderData)}
            text={data.content}
          />
          {content.text && <Prose html={content.text} lang={content.lang} language={language} />}
          {!data.isCancelled && (
            <EventDates
              coming={loaderData.coming}
              changed={loaderData.changed}
              language={language}
            />
          )}
          <EntryFiles files={loaderData.files} language={language} />
          {data.coordinates && (
            <PlaceMap
              position={data.coordinates}
              ground={loaderData.ground}
              name={data.location}
              language={language}
            />
          )}
        </div>
      </ContentLayout>
      {others.length > 0 && <Others others={others} language={language} />}
    </>
  );
}

function Others({ others, language }: { others: EventData['others']; language: Language }) {
  return (
    <Band tone="sand" labelledBy="others" className="no-print">
      <SectionHeading
        id="others"
        title={t(EVENT_TEXTS.others, language)}
        link={{ href: href('/events', language), text: t(EVENT_TEXTS.all, language) }}
      />
      <CardGrid from="lg">
        {others.map((other) => (
          <Card
            key={other.slug}
            href={href(entryPath('event', other), language)}
            title={localise(other.data.title, language)}
            kicker={other.data.isCancelled && <CancelledBadge language={language} />}
            meta={
              <span>
                <MapPin />
                <WordsOf words={localise(other.data.location, language)} />
              </span>
            }
            leaf={<DateLeaf day={dayOf(other.times.startsAt)} language={language} />}
          />
        ))}
      </CardGrid>
    </Band>
  );
}
