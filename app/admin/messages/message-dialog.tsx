import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { htmlLang } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { ChooseAssignee } from './choose-assignee.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageFacts } from './message-facts.tsx';
import { MessageNotes } from './message-notes.tsx';
import { type Message, messageQuery } from './messages-api.ts';
import { MESSAGES_TEXTS } from './messages-texts.ts';
import { TellAssignee } from './tell-assignee.tsx';
import { WriteAbout, type Writing } from './write-about.tsx';

interface MessageDialogProps {
  message: Message | null;
  onChange: (message: Message) => void;
  onClose: () => void;
}

/** A message with everything that is known about it, what staff wrote about it, and its acts. */
export function MessageDialog({ message, onChange, onClose }: MessageDialogProps) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={message !== null}
      onClose={onClose}
      size="lg"
      title={message?.subject || say(MESSAGES_TEXTS.noSubject)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {message && (
        <MessageInDialog key={message.id} message={message} onChange={onChange} onClose={onClose} />
      )}
    </Dialog>
  );
}

function MessageInDialog({
  message,
  onChange,
  onClose,
}: MessageDialogProps & { message: Message }) {
  const { say } = useAdminLanguage();
  const [writing, setWriting] = useState<Writing | null>(null);
  /** What was written or put aside last: the keyboard goes on from its button. */
  const [ended, setEnded] = useState<Writing | null>(null);
  const found = useQuery(messageQuery(message.id));
  // On a slow line nobody's own program of mail opens in place of the answer that is written here.
  const canSendMail = found.data?.canSendMail ?? found.isPending;
  return (
    <>
      <MessageFacts message={message} />
      <div className="message-body" lang={htmlLang(message.language)}>
        {message.body}
      </div>
      <ChooseAssignee message={message} onChange={onChange} />
      {message.assignee && found.data?.canSendMail && (
        <TellAssignee key={message.assignee.id} message={message} assignee={message.assignee} />
      )}
      {found.isPending && <Loading />}
      {found.isError && (
        <LoadProblem
          title={say(MESSAGES_TEXTS.notesFailed)}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {/* It is asked for again every minute: what somebody writes does not go away where that fails. */}
      {found.data && <MessageNotes notes={found.data.notes} language={message.language} />}
      {found.data && writing && (writing === 'note' || canSendMail) ? (
        <WriteAbout
          key={writing}
          kind={writing}
          message={message}
          notes={found.data.notes}
          onEnd={(changed) => {
            setWriting(null);
            setEnded(writing);
            if (changed) onChange(changed);
          }}
        />
      ) : (
        <MessageActions
          message={message}
          canSendMail={canSendMail}
          onChange={onChange}
          onClose={onClose}
          goOnFrom={ended}
          onWrite={setWriting}
        />
      )}
    </>
  );
}
