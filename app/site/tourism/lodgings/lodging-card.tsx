import { href, type Language, localise, t } from '../../../i18n/language.ts';
import { Mail, Phone } from '../../../ui/pictures/icons.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Stars } from '../../../ui/pieces/stars.tsx';
import { DOT } from '../../../ui/text/dot.ts';
import { phoneHref } from '../../../ui/text/phone-href.ts';
import { WordList, type Words, WordsOf } from '../../../ui/text/words.tsx';
import { PLACE_TEXTS } from '../tourism-texts.ts';
import { kindWords, lodgingFactsOf } from './lodging-facts.ts';
import type { Lodging } from './lodgings.ts';

interface LodgingCardProps {
  lodging: Lodging;
  /** The name of its municipal unit, where it lies in one. */
  unit: Words | undefined;
  language: Language;
  priority?: boolean;
}

/** A lodging in a list: what it is, what it costs, how far the sea is, and whom to call. */
export function LodgingCard(props: LodgingCardProps) {
  const { lodging, unit, language, priority = false } = props;
  const { slug, path, data, picture } = lodging;
  const place = [kindWords(data, language), unit].flatMap((words) => words || []);
  return (
    <article aria-labelledby={slug} className="lodging-card">
      {picture && (
        <div className="lodging-card-picture">
          <Picture
            picture={picture}
            // On a tablet it fills a tall place: of its width only half is seen.
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 75vw, 92vw"
            priority={priority}
          />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col p-5">
        <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
          <span>
            <WordList list={place} between={DOT} />
          </span>
          {data.stars ? (
            <Stars count={data.stars} language={language} />
          ) : (
            <span>{t(PLACE_TEXTS.noStars, language)}</span>
          )}
        </p>
        <h3 id={slug} className="mt-1.5 text-xl">
          <a href={href(path, language)} className="text-link">
            <WordsOf words={localise(data.name, language)} />
          </a>
        </h3>
        <p className="mt-2 text-sm">
          <WordsOf words={localise(data.description, language)} />
        </p>
        <dl className="mt-3 grid gap-1 text-sm">
          {lodgingFactsOf(data, language).map(({ name, label, value }) => (
            <div key={name} className="flex justify-between gap-x-4">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 text-end wrap-anywhere">
                <WordsOf words={value} />
              </dd>
            </div>
          ))}
        </dl>
        <address className="mt-auto grid pt-3 not-italic">
          {data.phone && (
            <a
              href={phoneHref(data.phone)}
              className="text-link tabular inline-flex min-h-11 items-center gap-2.5"
            >
              <Phone className="size-4 flex-none text-accent" />
              {data.phone}
            </a>
          )}
          {data.email && (
            <a
              href={`mailto:${data.email}`}
              className="text-link inline-flex min-h-11 items-center gap-2.5 [overflow-wrap:anywhere]"
            >
              <Mail className="size-4 flex-none text-accent" />
              {data.email}
            </a>
          )}
        </address>
      </div>
    </article>
  );
}
