import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { ReasonDialog } from '../form/advice/reason-dialog.tsx';
import { useReason } from '../form/advice/use-reason.ts';
import { PublishLaterDialog } from '../form/publication/publish-later.tsx';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { inEither } from '../pieces/addresses/title-in.ts';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { useIsHere } from '../pieces/use-go-on.ts';
import { useHandsIn } from '../review/review-api.ts';
import { cancelSetPlan, forgetSets, type PublishingSet, publishSet } from './sets-api.ts';
import { sayEntries, sayNotReady, sayPlannedSet, SETS_TEXTS as TEXTS } from './sets-texts.ts';
import { UndoPublication } from './undo-publication.tsx';

/** The publication of a set: now, at a moment, and the way back. */
export function SetActs({ set }: { set: PublishingSet }) {
  const { say } = useAdminLanguage();
  const handsIn = useHandsIn();
  if (handsIn) return <Text mt="lg">{say(TEXTS.byReviewers)}</Text>;
  return set.state === 'published' ? <UndoPublication set={set} /> : <OpenSetActs set={set} />;
}

export function OpenSetActs({ set }: { set: PublishingSet }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const isHere = useIsHere();
  const reason = useReason();
  const [asked, setAsked] = useState<'now' | 'later' | null>(null);
  const [busy, setBusy] = useState<'now' | 'later' | 'cancel' | null>(null);
  const [problem, setProblem] = useState('');
  const waiting = set.members.filter((member) => member.problem).length;
  const titleOf = (id: string) => {
    const title = set.members.find((member) => member.id === id)?.title;
    return title ? <Localised text={title} /> : id;
  };

  async function act(kind: 'now' | 'later' | 'cancel', call: () => Promise<unknown>, done: string) {
    if (busy) return;
    setBusy(kind);
    setProblem('');
    setAsked(null);
    try {
      await call();
      announce(done, inEither(set.name));
    } catch (error) {
      // Whoever believes a set to be published must hear that it is not, wherever they are by then.
      (isHere() ? setProblem : announceFailure)(messageOf(error));
    } finally {
      await forgetSets(queries);
      setBusy(null);
    }
  }

  const publish = (publishAt?: string) =>
    act(
      publishAt ? 'later' : 'now',
      () =>
        reason.withReason((more) =>
          publishSet(set.id, { stamp: set.stamp, ...(publishAt && { publishAt }), ...more }),
        ),
      `${say(publishAt ? TEXTS.planned : TEXTS.published)}: ${set.name}`,
    );

  return (
    <div className="set-acts">
      {problem && (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      )}
      {waiting > 0 && (
        <Text mb="sm" role="status" id="set-not-ready">
          {say(sayNotReady(waiting))}
        </Text>
      )}
      <Group gap="sm">
        <Button
          disabled={waiting > 0}
          loading={busy === 'now'}
          {...(waiting > 0 && { 'aria-describedby': 'set-not-ready' })}
          onClick={() => setAsked('now')}
        >
          {say(TEXTS.publish)}
        </Button>
        <Button
          variant="default"
          disabled={waiting > 0}
          loading={busy === 'later'}
          aria-haspopup="dialog"
          onClick={() => setAsked('later')}
        >
          {say(set.publishAt ? TEXTS.changeTime : TEXTS.publishLater)}
        </Button>
        {set.publishAt && (
          <Button
            variant="default"
            loading={busy === 'cancel'}
            onClick={() =>
              void act('cancel', () => cancelSetPlan(set.id), say(TEXTS.planCancelled))
            }
          >
            {say(TEXTS.cancelPlan)}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        isOpen={asked === 'now'}
        title={`${say(TEXTS.publish)}: ${say(sayEntries(set.members.length))}`}
        action={say(TEXTS.publish)}
        onConfirm={() => void publish()}
        onClose={() => setAsked(null)}
      >
        <ul className="set-titles">
          {set.members.map((member) => (
            <li key={member.id}>{titleOf(member.id)}</li>
          ))}
        </ul>
        <Text c="dimmed" size="sm" mt="xs">
          {say(TEXTS.publishQuestion)}
        </Text>
      </ConfirmDialog>
      {asked === 'later' && (
        <PublishLaterDialog
          planned={set.publishAt}
          languages={[]}
          sayWhen={sayPlannedSet}
          onClose={() => setAsked(null)}
          onPlan={(moment) => void publish(moment)}
        />
      )}
      {reason.asked && (
        <ReasonDialog asked={reason.asked} nameOf={titleOf} back={TEXTS.backToSet} />
      )}
    </div>
  );
}
