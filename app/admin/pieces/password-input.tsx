import { PasswordInput as MantineInput, type PasswordInputProps } from '@mantine/core';
import { useAdminLanguage } from '../admin-language.tsx';
import { PIECE_TEXTS } from './piece-texts.ts';

/**
 * A password that is required, with the button that shows it. Mantine's own does not tell the browser that it is wrong:
 * screen readers would not say so, and a form could not give it the focus.
 */
export function PasswordInput(props: PasswordInputProps) {
  const { say } = useAdminLanguage();
  return (
    <MantineInput
      required
      withAsterisk={false}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': say(PIECE_TEXTS.showPassword) }}
      {...props}
    />
  );
}
