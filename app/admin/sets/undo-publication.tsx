import { Button, Radio, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ReasonDialog } from '../form/advice/reason-dialog.tsx';
import { useReason } from '../form/advice/use-reason.ts';
import { Localised } from '../pieces/addresses/entry-words.tsx';
import { inEither } from '../pieces/addresses/title-in.ts';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { type ChangedChoice, forgetSets, type PublishingSet, undoSet } from './sets-api.ts';
import { SETS_TEXTS as TEXTS } from './sets-texts.ts';

/** The one way back of a published set; what becomes of entries that were changed since is asked first. */
export function UndoPublication({ set }: { set: PublishingSet }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, busily, forget } = useBusy();
  const [choice, setChoice] = useState<ChangedChoice>('keep');
  const reason = useReason();
  const changed = set.members.filter((member) => member.changedSince);

  const titleOf = (id: string) => {
    const title = set.members.find((member) => member.id === id)?.title;
    return title ? <Localised text={title} /> : id;
  };

  async function undo() {
    await busily(async (isAwaited) => {
      try {
        await reason.withReason((more) =>
          undoSet(set.id, { ...(changed.length > 0 && { changed: choice }), ...more }),
        );
        if (isAwaited()) setOpen(false);
        announce(`${say(TEXTS.undone)}: ${set.name}`, inEither(set.name));
      } finally {
        // An entry may have been changed since this screen was loaded: then it is asked about. What failed is said
        // meanwhile.
        void forgetSets(queries);
      }
    });
  }

  return (
    <div className="set-acts">
      <Button
        variant="default"
        leftSection={<Undo2 aria-hidden size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say(TEXTS.undo)}
      </Button>
      <ConfirmDialog
        // The question for a reason takes its place.
        isOpen={isOpen && !reason.asked}
        title={say(TEXTS.undo)}
        action={say(TEXTS.undo)}
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void undo()}
        onClose={() => {
          setOpen(false);
          forget();
        }}
      >
        <Text>{say(TEXTS.undoQuestion)}</Text>
        {changed.length > 0 && (
          <>
            <Text fw={600} mt="md">
              {say(TEXTS.changedTitle)}
            </Text>
            <ul className="set-titles">
              {changed.map((member) => (
                <li key={member.id}>
                  <Localised text={member.title} />:{' '}
                  {member.changedSince && say(TEXTS.changes[member.changedSince])}
                </li>
              ))}
            </ul>
            <Radio.Group
              mt="md"
              label={say(TEXTS.changedQuestion)}
              value={choice}
              onChange={(value) => setChoice(value as ChangedChoice)}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="keep" label={say(TEXTS.changedKeep)} />
                <Radio value="undo" label={say(TEXTS.changedUndo)} />
              </Stack>
            </Radio.Group>
          </>
        )}
      </ConfirmDialog>
      {reason.asked && (
        <ReasonDialog asked={reason.asked} nameOf={titleOf} back={TEXTS.backToSet} />
      )}
    </div>
  );
}
