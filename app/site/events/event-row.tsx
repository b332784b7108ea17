import { entryPath } from '../../../domain/screens/entry-path.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { ArrowRight, Clock, MapPin, Repeat } from '../../ui/pictures/icons.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { DateLeaf } from '../../ui/pieces/date-leaf.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { CancelledBadge } from './cancelled-badge.tsx';
import type { ShownEvent } from './event-lists.ts';
import { dateId, describeRepetition, describeWhenBesideLeaf } from './event-when.ts';
import { EVENTS_TEXTS } from './events-texts.ts';

interface EventRowProps {
  event: ShownEvent;
  language: Language;
  /** On a large screen another line closes the space above it already. */
  isBelowLine?: boolean;
}

/**
 * An event of a list. The whole row is one link, and it carries the words of the specification
 * ('Περισσότερες Πληροφορίες'); a screen reader hears the title with them.
 */
export function EventRow({ event, language, isBelowLine = false }: EventRowProps) {
  const { data, slug, picture, times } = event;
  const title = localise(data.title, language);
  const when = describeWhenBesideLeaf(times, language);
  const repeated = describeRepetition(data, language);
  return (
    <article
      aria-labelledby={dateId(event)}
      className={`card flex-row! items-start gap-4! border-t border-line pt-8 md:gap-8! ${isBelowLine ? 'md:border-t-0 md:pt-0' : ''}`}
    >
      <DateLeaf day={dayOf(times.startsAt)} language={language} hasYear />
      <div className="min-w-0 flex-1">
        {data.isCancelled && (
          <p className="mb-2">
            <CancelledBadge language={language} />
          </p>
        )}
        <h3 id={dateId(event)} className="text-2xl">
          <WordsOf words={title} />
        </h3>
        <ul className="card-meta mt-2 flex-col md:flex-row">
          <li className="flex">
            <Clock className="mt-1 flex-none" />
            <span>
              {when.days}, <span className="inline-block">{when.hours}</span>
            </span>
          </li>
          {repeated && (
            <li className="flex">
              <Repeat className="mt-1 flex-none" />
              <span>{repeated}</span>
            </li>
          )}
          <li className="flex">
            <MapPin className="mt-1 flex-none" />
            <WordsOf words={localise(data.location, language)} />
          </li>
        </ul>
        <p className="mt-3 max-w-[60ch]">
          <WordsOf words={localise(data.description, language)} />
        </p>
        <a
          href={href(entryPath('event', { slug }), language)}
          className="card-link mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-link wrap-anywhere"
        >
          <span>
            {t(EVENTS_TEXTS.more, language)}
            <span className="sr-only">
              : <WordsOf words={title} />
            </span>
          </span>
          <ArrowRight className="hidden size-5 flex-none sm:block" />
        </a>
      </div>
      {picture && (
        <div className="card-picture hidden w-64 flex-none md:block">
          <Picture picture={picture} sizes="16rem" />
        </div>
      )}
    </article>
  );
}
