import { mapAddress } from '../../../domain/places/map-address.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { formatMoment } from '../../i18n/dates.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { DOT } from '../../ui/text/dot.ts';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { WordList, WordsOf } from '../../ui/text/words.tsx';
import { ALERT_TEXTS } from '../alerts/alert-texts.ts';
import { placesOf, sayLanguage, sayTime, severityWord } from '../alerts/alert-words.ts';
import type { MenuLink } from '../layout/layout-props.ts';
import { ADVICE, NUMBERS, EMERGENCY_TEXTS as TEXTS } from './emergency-texts.ts';
import type { Emergency } from './load-emergency.ts';

interface EmergencyBodyProps extends Emergency {
  language: Language;
  title: string;
  /** The sections of the site, where this is its home page. */
  menu: readonly MenuLink[];
}

/** The warnings of the moment, whom to call, what to do and where to go, in this order. */
export function EmergencyBody(props: EmergencyBodyProps) {
  const { language, title, settings, points, now, menu } = props;
  const isHome = menu.length > 0;
  const own = [...settings.emergencyPhones, ...settings.phones];
  const say = (text: Bilingual) => <WordsOf words={localise(text, language)} />;
  return (
    <>
      <main id="content">
        <h1>{title}</h1>
        <Alerts {...props} />
        <h2>{t(TEXTS.call, language)}</h2>
        <ul className="numbers">
          {NUMBERS.map(({ number, label }) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                <b>{number}</b> {t(label, language)}
              </a>
            </li>
          ))}
        </ul>
        {own.length > 0 && (
          <>
            <h2>{t(TEXTS.own, language)}</h2>
            <ul className="numbers own">
              {own.map(({ number, label }) => (
                <li key={number}>
                  <a href={phoneHref(number)}>
                    <b>{number}</b> {say(label)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>{t(TEXTS.doing, language)}</h2>
        {ADVICE.map((advice) => (
          <details key={advice.title.en}>
            <summary>{t(advice.title, language)}</summary>
            <ul>
              {advice.lines.map((line) => (
                <li key={line.en}>{t(line, language)}</li>
              ))}
            </ul>
          </details>
        ))}
        {points.length > 0 && (
          <>
            <h2>{t(TEXTS.points, language)}</h2>
            <p>{t(TEXTS.pointsLead, language)}</p>
            <ul className="points">
              {points.map((point) => (
                <li key={point.slug}>
                  <strong>{say(point.name)}</strong>
                  {point.isSample && <> ({t(TEXTS.sample, language)})</>}
                  <br />
                  {point.coordinates ? (
                    <a href={mapAddress(point.coordinates)}>{say(point.place)}</a>
                  ) : (
                    say(point.place)
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
      <footer>
        <p>
          <small>
            {t(TEXTS.asOf, language)}: {formatMoment(now.toISOString(), language)}
          </small>
        </p>
        <nav aria-label={t(TEXTS.site, language)}>
          {isHome && <h2>{t(TEXTS.site, language)}</h2>}
          <ul>
            {menu
              .filter((section) => section.href !== '/')
              .map((section) => (
                <li key={section.href}>
                  <a href={href(section.href, language)}>{say(section.title)}</a>
                </li>
              ))}
            <li>
              <a href={href('/alerts', language)}>{t(TEXTS.alerts, language)}</a>
            </li>
            <li>
              <a href={href('/sitemap', language)}>{t(TEXTS.everything, language)}</a>
            </li>
          </ul>
        </nav>
      </footer>
    </>
  );
}

function Alerts({ alerts, language, now }: EmergencyBodyProps) {
  if (alerts.length === 0) return <p>{t(TEXTS.noAlerts, language)}</p>;
  return alerts.map((alert) => {
    const title = localise(alert.title, language);
    const foreign = sayLanguage(title, language);
    return (
      <section key={alert.slug} className="alert" aria-label={t(ALERT_TEXTS.banner, language)}>
        <h2>
          {severityWord(alert.severity, language)}: <WordsOf words={title} />
        </h2>
        <p>
          <WordList list={placesOf(alert.units, language)} />
          {DOT}
          {t(ALERT_TEXTS.until, language)} {sayTime(alert.endsAt, now, language)}
        </p>
        {foreign && <p>{foreign}</p>}
        <p className="lines">
          <WordsOf words={localise(alert.description, language)} />
        </p>
        <p className="lines">
          <WordsOf words={localise(alert.instruction, language)} />
        </p>
      </section>
    );
  });
}
