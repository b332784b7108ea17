import { Modal, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { makePasskey } from '../passkeys/browser-passkeys.ts';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { replaceToken } from '../session.tsx';
import { addPasskey, beginPasskey, passkeysQuery, sessionsQuery } from './account-api.ts';
import { describeDevice } from './describe-device.ts';
import { PASSKEYS_TEXTS } from './passkeys-texts.ts';
import { PasswordStep } from './password-step.tsx';

const MAX_NAME_LENGTH = 60;

/** Adds a passkey: a name, the password, and then the device. `onAdded` is called before it closes. */
export function AddPasskeyDialog(props: {
  isOpen: boolean;
  onClose: () => void;
  onAdded?: () => void;
}) {
  const { say } = useAdminLanguage();
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
      title={say(PASSKEYS_TEXTS.add)}
      closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
    >
      <AddForm {...props} />
    </Modal>
  );
}

function AddForm({ onClose, onAdded }: { onClose: () => void; onAdded?: () => void }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const known = useQuery(passkeysQuery);
  const proposal = say(describeDevice(window.navigator.userAgent));
  const [name, setName] = useState(proposal);

  async function add(password: string) {
    const passkey = await makePasskey(await beginPasskey(password));
    const { token, passkeys } = await addPasskey(name.trim() || proposal, passkey);
    replaceToken(token);
    queries.setQueryData(passkeysQuery.queryKey, { isAvailable: true, passkeys });
    void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    announce(say(PASSKEYS_TEXTS.added));
    onAdded?.();
    onClose();
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
