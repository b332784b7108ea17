import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { Loading, LoadProblem } from '../../pieces/load-state.tsx';
import { type Session, sessionsQuery } from '../account-api.ts';
import { describeDevice } from './describe-device.ts';
import { EndSessionsDialog, type SessionsToEnd } from './end-sessions-dialog.tsx';
import { SESSIONS_TEXTS } from './sessions-texts.ts';

/** One's own sessions, and how to end them. */
export function SessionsSection() {
  const { say } = useAdminLanguage();
  const sessions = useQuery(sessionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [toEnd, setToEnd] = useState<SessionsToEnd | null>(null);

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
            <SessionRow key={session.id} session={session} onEnd={() => setToEnd(session)} />
          ))}
        </ul>
      )}
      {sessions.data?.some((session) => !session.current) && (
        <Button variant="default" onClick={() => setToEnd('others')}>
          {say(SESSIONS_TEXTS.endOthers)}
        </Button>
      )}
      <EndSessionsDialog
        sessions={toEnd}
        onClose={() => {
          setToEnd(null);
          // It may have ended by itself in the meantime.
          void sessions.refetch();
        }}
        onEnded={async () => {
          setToEnd(null);
          await sessions.refetch();
          // The button was removed with its session.
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
        {session.way && (
          <span>
            {say(SESSIONS_TEXTS.way)} {say(SESSIONS_TEXTS.ways[session.way])}
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
