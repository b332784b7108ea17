import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { ConfirmDialog } from '../pieces/dialogs/confirm-dialog.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { checkSession, useUser } from '../session.tsx';
import { changeUser, endSessionsOf, removePasskeys, resetTotp, type User } from './users-api.ts';
import { USERS_TEXTS } from './users-texts.ts';

/** The acts on an account that need a confirmation. */
export type Change =
  | 'makeAdmin'
  | 'makeReviewer'
  | 'makeEditor'
  | 'disable'
  | 'enable'
  | 'signOut'
  | 'resetTotp'
  | 'removePasskeys';

const CHANGES: Record<Change, (id: string) => Promise<unknown>> = {
  makeAdmin: (id) => changeUser(id, { role: 'admin' }),
  makeReviewer: (id) => changeUser(id, { role: 'reviewer' }),
  makeEditor: (id) => changeUser(id, { role: 'editor' }),
  disable: (id) => changeUser(id, { disabled: true }),
  enable: (id) => changeUser(id, { disabled: false }),
  signOut: endSessionsOf,
  resetTotp,
  removePasskeys,
};

const DANGERS = new Set<Change>(['disable', 'resetTotp', 'removePasskeys']);

const EXPLANATIONS = {
  makeAdmin: USERS_TEXTS.makeAdminText,
  makeReviewer: USERS_TEXTS.makeReviewerText,
  makeEditor: USERS_TEXTS.makeEditorText,
  disable: USERS_TEXTS.disableText,
  enable: USERS_TEXTS.enableText,
  signOut: USERS_TEXTS.signOutText,
  resetTotp: USERS_TEXTS.resetTotpText,
  removePasskeys: USERS_TEXTS.removePasskeysText,
};

const OUTCOMES: Record<Change, (typeof USERS_TEXTS)['changed']> = {
  makeAdmin: USERS_TEXTS.changed,
  makeReviewer: USERS_TEXTS.changed,
  makeEditor: USERS_TEXTS.changed,
  disable: USERS_TEXTS.changed,
  enable: USERS_TEXTS.changed,
  signOut: USERS_TEXTS.signedOut,
  resetTotp: USERS_TEXTS.totpReset,
  removePasskeys: USERS_TEXTS.passkeysRemoved,
};

/** What the change of an account means for its holder. */
export function explain(change: Change, { role }: Pick<User, 'role'>): Bilingual {
  // A reviewer had no access to users and settings before, either.
  if (change === 'makeEditor' && role === 'reviewer') return USERS_TEXTS.reviewerToEditorText;
  return EXPLANATIONS[change];
}

/** Asks before an account is changed, and changes it. The dialog is closed while `asked` is null. */
export function ChangeDialog(props: {
  asked: { user: User; change: Change } | null;
  onClose: () => void;
}) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const own = useUser();
  const { isBusy, problem, busily, forget } = useBusy();
  const { asked } = props;
  const close = () => {
    forget();
    props.onClose();
  };

  async function confirm() {
    if (!asked) return;
    await busily(async (isAwaited) => {
      await CHANGES[asked.change](asked.user.id);
      announce(say(OUTCOMES[asked.change]));
      // Closed meanwhile, it is another question that may stand here.
      if (isAwaited()) close();
      // Somebody who changed their own role may have lost this screen.
      if (asked.user.id === own.id) await checkSession();
      await queries.invalidateQueries({ queryKey: ['users'] });
    });
  }

  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={asked ? say(USERS_TEXTS[asked.change]) : ''}
      action={asked ? say(USERS_TEXTS[asked.change]) : ''}
      isDanger={asked !== null && DANGERS.has(asked.change)}
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
          <Text mt="xs">{say(explain(asked.change, asked.user))}</Text>
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
