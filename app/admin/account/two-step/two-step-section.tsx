import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { twoStepQuery } from '../account-api.ts';
import { TwoStepDialog, type TwoStepTask } from './two-step-dialog.tsx';
import { TWO_STEP_TEXTS } from './two-step-texts.ts';

/** Whether one's own sign-in asks for a code of an app, and the buttons to change that. */
export function TwoStepSection() {
  const { say } = useAdminLanguage();
  const state = useQuery(twoStepQuery);
  const [task, setTask] = useState<TwoStepTask | null>(null);
  return (
    <section aria-labelledby="account-two-step" className="account-section">
      <h2 id="account-two-step" className="account-heading">
        {say(TWO_STEP_TEXTS.title)}
      </h2>
      <Text c="dimmed" mb="md" maw={520}>
        {say(TWO_STEP_TEXTS.text)}
      </Text>
      {state.isPending && <Loading rows={1} />}
      {state.isError && (
        <LoadProblem
          title={say(TWO_STEP_TEXTS.loadFailed)}
          error={state.error}
          onRetry={() => void state.refetch()}
        />
      )}
      {state.data && (
        <>
          <Text fw={600} mb="sm">
            {say(state.data.enabled ? TWO_STEP_TEXTS.isOn : TWO_STEP_TEXTS.isOff)}
            {state.data.required && ` ${say(TWO_STEP_TEXTS.isRequired)}`}
          </Text>
          <Group gap="sm">
            {state.data.enabled ? (
              <>
                <Button variant="default" onClick={() => setTask('newCodes')}>
                  {say(TWO_STEP_TEXTS.newCodes)}
                </Button>
                {!state.data.required && (
                  <Button variant="default" onClick={() => setTask('turnOff')}>
                    {say(TWO_STEP_TEXTS.turnOff)}
                  </Button>
                )}
              </>
            ) : (
              <Button onClick={() => setTask('turnOn')}>{say(TWO_STEP_TEXTS.turnOn)}</Button>
            )}
          </Group>
        </>
      )}
      <TwoStepDialog task={task} onClose={() => setTask(null)} />
    </section>
  );
}
