import type { ContentType } from '../../../domain/content/model/content-type.ts';
import type { Entry } from '../../../domain/content/model/entry.ts';
import { getSingleton, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { attraction } from '../../../domain/content-types/attraction.ts';
import { news } from '../../../domain/content-types/news.ts';
import { service } from '../../../domain/content-types/service.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { slide } from '../../../domain/content-types/slide.ts';
import { teaser } from '../../../domain/content-types/teaser.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { listUpcomingEvents } from '../../../domain/events/listing.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import type { Services } from '../../../domain/services.ts';
import { reachedInGreece } from '../../../domain/time/greek-time.ts';
import { loadMapAround, loadWholeMap } from '../map/load-maps.ts';

/** How much of each the home page shows (specification, section 9). */
const SERVICES_ON_HOME = 6;
const NEWS_ON_HOME = 3;
const EVENTS_ON_HOME = 2;
const ATTRACTIONS_ON_HOME = 4;

/** Everything on the home page, with its pictures by id. */
export async function loadHome({ db, now }: Services) {
  const [slides, quickLinks, tasks, units, services, latestNews, events, attractions, map, facts] =
    await Promise.all([
      listEntries(db, slide),
      listEntries(db, teaser, { category: 'home-quick-link' }),
      listEntries(db, teaser, { category: 'home-task' }),
      listEntries(db, unit),
      listEntries(db, service),
      listEntries(db, news, { limit: NEWS_ON_HOME }),
      listUpcomingEvents(db, reachedInGreece(now()), EVENTS_ON_HOME),
      listEntries(db, attraction, { limit: ATTRACTIONS_ON_HOME }),
      loadWholeMap(db, 'municipality'),
      getSingleton(db, settings),
    ]);
  const pictured: Entry<ContentType>[] = [...slides, ...latestNews, ...attractions];
  const pictures = await findPictures(
    db,
    pictured.map((entry) => entry.data.image as string | null),
  );
  return {
    // Without its picture a slide is nothing, and without slides the header has a ground of its own.
    slides: slides.filter(({ data }) => pictures.has(data.image ?? '')),
    quickLinks,
    // One without a link would lead back to the page that it stands on.
    tasks: tasks.filter(({ data }) => data.link !== ''),
    units,
    services: services.filter((entry) => entry.data.listed).slice(0, SERVICES_ON_HOME),
    news: latestNews,
    events,
    attractions,
    pictures: Object.fromEntries(pictures),
    map,
    ground: await loadMapAround(db, facts.data.coordinates),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
