import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { Who } from '../pieces/who.tsx';
import { type Alerts, forgetAlerts, turnEmergencyMode } from './warn-api.ts';
import { WARN_TEXTS as TEXTS } from './warn-texts.ts';

/** One switch: the home page becomes a small page with the warning first, and caches in front may keep pages longer. */
export function EmergencySwitch({ emergency }: { emergency: Alerts['emergency'] }) {
  const { say, language } = useAdminLanguage();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isOn = emergency !== null;
  const turning = useMutation({
    mutationFn: () => turnEmergencyMode(!isOn),
    onSuccess: async () => {
      announce(say(isOn ? TEXTS.modeIsOff : TEXTS.modeIsOn));
      setAsking(false);
      await forgetAlerts(queries);
    },
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
          turning.reset();
          setAsking(true);
        }}
      >
        {say(isOn ? TEXTS.turnOff : TEXTS.turnOn)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(isOn ? TEXTS.turnOff : TEXTS.turnOn)}
        action={say(isOn ? TEXTS.turnOff : TEXTS.turnOn)}
        isDanger={!isOn}
        isBusy={turning.isPending}
        problem={turning.error ? messageOf(turning.error) : undefined}
        onConfirm={() => turning.mutate()}
        onClose={() => setAsking(false)}
      >
        {say(isOn ? TEXTS.askOff : TEXTS.askOn)}
      </ConfirmDialog>
    </section>
  );
}
