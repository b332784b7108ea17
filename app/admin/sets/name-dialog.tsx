import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_SET_NAME_LENGTH } from '../../../domain/content/sets/set-limits.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announceFailure } from '../announce.tsx';
import { ApiError, messageOf } from '../calls/api-client.ts';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { SETS_TEXTS as TEXTS } from './sets-texts.ts';

interface NameDialogProps {
  title: string;
  /** The text of the button. */
  action: string;
  name?: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a set; it is mounted again for each question. */
export function NameDialog({ title, action, name: before = '', onName, onClose }: NameDialogProps) {
  const { say } = useAdminLanguage();
  const [name, setName] = useState(before);
  const isHere = useIsHere();
  const naming = useMutation({
    mutationFn: () => onName(name),
    onError: (error) => {
      if (!isHere()) announceFailure(messageOf(error));
    },
  });
  const wrong = naming.error instanceof ApiError ? naming.error.fields.name : undefined;

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!naming.isPending) naming.mutate();
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <form noValidate onSubmit={submit}>
        {naming.error && !wrong && (
          <Alert color="red" role="alert" mb="md">
            {messageOf(naming.error)}
          </Alert>
        )}
        <TextInput
          ref={field}
          label={say(TEXTS.name)}
          description={say(TEXTS.nameHint)}
          value={name}
          error={wrong}
          maxLength={MAX_SET_NAME_LENGTH}
          required
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {say(PIECE_TEXTS.cancel)}
          </Button>
          <Button type="submit" loading={naming.isPending}>
            {action}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
