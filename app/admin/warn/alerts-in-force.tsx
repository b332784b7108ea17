import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SEVERITIES } from '../../../domain/content-types/alert.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { entryFormAddress } from '../pieces/addresses/entry-address.ts';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { sayWhen } from './say-warning.ts';
import { type Alerts, endAlert, forgetAlerts } from './warn-api.ts';
import { WARN_TEXTS as TEXTS } from './warn-texts.ts';

/** What visitors see now, and apart from it what they will see: each is ended in one tap. */
export function AlertsInForce({ alerts }: { alerts: readonly Shown[] }) {
  const { say, lang } = useAdminLanguage();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: ({ id }: Shown) => endAlert(id),
    // One that nobody has seen yet goes off the site.
    onSuccess: ({ state }, { title }) =>
      announce(
        `${say(state === 'draft' ? TEXTS.calledOff : TEXTS.ended)}: ${title[lang] || title.el || title.en}`,
        title,
      ),
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: () => forgetAlerts(queries),
  });
  return STATES.map(({ state, title }) => {
    const those = alerts.filter((alert) => alert.state === state);
    if (those.length === 0) return null;
    return (
      <section key={state} aria-labelledby={`warn-${state}`}>
        <h2 id={`warn-${state}`}>{say(title)}</h2>
        <ul className="warn-in-force">
          {those.map((alert) => (
            <AlertLine
              key={alert.id}
              alert={alert}
              isBusy={ending.isPending}
              onEnd={() => ending.mutate(alert)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

type Shown = Alerts['alerts'][number];

/** The first screen counts those of the first list, and leads here. */
const STATES = [
  { state: 'current', title: TEXTS.inForce },
  { state: 'ahead', title: TEXTS.toCome },
] as const;

function AlertLine(props: { alert: Shown; isBusy: boolean; onEnd: () => void }) {
  const { alert, isBusy, onEnd } = props;
  const { say, lang } = useAdminLanguage();
  const severity = SEVERITIES.find(({ value }) => value === alert.severity);
  const isCurrent = alert.state === 'current';
  return (
    <li data-severity={alert.severity}>
      <div>
        <Link to={entryFormAddress('alert', alert.id)}>
          <Localised text={alert.title} />
        </Link>
        <p>
          {severity && say(severity.label)} · {say(isCurrent ? TEXTS.until : TEXTS.from)}{' '}
          {sayWhen(isCurrent ? alert.endsAt : alert.startsAt, lang)}
        </p>
      </div>
      <Button color="red" variant="outline" disabled={isBusy} onClick={onEnd}>
        {say(isCurrent ? TEXTS.endNow : TEXTS.takeOff)}
        <span className="sr-only">
          : <Localised text={alert.title} />
        </span>
      </Button>
    </li>
  );
}
