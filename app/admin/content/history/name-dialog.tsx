import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_VERSION_NAME_LENGTH } from '../../../../domain/content/model/version-name.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { useBusy } from '../../pieces/use-busy.ts';
import { nameVersion } from './history-api.ts';
import { HISTORY_TEXTS } from './history-texts.ts';

interface Props {
  type: string;
  id: string;
  version: number;
  name: string;
  onClose: () => void;
}

/** Asks for the name of a version; mounted again for each question. */
export function NameDialog({ type, id, version, name, onClose }: Props) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [text, setText] = useState(name);
  const { isBusy, problem, busily } = useBusy();

  const save = () =>
    busily(async (isAwaited) => {
      await nameVersion(type, id, version, text);
      await queries.invalidateQueries({ queryKey: ['content', type, 'history', id] });
      announce(say(HISTORY_TEXTS.named));
      if (isAwaited()) onClose();
    });

  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(HISTORY_TEXTS.name)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={say(HISTORY_TEXTS.name)}
          description={say(HISTORY_TEXTS.nameHint)}
          value={text}
          maxLength={MAX_VERSION_NAME_LENGTH}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        {problem && (
          <Alert color="red" role="alert" mt="md">
            {problem}
          </Alert>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {say(PIECE_TEXTS.cancel)}
          </Button>
          <Button type="submit" loading={isBusy}>
            {say(HISTORY_TEXTS.saveName)}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
