import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { useBusy } from '../pieces/use-busy.ts';
import { useUser } from '../session.tsx';
import { type Message, tellAssignee } from './messages-api.ts';
import { MESSAGES_TEXTS } from './messages-texts.ts';

interface TellAssigneeProps {
  message: Message;
  assignee: NonNullable<Message['assignee']>;
}

/** A letter to the colleague who is to answer, where somebody wants one: it waits on their first screen in any case. */
export function TellAssignee({ message, assignee }: TellAssigneeProps) {
  const { say } = useAdminLanguage();
  const user = useUser();
  const { isBusy, problem, busily } = useBusy();
  const [isTold, setTold] = useState(false);
  if (message.state !== 'new' || assignee.id === user.id) return null;

  const tell = () =>
    busily(async () => {
      await tellAssignee(message.id);
      setTold(true);
    });

  return (
    <div>
      {!isTold && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={() => void tell()}
        >
          {say(MESSAGES_TEXTS.tell)}
        </Button>
      )}
      <Text size="sm" mt="xs" role="status">
        {isTold && say(MESSAGES_TEXTS.told)}
      </Text>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
}
