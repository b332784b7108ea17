import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announceWithUndo } from '../announce.tsx';
import { type Medium, messageOf } from '../api-client.ts';
import { ConfirmDialog } from '../pieces/confirm-dialog.tsx';
import { deleteMedium, forgetMedia, restoreMedium } from './media-api.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function remove() {
    setBusy(true);
    setProblem('');
    try {
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
    } catch (error) {
      setProblem(messageOf(error));
      // Somebody has put it into an entry in the meantime; the list above now says so.
      void queries.invalidateQueries({ queryKey: ['medium', medium.id] });
    } finally {
      setBusy(false);
    }
  }

  if (isUsed) {
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
        onClose={() => setAsking(false)}
      >
        {say(askToDeleteFile(medium.fileName))} {say(MEDIUM_TEXTS.deleteHint)}
      </ConfirmDialog>
    </Group>
  );
}
