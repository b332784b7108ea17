import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatBriefDay, formatBriefMoment, formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { reviewerStepQuery } from '../review/review-api.ts';
import { ReviewerStepSwitch } from '../review/reviewer-step-switch.tsx';
import { useUser } from '../session.tsx';
import { type Change, ChangeDialog } from './change-dialog.tsx';
import { INVITATION_TEXTS } from './invitation-texts.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';
import { SetPasswordDialog } from './set-password-dialog.tsx';
import { type User, usersQuery } from './users-api.ts';
import { countPasskeys, USERS_TEXTS } from './users-texts.ts';

import './users.css';

/** The accounts of staff; for administrators. */
export function UsersScreen() {
  const { say } = useAdminLanguage();
  const users = useQuery(usersQuery);
  const [isInviting, setInviting] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [forPassword, setForPassword] = useState<User | null>(null);
  const [asked, setAsked] = useState<{ user: User; change: Change } | null>(null);
  return (
    <>
      <ScreenHeader title={say(USERS_TEXTS.title)} text={say(USERS_TEXTS.text)}>
        <Button variant="default" onClick={() => setAdding(true)}>
          {say(USERS_TEXTS.add)}
        </Button>
        <Button leftSection={<Plus aria-hidden size={18} />} onClick={() => setInviting(true)}>
          {say(INVITATION_TEXTS.invite)}
        </Button>
      </ScreenHeader>
      <div className="users-step">
        <ReviewerStepSwitch />
      </div>
      <InvitationsSection />
      {users.isPending && <Loading rows={3} />}
      {users.isError && (
        <LoadProblem
          title={say(USERS_TEXTS.loadFailed)}
          error={users.error}
          onRetry={() => void users.refetch()}
        />
      )}
      {users.data && (
        <UserList
          users={users.data}
          onChange={(user, change) => setAsked({ user, change })}
          onPassword={setForPassword}
        />
      )}
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <NewUserDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      <SetPasswordDialog user={forPassword} onClose={() => setForPassword(null)} />
      <ChangeDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface UserListProps {
  users: User[];
  onChange: (user: User, change: Change) => void;
  onPassword: (user: User) => void;
}

function UserList({ users, onChange, onPassword }: UserListProps) {
  const { say, language } = useAdminLanguage();
  const own = useUser();
  const hasReviewers = useQuery(reviewerStepQuery).data?.isOn === true;
  return (
    <ul className="users">
      {users.map((user) => (
        <li key={user.id} className="user">
          <div className="user-who">
            <strong>
              {user.name} {user.id === own.id && say(USERS_TEXTS.you)}
            </strong>
            <span>{user.email}</span>
          </div>
          <div className="user-facts">
            <span>{say(USERS_TEXTS.roles[user.role])}</span>
            {user.totp && <span>{say(USERS_TEXTS.totp)}</span>}
            {user.passkeys > 0 && <span>{say(countPasskeys(user.passkeys))}</span>}
            {user.disabled && <span className="user-off">{say(USERS_TEXTS.disabled)}</span>}
            <FirstPassword expiresAt={user.firstPasswordExpiresAt} />
            <span className="user-since">
              {say(USERS_TEXTS.since)}{' '}
              {formatBriefDay(dayInGreece(new Date(user.createdAt)), language)}
            </span>
            {user.lastSignedInAt && (
              <span className="user-since">
                {say(USERS_TEXTS.lastSignIn)}: {formatBriefMoment(user.lastSignedInAt, language)}
              </span>
            )}
          </div>
          <div className="user-actions">
            {user.id !== own.id && (
              <RowButton
                user={user}
                text={say(USERS_TEXTS.newPassword)}
                onClick={() => onPassword(user)}
              />
            )}
            {listChanges(user, own.id, hasReviewers).map((change) => (
              <RowButton
                key={change}
                user={user}
                text={say(USERS_TEXTS[change])}
                onClick={() => onChange(user, change)}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The state of a password that an administrator gave; empty where the user has chosen one. */
export function FirstPassword({ expiresAt }: { expiresAt: string | null }) {
  const { say, language } = useAdminLanguage();
  if (expiresAt === null) return null;
  const end = new Date(expiresAt);
  if (end <= new Date()) {
    return <span className="user-off">{say(USERS_TEXTS.firstPasswordExpired)}</span>;
  }
  return (
    <span>
      {say(USERS_TEXTS.firstPasswordUntil)} {formatLongDate(dayInGreece(end), language)}
    </span>
  );
}

/** The acts on an account. One's own password, second step and sessions are on one's own screen. */
export function listChanges(user: User, ownId: string, hasReviewers: boolean): Change[] {
  const isOther = user.id !== ownId;
  const changes: (Change | false)[] = [
    user.role !== 'editor' && 'makeEditor',
    user.role !== 'reviewer' && hasReviewers && 'makeReviewer',
    user.role !== 'admin' && 'makeAdmin',
    isOther && user.totp && 'resetTotp',
    isOther && user.passkeys > 0 && 'removePasskeys',
    isOther && !user.disabled && 'signOut',
    user.disabled ? 'enable' : 'disable',
  ];
  return changes.filter((change) => change !== false);
}

function RowButton({ user, text, onClick }: { user: User; text: string; onClick: () => void }) {
  return (
    <Button
      size="compact-md"
      variant="default"
      aria-label={`${text}: ${user.email}`}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
