import { Button, TextInput } from '@mantine/core';
import { useAdminLanguage } from '../admin-language.tsx';
import { suggestPassword } from './suggest-password.ts';
import { USERS_TEXTS } from './users-texts.ts';

/** A password for somebody else: suggested, and visible, since it is handed over. */
export function NewPasswordInput(props: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const { say } = useAdminLanguage();
  return (
    <div>
      <TextInput
        label={say(USERS_TEXTS.password)}
        description={say(USERS_TEXTS.passwordHint)}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        error={props.error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        className="user-password"
        required
        withAsterisk={false}
      />
      <Button
        size="compact-sm"
        variant="subtle"
        mt={4}
        onClick={() => props.onChange(suggestPassword())}
      >
        {say(USERS_TEXTS.suggest)}
      </Button>
    </div>
  );
}
