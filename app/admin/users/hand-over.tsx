import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { USERS_TEXTS } from './users-texts.ts';

/** A new password, shown this once, to be handed to its user. */
export function HandOver(props: { email: string; password: string; onDone: () => void }) {
  const { say } = useAdminLanguage();
  const [note, setNote] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(props.password);
      setNote(say(USERS_TEXTS.copied));
    } catch {
      // A browser may forbid it: the password is in sight and can be selected.
      setNote(say(USERS_TEXTS.notCopied));
    }
  }

  return (
    <>
      <Text>{props.email}</Text>
      <code className="user-secret">{props.password}</code>
      <Text size="sm">{say(USERS_TEXTS.handOver)}</Text>
      <Text size="sm" role="status" mt="xs">
        {note}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => void copy()}>
          {say(USERS_TEXTS.copy)}
        </Button>
        <Button onClick={props.onDone}>{say(USERS_TEXTS.handedOver)}</Button>
      </Group>
    </>
  );
}
