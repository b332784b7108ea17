import { Alert, Anchor, Button, Group, Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDateWithWeekday, formatMoment } from '../../i18n/dates.ts';
import { htmlLang } from '../../i18n/language.ts';
import { phoneHref } from '../../ui/phone-href.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { messageOf } from '../api-client.ts';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { acceptProposal, deleteMessage, type Message, markMessage } from './messages-api.ts';
import { MESSAGES_TEXTS } from './messages-texts.ts';
import { replyAddress } from './reply-address.ts';

interface MessageDialogProps {
  message: Message | null;
  onChange: (message: Message) => void;
  onClose: () => void;
}

/** A message with everything that is known about it, and its acts. */
export function MessageDialog({ message, onChange, onClose }: MessageDialogProps) {
  const { say } = useAdminLanguage();
  return (
    <Modal
      opened={message !== null}
      onClose={onClose}
      size="lg"
      title={message?.subject || say(MESSAGES_TEXTS.noSubject)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {message && (
        <>
          <MessageFacts message={message} />
          <div className="message-body" lang={htmlLang(message.language)}>
            {message.body}
          </div>
          <MessageActions
            key={message.id}
            message={message}
            onChange={onChange}
            onClose={onClose}
          />
        </>
      )}
    </Modal>
  );
}

function MessageFacts({ message }: { message: Message }) {
  const { say, language } = useAdminLanguage();
  const local = (name: string) => String(message.details[name] ?? '');
  const moment = (value: string) =>
    `${formatDateWithWeekday(value, language)}, ${value.slice(11, 16)}`;
  return (
    <dl className="message-facts">
      <Fact name={say(MESSAGES_TEXTS.from)}>{message.name}</Fact>
      <Fact name={say(MESSAGES_TEXTS.email)}>
        <Anchor href={`mailto:${encodeURI(message.email)}`}>{message.email}</Anchor>
      </Fact>
      {message.phone && (
        <Fact name={say(MESSAGES_TEXTS.phone)}>
          <Anchor href={phoneHref(message.phone)}>{message.phone}</Anchor>
        </Fact>
      )}
      <Fact name={say(MESSAGES_TEXTS.received)}>{formatMoment(message.createdAt, language)}</Fact>
      <Fact name={say(MESSAGES_TEXTS.reference)}>{message.reference}</Fact>
      <Fact name={say(MESSAGES_TEXTS.kind)}>{say(MESSAGES_TEXTS.kinds[message.kind])}</Fact>
      <Fact name={say(MESSAGES_TEXTS.language)}>
        {say(MESSAGES_TEXTS.languages[message.language])}
      </Fact>
      {local('startsAt') && (
        <Fact name={say(MESSAGES_TEXTS.starts)}>{moment(local('startsAt'))}</Fact>
      )}
      {local('endsAt') && <Fact name={say(MESSAGES_TEXTS.ends)}>{moment(local('endsAt'))}</Fact>}
      {local('location') && <Fact name={say(MESSAGES_TEXTS.location)}>{local('location')}</Fact>}
      <Fact name={say(MESSAGES_TEXTS.state)}>
        {message.state === 'new'
          ? say(MESSAGES_TEXTS.isNew)
          : `${say(MESSAGES_TEXTS.isDone)}${message.handledBy ? ` (${message.handledBy})` : ''}`}
      </Fact>
      {message.endsAt && (
        <Fact name={say(MESSAGES_TEXTS.endsAt)}>
          {formatMoment(message.endsAt, language)}, {say(MESSAGES_TEXTS.endsHint)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function MessageActions({ message, onChange, onClose }: MessageDialogProps & { message: Message }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isNew = message.state === 'new';

  async function act(what: () => Promise<void>) {
    setBusy(true);
    setProblem('');
    try {
      await what();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['messages'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    }
  }

  const mark = () =>
    act(async () => {
      onChange(await markMessage(message.id, isNew ? 'done' : 'new'));
      announce(say(isNew ? MESSAGES_TEXTS.markedDone : MESSAGES_TEXTS.markedNew));
    });
  const remove = () =>
    act(async () => {
      await deleteMessage(message.id);
      announce(say(MESSAGES_TEXTS.deleted));
      onClose();
    });
  const accept = () =>
    act(async () => {
      const { id } = await acceptProposal(message.id);
      announce(say(MESSAGES_TEXTS.accepted));
      onClose();
      await queries.invalidateQueries({ queryKey: ['content', 'event'] });
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
          <Button variant="default" autoFocus onClick={() => setAsking(false)}>
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
        <Button
          component="a"
          href={replyAddress(message)}
          variant={message.kind === 'contact' && isNew ? 'filled' : 'default'}
        >
          {say(MESSAGES_TEXTS.reply)}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void mark()}>
          {say(isNew ? MESSAGES_TEXTS.markDone : MESSAGES_TEXTS.markNew)}
        </Button>
        <Button variant="light" color="red" disabled={isBusy} onClick={() => setAsking(true)}>
          {say(MESSAGES_TEXTS.delete)}
        </Button>
      </Group>
    </>
  );
}
