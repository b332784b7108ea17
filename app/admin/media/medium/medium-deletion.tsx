import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announceWithUndo } from '../../announce.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { ConfirmDialog } from '../../pieces/dialogs/confirm-dialog.tsx';
import { useBusy } from '../../pieces/use-busy.ts';
import { deleteMedium, forgetMedia, restoreMedium } from '../media-api.ts';
import { askToDeleteFile, MEDIUM_TEXTS } from './medium-texts.ts';

interface MediumDeletionProps {
  medium: Medium;
  isUsed: boolean;
  onDeleted: () => void;
}

/** Moving a medium that nothing uses to the bin, after a question and with a way back. */
export function MediumDeletion({ medium, isUsed, onDeleted }: MediumDeletionProps) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, setProblem, busily } = useBusy();

  async function remove() {
    const isDone = await busily(async () => {
      await deleteMedium(medium.id);
      setAsking(false);
      onDeleted();
      announceWithUndo({
        message: say(MEDIUM_TEXTS.deleted),
        undo: async () => {
          await restoreMedium(medium.id);
          await forgetMedia(queries);
        },
        done: say(MEDIUM_TEXTS.restored),
      });
      await queries.invalidateQueries({ queryKey: ['media'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    });
    // Somebody may have put it into an entry in the meantime; the list above then says so.
    if (!isDone) void queries.invalidateQueries({ queryKey: ['medium', medium.id] });
  }

  // Whoever asked stays at the question, which says why it was refused.
  if (isUsed && !isAsking) {
    return (
      <Text size="sm" c="dimmed">
        {say(MEDIUM_TEXTS.inUse)}
      </Text>
    );
  }
  return (
    <Group>
      <Button color="red" variant="light" onClick={() => setAsking(true)}>
        {say(MEDIUM_TEXTS.delete)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say(MEDIUM_TEXTS.deleteTitle)}
        action={say(MEDIUM_TEXTS.delete)}
        isDanger
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void remove()}
        onClose={() => {
          setAsking(false);
          setProblem('');
        }}
      >
        {say(askToDeleteFile(medium.fileName))} {say(MEDIUM_TEXTS.deleteHint)}
      </ConfirmDialog>
    </Group>
  );
}
