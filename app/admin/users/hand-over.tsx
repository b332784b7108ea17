import { Button, Group, Text } from '@mantine/core';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { useCopy } from '../pieces/use-copy.ts';
import { USERS_TEXTS } from './users-texts.ts';

/** A password for the next sign-in of a user, shown only once, to be handed over. */
export interface GivenPassword {
  email: string;
  password: string;
  /** ISO 8601, or null where it is not known. */
  expiresAt: string | null;
}

export function HandOver(props: GivenPassword & { onDone: () => void }) {
  const { say, language } = useAdminLanguage();
  const { label, note, copy } = useCopy();
  return (
    <>
      <Text>{props.email}</Text>
      <code className="user-secret">{props.password}</code>
      <Text size="sm">{say(USERS_TEXTS.handOver)}</Text>
      {props.expiresAt && (
        <Text size="sm" mt="xs">
          {say(USERS_TEXTS.forFirstSignIn)}{' '}
          {formatLongDate(dayInGreece(new Date(props.expiresAt)), language)}.
        </Text>
      )}
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
