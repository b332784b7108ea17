import { Alert, Button, Group } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_REVIEW_NOTE_LENGTH } from '../../../domain/content/model/review.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announceFailure } from '../announce.tsx';
import { ApiError, messageOf } from '../calls/api-client.ts';
import type { AnyEntry } from '../content/content-api.ts';
import { GrowingTextarea } from '../form/growing-textarea.tsx';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { handBack } from './review-api.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

/** Asks what is to change, and hands the entry back to its author. Mounted again for each question. */
export function HandBackDialog(props: {
  entry: AnyEntry;
  /** What is typed, which outlasts a dialog that is closed by mistake. */
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
  onDone: (entry: AnyEntry) => void;
}) {
  const { say } = useAdminLanguage();
  const { entry, note, onClose } = props;
  const isHere = useIsHere();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [wrong, setWrong] = useState('');
  const noteField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wrong) noteField.current?.focus();
  }, [wrong]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // For React the dialog is inside the form of the entry, though not in the document.
    event.stopPropagation();
    setBusy(true);
    setProblem('');
    setWrong('');
    try {
      const back = await handBack(entry.type, entry.id, { note, version: entry.version });
      if (isHere()) onClose();
      props.onDone(back);
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.note : undefined;
      if (!isHere()) announceFailure(field ?? messageOf(error));
      else if (field) setWrong(field);
      else setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(REVIEW_TEXTS.handBackTitle)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        {problem && (
          <Alert color="red" role="alert" mb="md">
            {problem}
          </Alert>
        )}
        <GrowingTextarea
          ref={noteField}
          label={say(REVIEW_TEXTS.note)}
          description={say(REVIEW_TEXTS.noteHint)}
          value={note}
          onChange={(event) => props.onNote(event.currentTarget.value)}
          error={wrong}
          maxLength={MAX_REVIEW_NOTE_LENGTH}
          minRows={4}
          maxRows={12}
          required
          withAsterisk={false}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {say(PIECE_TEXTS.cancel)}
          </Button>
          <Button type="submit" loading={isBusy}>
            {say(REVIEW_TEXTS.handBackDo)}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
