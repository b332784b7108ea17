import type { ReactNode } from 'react';
import type { EventTimes } from '../../../domain/events/event-times.ts';
import type { EventEntry } from '../../../domain/events/listing.ts';
import { mapAddress } from '../../../domain/places/map-address.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { CalendarPlus } from '../../ui/pictures/icons.tsx';
import { Panel } from '../../ui/pieces/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeRepetition, describeWhen } from './event-when.ts';
import { EVENT_TEXTS } from './events-texts.ts';

interface EventFactsProps {
  language: Language;
  slug: string;
  data: EventEntry['data'];
  /** The date for which the page stands. */
  times: EventTimes;
  unit: { slug: string; name: Bilingual } | undefined;
  isOver: boolean;
}

/** Time, place, price and organiser, and the link for the visitor's calendar. */
export function EventFacts({ language, slug, data, times, unit, isOver }: EventFactsProps) {
  const when = describeWhen(times, language);
  const repeated = describeRepetition(data, language);
  const location = <WordsOf words={localise(data.location, language)} />;
  const facts: { label: keyof typeof EVENT_TEXTS; value: ReactNode }[] = [
    {
      label: 'when',
      value: (
        <>
          <span className="block">{when.days}</span>
          <span className="tabular">{when.hours}</span>
          {repeated && <span className="mt-1 block">{repeated}</span>}
        </>
      ),
    },
    {
      label: 'where',
      value: data.coordinates ? (
        <TextLink href={mapAddress(data.coordinates)}>{location}</TextLink>
      ) : (
        location
      ),
    },
    ...(unit
      ? [
          {
            label: 'unit' as const,
            value: (
              <TextLink href={href(`/events?unit=${unit.slug}`, language)}>
                <WordsOf words={localise(unit.name, language)} />
              </TextLink>
            ),
          },
        ]
      : []),
    ...(['cost', 'organiser'] as const).flatMap((name) => {
      const words = localise(data[name], language);
      return words.text ? [{ label: name, value: <WordsOf key={name} words={words} /> }] : [];
    }),
  ];
  return (
    <Panel>
      <h2 className="sr-only">{t(EVENT_TEXTS.facts, language)}</h2>
      <dl className="grid gap-4 sm:max-lg:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{t(EVENT_TEXTS[label], language)}</dt>
            <dd className="leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
      {data.link && (
        <TextLink href={href(data.link, language)} arrow className="mt-3">
          {t(EVENT_TEXTS.link, language)}
        </TextLink>
      )}
      {!isOver && (
        <ButtonLink
          href={href(`/feeds/events.ics?event=${slug}`, language)}
          variant="secondary"
          className="no-print mt-5 w-full"
        >
          <CalendarPlus />
          {t(EVENT_TEXTS.addToCalendar, language)}
        </ButtonLink>
      )}
    </Panel>
  );
}
