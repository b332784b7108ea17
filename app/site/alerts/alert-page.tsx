import { stateOf } from '../../../domain/alerts/alert-times.ts';
import { findAlert } from '../../../domain/alerts/reading.ts';
import { showAlerts } from '../../../domain/alerts/shown-alert.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { describeScreen } from '../describe-screen.ts';
import { LanguageNote } from '../language-note.tsx';
import { pageNotFound } from '../not-found.ts';
import type { Route } from './+types/alert-page';
import { AlertFacts, From112 } from './alert-facts.tsx';
import { ALERT_TEXTS as TEXTS } from './alert-texts.ts';
import { sayTime, severityWord } from './alert-words.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db } = services;
  const now = services.now();
  const stored = await findAlert(db, args.params.slug);
  if (!stored) throw pageNotFound();
  const [alert] = await showAlerts(db, [stored]);
  if (!alert) throw pageNotFound();
  return { language, now: now.toISOString(), alert, state: stateOf(alert, now) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, alert, state } = loaderData;
  const path = entryPath('alert', alert);
  const title = localise(alert.title, language).text;
  return describeScreen(matches[0].loaderData, {
    path,
    title: `${severityWord(alert.severity, language)}: ${title}`,
    description: localise(alert.description, language).text,
    languages: alert.languages,
    // Who searches next year must not take it for one in force.
    noIndex: state === 'ended',
    breadcrumb: [
      { title: t(screenAt('/alerts').title, language), path: '/alerts' },
      { title, path },
    ],
  });
}

/** One warning, in force, to come or ended. */
export default function AlertPage({ loaderData }: Route.ComponentProps) {
  const { language, alert, state } = loaderData;
  const now = new Date(loaderData.now);
  const tone = alert.severity === 'information' ? undefined : 'citrus';
  return (
    <>
      <PageHeader
        language={language}
        title={localise(alert.title, language)}
        kicker={<Badge words={severityWord(alert.severity, language)} {...(tone && { tone })} />}
        breadcrumb={[
          { label: t(screenAt('/alerts').title, language), href: href('/alerts', language) },
        ]}
      />
      <div className="wrap py-10 md:py-16">
        <div className="grid max-w-3xl gap-8">
          {state === 'ended' && (
            <Notice
              title={`${t(TEXTS.hasEnded, language)} ${sayTime(alert.endsAt, now, language)}.`}
            />
          )}
          {state === 'ahead' && (
            <Notice
              title={`${t(TEXTS.from, language)} ${sayTime(alert.startsAt, now, language)}.`}
            />
          )}
          <LanguageNote entry={alert} language={language} path={entryPath('alert', alert)} />
          <AlertFacts isOwnPage alert={alert} language={language} now={now} />
          {state !== 'ended' && <From112 language={language} />}
          <p>
            <TextLink href={href('/alerts', language)} arrow>
              {t(TEXTS.all, language)}
            </TextLink>
          </p>
        </div>
      </div>
    </>
  );
}
