import { Alert, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { LoadProblem } from '../pieces/load-state.tsx';
import { reviewerStepQuery, turnReviewerStep } from './review-api.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

const TURNING = ['turn-reviewer-step'];

/** The switch by which administrators turn review before publishing on and off. */
export function ReviewerStepSwitch() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const step = useQuery(reviewerStepQuery);
  const turning = useMutation({
    mutationKey: TURNING,
    mutationFn: turnReviewerStep,
    onSuccess: (turned) => {
      queries.setQueryData(reviewerStepQuery.queryKey, turned);
      announce(say(turned.isOn ? REVIEW_TEXTS.stepOn : REVIEW_TEXTS.stepOff));
    },
    // Where the answer is lost, nobody knows here whether it is turned.
    onError: () => void queries.invalidateQueries({ queryKey: reviewerStepQuery.queryKey }),
  });

  if (step.isError && !step.data) {
    return (
      <LoadProblem
        title={say(REVIEW_TEXTS.stepFailed)}
        error={step.error}
        onRetry={() => void step.refetch()}
      />
    );
  }
  if (!step.data) return null;
  return (
    <>
      <Switch
        checked={turning.isPending ? turning.variables : step.data.isOn}
        label={say(REVIEW_TEXTS.step)}
        description={say(REVIEW_TEXTS.stepText)}
        onChange={(event) => {
          // A double click turns it once. It is not disabled meanwhile: that would take the focus from it.
          if (queries.isMutating({ mutationKey: TURNING }) > 0) return;
          turning.mutate(event.currentTarget.checked);
        }}
      />
      {turning.error && (
        <Alert color="red" role="alert" mt="sm">
          {messageOf(turning.error)}
        </Alert>
      )}
    </>
  );
}
