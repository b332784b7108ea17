import { Text } from '@mantine/core';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { sayLength } from './field-texts.ts';

/** From this share of the room on, how much is left is of interest. */
const NEAR = 0.8;

/** How long a text is, once it comes near its limit. Nothing typed is cut off: the limit is only told. */
export function LengthNote({ length, max }: { length: number; max: number }) {
  const { say } = useAdminLanguage();
  const isNear = length >= max * NEAR;
  return (
    <Text
      component="p"
      size="sm"
      role="status"
      className="content-length"
      data-over={length > max || undefined}
    >
      {isNear && say(sayLength(length, max))}
    </Text>
  );
}
