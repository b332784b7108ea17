import { Alert, Button, Checkbox, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { htmlLang } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { ApiError, isUnanswered, messageOf } from '../calls/api-client.ts';
import { browserPlace } from '../form/browser-copies.ts';
import { GrowingTextarea } from '../form/growing-textarea.tsx';
import { dropOne, findOne, keepOne } from '../form/one-draft.ts';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { useUser } from '../session.tsx';
import {
  addNote,
  answerMessage,
  type Message,
  type MessageNote,
  messageQuery,
} from './messages-api.ts';
import { MESSAGES_TEXTS } from './messages-texts.ts';
import { greetingOf } from './reply-address.ts';

export type Writing = 'note' | 'answer';

interface WriteAboutProps {
  kind: Writing;
  message: Message;
  notes: readonly MessageNote[];
  /** Called when it is sent, with the message where that changed; and when it is put aside. */
  onEnd: (changed?: Message) => void;
}

/** Of this tab alone: answers name people, and a computer may have several users. */
function keep(key: string, text: string): void {
  keepOne(window.sessionStorage, key, { text });
}

function readKept(key: string): string | undefined {
  return findOne<{ text: string }>(window.sessionStorage, key)?.text;
}

/** Writes a note for staff, or an answer to the sender. What is typed is kept in this tab until it is sent. */
export function WriteAbout({ kind, message, notes, onEnd }: WriteAboutProps) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const isHere = useIsHere();
  const isAnswer = kind === 'answer';
  const user = useUser();
  const key = browserPlace(user.id, `message-${kind}:${message.id}`);
  const greeting = isAnswer ? `${greetingOf(message)}\n\n` : '';
  const sent = isAnswer ? MESSAGES_TEXTS.answerSent : MESSAGES_TEXTS.noteKept;
  /** Whether somebody's own words stand among what was written. */
  const hasArrived = (words: string, among: readonly MessageNote[]) =>
    among.some(
      ({ kind: of, by, text }) => of === kind && by === user.email && text === words.trim(),
    );
  const [text, setText] = useState(() => {
    const kept = readKept(key);
    return kept === undefined || hasArrived(kept, notes) ? greeting : kept;
  });
  const [isDone, setDone] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** What is wrong with the text: nothing is written, or what the server says. */
  const [wrong, setWrong] = useState<Bilingual | string>('');
  const field = useRef<HTMLTextAreaElement>(null);
  const answers = notes.filter((note) => note.kind === 'answer').length;
  // While it is not known whether the answer went out, sending again is sending the same, not a second one.
  const lostAt = useRef<number | null>(null);
  const known = useRef(notes.length);
  // A message may be closed and opened while its answer goes out: what stands above, sent since the form was opened, is
  // not sent once more. Where this form has lost its answer, what is typed stays, and sending again does it once.
  useEffect(() => {
    if (isBusy || problem || !hasArrived(text, notes.slice(known.current))) return;
    sayOnce();
    onEnd();
  });

  /** Says that it is sent, unless the form that sent it, or one that was opened since, has said so. */
  function sayOnce() {
    if (readKept(key) === undefined) return;
    dropOne(window.sessionStorage, key);
    announce(say(sent));
  }

  function change(value: string) {
    setText(value);
    setWrong('');
    if (value === greeting) dropOne(window.sessionStorage, key);
    else keep(key, value);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '' || text.trim() === greeting.trim()) {
      setWrong(MESSAGES_TEXTS.empty);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      const seen = lostAt.current ?? answers;
      await (isAnswer
        ? answerMessage(message.id, { text, seen, isDone })
        : addNote(message.id, text));
      if (isHere()) announce(say(sent));
      else sayOnce();
      dropOne(window.sessionStorage, key);
      // It is sent. Where the message is not to be had now, the list brings it later.
      const now = await queries
        .fetchQuery({ ...messageQuery(message.id), staleTime: 0 })
        .catch(() => undefined);
      onEnd(now?.message);
    } catch (error) {
      lostAt.current = isUnanswered(error) ? (lostAt.current ?? answers) : null;
      const own = error instanceof ApiError ? error.fields.text : undefined;
      // Who has closed the message believes that it went out. What was typed is kept in the tab.
      if (!isHere()) announceFailure(own ?? messageOf(error));
      setWrong(own ?? '');
      setProblem(own ? '' : messageOf(error));
      if (own) field.current?.focus();
      // Somebody may have answered meanwhile: what they wrote is shown above.
      void queries.invalidateQueries({ queryKey: ['message', message.id] });
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['messages'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    }
  }

  return (
    <form className="message-write" onSubmit={(event) => void send(event)} noValidate>
      <GrowingTextarea
        ref={field}
        autoFocus
        label={say(isAnswer ? MESSAGES_TEXTS.answerText : MESSAGES_TEXTS.noteText)}
        description={
          isAnswer
            ? `${say(MESSAGES_TEXTS.answerHint)} ${message.email}`
            : say(MESSAGES_TEXTS.noteHint)
        }
        lang={isAnswer ? htmlLang(message.language) : undefined}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        error={typeof wrong === 'string' ? wrong : say(wrong)}
        minRows={isAnswer ? 8 : 3}
        maxRows={20}
      />
      {isAnswer && message.state === 'new' && (
        <Checkbox
          mt="md"
          checked={isDone}
          onChange={(event) => setDone(event.currentTarget.checked)}
          label={say(MESSAGES_TEXTS.doneWithIt)}
        />
      )}
      {problem && (
        <Alert color="red" role="alert" mt="md">
          <Text>{problem}</Text>
        </Alert>
      )}
      <Group mt="md" gap="sm">
        <Button type="submit" loading={isBusy}>
          {say(isAnswer ? MESSAGES_TEXTS.sendAnswer : MESSAGES_TEXTS.keepNote)}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => onEnd()}>
          {say(PIECE_TEXTS.cancel)}
        </Button>
      </Group>
    </form>
  );
}
