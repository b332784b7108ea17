import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../api-client.ts';
import { ConfirmDialog } from '../pieces/confirm-dialog.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { endOtherSessions, endSession, type Session, sessionsQuery } from './account-api.ts';
import { describeDevice } from './describe-device.ts';
import { SESSIONS_TEXTS } from './sessions-texts.ts';

/** Where one is signed in, and how to end that. */
export function SessionsSection() {
  const { say } = useAdminLanguage();
  const sessions = useQuery(sessionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);

  async function end(session: Session) {
    try {
      await endSession(session.id);
      announce(say(SESSIONS_TEXTS.ended));
    } catch (error) {
      announceFailure(messageOf(error));
    }
    await sessions.refetch();
    // The button has gone with its session.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="account-sessions" className="account-section">
      <h2 id="account-sessions" ref={heading} tabIndex={-1} className="account-heading">
        {say(SESSIONS_TEXTS.title)}
      </h2>
      <Text c="dimmed" mb="md" maw={520}>
        {say(SESSIONS_TEXTS.text)}
      </Text>
      {sessions.isPending && <Loading rows={2} />}
      {sessions.isError && (
        <LoadProblem
          title={say(SESSIONS_TEXTS.loadFailed)}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && (
        <ul className="sessions">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void end(session)} />
          ))}
        </ul>
      )}
      {sessions.data?.some((session) => !session.current) && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {say(SESSIONS_TEXTS.endOthers)}
        </Button>
      )}
      <EndOthersDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onEnded={async () => {
          await sessions.refetch();
          heading.current?.focus();
        }}
      />
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { say, language } = useAdminLanguage();
  const device = say(describeDevice(session.userAgent));
  const lastUsed = `${say(SESSIONS_TEXTS.lastUsed)}: ${formatMoment(session.lastUsedAt, language)}`;
  return (
    <li className="session">
      <div className="session-facts">
        <strong>{device}</strong>
        {session.current && <span className="session-current">{say(SESSIONS_TEXTS.current)}</span>}
        {session.address && (
          <span>
            {say(SESSIONS_TEXTS.address)}: {session.address}
          </span>
        )}
        <span>
          {say(SESSIONS_TEXTS.since)}: {formatMoment(session.createdAt, language)}
        </span>
        <span>{lastUsed}</span>
      </div>
      {!session.current && (
        <Button
          size="compact-md"
          variant="default"
          aria-label={`${say(SESSIONS_TEXTS.end)}: ${device}. ${lastUsed}`}
          onClick={onEnd}
        >
          {say(SESSIONS_TEXTS.end)}
        </Button>
      )}
    </li>
  );
}

function EndOthersDialog(props: {
  isOpen: boolean;
  onClose: () => void;
  onEnded: () => Promise<void>;
}) {
  const { say } = useAdminLanguage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const close = () => {
    setProblem('');
    props.onClose();
  };

  async function confirm() {
    setBusy(true);
    setProblem('');
    try {
      await endOtherSessions();
      announce(say(SESSIONS_TEXTS.othersEnded));
      close();
      await props.onEnded();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title={say(SESSIONS_TEXTS.endOthers)}
      action={say(SESSIONS_TEXTS.endOthers)}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {say(SESSIONS_TEXTS.endOthersText)}
    </ConfirmDialog>
  );
}
