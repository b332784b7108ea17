import { Button, Group, Text } from '@mantine/core';
import { useAdminLanguage } from '../admin-language.tsx';
import { useCopy } from '../pieces/use-copy.ts';
import { USERS_TEXTS } from './users-texts.ts';

/** A new password, shown this once, to be handed to its user. */
export function HandOver(props: { email: string; password: string; onDone: () => void }) {
  const { say } = useAdminLanguage();
  const { label, note, copy } = useCopy();
  return (
    <>
      <Text>{props.email}</Text>
      <code className="user-secret">{props.password}</code>
      <Text size="sm">{say(USERS_TEXTS.handOver)}</Text>
      <Text size="sm" role="status" mt="xs">
        {note}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => void copy(props.password)}>
          {label}
        </Button>
        <Button onClick={props.onDone}>{say(USERS_TEXTS.handedOver)}</Button>
      </Group>
    </>
  );
}
