import { Fieldset, Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

interface GroupFieldsetProps {
  ref: Ref<HTMLFieldSetElement>;
  label: string;
  hint: string | undefined;
  /** Said while there is nothing in it; '' otherwise. */
  emptyWords: string;
  children: ReactNode;
}

/** The frame of a field that holds several of something. */
export function GroupFieldset({ ref, label, hint, emptyWords, children }: GroupFieldsetProps) {
  return (
    <Fieldset legend={label} variant="unstyled" className="content-group" ref={ref}>
      {hint && (
        <Text size="sm" c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      {emptyWords && (
        <Text size="sm" c="dimmed">
          {emptyWords}
        </Text>
      )}
      {children}
    </Fieldset>
  );
}
