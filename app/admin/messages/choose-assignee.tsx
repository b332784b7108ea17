import { Alert, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { messageOf } from '../api-client.ts';
import { assignableQuery, assignMessage, type Message } from './messages-api.ts';
import { MESSAGES_TEXTS } from './messages-texts.ts';

interface ChooseAssigneeProps {
  message: Message;
  onChange: (message: Message) => void;
}

/** Who deals with a message; it is kept as it is chosen. */
export function ChooseAssignee({ message, onChange }: ChooseAssigneeProps) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const accounts = useQuery(assignableQuery);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const chosen = message.assignee;
  const known = accounts.data ?? [];
  // A disabled account can no longer be chosen, but it may still be named.
  const shown = chosen && !known.some(({ id }) => id === chosen.id) ? [...known, chosen] : known;

  async function choose(id: string) {
    setBusy(true);
    setProblem('');
    try {
      const changed = await assignMessage(message.id, id || null);
      onChange(changed);
      announce(
        changed.assignee
          ? `${say(MESSAGES_TEXTS.assignedTo)}: ${changed.assignee.name}`
          : say(MESSAGES_TEXTS.assignedToNobody),
      );
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['messages'] });
    }
  }

  return (
    <>
      <NativeSelect
        mt="md"
        maw={360}
        label={say(MESSAGES_TEXTS.assignee)}
        value={chosen?.id ?? ''}
        disabled={isBusy || accounts.isPending}
        onChange={(event) => void choose(event.currentTarget.value)}
        data={[
          { value: '', label: say(MESSAGES_TEXTS.nobody) },
          ...shown.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {(problem || accounts.isError) && (
        <Alert color="red" role="alert" mt="sm">
          {problem || messageOf(accounts.error)}
        </Alert>
      )}
    </>
  );
}
