import { Alert, NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { useSentChoice } from '../pieces/use-sent-choice.ts';
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
  // By the arrow keys several are chosen in a row: the list keeps the focus, and the last one counts.
  const choosing = useMutation({
    scope: { id: `assignee of ${message.id}` },
    mutationFn: (id: string) => assignMessage(message.id, id || null),
    onSuccess: (changed) => {
      onChange(changed);
      announce(
        changed.assignee
          ? `${say(MESSAGES_TEXTS.assignedTo)}: ${changed.assignee.name}`
          : say(MESSAGES_TEXTS.assignedToNobody),
      );
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['messages'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  const problem = choosing.error ?? accounts.error;
  const chosen = message.assignee;
  const [shown, show] = useSentChoice(chosen?.id ?? '', choosing.isPending);
  const known = accounts.data ?? [];
  // A disabled account can no longer be chosen, but it may still be named.
  const listed = chosen && !known.some(({ id }) => id === chosen.id) ? [...known, chosen] : known;

  return (
    <>
      <NativeSelect
        mt="md"
        maw={360}
        label={say(MESSAGES_TEXTS.assignee)}
        value={shown}
        disabled={accounts.isPending}
        onChange={(event) => {
          show(event.currentTarget.value);
          choosing.mutate(event.currentTarget.value);
        }}
        data={[
          { value: '', label: say(MESSAGES_TEXTS.nobody) },
          ...listed.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {problem && (
        <Alert color="red" role="alert" mt="sm">
          {messageOf(problem)}
        </Alert>
      )}
    </>
  );
}
