import { Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { ApiError } from '../../calls/api-client.ts';
import { makePasskey } from '../../passkeys/browser-passkeys.ts';
import { Dialog } from '../../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { replaceToken } from '../../session.tsx';
import {
  addPasskey,
  beginPasskey,
  type Passkey,
  passkeysQuery,
  sessionsQuery,
} from '../account-api.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { PasswordStep } from '../two-step/password-step.tsx';
import { PASSKEYS_TEXTS } from './passkeys-texts.ts';

const MAX_NAME_LENGTH = 60;

/** Adds a passkey: a name, the password, and then the device. `onAdded` is called before it closes. */
export function AddPasskeyDialog(props: {
  isOpen: boolean;
  onClose: () => void;
  onAdded?: () => void;
}) {
  const { say } = useAdminLanguage();
  return (
    <Dialog
      opened={props.isOpen}
      onClose={props.onClose}
      title={say(PASSKEYS_TEXTS.add)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <AddForm {...props} />
    </Dialog>
  );
}

function AddForm({ onClose, onAdded }: { onClose: () => void; onAdded?: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const known = useQuery(passkeysQuery);
  const proposal = say(describeDevice(window.navigator.userAgent));
  const [name, setName] = useState(proposal);

  /** The passkeys that were known before a call whose answer was lost. */
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const isThereNow = before !== null && hasMore(known.data?.passkeys, before);

  function finish() {
    announce(say(PASSKEYS_TEXTS.added));
    onAdded?.();
    onClose();
  }

  // The list has come anew, after signing in again where the call had ended the session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is finished once
  useEffect(() => {
    if (isThereNow) finish();
  }, [isThereNow]);

  async function add(password: string) {
    if (before && hasMore(await listAfterLoss(), before)) return;
    setBefore(null);
    const passkey = await makePasskey(await beginPasskey(password));
    const { token, passkeys } = await addPasskey(name.trim() || proposal, passkey).catch(
      (failure: unknown) => {
        if (!isAnswerLost(failure)) throw failure;
        setBefore(known.data?.passkeys.map(({ id }) => id) ?? []);
        throw new ApiError('refused', 0, say(PASSKEYS_TEXTS.answerLost));
      },
    );
    replaceToken(token);
    queries.setQueryData(passkeysQuery.queryKey, { isAvailable: true, passkeys });
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    finish();
  }

  /** A passkey that was added has ended the session, whose new token was in the lost answer. */
  async function listAfterLoss() {
    try {
      return (await queries.fetchQuery(passkeysQuery)).passkeys;
    } catch (failure) {
      const hasEnded = failure instanceof ApiError && failure.status === 401;
      throw hasEnded ? new ApiError('refused', 401, say(PASSKEYS_TEXTS.addedUnheard)) : failure;
    }
  }

  return (
    <PasswordStep
      text={say(PASSKEYS_TEXTS.addText)}
      action={say(PASSKEYS_TEXTS.goOn)}
      send={add}
      onCancel={onClose}
    >
      {known.data?.passkeys.length === 0 && (
        <Text size="sm">{say(PASSKEYS_TEXTS.addFirstText)}</Text>
      )}
      <TextInput
        label={say(PASSKEYS_TEXTS.name)}
        description={say(PASSKEYS_TEXTS.nameHint)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
    </PasswordStep>
  );
}

function hasMore(passkeys: readonly Passkey[] | undefined, before: readonly string[]): boolean {
  return passkeys?.some(({ id }) => !before.includes(id)) ?? false;
}

/** Nobody knows whether the server did it. */
function isAnswerLost(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 0 || failure.status >= 500);
}
