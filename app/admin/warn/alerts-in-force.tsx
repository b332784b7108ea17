import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SEVERITIES } from '../../../domain/content-types/alert.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../api-client.ts';
import { entryFormAddress } from '../pieces/entry-address.ts';
import { Localised } from '../pieces/entry-words.tsx';
import { sayWhen } from './say-warning.ts';
import { type Alerts, endAlert, forgetAlerts } from './warn-api.ts';
import { WARN_TEXTS as TEXTS } from './warn-texts.ts';

/** What visitors see now, or will see: each is ended in one tap. */
export function AlertsInForce({ alerts }: { alerts: Alerts['alerts'] }) {
  const { say, lang } = useAdminLanguage();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: ({ id }: Alerts['alerts'][number]) => endAlert(id),
    onSuccess: (_, { title }) =>
      announce(`${say(TEXTS.ended)}: ${title[lang] || title.el || title.en}`),
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: () => forgetAlerts(queries),
  });
  return (
    <section aria-labelledby="warn-in-force">
      <h2 id="warn-in-force">{say(TEXTS.inForce)}</h2>
      <ul className="warn-in-force">
        {alerts.map((alert) => {
          const severity = SEVERITIES.find(({ value }) => value === alert.severity);
          const isCurrent = alert.state === 'current';
          return (
            <li key={alert.id} data-severity={alert.severity}>
              <div>
                <Link to={entryFormAddress('alert', alert.id)}>
                  <Localised text={alert.title} />
                </Link>
                <p>
                  {severity && say(severity.label)} · {say(isCurrent ? TEXTS.until : TEXTS.from)}{' '}
                  {sayWhen(isCurrent ? alert.endsAt : alert.startsAt, lang)}
                </p>
              </div>
              <Button
                color="red"
                variant="outline"
                disabled={ending.isPending}
                onClick={() => ending.mutate(alert)}
              >
                {say(isCurrent ? TEXTS.endNow : TEXTS.takeOff)}
                <span className="sr-only">
                  : <Localised text={alert.title} />
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
