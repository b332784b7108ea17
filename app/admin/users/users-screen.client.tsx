import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dayInGreece, formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { messageOf } from '../api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { ConfirmDialog } from '../pieces/confirm-dialog.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { checkSession, useUser } from '../session.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';
import { SetPasswordDialog } from './set-password-dialog.tsx';
import { changeUser, type User, usersQuery } from './users-api.ts';
import { USERS_TEXTS } from './users-texts.ts';

import './users.css';

type Change = 'makeAdmin' | 'makeEditor' | 'disable' | 'enable';

/** The accounts of staff; for administrators. */
export function UsersScreen() {
  const { say } = useAdminLanguage();
  const users = useQuery(usersQuery);
  const [isAdding, setAdding] = useState(false);
  const [forPassword, setForPassword] = useState<User | null>(null);
  const [asked, setAsked] = useState<{ user: User; change: Change } | null>(null);
  return (
    <>
      <ScreenHeader title={say(USERS_TEXTS.title)} text={say(USERS_TEXTS.text)}>
        <Button leftSection={<Plus aria-hidden size={18} />} onClick={() => setAdding(true)}>
          {say(USERS_TEXTS.add)}
        </Button>
      </ScreenHeader>
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
  return (
    <ul className="users">
      {users.map((user) => {
        const roleChange: Change = user.role === 'admin' ? 'makeEditor' : 'makeAdmin';
        const access: Change = user.disabled ? 'enable' : 'disable';
        return (
          <li key={user.id} className="user">
            <div className="user-who">
              <strong>
                {user.name} {user.id === own.id && say(USERS_TEXTS.you)}
              </strong>
              <span>{user.email}</span>
            </div>
            <div className="user-facts">
              <span>{say(USERS_TEXTS.roles[user.role])}</span>
              {user.disabled && <span className="user-off">{say(USERS_TEXTS.disabled)}</span>}
              <span className="user-since">
                {say(USERS_TEXTS.since)}{' '}
                {formatLongDate(dayInGreece(new Date(user.createdAt)), language)}
              </span>
            </div>
            <div className="user-actions">
              <RowButton
                user={user}
                text={say(USERS_TEXTS[roleChange])}
                onClick={() => onChange(user, roleChange)}
              />
              <RowButton
                user={user}
                text={say(USERS_TEXTS.newPassword)}
                onClick={() => onPassword(user)}
              />
              <RowButton
                user={user}
                text={say(USERS_TEXTS[access])}
                onClick={() => onChange(user, access)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
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

const CHANGES = {
  makeAdmin: { role: 'admin' },
  makeEditor: { role: 'editor' },
  disable: { disabled: true },
  enable: { disabled: false },
} as const;

const EXPLANATIONS = {
  makeAdmin: USERS_TEXTS.makeAdminText,
  makeEditor: USERS_TEXTS.makeEditorText,
  disable: USERS_TEXTS.disableText,
  enable: USERS_TEXTS.enableText,
};

function ChangeDialog(props: {
  asked: { user: User; change: Change } | null;
  onClose: () => void;
}) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const own = useUser();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { asked } = props;
  const close = () => {
    setProblem('');
    props.onClose();
  };

  async function confirm() {
    if (!asked) return;
    setBusy(true);
    setProblem('');
    try {
      await changeUser(asked.user.id, CHANGES[asked.change]);
      announce(say(USERS_TEXTS.changed));
      close();
      // Who changed their own role may no longer be here.
      if (asked.user.id === own.id) await checkSession();
      await queries.invalidateQueries({ queryKey: ['users'] });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={asked ? say(USERS_TEXTS[asked.change]) : ''}
      action={asked ? say(USERS_TEXTS[asked.change]) : ''}
      isDanger={asked?.change === 'disable'}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {asked && (
        <>
          <Text fw={600}>
            {asked.user.name} ({asked.user.email})
          </Text>
          <Text mt="xs">{say(EXPLANATIONS[asked.change])}</Text>
          {asked.user.id === own.id && (
            <Text mt="xs" fw={600}>
              {say(USERS_TEXTS.ownAccount)}
            </Text>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
