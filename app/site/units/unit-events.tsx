import type { ListedEvent } from '../../../domain/events/listing.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { Band } from '../../ui/page/band.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { MapPin } from '../../ui/pictures/icons.tsx';
import { Card } from '../../ui/pieces/card.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { DateLeaf } from '../../ui/pieces/date-leaf.tsx';
import { DOT } from '../../ui/text/dot.ts';
import { WordsOf } from '../../ui/text/words.tsx';
import { CancelledBadge } from '../events/cancelled-badge.tsx';
import { Hours } from '../events/hours.tsx';
import { UNIT_TEXTS as TEXTS } from './unit-texts.ts';

interface UnitEventsProps {
  /** The unit's slug. */
  unit: string;
  events: Pick<ListedEvent, 'slug' | 'data' | 'times'>[];
  language: Language;
}

/** The next events in a unit, and the way to all of them. */
export function UnitEvents({ unit, events, language }: UnitEventsProps) {
  return (
    <Band labelledBy="unit-events" className="no-print">
      <SectionHeading
        id="unit-events"
        title={t(TEXTS.events, language)}
        link={{ href: href(`/events?unit=${unit}`, language), text: t(TEXTS.allEvents, language) }}
      />
      <CardGrid from="lg">
        {events.map(({ slug, data, times }) => (
          <Card
            key={slug}
            href={href(entryPath('event', { slug }), language)}
            title={localise(data.title, language)}
            kicker={data.isCancelled && <CancelledBadge language={language} />}
            meta={
              <span>
                <MapPin />
                <Hours times={times} language={language} />
                {DOT}
                <WordsOf words={localise(data.location, language)} />
              </span>
            }
            leaf={<DateLeaf day={dayOf(times.startsAt)} language={language} />}
          />
        ))}
      </CardGrid>
    </Band>
  );
}
