import type { AlertsOverPages } from '../../../domain/alerts/shown-alert.ts';
import type { Severity } from '../../../domain/content-types/alert.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { CircleAlert, Info, TriangleAlert } from '../../ui/pictures/icons.tsx';
import { DOT } from '../../ui/text/dot.ts';
import { WordList, WordsOf } from '../../ui/text/words.tsx';
import { ALERT_TEXTS } from './alert-texts.ts';
import { machineTime, placesOf, sayLanguage, sayTime, severityWord } from './alert-words.ts';

interface AlertBannerProps extends AlertsOverPages {
  language: Language;
  now: Date;
}

const ICONS = { information: Info, warning: TriangleAlert, emergency: CircleAlert } as const;

/** The sign of a severity, beside its word. */
export function SeveritySign({ severity }: { severity: Severity }) {
  const Icon = ICONS[severity];
  return <Icon className="alert-sign" />;
}

/**
 * The warning of the moment over every page. It stays until it ends: it cannot be closed, since that would take a
 * cookie, and a closed warning is one that the next person at the device never sees.
 */
export function AlertBanner({ first, others, language, now }: AlertBannerProps) {
  const title = localise(first.title, language);
  const foreign = sayLanguage(title, language);
  return (
    <section
      className={`alert-banner alert-banner-${first.severity}`}
      aria-label={t(ALERT_TEXTS.banner, language)}
    >
      <div className="wrap alert-banner-row">
        <SeveritySign severity={first.severity} />
        <div className="min-w-0">
          <p className="alert-banner-title">
            <strong className="alert-word">{severityWord(first.severity, language)}</strong>{' '}
            <WordsOf words={title} />
          </p>
          <p>
            <WordList list={placesOf(first.units, language)} />
            {DOT}
            {t(ALERT_TEXTS.until, language)}{' '}
            <time dateTime={machineTime(first.endsAt)}>{sayTime(first.endsAt, now, language)}</time>
            {foreign && <span className="block">{foreign}</span>}
          </p>
          <p className="alert-banner-links">
            <a href={href(entryPath('alert', first), language)}>{t(ALERT_TEXTS.more, language)}</a>
            {others > 0 && <a href={href('/alerts', language)}>{sayOthers(others, language)}</a>}
          </p>
        </div>
      </div>
    </section>
  );
}

function sayOthers(count: number, language: Language): string {
  if (count === 1) return t(ALERT_TEXTS.oneMore, language);
  return t(ALERT_TEXTS.others, language).replace('{count}', String(count));
}
