import type { ShownAlert } from '../../../domain/alerts/shown-alert.ts';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordList, WordsOf } from '../../ui/text/words.tsx';
import { ALERT_TEXTS as TEXTS } from './alert-texts.ts';
import { machineTime, placesOf, sayEnd, sayLanguage, sayTime } from './alert-words.ts';

interface AlertFactsProps {
  alert: ShownAlert;
  language: Language;
  now: Date;
  /** The page says by itself that the text is not in its language. */
  isOwnPage?: boolean;
}

/** Everything a warning says below its title: what happens, what to do, where, and until when. */
export function AlertFacts({ alert, language, now, isOwnPage = false }: AlertFactsProps) {
  const instruction = localise(alert.instruction, language);
  const foreign = sayLanguage(localise(alert.description, language), language);
  return (
    <div className="grid gap-4">
      {foreign && !isOwnPage && <p className="font-semibold">{foreign}</p>}
      <Lines words={localise(alert.description, language)} />
      {instruction.text && (
        <div>
          <p className="font-semibold">{t(TEXTS.doing, language)}</p>
          <Lines words={instruction} />
        </div>
      )}
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        <div>
          <dt className="font-semibold">{t(TEXTS.where, language)}</dt>
          <dd>
            <WordList list={placesOf(alert.units, language)} />
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{t(TEXTS.when, language)}</dt>
          <dd>
            {t(TEXTS.from, language)}{' '}
            <time dateTime={machineTime(alert.startsAt)}>
              {sayTime(alert.startsAt, now, language)}
            </time>{' '}
            <span className="inline-block">
              {t(TEXTS.until, language)}{' '}
              <time dateTime={machineTime(alert.endsAt)}>{sayEnd(alert, now, language)}</time>
            </span>
          </dd>
        </div>
      </dl>
      {alert.link && (
        <p>
          <TextLink href={href(alert.link, language)} arrow>
            {t(TEXTS.link, language)}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** A text as it was typed, line by line. */
function Lines({ words }: { words: { text: string; lang?: Lang } }) {
  return (
    <p className="whitespace-pre-line">
      <WordsOf words={words} />
    </p>
  );
}

/** That the warning is the municipality's, and the number of those who save lives. */
export function From112({ language }: { language: Language }) {
  return (
    <p className="text-sm">
      {t(TEXTS.from112, language)}{' '}
      <TextLink href="tel:112" className="whitespace-nowrap">
        112
      </TextLink>
      . <TextLink href={href('/emergency', language)}>{t(TEXTS.emergency, language)}</TextLink>
    </p>
  );
}
