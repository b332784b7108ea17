import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useBusy } from '../pieces/use-busy.ts';
import { acceptProposal, deleteMessage, type Message, markMessage } from './messages-api.ts';
import { MESSAGES_TEXTS } from './messages-texts.ts';
import { replyAddress } from './reply-address.ts';
import type { Writing } from './write-about.tsx';

interface MessageActionsProps {
  message: Message;
  /** Whether an answer can leave from here; else the mail program of the reader writes it. */
  canSendMail: boolean;
  onChange: (message: Message) => void;
  onClose: () => void;
  onWrite: (kind: Writing) => void;
  /** The button that gets the focus when these are shown. */
  goOnFrom: Writing | null;
}

/** What can be done with a message. */
export function MessageActions({
  message,
  canSendMail,
  onChange,
  onClose,
  onWrite,
  goOnFrom,
}: MessageActionsProps) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isBusy, problem, busily } = useBusy();
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const isNew = message.state === 'new';
  const replyVariant = message.kind === 'contact' && isNew ? 'filled' : 'default';

  async function act(what: Parameters<typeof busily>[0]) {
    await busily(what);
    void queries.invalidateQueries({ queryKey: ['messages'] });
    void queries.invalidateQueries({ queryKey: ['dashboard'] });
  }

  const mark = () =>
    act(async () => {
      onChange(await markMessage(message.id, isNew ? 'done' : 'new'));
      announce(say(isNew ? MESSAGES_TEXTS.markedDone : MESSAGES_TEXTS.markedNew));
    });
  const remove = () =>
    act(async (isAwaited) => {
      await deleteMessage(message.id);
      announce(say(MESSAGES_TEXTS.deleted));
      // Closed meanwhile, it is another message that may be open.
      if (isAwaited()) onClose();
    });
  const accept = () =>
    act(async (isAwaited) => {
      const { id } = await acceptProposal(message.id);
      announce(say(MESSAGES_TEXTS.accepted));
      void queries.invalidateQueries({ queryKey: ['content', 'event'] });
      if (!isAwaited()) return;
      onClose();
      await navigate(`/admin/content/event/${id}`);
    });

  const failure = problem && (
    <Alert color="red" role="alert" mt="md">
      {problem}
    </Alert>
  );

  if (isAsking) {
    return (
      <section className="message-delete" aria-label={say(MESSAGES_TEXTS.deleteTitle)}>
        <Text fw={600}>{say(MESSAGES_TEXTS.deleteTitle)}</Text>
        <Text mt="xs">{say(MESSAGES_TEXTS.deleteText)}</Text>
        {failure}
        <Group mt="md" gap="sm">
          <Button color="red" loading={isBusy} onClick={() => void remove()}>
            {say(MESSAGES_TEXTS.delete)}
          </Button>
          <Button
            variant="default"
            autoFocus
            onClick={() => {
              setAsking(false);
              setHasAsked(true);
            }}
          >
            {say(PIECE_TEXTS.cancel)}
          </Button>
        </Group>
      </section>
    );
  }
  return (
    <>
      {failure}
      <Group mt="lg" gap="sm">
        {message.kind === 'event-proposal' && isNew && (
          <Button disabled={isBusy} onClick={() => void accept()}>
            {say(MESSAGES_TEXTS.accept)}
          </Button>
        )}
        {canSendMail ? (
          <Button
            variant={replyVariant}
            disabled={isBusy}
            autoFocus={goOnFrom === 'answer' && !hasAsked}
            onClick={() => onWrite('answer')}
          >
            {say(MESSAGES_TEXTS.answer)}
          </Button>
        ) : (
          <Button component="a" href={replyAddress(message)} variant={replyVariant}>
            {say(MESSAGES_TEXTS.reply)}
          </Button>
        )}
        <Button
          variant="default"
          disabled={isBusy}
          autoFocus={goOnFrom === 'note' && !hasAsked}
          onClick={() => onWrite('note')}
        >
          {say(MESSAGES_TEXTS.note)}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void mark()}>
          {say(isNew ? MESSAGES_TEXTS.markDone : MESSAGES_TEXTS.markNew)}
        </Button>
        <Button
          variant="light"
          color="red"
          disabled={isBusy}
          autoFocus={hasAsked}
          onClick={() => setAsking(true)}
        >
          {say(MESSAGES_TEXTS.delete)}
        </Button>
      </Group>
    </>
  );
}
