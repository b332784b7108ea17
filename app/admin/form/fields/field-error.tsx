import { Text } from '@mantine/core';

/** The id of the message of a field, for `aria-describedby`. */
export function fieldErrorId(id: string): string {
  return `${id}-error`;
}

/** The message of a field that is not a Mantine input. Tie it by `aria-describedby={fieldErrorId(id)}`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <Text id={fieldErrorId(id)} c="var(--mantine-color-error)" size="sm" mt={4}>
      {error}
    </Text>
  );
}
