import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { Who } from '../pieces/who.tsx';
import { type Alerts, forgetAlerts, turnEmergencyMode } from './warn-api.ts';
import { WARN_TEXTS as TEXTS } from './warn-texts.ts';

/** One switch: the home page becomes a small page with the warning first, and caches in front may keep pages longer. */
export function EmergencySwitch({ emergency }: { emergency: Alerts['emergency'] }) {
  const { say, language } = useAdminLanguage();
  const queries = useQueryClient();
  const isOn = emergency !== null;
  const [isAsking, setAsking] = useState(false);
  /** What was asked for: a colleague may turn it meanwhile, and the question is not to turn round. */
  const [isWanted, setWanted] = useState(false);
  const { isBusy, problem, busily, forget } = useBusy();

  function close() {
    forget();
    setAsking(false);
  }

  const turn = () =>
    busily(async (isAwaited) => {
      try {
        await turnEmergencyMode(isWanted);
        announce(say(isWanted ? TEXTS.modeIsOn : TEXTS.modeIsOff));
        // Closed meanwhile, it is another question that may stand here.
        if (isAwaited()) close();
      } finally {
        // Also where the answer was lost, and nobody knows here whether it is turned. What failed is said meanwhile.
        void forgetAlerts(queries);
      }
    });
  return (
    <section aria-labelledby="emergency-mode">
      <h2 id="emergency-mode">{say(TEXTS.mode)}</h2>
      {emergency ? (
        <Text mb="sm">
          {say(TEXTS.modeSince)} {formatMoment(emergency.since, language)}
          {emergency.by && (
            <>
              , <Who email={emergency.by} />
            </>
          )}
          .
        </Text>
      ) : (
        <Text c="dimmed" mb="sm">
          {say(TEXTS.modeText)}
        </Text>
      )}
      <Button
        variant={isOn ? 'filled' : 'default'}
        onClick={() => {
          setWanted(!isOn);
          setAsking(true);
        }}
      >
        {say(isOn ? TEXTS.turnOff : TEXTS.turnOn)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(isWanted ? TEXTS.turnOn : TEXTS.turnOff)}
        action={say(isWanted ? TEXTS.turnOn : TEXTS.turnOff)}
        isDanger={isWanted}
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void turn()}
        onClose={close}
      >
        {say(isWanted ? TEXTS.askOn : TEXTS.askOff)}
      </ConfirmDialog>
    </section>
  );
}
