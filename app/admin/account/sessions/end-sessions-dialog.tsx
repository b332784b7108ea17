import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { endOtherSessions, endSession, type Session } from '../account-api.ts';
import { PasswordStep } from '../two-step/password-step.tsx';
import { describeDevice } from './describe-device.ts';
import { SESSIONS_TEXTS } from './sessions-texts.ts';

/** One of one's own sessions, or all except the present one. */
export type SessionsToEnd = Session | 'others';

/** Asks for one's own password and ends `sessions` with it. The dialog is closed while it is null. */
export function EndSessionsDialog(props: {
  sessions: SessionsToEnd | null;
  onClose: () => void;
  onEnded: () => Promise<void>;
}) {
  const { say } = useAdminLanguage();
  const { sessions } = props;
  return (
    <Dialog
      opened={sessions !== null}
      onClose={props.onClose}
      title={
        sessions && say(sessions === 'others' ? SESSIONS_TEXTS.endOthers : SESSIONS_TEXTS.endTitle)
      }
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {sessions && <Question {...props} sessions={sessions} />}
    </Dialog>
  );
}

function Question(props: {
  sessions: SessionsToEnd;
  onClose: () => void;
  onEnded: () => Promise<void>;
}) {
  const { say, language } = useAdminLanguage();
  const { sessions, onClose } = props;
  if (sessions === 'others') {
    return (
      <PasswordStep
        text={say(SESSIONS_TEXTS.endOthersText)}
        action={say(SESSIONS_TEXTS.endOthers)}
        send={async (password) => {
          await endOtherSessions(password);
          announce(say(SESSIONS_TEXTS.othersEnded));
          await props.onEnded();
        }}
        onCancel={onClose}
      />
    );
  }
  const device = say(describeDevice(sessions.userAgent));
  const lastUsed = `${say(SESSIONS_TEXTS.lastUsed)}: ${formatMoment(sessions.lastUsedAt, language)}`;
  return (
    <PasswordStep
      text={`${device}. ${lastUsed}. ${say(SESSIONS_TEXTS.endText)}`}
      action={say(SESSIONS_TEXTS.end)}
      send={async (password) => {
        await endSession(sessions.id, password);
        announce(say(SESSIONS_TEXTS.ended));
        await props.onEnded();
      }}
      onCancel={onClose}
    />
  );
}
