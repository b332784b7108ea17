import { listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { councilSession } from '../../../../domain/content-types/council-session.ts';
import { findDownloads } from '../../../../domain/media/library/reading.ts';
import { dayInGreece } from '../../../../domain/time/greek-time.ts';
import { href, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { EmptyState } from '../../../ui/pieces/empty-state.tsx';
import { Notice } from '../../../ui/pieces/notice.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { describeScreen } from '../../describe-screen.ts';
import { loadSectionScreen } from '../../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../../pages/section-screen.tsx';
import { TextBody } from '../../pages/text-body.tsx';
import type { Route } from './+types/council-meetings-page';
import { CouncilSessions } from './council-sessions.tsx';
import { MEETINGS_TEXTS as TEXTS } from './council-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const today = dayInGreece(services.now());
  const [screen, upcoming, past] = await Promise.all([
    loadSectionScreen(services.db, language, '/council-meetings'),
    listEntries(services.db, councilSession, { from: today, order: 'soonest' }),
    listEntries(services.db, councilSession, { before: today }),
  ]);
  const minutes = await findDownloads(
    services.db,
    [...upcoming, ...past].map((session) => session.data.minutes),
  );
  return { screen, upcoming, past, minutes };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return describeScreen(matches[0].loaderData, describeSectionScreen(loaderData.screen, TEXTS));
}

/** Every session of the council, with its agenda and minutes. */
export default function CouncilMeetingsPage({ loaderData }: Route.ComponentProps) {
  const { screen, upcoming, past, minutes } = loaderData;
  const { language, text } = screen;
  return (
    <SectionScreen screen={screen} texts={TEXTS}>
      <TextBody text={text} language={language} />
      <p className="mt-4">
        <TextLink href={href('/municipality/council', language)} arrow>
          {t(TEXTS.members, language)}
        </TextLink>
      </p>
      <section aria-labelledby="upcoming" className="mt-14">
        <SectionHeading id="upcoming" title={t(TEXTS.upcoming, language)} />
        {upcoming.length > 0 ? (
          <CouncilSessions sessions={upcoming} minutes={minutes} language={language} isFull />
        ) : (
          <Notice>
            <p>{t(TEXTS.noUpcoming, language)}</p>
          </Notice>
        )}
      </section>
      <section aria-labelledby="past" className="mt-16">
        <SectionHeading id="past" title={t(TEXTS.past, language)} />
        {past.length > 0 ? (
          <CouncilSessions sessions={past} minutes={minutes} language={language} isFull />
        ) : (
          <EmptyState title={t(TEXTS.empty, language)} headingLevel={3} />
        )}
      </section>
    </SectionScreen>
  );
}
