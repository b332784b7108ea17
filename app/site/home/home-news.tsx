import type { ReactNode } from 'react';
import { NEWS_CATEGORIES } from '../../../domain/content-types/news.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { Card } from '../../ui/pieces/card.tsx';
import { DateLeaf } from '../../ui/pieces/date-leaf.tsx';
import { DOT } from '../../ui/text/dot.ts';
import { WordsOf } from '../../ui/text/words.tsx';
import { CancelledBadge } from '../events/cancelled-badge.tsx';
import { Hours } from '../events/hours.tsx';
import { pictureSource } from '../picture-source.ts';
import { HOME_TEXTS } from './home-texts.ts';
import type { HomeData } from './load-home.ts';

/** The three latest news. */
export function HomeNews({
  news,
  pictures,
  language,
}: Pick<HomeData, 'news' | 'pictures'> & { language: Language }) {
  return (
    <section aria-labelledby="news">
      <SectionHeading
        id="news"
        title={t(HOME_TEXTS.news, language)}
        link={{ href: href('/news', language), text: t(HOME_TEXTS.allNews, language) }}
      />
      <Rows>
        {news.map(({ slug, data }) => {
          const category = NEWS_CATEGORIES.find((option) => option.value === data.category);
          const picture = pictureSource(pictures[data.image ?? ''], language);
          return (
            <li key={slug} className="home-row">
              <Card
                href={href(entryPath('news', { slug }), language)}
                title={localise(data.title, language)}
                text={localise(data.summary, language)}
                kicker={
                  <>
                    {category && <Badge words={t(category.label, language)} />}{' '}
                    <time dateTime={data.date ?? ''}>
                      {formatLongDate(data.date ?? '', language)}
                    </time>
                  </>
                }
                sizes="(min-width: 40rem) 11.5rem, 6.5rem"
                {...(picture && { picture })}
              />
            </li>
          );
        })}
      </Rows>
    </section>
  );
}

/** The next two events. */
export function HomeEvents({
  events,
  language,
}: Pick<HomeData, 'events'> & { language: Language }) {
  return (
    <section aria-labelledby="events">
      <SectionHeading
        id="events"
        title={t(HOME_TEXTS.events, language)}
        link={{ href: href('/events', language), text: t(HOME_TEXTS.allEvents, language) }}
      />
      {events.length === 0 && <p className="text-muted">{t(HOME_TEXTS.noEvents, language)}</p>}
      <Rows>
        {events.map(({ slug, data, times }) => {
          return (
            <li key={slug} className="home-row">
              <Card
                href={href(entryPath('event', { slug }), language)}
                title={localise(data.title, language)}
                text={localise(data.description, language)}
                kicker={data.isCancelled && <CancelledBadge language={language} />}
                leaf={<DateLeaf day={dayOf(times.startsAt)} language={language} />}
                meta={
                  <>
                    <Hours times={times} language={language} />
                    {DOT}
                    <WordsOf words={localise(data.location, language)} />
                  </>
                }
              />
            </li>
          );
        })}
      </Rows>
    </section>
  );
}

function Rows({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
  return <ul role="list">{children}</ul>;
}
