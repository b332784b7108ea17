import type { ReactNode } from 'react';
import type { EventEntry } from '../../../domain/events/listing.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { CalendarPlus } from '../../ui/pictures/icons.tsx';
import { Panel } from '../../ui/pieces/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { EVENT_TEXTS } from './events-texts.ts';

interface EventFactsProps {
  language: Language;
  slug: string;
  data: EventEntry['data'];
  unit: { slug: string; name: Bilingual } | undefined;
  isOver: boolean;
}

/**
 * Address, unit, price and organiser, and the link for the visitor's calendar: time and place stand in the page's head.
 */
export function EventFacts({ language, slug, data, unit, isOver }: EventFactsProps) {
  const facts: { label: keyof typeof EVENT_TEXTS; value: ReactNode }[] = [
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
    ...(['address', 'cost', 'organiser'] as const).flatMap((name) => {
      const words = localise(data[name], language);
      return words.text ? [{ label: name, value: <WordsOf key={name} words={words} /> }] : [];
    }),
  ];
  if (facts.length === 0 && !data.link && isOver) return null;
  return (
    <Panel>
      <h2 className="sr-only">{t(EVENT_TEXTS.facts, language)}</h2>
      {facts.length > 0 && (
        <dl className="grid gap-4 sm:max-lg:grid-cols-2">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-muted">{t(EVENT_TEXTS[label], language)}</dt>
              <dd className="leading-snug">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {data.link && (
        <TextLink href={href(data.link, language)} arrow className="mt-3">
          {t(EVENT_TEXTS.link, language)}
        </TextLink>
      )}
      {!isOver && (
        <ButtonLink
          href={href(`/feeds/events.ics?event=${slug}`, language)}
          variant="secondary"
          className={`no-print w-full ${facts.length > 0 || data.link ? 'mt-5' : ''}`.trim()}
        >
          <CalendarPlus />
          {t(EVENT_TEXTS.addToCalendar, language)}
        </ButtonLink>
      )}
    </Panel>
  );
}
