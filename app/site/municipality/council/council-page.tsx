import { getSingleton, listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { councilMember } from '../../../../domain/content-types/council-member.ts';
import { councilSession } from '../../../../domain/content-types/council-session.ts';
import { settings } from '../../../../domain/content-types/settings.ts';
import { findDownloads } from '../../../../domain/media/library/reading.ts';
import { href, localise, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { DataTable } from '../../../ui/pieces/data-table.tsx';
import { FactList } from '../../../ui/pieces/fact-list.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { describeScreen } from '../../describe-screen.ts';
import { loadSectionScreen } from '../../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../../pages/section-screen.tsx';
import { TextBody } from '../../pages/text-body.tsx';
import type { Route } from './+types/council-page';
import { CouncilSessions } from './council-sessions.tsx';
import { listedOfAll, COUNCIL_TEXTS as TEXTS } from './council-texts.ts';

/** The sessions shown here; all of them are on /council-meetings. */
const SESSIONS_SHOWN = 4;

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, facts, members, sessions] = await Promise.all([
    loadSectionScreen(services.db, language, '/municipality/council'),
    getSingleton(services.db, settings),
    listEntries(services.db, councilMember),
    listEntries(services.db, councilSession, { limit: SESSIONS_SHOWN }),
  ]);
  const minutes = await findDownloads(
    services.db,
    sessions.map((session) => session.data.minutes),
  );
  const { councilMembers: memberCount, councilTerm: term } = facts.data;
  return { screen, memberCount, term, members, sessions, minutes };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return describeScreen(matches[0].loaderData, describeSectionScreen(loaderData.screen, TEXTS));
}

/** The council: what it is, who sits in it, when it meets (specification, sections 2 and 9). */
export default function CouncilPage({ loaderData }: Route.ComponentProps) {
  const { screen, memberCount, term, members, sessions, minutes } = loaderData;
  const { language, text } = screen;
  return (
    <SectionScreen screen={screen} texts={TEXTS}>
      <div className="mb-14">
        <FactList
          facts={[
            ...(memberCount ? [{ label: t(TEXTS.allMembers, language), value: memberCount }] : []),
            ...(members.length > 0
              ? [{ label: t(TEXTS.listedMembers, language), value: members.length }]
              : []),
            ...(term
              ? [{ label: t(TEXTS.term, language), value: term, unit: t(TEXTS.termUnit, language) }]
              : []),
            {
              label: t(TEXTS.frequency, language),
              value: TEXTS.frequencyValue,
              unit: t(TEXTS.frequencyUnit, language),
            },
          ]}
        />
      </div>
      <TextBody text={text} language={language} />
      {members.length > 0 && (
        <section aria-labelledby="members" className="mt-16">
          <SectionHeading
            id="members"
            title={t(TEXTS.members, language)}
            lead={memberCount ? t(listedOfAll(members.length, memberCount), language) : undefined}
          />
          <DataTable
            caption={t(TEXTS.members, language)}
            isCaptionHidden
            columns={[
              { label: t(TEXTS.name, language) },
              { label: t(TEXTS.role, language) },
              { label: t(TEXTS.party, language) },
            ]}
            rows={members.map((member) => ({
              key: member.id,
              cells: [member.data.name, member.data.role, member.data.party].map((words) => (
                <WordsOf key={words.en} words={localise(words, language)} />
              )),
            }))}
          />
        </section>
      )}
      {sessions.length > 0 && (
        <section aria-labelledby="sessions" className="mt-16">
          <SectionHeading
            id="sessions"
            title={t(TEXTS.sessions, language)}
            link={{
              href: href('/council-meetings', language),
              text: t(TEXTS.allSessions, language),
            }}
          />
          <CouncilSessions sessions={sessions} minutes={minutes} language={language} />
        </section>
      )}
    </SectionScreen>
  );
}
