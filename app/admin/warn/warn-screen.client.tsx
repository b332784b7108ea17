import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { findKind } from '../../../domain/alerts/templates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { focusAfterRemoval } from '../pieces/dialogs/dialog.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { AlertsInForce } from './alerts-in-force.tsx';
import { EmergencySwitch } from './emergency-switch.tsx';
import { KeptWarningLinks } from './kept-warning-offer.tsx';
import { alertsQuery } from './warn-api.ts';
import { WarnForm } from './warn-form.tsx';
import { WarnLinks } from './warn-links.tsx';
import { WARN_TEXTS as TEXTS } from './warn-texts.ts';

import './warn.css';

/** Warns residents in two taps: what is happening, and publish. */
export function WarnScreen() {
  const { say } = useAdminLanguage();
  const [parameters, setParameters] = useSearchParams();
  const alerts = useQuery(alertsQuery);
  const kind = findKind(parameters.get('kind'));
  // The form goes with the field or the link that had the focus.
  useEffect(() => (kind ? focusAfterRemoval : undefined), [kind]);
  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} {...(!kind && { text: say(TEXTS.text) })} />
      {alerts.isPending && <Loading />}
      {/* What is shown over every page may be another by now: nobody is to believe a list that is old. */}
      {alerts.isError && !(alerts.data && kind) && (
        <LoadProblem
          title={say(TEXTS.loadFailed)}
          error={alerts.error}
          onRetry={() => void alerts.refetch()}
        />
      )}
      {alerts.data && kind && (
        <WarnForm
          key={kind}
          kind={kind}
          startsAt={alerts.data.now}
          units={alerts.data.units}
          onDone={() => setParameters({}, { replace: true })}
        />
      )}
      {alerts.data && !kind && (
        <div className="warn-start">
          {alerts.data.alerts.length > 0 && <AlertsInForce alerts={alerts.data.alerts} />}
          <KeptWarningLinks />
          <WarnLinks heading={TEXTS.choose} />
          <Alert color="sea">{say(TEXTS.notFor112)}</Alert>
          <EmergencySwitch emergency={alerts.data.emergency} />
        </div>
      )}
    </>
  );
}
