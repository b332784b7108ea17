import { Text } from '@mantine/core';
import { formatMoment, formatNumber } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { Dashboard } from './dashboard-api.ts';

/** The state of the backups; for administrators. */
export function Backups({ backups }: { backups: NonNullable<Dashboard['backups']> }) {
  const { say, language } = useAdminLanguage();
  const { last, failedAt, trial } = backups;
  const moment = (at: string) => formatMoment(at, language);
  return (
    <section aria-labelledby="dashboard-backups">
      <h2 id="dashboard-backups">{say(BACKUP_TEXTS.title)}</h2>
      <dl className="dashboard-backups">
        <dt>{say(BACKUP_TEXTS.last)}</dt>
        <dd data-urgent={!last || undefined}>{last ? moment(last.at) : say(BACKUP_TEXTS.none)}</dd>
        {last && last.damaged > 0 && (
          <>
            <dt>{say(BACKUP_TEXTS.damaged)}</dt>
            <dd data-urgent>{formatNumber(last.damaged, language)}</dd>
          </>
        )}
        {failedAt && (
          <>
            <dt>{say(BACKUP_TEXTS.failed)}</dt>
            <dd data-urgent>{moment(failedAt)}</dd>
          </>
        )}
        <dt>{say(BACKUP_TEXTS.trial)}</dt>
        <dd data-urgent={(trial && !trial.isGood) || undefined}>
          {trial
            ? `${say(trial.isGood ? BACKUP_TEXTS.good : BACKUP_TEXTS.bad)}, ${moment(trial.at)}`
            : say(BACKUP_TEXTS.notTried)}
        </dd>
      </dl>
      {trial && !trial.isGood && (
        <>
          <Text size="sm" mt="xs" lang="en" className="dashboard-said">
            {trial.text}
          </Text>
          <Text size="sm" c="dimmed" mt="xs">
            {say(BACKUP_TEXTS.ask)}
          </Text>
        </>
      )}
    </section>
  );
}

const BACKUP_TEXTS = {
  title: { el: 'Αντίγραφα ασφαλείας', en: 'Backups' },
  last: { el: 'Τελευταίο αντίγραφο', en: 'Last backup' },
  none: { el: 'Κανένα ακόμη', en: 'None yet' },
  damaged: { el: 'Αρχεία πολυμέσων που λείπουν', en: 'Media files missing from it' },
  failed: { el: 'Αποτυχημένη προσπάθεια', en: 'Attempt failed' },
  trial: { el: 'Δοκιμαστική επαναφορά', en: 'Trial restore' },
  good: { el: 'Όλα επανήλθαν', en: 'Everything came back' },
  bad: { el: 'Απέτυχε', en: 'Failed' },
  notTried: { el: 'Δεν έχει γίνει ακόμη', en: 'Not done yet' },
  ask: {
    el: 'Ζητήστε από τον διαχειριστή του συστήματος να ελέγξει τα αντίγραφα (npm run doctor).',
    en: 'Ask whoever runs the server to check the backups (npm run doctor).',
  },
};
