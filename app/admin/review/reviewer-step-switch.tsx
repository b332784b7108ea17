import { Alert, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { messageOf } from '../api-client.ts';
import { reviewerStepQuery, turnReviewerStep } from './review-api.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

/** The switch by which administrators turn review before publishing on and off. */
export function ReviewerStepSwitch() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const step = useQuery(reviewerStepQuery);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function turn(isOn: boolean) {
    setBusy(true);
    setProblem('');
    try {
      queries.setQueryData(reviewerStepQuery.queryKey, await turnReviewerStep(isOn));
      announce(say(isOn ? REVIEW_TEXTS.stepOn : REVIEW_TEXTS.stepOff));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (!step.data) return null;
  return (
    <>
      <Switch
        checked={step.data.isOn}
        disabled={isBusy}
        label={say(REVIEW_TEXTS.step)}
        description={say(REVIEW_TEXTS.stepText)}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
      {problem && (
        <Alert color="red" role="alert" mt="sm">
          {problem}
        </Alert>
      )}
    </>
  );
}
