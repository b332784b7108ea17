import type { ReactNode } from 'react';
import {
  listAlertsAhead,
  listCurrentAlerts,
  listEndedAlerts,
} from '../../../domain/alerts/reading.ts';
import { type ShownAlert, showAlerts } from '../../../domain/alerts/shown-alert.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { DOT } from '../../ui/text/dot.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordList, WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { leadToLastPage } from '../lead-to-last-page.ts';
import { listTitle } from '../list-title.ts';
import type { Route } from './+types/alerts-page';
import { SeveritySign } from './alert-banner.tsx';
import { AlertFacts, From112 } from './alert-facts.tsx';
import { ALERT_TEXTS as TEXTS } from './alert-texts.ts';
import { placesOf, sayTime, severityWord } from './alert-words.ts';

export const handle = { parameters: ['page'] };

const PAGE_SIZE = 20;

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const { db } = services;
  const now = services.now();
  const page = Math.trunc(Number(url.searchParams.get('page'))) || 1;
  const [current, ahead, ended] = await Promise.all([
    listCurrentAlerts(db, now),
    listAlertsAhead(db, now),
    listEndedAlerts(db, now, { page, pageSize: PAGE_SIZE }),
  ]);
  leadToLastPage(url, ended.page);
  return {
    language,
    now: now.toISOString(),
    current: await showAlerts(db, current),
    ahead: await showAlerts(db, ahead),
    ended: { ...ended, entries: await showAlerts(db, ended.entries) },
  };
}

const pathOf = (page: number) => (page > 1 ? `/alerts?page=${page}` : '/alerts');

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, ended } = loaderData;
  const title = t(screenAt('/alerts').title, language);
  const path = pathOf(ended.page);
  return [
    ...describeScreen(matches[0].loaderData, {
      path,
      title: listTitle(title, { page: ended.page }, language),
      description: t(TEXTS.lead, language),
      breadcrumb: [{ title, path: '/alerts' }],
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: t(TEXTS.feed, language),
      href: href('/feeds/alerts.xml', language),
    },
  ];
}

/** The warnings in force, those to come, and those that have ended. */
export default function AlertsPage({ loaderData }: Route.ComponentProps) {
  const { language, current, ahead, ended } = loaderData;
  const now = new Date(loaderData.now);
  return (
    <>
      <PageHeader
        title={t(screenAt('/alerts').title, language)}
        lead={t(TEXTS.lead, language)}
        language={language}
        breadcrumb={[]}
      />
      <div className="wrap grid gap-14 py-10 md:py-16">
        {ended.page === 1 && (
          <Part id="current" title={t(TEXTS.current, language)}>
            {current.length > 0 ? (
              <>
                <Cards alerts={current} language={language} now={now} />
                <From112 language={language} />
              </>
            ) : (
              <Notice tone="success">
                <p>{t(TEXTS.noneCurrent, language)}</p>
              </Notice>
            )}
          </Part>
        )}
        {ended.page === 1 && ahead.length > 0 && (
          <Part id="ahead" title={t(TEXTS.ahead, language)}>
            <Cards alerts={ahead} language={language} now={now} />
          </Part>
        )}
        <Part id="ended" title={t(TEXTS.ended, language)}>
          {ended.entries.length > 0 ? (
            <ul className="border-t border-line">
              {ended.entries.map((alert) => (
                <li key={alert.slug} className="border-b border-line py-3">
                  <a
                    href={href(entryPath('alert', alert), language)}
                    className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
                  >
                    <span>
                      <WordsOf words={localise(alert.title, language)} />
                    </span>
                  </a>
                  <p className="text-sm text-muted">
                    {severityWord(alert.severity, language)}
                    {DOT}
                    <WordList list={placesOf(alert.units, language)} />
                    {DOT}
                    {t(TEXTS.hasEnded, language)} {sayTime(alert.endsAt, now, language)}
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={t(TEXTS.noneEnded, language)} headingLevel={3} />
          )}
          <Pagination
            page={ended.page}
            pageCount={ended.pageCount}
            hrefOf={(page) => href(pathOf(page), language)}
            language={language}
          />
        </Part>
        <p className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
          <span className="font-semibold">{t(TEXTS.follow, language)}:</span>
          <TextLink href={href('/feeds/alerts.xml', language)}>{t(TEXTS.rss, language)}</TextLink>
          <TextLink href="/feeds/alerts.atom">{t(TEXTS.cap, language)}</TextLink>
        </p>
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="max-w-3xl">
      <SectionHeading id={id} title={title} />
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

interface CardsProps {
  alerts: readonly ShownAlert[];
  language: Language;
  now: Date;
}

function Cards({ alerts, language, now }: CardsProps) {
  return alerts.map((alert) => (
    <article
      key={alert.slug}
      aria-labelledby={alert.slug}
      className={`alert-card alert-edge-${alert.severity}`}
    >
      <div className="flex gap-3 p-5">
        <SeveritySign severity={alert.severity} />
        <div className="grid min-w-0 gap-3">
          <h3 id={alert.slug} className="text-xl">
            <span className="alert-word">{severityWord(alert.severity, language)}</span>{' '}
            <a href={href(entryPath('alert', alert), language)} className="inline-link">
              <WordsOf words={localise(alert.title, language)} />
            </a>
          </h3>
          <AlertFacts alert={alert} language={language} now={now} />
        </div>
      </div>
    </article>
  ));
}
