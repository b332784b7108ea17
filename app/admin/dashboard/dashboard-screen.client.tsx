import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shorten } from '../../../domain/text/shorten.ts';
import { formatMoment, formatNumber } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import {
  entryFormAddress,
  nameOfType,
  nameOfTypes,
  newEntryAddress,
  newLabelOf,
} from '../pieces/addresses/entry-address.ts';
import { LEAVES, Localised, StateBadge } from '../pieces/addresses/entry-words.tsx';
import { EmptyList, EmptyListLink } from '../pieces/lists/empty-list.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { Who } from '../pieces/who.tsx';
import { useUser } from '../session.tsx';
import { WarnLinks } from '../warn/warn-links.tsx';
import { Backups } from './backups.tsx';
import { type Dashboard, dashboardQuery } from './dashboard-api.ts';
import { RemoveSamples } from './remove-samples.tsx';
import { Tasks } from './tasks.tsx';

import './dashboard.css';

/** Tasks that wait for somebody, what is planned, the last changes, the entries that are still sample. */
export function DashboardScreen() {
  const { say } = useAdminLanguage();
  const dashboard = useQuery(dashboardQuery);
  return (
    <>
      <ScreenHeader title={say(DASHBOARD_TEXTS.title)} />
      {dashboard.isPending && <Loading />}
      {/* It stands open all day: nobody is to believe figures that are old. */}
      {dashboard.isError && (
        <LoadProblem
          title={say(dashboard.data ? DASHBOARD_TEXTS.old : DASHBOARD_TEXTS.loadFailed)}
          error={dashboard.error}
          onRetry={() => void dashboard.refetch()}
        />
      )}
      {dashboard.data && (
        <div className="dashboard">
          <div className="dashboard-facts-column">
            <WarnLinks />
            <Tasks tasks={dashboard.data.tasks} />
          </div>
          <div className="dashboard-facts-column">
            {dashboard.data.planned.length > 0 && <Planned dashboard={dashboard.data} />}
            {dashboard.data.leaving.length > 0 && <Leaving dashboard={dashboard.data} />}
            <Recent dashboard={dashboard.data} />
            {dashboard.data.backups && <Backups backups={dashboard.data.backups} />}
          </div>
          <Samples dashboard={dashboard.data} />
        </div>
      )}
    </>
  );
}

function Planned({ dashboard }: { dashboard: Dashboard }) {
  const { say, language } = useAdminLanguage();
  return (
    <section aria-labelledby="dashboard-planned" className="dashboard-recent">
      <h2 id="dashboard-planned">{say(DASHBOARD_TEXTS.planned)}</h2>
      <ul>
        {dashboard.planned.map((entry) => (
          <EntryLine key={entry.id} entry={entry}>
            <span>{formatMoment(entry.publishAt, language)}</span>
          </EntryLine>
        ))}
      </ul>
    </section>
  );
}

/** What leaves by itself: nobody is surprised by a page that is gone. */
function Leaving({ dashboard }: { dashboard: Dashboard }) {
  const { say, language } = useAdminLanguage();
  return (
    <section aria-labelledby="dashboard-leaving" className="dashboard-recent">
      <h2 id="dashboard-leaving">{say(DASHBOARD_TEXTS.leaving)}</h2>
      <ul>
        {dashboard.leaving.map((entry) => (
          <EntryLine key={entry.id} entry={entry}>
            <span>
              {say(LEAVES[entry.leaveTo])}: {formatMoment(entry.leaveAt, language)}
            </span>
          </EntryLine>
        ))}
      </ul>
    </section>
  );
}

function Recent({ dashboard }: { dashboard: Dashboard }) {
  const { say, language } = useAdminLanguage();
  return (
    <section aria-labelledby="dashboard-recent" className="dashboard-recent">
      <h2 id="dashboard-recent">{say(DASHBOARD_TEXTS.recent)}</h2>
      {dashboard.recent.length === 0 && (
        <EmptyList title={say(DASHBOARD_TEXTS.noRecent)}>
          <EmptyListLink to={newEntryAddress('news')}>{say(newLabelOf('news'))}</EmptyListLink>
        </EmptyList>
      )}
      <ul>
        {dashboard.recent.map((entry) => (
          <EntryLine key={entry.id} entry={entry}>
            {entry.state === 'draft' && <StateBadge state="draft" />}
            <span>{formatMoment(entry.updatedAt, language)}</span>
            {entry.updatedBy && <Who email={entry.updatedBy} />}
          </EntryLine>
        ))}
      </ul>
    </section>
  );
}

/** Synonyms have all their words for a title. */
const shortenTitle = (title: string) => shorten(title, 90);

/** An entry by its title, which leads to its form; then its type and other facts. */
function EntryLine(props: {
  entry: Pick<Dashboard['recent'][number], 'id' | 'type' | 'title'>;
  children: ReactNode;
}) {
  const { lang } = useAdminLanguage();
  const { id, type, title } = props.entry;
  return (
    <li>
      <Link to={entryFormAddress(type, id)}>
        <Localised text={{ el: shortenTitle(title.el), en: shortenTitle(title.en) }} />
      </Link>
      <span className="dashboard-facts">
        <span>{nameOfType(type)[lang]}</span>
        {props.children}
      </span>
    </li>
  );
}

function Samples({ dashboard }: { dashboard: Dashboard }) {
  const { say, lang, language } = useAdminLanguage();
  const isAdmin = useUser().role === 'admin';
  return (
    <section aria-labelledby="dashboard-samples">
      <h2 id="dashboard-samples">{say(DASHBOARD_TEXTS.samples)}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {say(
          dashboard.samples.length > 0 ? DASHBOARD_TEXTS.samplesText : DASHBOARD_TEXTS.noSamples,
        )}
      </Text>
      <ul className="dashboard-samples">
        {dashboard.samples.map(({ type, count }) => (
          <li key={type}>
            <Link to={`/admin/content/${type}?samples=only`}>
              {nameOfTypes(type)[lang]}
              <span>{formatNumber(count, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isAdmin && <RemoveSamples canRemove={dashboard.samples.length > 0} />}
    </section>
  );
}

/** The words of the dashboard. */
const DASHBOARD_TEXTS = {
  title: { el: 'Επισκόπηση', en: 'Dashboard' },
  recent: { el: 'Τελευταίες αλλαγές', en: 'Last changed' },
  noRecent: { el: 'Κανείς δεν έχει αλλάξει κάτι ακόμη.', en: 'Nobody has changed anything yet.' },
  planned: { el: 'Θα δημοσιευτούν', en: 'Scheduled for publication' },
  leaving: { el: 'Θα φύγουν από τον ιστότοπο', en: 'Scheduled to leave' },
  samples: { el: 'Ακόμη δείγματα', en: 'Still sample' },
  samplesText: {
    el: 'Περιεχόμενο επίδειξης, που αντικαθίσταται με το πραγματικό.',
    en: 'Demonstration content, to be replaced with the real thing.',
  },
  noSamples: {
    el: 'Δεν έχει μείνει περιεχόμενο επίδειξης.',
    en: 'No demonstration content is left.',
  },
  old: {
    el: 'Η επισκόπηση δεν ενημερώνεται: δείχνει ό,τι ήταν γνωστό πριν.',
    en: 'The dashboard is not being refreshed: it shows what was known before.',
  },
  loadFailed: { el: 'Η επισκόπηση δεν φορτώθηκε.', en: 'The dashboard could not be loaded.' },
};
