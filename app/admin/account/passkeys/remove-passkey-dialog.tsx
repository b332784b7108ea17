import { useQueryClient } from '@tanstack/react-query';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { type Passkey, removePasskey, sessionsQuery } from '../account-api.ts';
import { PasswordStep } from '../two-step/password-step.tsx';
import { PASSKEYS_TEXTS } from './passkeys-texts.ts';

/** Asks for one's own password and removes `passkey` with it. The dialog is closed while it is null. */
export function RemovePasskeyDialog(props: {
  passkey: Passkey | null;
  onClose: () => void;
  onRemoved: () => Promise<void>;
}) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const { passkey } = props;

  async function remove(id: string, password: string) {
    await removePasskey(id, password);
    announce(say(PASSKEYS_TEXTS.removed));
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    await props.onRemoved();
  }

  return (
    <Dialog
      opened={passkey !== null}
      onClose={props.onClose}
      title={say(PASSKEYS_TEXTS.removeTitle)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      {passkey && (
        <PasswordStep
          text={`${passkey.name}. ${say(PASSKEYS_TEXTS.removeText)}`}
          action={say(PASSKEYS_TEXTS.remove)}
          isDanger
          send={(password) => remove(passkey.id, password)}
          onCancel={props.onClose}
        />
      )}
    </Dialog>
  );
}
